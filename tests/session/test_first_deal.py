"""Who deals first and where everybody sits (RULES 2, First deal; RULES 3, `first_deal`)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sittings import NAMES, refused
from tonk import Rules, TonkError
from tonk.cards import pack_of
from tonk.session import Player, Session, start
from tonk.session.happened import BecameDealer, Cut
from tonk.session.seating import LONGEST_NAME

SECRETS = st.binary(min_size=32, max_size=32)


def seated(how: str, players: int, secret: bytes, **options: object) -> tuple[Session, list[Cut], BecameDealer]:
    rules = Rules.preset("classic", first_deal=how, **options)
    session, events = start(rules, [Player(name) for name in NAMES[:players]], secret)
    *cuts, dealer = events
    assert isinstance(dealer, BecameDealer)
    return session, [cut for cut in cuts if isinstance(cut, Cut)], dealer


def rank(card: int) -> int:
    return card % 13


def in_order(cuts: list[Cut], seats: list[int]) -> list[int]:
    """Rank seats by hand: the first cut of each counts, equals go by their next cuts."""
    firsts = {seat: next(cut for cut in cuts if cut.seat == seat) for seat in seats}
    later = [cut for cut in cuts if not any(cut is first for first in firsts.values())]
    ranked: list[int] = []
    for height in range(12, -1, -1):
        equals = [seat for seat in seats if rank(firsts[seat].card) == height]
        ranked += equals if len(equals) < 2 else in_order([cut for cut in later if cut.seat in equals], equals)
    return ranked


@given(SECRETS, st.integers(2, 6))
def test_the_highest_card_deals_and_the_next_highest_sits_on_the_left(secret: bytes, players: int) -> None:
    session, cuts, dealer = seated("cut_seats", players, secret)
    ranked = in_order(cuts, list(range(players)))
    assert session.dealer_seat == dealer.seat == ranked[0]
    assert [(ranked[0] + k) % players for k in range(players)] == ranked


@given(SECRETS)
def test_each_cuts_a_card_of_their_own_from_the_pack_without_jokers(secret: bytes) -> None:
    _, cuts, _ = seated("cut_seats", 6, secret, jokers=4)
    firsts = [cut.card for cut in cuts if not cut.again]
    assert len(set(firsts)) == 6
    assert max(cut.card for cut in cuts) < 52


@given(SECRETS, st.sampled_from(["cut_seats", "cut_dealer"]))
def test_only_equal_ranks_cut_again(secret: bytes, how: str) -> None:
    _, cuts, _ = seated(how, 6, secret)
    firsts = {cut.seat: rank(cut.card) for cut in cuts if not cut.again}
    again = {cut.seat for cut in cuts if cut.again}
    top = max(firsts.values())
    equals = {
        seat
        for seat, height in firsts.items()
        if list(firsts.values()).count(height) > 1 and (how == "cut_seats" or height == top)
    }
    assert again == equals


@given(SECRETS)
def test_when_only_the_dealer_is_cut_the_seats_stay(secret: bytes) -> None:
    session, cuts, dealer = seated("cut_dealer", 4, secret)
    assert session.seats == (0, 1, 2, 3)
    best = max(rank(cut.card) for cut in cuts if not cut.again)
    assert dealer.seat in {cut.seat for cut in cuts if not cut.again and rank(cut.card) == best}


def test_a_first_dealer_by_lot_may_be_anybody_and_nothing_is_cut() -> None:
    dealers = set()
    for number in range(40):
        session, cuts, dealer = seated("random", 4, bytes([number]) * 32)
        assert cuts == []
        assert session.seats == (0, 1, 2, 3)
        dealers.add(dealer.seat)
    assert dealers == {0, 1, 2, 3}


def test_an_ace_is_low_and_a_king_is_high_for_the_cut() -> None:
    pack = pack_of(52)
    seen = set()
    for number in range(60):
        _, cuts, dealer = seated("cut_dealer", 2, bytes([number]) * 32)
        cards = {cut.seat: pack.names[cut.card][0] for cut in cuts[:2]}
        if cards[0] != cards[1] and "A" in cards.values():
            assert cards[dealer.seat] != "A"
            seen.add("A")
        if cards[0] != cards[1] and "K" in cards.values():
            assert cards[dealer.seat] == "K"
            seen.add("K")
    assert seen == {"A", "K"}


def test_the_same_secret_seats_everybody_alike() -> None:
    assert seated("cut_seats", 5, bytes(32)) == seated("cut_seats", 5, bytes(32))


@pytest.mark.parametrize(
    ("names", "key", "why"),
    [
        (["You"], "too-few-players", "1 player cannot play: Tonk needs at least 2 players."),
        (["You", " "], "player-name", "“” is no name for a player: a name has 1 to 40 letters, digits and signs."),
        (
            ["You", "x" * (LONGEST_NAME + 1)],
            "player-name",
            f"“{'x' * 41}” is no name for a player: a name has 1 to 40 letters,",
        ),
        (["You", "you"], "player-name-taken", "There is a you at the table already: take another name."),
        (
            ["You", "a\x00b"],
            "player-name",
            "“a\\x00b” is no name for a player: a name has 1 to 40 letters, digits and signs.",
        ),
        (
            [str(number) for number in range(9)],
            "too-many-players",
            "9 players are too many for 52 cards with 5 each: at most 8 can play.",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused(names: list[str], key: str, why: str) -> None:
    with pytest.raises(TonkError) as caught:
        start(Rules.preset("classic"), [Player(name) for name in names], bytes(32))
    assert caught.value.refusals[0].key == f"refusal-{key}"
    assert str(caught.value).startswith(why)


def test_a_secret_has_32_bytes() -> None:
    with refused("bad-seed"):
        start(Rules.preset("classic"), [Player("You"), Player("West")], bytes(31))
