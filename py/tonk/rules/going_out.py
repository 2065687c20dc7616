"""Emptying the hand: what it pays, and the boobed deck that lets the hand go on (RULES 2 and 3)."""

from __future__ import annotations

from tonk.rules.options import Group, option

SECTION = "payments"


class GoingOut(Group):
    """The options of going out."""

    boobed: bool = option(False, "play")
    pays_out: int = option(1, SECTION, low=1, high=10)
    pays_tonk: int = option(2, SECTION, low=1, high=10)
    pays_two_spreads: int = option(2, SECTION, low=1, high=10)
    pays_first_turn: int = option(0, SECTION, low=0, high=10)

    def goes_on(self, stock: int, players: int) -> bool:
        """Tell whether the hand goes on when a player empties the hand with so many cards in the stock (boobed)."""
        return self.boobed and stock <= players

    def can_be_boobed(self) -> bool:
        """Tell whether the hand can go on after a player has emptied theirs."""
        return self.boobed

    def by_discard(self) -> int:
        """Give the stakes that each other player pays when the last card was discarded."""
        return self.pays_out

    def rewards_first_turn(self) -> bool:
        """Tell whether two spreads in the first turn have a payment of their own."""
        return self.pays_first_turn > 0

    def without_discard(self, *, by_spread: bool, spreads: int, first_turn: bool, hits: int, slapped: bool) -> int:
        """Give the stakes that each other player pays for a tonk.

        `spreads` are those laid by the player in this hand, `hits` those of this turn.

        >>> rules = GoingOut(pays_first_turn=4)
        >>> rules.without_discard(by_spread=True, spreads=2, first_turn=True, hits=0, slapped=False)
        4
        """
        if self.pays_first_turn and first_turn and spreads >= 2 and not hits and not slapped:
            return self.pays_first_turn
        return self.pays_two_spreads if by_spread and spreads >= 2 else self.pays_tonk
