"""The secret, the player's own word, and the seeds of the hands (RULES 6)."""

from hashlib import sha256

from sittings import SECRET, next_played, opened, refused
from tonk.session import Reveal, Session, deal_next, end, renew_secret, set_word
from tonk.session.happened import ShowedSecret

ONES = bytes([1]) * 32


def seeds(session: Session, hands: int) -> list[str]:
    found = []
    for _ in range(hands):
        session = next_played(session)
        assert session.hand is not None
        found.append(session.hand.seed.hex())
    return found


def test_the_seed_of_hand_3_with_the_word_kitty_is_as_published() -> None:
    session = opened(2, secret=ONES, word="kitty")
    found = seeds(session, 4)
    assert found[3] == "c4b22ca37d3ee7d6337b2a77951f02938c0e5f103186a05fbe426567da4b3406"


def test_the_deck_of_that_hand_begins_as_published() -> None:
    session = opened(2, secret=ONES, word="kitty")
    for _ in range(3):
        session = next_played(session)
    session, _ = deal_next(session)
    assert session.hand is not None
    setup = session.hand.state.setup
    deck = [setup.pack.names[card] for card in setup.deck[:10]]
    assert deck == ["Ac", "5d", "3d", "3s", "Kh", "Tc", "2c", "Js", "2h", "2d"]


def test_the_word_in_force_at_the_deal_counts() -> None:
    session = next_played(opened(2, word="one"))
    session, _ = set_word(session, "two")
    session, _ = set_word(session, "three")
    session, _ = deal_next(session)
    assert session.hand is not None
    assert session.hand.seed == sha256(SECRET + b"three" + (1).to_bytes(8, "big")).digest()
    assert session.hand.word == "three"


def test_a_word_is_normalised_and_trimmed() -> None:
    session, _ = set_word(opened(2), " e\u0301\n")
    assert session.word == "\u00e9"


def test_a_word_has_at_most_64_code_points() -> None:
    assert set_word(opened(2), "x" * 64)[0].word == "x" * 64
    with refused("word-too-long"):
        set_word(opened(2), "x" * 65)


def test_a_word_is_taken_between_hands_only() -> None:
    session, _ = deal_next(opened(2))
    with refused("hand-on"):
        set_word(session, "late")


def test_the_secret_is_shown_when_the_session_ends() -> None:
    session = next_played(next_played(opened(2)))
    assert session.reveals == ()
    session, events = end(session)
    assert ShowedSecret(-1, SECRET.hex()) in events
    assert session.reveals == (Reveal(SECRET, 0, 2),)


def test_asking_for_a_new_secret_shows_the_old_one_and_hands_count_on() -> None:
    session = next_played(next_played(opened(2)))
    session, events = renew_secret(session, ONES)
    assert events == (ShowedSecret(-1, SECRET.hex()),)
    session, _ = deal_next(session)
    assert session.hand is not None
    assert session.hand.seed == sha256(ONES + (2).to_bytes(8, "big")).digest()
    session, _ = end(session)
    assert session.reveals == (Reveal(SECRET, 0, 2), Reveal(ONES, 2, 3))


def test_every_hand_of_a_session_can_be_checked_from_what_is_shown() -> None:
    session = opened(3, word="kitty")
    dealt = {}
    for number in range(4):
        session = next_played(session)
        assert session.hand is not None
        dealt[number] = session.hand.seed
    session, _ = end(session)
    for reveal in session.reveals:
        for number in range(reveal.first, reveal.last):
            assert dealt.pop(number) == sha256(reveal.secret + b"kitty" + number.to_bytes(8, "big")).digest()
    assert dealt == {}


def test_a_new_secret_is_asked_for_between_hands_only() -> None:
    session, _ = deal_next(opened(2))
    with refused("hand-on"):
        renew_secret(session, ONES)
