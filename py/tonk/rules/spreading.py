"""Laying spreads: how many natural cards they need, whether they must be laid, whether held ones count (RULES 3)."""

from __future__ import annotations

from tonk.cards import Pack
from tonk.rules.options import Group, option
from tonk.spreads import BOOK, Placed, has_natural_spread, kind_of, natural_spreads, unmatched

SECTION = "play"


class Spreading(Group):
    """The options of spreads."""

    min_naturals: int = option(1, "pack", choices=(1, 2))
    must_spread: str = option("no", SECTION, choices=("no", "yes", "yes_but_aces"))
    held_spreads: str = option("count", SECTION, choices=("count", "free"))

    def least(self) -> int:
        """Give the number of cards of a spread that must stand for themselves."""
        return self.min_naturals

    def enough_naturals(self, spread: Placed) -> bool:
        """Tell whether enough cards of a spread stand for themselves."""
        return sum(card == stands for card, stands in spread) >= self.min_naturals

    def is_forced(self) -> bool:
        """Tell whether natural spreads must be laid at all."""
        return self.must_spread != "no"

    def owes_spread(self, pack: Pack, hand: int, room: int) -> bool:
        """Tell whether a hand holds a natural spread that must be laid before the turn may end.

        `room` is how many cards may leave the hand; no longer spread is asked for (RULES 3, hit_blocks_out).
        """
        if self.must_spread == "no":
            return False
        aces = self.must_spread == "yes"
        if not has_natural_spread(pack, hand, books_of_aces=aces):
            return False
        if room >= hand.bit_count():
            return True
        return any(
            spread.bit_count() <= room and (aces or spread & ~pack.aces or kind_of(pack, spread) != BOOK)
            for spread in natural_spreads(pack, hand)
        )

    def frees_held(self) -> bool:
        """Tell whether spreads held in hand do not count."""
        return self.held_spreads == "free"

    def count(self, pack: Pack, hand: int) -> int:
        """Count a hand (RULES 2, The count): the spreads held in it are free when the option says so."""
        if self.held_spreads == "free":
            return unmatched(pack, hand, self.min_naturals)
        return pack.count(hand)
