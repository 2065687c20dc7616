"""The hands of a session as hand records that replay by themselves, and how each deal is checked (RULES 5 and 6)."""

import json
from hashlib import sha256

from borders import SECRET, Page
from sittings import next_played, opened
from tonk import Rules, outcome
from tonk.record import play_through, replay
from tonk.session import Choices, end, record_text, set_word
from tonk.session.exporting import hand_record, secret_of
from tonk.session.reading import read_hands
from tonk.shuffle import shuffled


def test_every_hand_is_a_record_that_replays_to_the_same_end() -> None:
    rules = Rules.preset("waiting", suit_bet=2, naturals_bet=1, stake=5)
    session = opened(3, rules)
    for bettors in ((0, 1), (2,), ()):
        session = next_played(session, Choices(suit="h", suit_players=bettors, naturals_players=bettors))
    played, hands = read_hands(record_text(session))
    assert played == session
    assert [hand.number for hand in hands] == [0, 1, 2]
    for hand in hands:
        record = json.loads(json.dumps(hand_record(session, hand)))
        assert outcome(play_through(record).states[-1]) == hand.outcome
        assert record["players"] == [session.players[player].name for player in hand.seats]


def test_a_hand_that_is_on_is_not_given_away() -> None:
    page = Page()
    page.begin()
    assert page.ask("hands")["hands"] == []
    assert page.ask("hands")["text"] == ""


def test_each_hand_can_be_checked_once_its_secret_is_shown() -> None:
    session = next_played(opened(2, word="one"))
    session = next_played(set_word(session, "two")[0])
    assert secret_of(session, 0) is None
    session, _ = end(session)
    for hand, word in zip(read_hands(record_text(session))[1], (b"one", b"two"), strict=True):
        secret = secret_of(session, hand.number)
        assert secret is not None
        assert sha256(bytes.fromhex(secret) + word + hand.number.to_bytes(8, "big")).digest() == hand.seed


def test_the_page_gets_the_hands_with_what_they_were_dealt_from() -> None:
    page = Page()
    page.begin(word="kitty")
    while page.view["next"] in ("you", "bot"):
        page.ask("act", action=page.offered()[0]) if page.view["next"] == "you" else page.ask("bot")
    found = page.ask("hands")
    seed = sha256(bytes.fromhex(SECRET) + b"kitty" + bytes(8)).hexdigest()
    names = Rules.preset("classic").pack.names
    deck = " ".join(names[card] for card in shuffled(52, bytes.fromhex(seed)))
    assert found["hands"] == [{"number": 1, "word": "kitty", "seed": seed, "secret": None, "deck": deck}]
    assert replay(json.loads(found["text"]))["net"] == page.view["result"]["net"]
    page.ask("end_session")
    assert page.ask("hands")["hands"][0]["secret"] == SECRET
