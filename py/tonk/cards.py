"""Packs of cards: their numbering, notation, points and bit masks.

A card is written `8h`, `Td`, `X1` (RULES 5). Inside a pack it is a number, suit by suit (c d h s) from the ace, jokers
last; a hand is a mask with bit `1 << number` set for each card in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tonk.errors import NotationError
from tonk.refusals import refuse, shown

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
COURTS: Final = "JQK"
_REMOVED: Final = {52: "", 40: "89T"}


def numbers_in(mask: int) -> Iterator[int]:
    """Give the numbers of the set bits, lowest first.

    >>> list(numbers_in(0b1010))
    [1, 3]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Pack:
    """A pack of 52 or 40 cards with its jokers, points and wild cards.

    >>> pack = pack_of(52, jokers=1)
    >>> pack.count(pack.mask("As Kd X1 7c"))
    18
    """

    def __init__(self, size: int, jokers: int, rising: bool, jokers_wild: bool, deuces_wild: bool) -> None:
        self.ranks = "".join(rank for rank in RANKS if rank not in _REMOVED[size])
        self.width = width = len(self.ranks)
        self.suit = (1 << width) - 1
        naturals = [rank + suit for suit in SUITS for rank in self.ranks]
        self.names = (*naturals, *(f"X{k + 1}" for k in range(jokers)))
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.all = (1 << len(self.names)) - 1
        self.naturals = (1 << 4 * width) - 1
        self.jokers = self.all ^ self.naturals
        self.deuces = self._rank_mask("2")
        self.aces = self._rank_mask("A")
        self.courts = sum(self._rank_mask(rank) for rank in COURTS)
        self.wild = (self.jokers if jokers_wild else 0) | (self.deuces if deuces_wild else 0)
        # A run of three may start anywhere but on the two highest ranks (RULES 2: the ace is low).
        self.run_starts = self.naturals & ~(self._rank_mask(self.ranks[-1]) | self._rank_mask(self.ranks[-2]))
        self.tops = self._rank_mask(self.ranks[-1])
        self.bottoms = self.aces
        self.suit_points = _suit_points([_points(rank, rising) for rank in self.ranks])

    def _rank_mask(self, rank: str) -> int:
        return sum(1 << suit * self.width + self.ranks.index(rank) for suit in range(4))

    def count(self, hand: int) -> int:
        """Sum the points of all cards of a hand (RULES 2, The count)."""
        points, suit, width = self.suit_points, self.suit, self.width
        return (
            points[hand & suit]
            + points[hand >> width & suit]
            + points[hand >> 2 * width & suit]
            + points[hand >> 3 * width & suit]
        )

    def number(self, text: str) -> int:
        """Read a card; case does not matter and `10d` is `Td`. Raises NotationError."""
        name = text.upper() if text.isascii() else text  # the long s of old print has a capital S, but is none
        name = name.replace("10", "T", 1) if name[:2] == "10" else name
        name = name if name[:1] == "X" else name[:-1] + name[-1:].lower()
        found = self.numbers.get(name)
        if found is None:
            reason = "not-in-pack" if name in _EVERY_NAME else "not-a-card"
            raise NotationError(refuse(reason, text=shown(text)))
        return found

    def mask(self, text: str) -> int:
        """Read cards separated by white space as a mask. Raises NotationError, also for a card named twice."""
        mask = 0
        for word in text.split():
            bit = 1 << self.number(word)
            if mask & bit:
                raise NotationError(refuse("card-twice", text=shown(word)))
            mask |= bit
        return mask

    def write(self, mask: int) -> str:
        """Write a mask as cards, suit by suit.

        >>> pack_of(52).write(pack_of(52).mask("kd AS 10d"))
        'Td Kd As'
        """
        return " ".join(self.names[number] for number in numbers_in(mask))

    def cards(self, mask: int) -> tuple[str, ...]:
        """List the cards of a mask, suit by suit."""
        return tuple(self.names[number] for number in numbers_in(mask))


_EVERY_NAME: Final = frozenset([rank + suit for suit in SUITS for rank in RANKS] + [f"X{k}" for k in range(1, 5)])


def _points(rank: str, rising: bool) -> int:
    if rank in COURTS:
        return 11 + COURTS.index(rank) if rising else 10
    return RANKS.index(rank) + 1


def _suit_points(points: list[int]) -> list[int]:
    """Tabulate the points of every set of cards of one suit."""
    table = [0]
    for value in points:
        table += [value + rest for rest in table]
    return table


@cache
def pack_of(
    size: int,
    *,
    jokers: int = 0,
    rising: bool = False,
    jokers_wild: bool = False,
    deuces_wild: bool = False,
) -> Pack:
    """Give the pack of this make-up, always the same object."""
    return Pack(size, jokers, rising, jokers_wild, deuces_wild)
