"""Books, runs and wild meanings: is it a spread, what fits, every spread in a hand, the best partition.

A spread is a row of pairs (card, the card it stands for), in the order in which records are written: runs in rank
order, books in suit order. Both are the order of the numbers stood for.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from tonk.cards import Pack, numbers_in

Placed = tuple[tuple[int, int], ...]
# A spread that a hand can make: what it stands for, the cards that stand for themselves, the wild cards; as masks.
Making = tuple[int, int, int]
BOOK: Final = "book"
RUN: Final = "run"


def kind_of(pack: Pack, meaning: int) -> str | None:
    """Say whether the cards of a mask form a book, a run or no spread (RULES 1; wild cards by what they stand for).

    >>> from tonk.cards import pack_of
    >>> pack = pack_of(52)
    >>> kind_of(pack, pack.mask("5s 6s 7s")), kind_of(pack, pack.mask("7c 7d 7h")), kind_of(pack, pack.mask("Qd Kd Ad"))
    ('run', 'book', None)
    """
    numbers = tuple(numbers_in(meaning))
    if len(numbers) < 3 or meaning & ~pack.naturals:
        return None
    width, low = pack.width, numbers[0]
    if numbers[-1] // width == low // width:
        return RUN if numbers[-1] - low == len(numbers) - 1 else None
    return BOOK if all(number % width == low % width for number in numbers) else None


def fits(pack: Pack, kind: str, meaning: int) -> int:
    """Give the cards that could be added to a spread: the book's missing suits, the run's two ends."""
    if kind == BOOK:
        rank = (meaning & -meaning).bit_length() - 1
        rank %= pack.width
        return sum(1 << suit * pack.width + rank for suit in range(4)) & ~meaning
    low, high = meaning & -meaning, 1 << meaning.bit_length() - 1
    return (low >> 1 if not low & pack.bottoms else 0) | (high << 1 if not high & pack.tops else 0)


def natural_spreads(pack: Pack, hand: int) -> list[int]:
    """List every spread of a hand in which each card stands for itself, as masks: books, then runs."""
    width, suit = pack.width, pack.suit
    clubs, diamonds = hand & suit, hand >> width & suit
    hearts, spades = hand >> 2 * width & suit, hand >> 3 * width & suit
    minor, major = clubs & diamonds, hearts & spades
    found: list[int] = []
    threes = minor & (hearts | spades) | major & (clubs | diamonds)
    if threes:
        found = _natural_books(width, hand, threes)
    starts = hand & hand >> 1 & hand >> 2 & pack.run_starts
    if starts:
        found += _natural_runs(pack, hand, starts)
    return found


def has_natural_spread(pack: Pack, hand: int, *, books_of_aces: bool) -> bool:
    """Tell whether a hand holds a natural spread; a book of aces counts only when asked."""
    width, suit = pack.width, pack.suit
    if hand & hand >> 1 & hand >> 2 & pack.run_starts:
        return True
    clubs, diamonds = hand & suit, hand >> width & suit
    hearts, spades = hand >> 2 * width & suit, hand >> 3 * width & suit
    threes = clubs & diamonds & (hearts | spades) | hearts & spades & (clubs | diamonds)
    return bool(threes if books_of_aces else threes & ~1)


def _natural_books(width: int, hand: int, ranks: int) -> list[int]:
    found: list[int] = []
    for rank in numbers_in(ranks):
        bits = [bit for bit in (1 << suit * width + rank for suit in range(4)) if hand & bit]
        found += [a | b | c for a, b, c in combinations(bits, 3)]
        if len(bits) == 4:
            found.append(sum(bits))
    return found


def _natural_runs(pack: Pack, hand: int, starts: int) -> list[int]:
    found: list[int] = []
    while starts:
        low = starts & -starts
        starts ^= low
        run, high = low * 7, low << 2
        found.append(run)
        while not high & pack.tops and hand & high << 1:
            high <<= 1
            run |= high
            found.append(run)
    return found


class Runs(dict[int, tuple[int, ...]]):
    """The runs of one suit that sets of its cards and so many wild cards can make, as sets of ranks."""

    def __init__(self, width: int, wild: int, least: int) -> None:
        super().__init__()
        self._every = [((1 << size) - 1) << low for size in range(3, width + 1) for low in range(width - size + 1)]
        self._wild, self._least = wild, least

    def __missing__(self, held: int) -> tuple[int, ...]:
        """Find the runs that a set of cards can make."""
        found = self[held] = tuple(run for run in self._every if _reachable(run, held, self._wild, self._least))
        return found


@cache
def _runs(width: int, wild: int, least: int) -> Runs:
    return Runs(width, wild, least)


@cache
def _rank_books(held: int, wild: int, least: int) -> tuple[int, ...]:
    """List the books of one rank that suits held and so many wild cards can make, as sets of suits."""
    return tuple(book for book in (7, 11, 13, 14, 15) if _reachable(book, held, wild, least))


def _reachable(meaning: int, held: int, wild: int, least: int) -> bool:
    natural = (meaning & held).bit_count()
    return natural >= least and meaning.bit_count() - natural <= wild


def _meanings(pack: Pack, hand: int, wild: int, least: int) -> list[int]:
    """List every set of cards that a hand with so many wild cards could stand for as one spread."""
    width, suit = pack.width, pack.suit
    runs = _runs(width, wild, least)
    c, d, h, s = hand & suit, hand >> width & suit, hand >> 2 * width & suit, hand >> 3 * width & suit
    found = [*runs[c]]
    found += [run << width for run in runs[d]]
    found += [run << 2 * width for run in runs[h]]
    found += [run << 3 * width for run in runs[s]]
    held = max(3 - wild, least)
    if held >= 3:
        ranks = c & d & (h | s) | h & s & (c | d)
    elif held == 2:
        ranks = c & d | h & s | (c | d) & (h | s)
    else:
        ranks = c | d | h | s
    for rank in numbers_in(ranks):
        suits = (c >> rank & 1) | (d >> rank & 1) << 1 | (h >> rank & 1) << 2 | (s >> rank & 1) << 3
        found += [
            sum(1 << k * width + rank for k in range(4) if book >> k & 1) for book in _rank_books(suits, wild, least)
        ]
    return found


def wild_spreads(pack: Pack, hand: int, least: int, first: int = 0) -> list[Making]:
    """List every spread of a hand with wild cards, one for each distinct table and hand that results.

    `least` is how many cards must stand for themselves (RULES 3, `min_naturals`). Jokers are equal: the lowest
    numbers go first, but for one that must be used (`first`, a mask). A card that can stand for itself does.
    """
    found: list[Making] = []
    deuces, jokers = hand & pack.wild & pack.naturals, hand & pack.wild & pack.jokers
    ordered = (*_bits(jokers & first), *_bits(jokers & ~first))
    for meaning in _meanings(pack, hand, (hand & pack.wild).bit_count(), least):
        held, free = meaning & hand, deuces & ~meaning
        size, most = meaning.bit_count(), held.bit_count()
        wild = free.bit_count() + len(ordered)
        for own in range(max(least, size - wild), most + 1):
            naturals = [held] if own == most else [sum(bits) for bits in combinations(_bits(held), own)]
            for added in _added(free, ordered, size - own):
                found += [(meaning, natural, added) for natural in naturals]
    return found


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(1 << number for number in numbers_in(mask))


def _added(free: int, jokers: tuple[int, ...], count: int) -> list[int]:
    """List the choices of so many wild cards: some of the free deuces, and the lowest jokers."""
    if not free:
        return [sum(jokers[:count])] if count <= len(jokers) else []
    twos = _bits(free)
    return [
        sum(some) + sum(jokers[: count - number])
        for number in range(max(0, count - len(jokers)), min(len(twos), count) + 1)
        for some in combinations(twos, number)
    ]


def placed(making: Making) -> Placed:
    """Lay the cards of a spread: naturals on their own places, wild cards in order on the vacant ones."""
    meaning, natural, wild = making
    vacant = numbers_in(wild)
    return tuple((number if natural >> number & 1 else next(vacant), number) for number in numbers_in(meaning))


def as_laid(mask: int) -> Placed:
    """Give the spread in which every card of a mask stands for itself."""
    return tuple((number, number) for number in numbers_in(mask))


def cards_of(spread: Placed) -> int:
    """Give the mask of the cards of a spread."""
    return sum(1 << card for card, _ in spread)


def spreads_in(pack: Pack, hand: int, least: int) -> list[Making]:
    """List every spread that a hand holds, one for each distinct table and hand that results."""
    if hand & pack.wild:
        return wild_spreads(pack, hand, least)
    return [(mask, mask, 0) for mask in natural_spreads(pack, hand)]


def unmatched(pack: Pack, hand: int, least: int) -> int:
    """Give the lowest count of a hand when the cards of spreads in it are free (RULES 3, `held_spreads`)."""
    return pack.count(hand) - _best_saving(pack, hand, least, {})


def _best_saving(pack: Pack, hand: int, least: int, known: dict[int, int]) -> int:
    """Give the most points that spreads without a common card can take from a hand."""
    if hand in known:
        return known[hand]
    spreads = spreads_in(pack, hand, least)
    useful = 0
    for _, natural, _ in spreads:
        useful |= natural
    best = 0
    if useful:
        # Every spread has a card standing for itself: the highest such card is in one of them or in none.
        top = 1 << useful.bit_length() - 1
        best = _best_saving(pack, hand & ~top, least, known)
        for cards in {natural | wild for _, natural, wild in spreads}:
            if cards & top:
                best = max(best, pack.count(cards) + _best_saving(pack, hand & ~cards, least, known))
    known[hand] = best
    return best
