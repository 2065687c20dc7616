"""Turns in which a player may not drop, or after a hit may not go out (RULES 3, Waiting)."""

from __future__ import annotations

from tonk.rules.options import Group, option

SECTION = "waiting"


class Waiting(Group):
    """The options of waiting."""

    wait_after_spread: int = option(0, SECTION, low=0, high=5)
    wait_after_hit: int = option(0, SECTION, low=0, high=5)
    wait_own_hit: bool = option(True, SECTION)
    wait_stacking: str = option("add", SECTION, choices=("add", "once_a_round"))
    hit_blocks_out: bool = option(False, SECTION)

    def for_spread(self) -> int:
        """Give the turns that laying a spread makes its player wait."""
        return self.wait_after_spread

    def for_hit(self, *, own: bool, again: bool) -> int:
        """Give the turns that a hit makes the owner of the spread wait.

        `own`: the owner hit it; `again`: another player has hit the owner since the owner's last turn.
        """
        if own:
            return self.wait_after_hit if self.wait_own_hit else 0
        return 0 if again and self.wait_stacking == "once_a_round" else self.wait_after_hit

    def blocks(self, was_hit: int, hand: int) -> bool:
        """Tell whether a player, hit by another since the last turn or not, may not empty the hand in the next."""
        return bool(self.hit_blocks_out and was_hit and hand)

    def has_waits(self) -> bool:
        """Tell whether any wait can be earned."""
        return bool(self.wait_after_spread or self.wait_after_hit)
