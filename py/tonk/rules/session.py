"""How long a session lasts, The Big One, and the words of the table (RULES 3, Session)."""

from __future__ import annotations

from tonk.refusals import Refusal, refuse
from tonk.rules.options import Group, option

SECTION = "session"


class SessionRules(Group):
    """The options of a session."""

    deals: int = option(0, SECTION, low=0, high=500)
    big_one: int = option(0, SECTION, low=0, high=20)
    words: str = option("classic", SECTION, choices=("classic", "rushville", "washington"))

    def conflicts(self) -> list[Refusal]:
        """List the contradictions among these options."""
        if self.deals and self.big_one > self.deals:
            return [refuse("big-one-too-long", value=self.big_one, most=self.deals)]
        return []

    def planned(self) -> int:
        """Give the planned number of hands; 0: open-ended."""
        return self.deals

    def is_big(self, number: int) -> bool:
        """Tell whether hand `number`, counted from 0, of a planned session counts double."""
        return bool(self.deals) and number >= self.deals - self.big_one

    def may_be_called(self) -> bool:
        """Tell whether the dealer may call The Big One: only in an open-ended session."""
        return not self.deals

    def called_deals(self) -> int:
        """Give how many deals are double once The Big One is called, before the session ends."""
        return self.big_one or 1

    def vocabulary(self) -> str:
        """Name the vocabulary of the page."""
        return self.words
