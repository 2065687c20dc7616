"""What happens when the stock runs out or the play goes round in a circle (RULES 2 and 3)."""

from __future__ import annotations

from typing import Final

from tonk.rules.options import Group, option

SECTION = "play"
REPETITIONS: Final = 3


class StockOut(Group):
    """The options of the empty stock."""

    stock_end: str = option("wanted", SECTION, choices=("wanted", "emptied"))
    stock_out: str = option("lowest", SECTION, choices=("lowest", "dead"))
    stock_out_tie: str = option("all", SECTION, choices=("all", "dead", "nearest_left"))
    pays_stock: int = option(1, "payments", low=1, high=10)

    def ends_after_turn(self) -> bool:
        """Tell whether the hand ends with the turn in which the last stock card was drawn."""
        return self.stock_end == "emptied"

    def repeats(self, times: int) -> bool:
        """Tell whether a position that occurs for this time ends the hand (RULES 2, J3)."""
        return times >= REPETITIONS

    def is_dead(self) -> bool:
        """Tell whether nobody is ever paid when the stock runs out."""
        return self.stock_out == "dead"

    def paid(self, counts: tuple[int, ...], from_left: tuple[int, ...]) -> tuple[int, ...]:
        """List the seats paid at stock-out; empty for a dead hand. `from_left` are the seats from the dealer's left on.

        >>> StockOut().paid((7, 4, 4), (1, 2, 0)), StockOut(stock_out_tie="nearest_left").paid((4, 7, 4), (1, 2, 0))
        ((1, 2), (2,))
        """
        if self.stock_out == "dead":
            return ()
        low = min(counts)
        lowest = tuple(seat for seat, count in enumerate(counts) if count == low)
        if len(lowest) == 1 or self.stock_out_tie == "all":
            return lowest
        if self.stock_out_tie == "dead":
            return ()
        return (next(seat for seat in from_left if seat in lowest),)

    def stakes(self) -> int:
        """Give the stakes that each of the others pays to the lowest count."""
        return self.pays_stock
