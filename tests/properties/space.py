"""The whole action space of a position, and what the legal actions must be: exactly what is not refused."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tonk import State, legal, why_not
from tonk.actions import TOP, Action, Discard, Hit, Slap, Spread
from tonk.cards import Pack, numbers_in
from tonk.spreads import Placed
from tonk.state import PLAY

MOST_WILD = 4  # in a hand; with more there are too many ways to lay a spread
Key = tuple[object, ...]


@cache
def meanings(pack: Pack) -> tuple[tuple[int, ...], ...]:
    """List every book and every run of a pack as the cards stood for, found without the engine's tables."""
    width = pack.width
    books = [
        tuple(suit * width + rank for suit in suits)
        for rank in range(width)
        for size in (3, 4)
        for suits in combinations(range(4), size)
    ]
    runs = [
        tuple(range(suit * width + low, suit * width + low + size))
        for suit in range(4)
        for size in range(3, width + 1)
        for low in range(width - size + 1)
    ]
    return (*books, *runs)


def placings(pack: Pack, hand: int, places: tuple[int, ...]) -> Iterator[Placed]:
    """Give every way to lay cards of a hand on places: each card as itself, wild ones on any place."""
    if not places:
        yield ()
        return
    first, rest = places[0], places[1:]
    for card in numbers_in(hand & (pack.wild | 1 << first)):
        for others in placings(pack, hand & ~(1 << card), rest):
            yield ((card, first), *others)


def spreads(state: State, seat: int) -> Iterator[Spread]:
    """Give every book and run that cards of the hand could stand for, and small sets of cards that may be neither."""
    pack, hand = state.setup.pack, state.hands[seat]
    size = hand.bit_count()
    for places in meanings(pack):
        if len(places) <= size:
            for placed in placings(pack, hand, places):
                yield Spread(seat, pack, placed, sum(1 << card for card, _ in placed))
    for number in (1, 2, 3, 4):
        for cards in combinations(numbers_in(hand), number):
            yield Spread(seat, pack, tuple((card, card) for card in cards), sum(1 << card for card in cards))


def stands_for(pack: Pack, card: int) -> Iterator[int]:
    """Give all that a card could stand for."""
    yield card
    if pack.wild >> card & 1:
        yield from (other for other in numbers_in(pack.naturals) if other != card)


def candidates(state: State, seat: int) -> Iterator[Action]:
    """Give every action of a seat that is worth asking about, of whatever hand and phase."""
    acts, pack = state.setup.acts[seat], state.setup.pack
    yield from (acts.drop, acts.draw, acts.take, acts.touch, acts.claim, acts.end)
    yield from (Discard(seat, pack, card) for card in range(len(pack.names)))
    if state.phase == PLAY and seat == state.actor:
        yield from spreads(state, seat)
    for number in range(len(state.table) + 1):
        for card in range(len(pack.names)):
            yield from (Hit(seat, pack, card, stands, number) for stands in stands_for(pack, card))
        yield Slap(seat, pack, TOP, TOP, number)
        if state.pile is not None:
            top = state.pile[0]
            yield from (Slap(seat, pack, top, stands, number) for stands in stands_for(pack, top))


def left(state: State, seat: int, cards: int) -> Key:
    """Tell what is left of a hand, jokers being equal."""
    pack, rest = state.setup.pack, state.hands[seat] & ~cards
    return rest & pack.naturals, (rest & pack.jokers).bit_count()


def key(state: State, action: Action) -> Key:
    """Give what tells two actions apart: the table and the hand that result."""
    if isinstance(action, Spread):
        return "spread", frozenset(stands for _, stands in action.placed), left(state, action.seat, action.cards)
    if isinstance(action, Hit):
        return "hit", action.spread, action.stands, left(state, action.seat, 1 << action.card)
    if isinstance(action, Slap):
        assert state.pile is not None
        return "slap", action.spread, state.pile[0] if action.card == TOP else action.stands
    return (str(action),)


def check_canonical(state: State, action: Spread | Hit) -> None:
    """Hold that the lowest jokers are used, and that the wild cards of a spread lie in order on the vacant places."""
    placed = action.placed if isinstance(action, Spread) else ((action.card, action.stands),)
    used = sum(1 << card for card, _ in placed) & state.setup.pack.jokers
    kept = state.hands[action.seat] & state.setup.pack.jokers & ~used
    assert not used or not kept or used.bit_length() < (kept & -kept).bit_length(), f"{action} keeps a lower joker"
    wild = [card for card, stands in placed if card != stands]
    assert wild == sorted(wild), f"{action} has wild cards out of order"


def check_legal(state: State, seat: int) -> int:
    """Hold that the legal actions of a seat are exactly what is not refused, one for each result; count the asked."""
    offered = legal(state, seat)
    keys = {key(state, action) for action in offered}
    assert len(keys) == len(offered), "two legal actions lead to the same"
    for action in offered:
        assert action.seat == seat
        assert why_not(state, action) is None, f"{action} is offered and refused"
        if isinstance(action, (Spread, Hit)):
            check_canonical(state, action)
    asked = 0
    for action in candidates(state, seat):
        asked += 1
        refused = why_not(state, action) is not None
        assert refused or key(state, action) in keys, f"{action} is accepted and not offered"
    return asked


def is_small(state: State) -> bool:
    """Tell whether the whole space of a position can be asked about."""
    wild = state.setup.pack.wild
    return all((hand & wild).bit_count() <= MOST_WILD for hand in state.hands)


def check_all_legal(state: State) -> int:
    """Hold the legal actions of every seat; together they are those of the position."""
    together = sorted(str(action) for seat in range(state.setup.players) for action in legal(state, seat))
    assert together == sorted(str(action) for action in legal(state))
    return sum(check_legal(state, seat) for seat in range(state.setup.players))
