"""Adding cards to spreads on the table (RULES 3, Play)."""

from __future__ import annotations

from tonk.cards import Pack
from tonk.rules.options import Group, option
from tonk.spreads import BOOK, fits

SECTION = "play"


class Hitting(Group):
    """The options of hits."""

    fourth_to_book: bool = option(True, SECTION)
    hits_per_turn: int = option(0, SECTION, choices=(0, 1))
    hit_replaces_discard: bool = option(False, SECTION)

    def open_places(self, pack: Pack, kind: str, meaning: int) -> int:
        """Give the cards that a spread on the table may still take."""
        if kind == BOOK and not self.fourth_to_book:
            return 0
        return fits(pack, kind, meaning)

    def may_hit(self, hits: int) -> bool:
        """Tell whether another hit is allowed in a turn with so many hits."""
        return not self.hits_per_turn or hits < self.hits_per_turn

    def ends_without_discard(self, hits: int) -> bool:
        """Tell whether a turn with so many hits ends with no discard."""
        return self.hit_replaces_discard and hits > 0
