"""What a hand is worth: its count, less what its beginnings of spreads promise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tonk.cards import Pack, numbers_in
from tonk.rules import Rules
from tonk.view import View

_FEW = 3  # wild cards with which an exact count is quick
_FREED = 15  # points that a wild card frees in a hand, roughly


@cache
def points_of(pack: Pack) -> tuple[int, ...]:
    """List the points of each card of a pack by number."""
    return tuple(pack.count(1 << number) for number in range(len(pack.names)))


@cache
def rank_masks(pack: Pack) -> tuple[int, ...]:
    """List the four cards of each rank as a mask."""
    return tuple(sum(1 << suit * pack.width + rank for suit in range(4)) for rank in range(pack.width))


def counted(rules: Rules, hand: int) -> int:
    """Count a hand as these rules do; where wild cards may free the others (`held_spreads`) only roughly, to save time.

    >>> rules = Rules.preset("classic", deuces_wild=True, held_spreads="free")
    >>> counted(rules, rules.pack.mask("7c 7d 7h Ks")), counted(rules, rules.pack.mask("2c Kd Kh 8s 9d"))
    (10, 22)
    """
    wild = hand & rules.pack.wild
    if not wild or not rules.spreading.frees_held():
        return rules.spreading.count(rules.pack, hand)
    return max(0, rules.spreading.count(rules.pack, hand ^ wild) - _FREED * wild.bit_count())


def own_count(view: View) -> int:
    """Count the viewer's hand for a drop: exactly, unless it has so many wild cards that nearly all of it is free."""
    if (view.hand & view.pack.wild).bit_count() <= _FEW:
        return view.points
    return counted(view.rules, view.hand)


def beginnings(pack: Pack, hand: int) -> Iterator[tuple[int, int]]:
    """Give each pair of cards that one more would make a spread, with the cards that would do it.

    >>> from tonk.cards import pack_of
    >>> pack = pack_of(52)
    >>> [(pack.write(pair), pack.write(outs)) for pair, outs in beginnings(pack, pack.mask("7c 7d 8d Td"))]
    [('7c 7d', '7h 7s'), ('7d 8d', '6d 9d'), ('8d Td', '9d')]
    """
    width = pack.width
    for shift in range(1, 4):
        same = hand & hand >> shift * width
        for low in numbers_in(same):
            pair = 1 << low | 1 << low + shift * width
            yield pair, rank_masks(pack)[low % width] & ~pair
    for low in numbers_in(hand & hand >> 1 & ~pack.tops):
        bit = 1 << low
        yield bit * 3, (0 if bit & pack.bottoms else bit >> 1) | (0 if bit << 1 & pack.tops else bit << 2)
    for low in numbers_in(hand & hand >> 2 & pack.run_starts):
        yield 5 << low, 2 << low


def promise(pack: Pack, hand: int, live: int) -> int:
    """Sum the points that each live card would free by completing a spread.

    >>> from tonk.cards import pack_of
    >>> pack = pack_of(52)
    >>> promise(pack, pack.mask("7c 7d 2h"), pack.mask("7h 7s 9c"))
    28
    """
    total = 0
    for pair, outs in beginnings(pack, hand & pack.naturals & ~pack.wild):
        if outs & live:
            total += pack.count(pair) * (outs & live).bit_count()
    return total
