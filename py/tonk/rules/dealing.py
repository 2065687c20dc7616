"""How many cards are dealt, whether one is turned up, and who deals first (RULES 2 and 3, Pack and deal)."""

from __future__ import annotations

from tonk.refusals import Refusal, refuse, shown
from tonk.rules.options import Group, option

SECTION = "pack"


class Dealing(Group):
    """The options of the deal."""

    hand_size: int = option(5, SECTION, low=3, high=10)
    upcard: bool = option(True, SECTION)
    first_deal: str = option("cut_seats", SECTION, choices=("cut_seats", "cut_dealer", "random"))

    def each(self) -> int:
        """Give the number of cards dealt to each player."""
        return self.hand_size

    def turned(self) -> int:
        """Give the number of cards turned up after the deal."""
        return 1 if self.upcard else 0

    def why_not_players(self, cards: int, players: int) -> Refusal | None:
        """Refuse a table for which the stock would hold fewer cards than players after the deal (RULES 2, Players)."""
        if players < 2:
            return refuse("too-few-players", players=players)
        if cards - players * self.hand_size - self.turned() >= players:
            return None
        most = (cards - self.turned()) // (self.hand_size + 1)
        return refuse("too-many-players", players=shown(players), most=most, cards=cards, size=self.hand_size)

    def how_first(self) -> str:
        """Say how the first dealer is found."""
        return self.first_deal
