"""The whole action space of a position, and what the legal actions of it must be."""

from collections.abc import Iterator
from itertools import combinations, permutations

from tonk import State, legal, why_not
from tonk.actions import TOP, Action, Hit, Slap, Spread
from tonk.cards import Pack, numbers_in
from tonk.spreads import Placed

MOST_PLACINGS = 20_000  # of cards on the places of spreads; beyond it a position is passed over
Key = tuple[object, ...]


def meanings(pack: Pack) -> Iterator[tuple[int, ...]]:
    """Give every book and every run of a pack as the cards stood for, found without the engine's tables."""
    width = pack.width
    for rank in range(width):
        for size in (3, 4):
            for suits in combinations(range(4), size):
                yield tuple(suit * width + rank for suit in suits)
    for suit in range(4):
        for size in range(3, width + 1):
            for low in range(width - size + 1):
                yield tuple(range(suit * width + low, suit * width + low + size))


def placings(pack: Pack, hand: int, places: tuple[int, ...]) -> Iterator[Placed]:
    """Give every way to lay cards of a hand on the places of a spread."""
    wild = tuple(numbers_in(hand & pack.wild))
    fixed = [place for place in places if hand >> place & 1 and place not in wild]
    open_places = [place for place in places if place not in fixed]
    # A natural card may stay in the hand while a wild one takes its place.
    for kept in range(len(fixed) + 1):
        for own in combinations(fixed, kept):
            rest = [place for place in places if place not in own]
            if len(rest) <= len(wild):
                for cards in permutations(wild, len(rest)):
                    yield tuple(sorted([*zip(own, own), *zip(cards, rest)], key=lambda pair: pair[1]))
    assert len(open_places) + len(fixed) == len(places)
