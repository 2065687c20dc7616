"""Which cards are played with, which of them are wild, and what they count (RULES 3, Pack and deal)."""

from __future__ import annotations

from tonk.cards import Pack, pack_of
from tonk.rules.options import Group, option

SECTION = "pack"


class PackRules(Group):
    """The options of the pack."""

    pack: int = option(52, SECTION, choices=(52, 40))
    jokers: int = option(0, SECTION, low=0, high=4)
    jokers_wild: bool = option(False, SECTION)
    deuces_wild: bool = option(False, SECTION)
    court_points: str = option("ten", SECTION, choices=("ten", "rising"))

    def make(self) -> Pack:
        """Give the pack in use."""
        return pack_of(
            self.pack,
            jokers=self.jokers,
            rising=self.court_points == "rising",
            jokers_wild=self.jokers_wild,
            deuces_wild=self.deuces_wild,
        )

    def size(self) -> int:
        """Give the number of cards without jokers."""
        return self.pack

    def advice(self, menu: object) -> list[str]:
        """Name the words of advice that this pack calls for with a menu of deal wins (RULES 8)."""
        words = []
        if self.court_points == "rising" and menu != "none":
            words.append("advice-rising-deal-wins")
        if self.pack == 40 and menu == "49_50":
            words.append("advice-40-no-49")
        if self.jokers_wild and not self.jokers:
            words.append("advice-no-jokers")
        return words
