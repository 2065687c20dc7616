"""Slapping a discard onto a spread before the next turn begins (RULES 3, Slapping)."""

from __future__ import annotations

from tonk.rules.options import Group, option


class Slapping(Group):
    """The option of slapping."""

    slap: str = option("off", "play", choices=("off", "race", "next_first"))

    def is_on(self) -> bool:
        """Tell whether discards may be slapped."""
        return self.slap != "off"

    def is_turn(self, seat: int, following: int) -> bool:
        """Tell whether a slap counts as the slapper's turn: the next player's does with priority (RULES 3, J5)."""
        return self.slap == "next_first" and seat == following
