"""Drawing, taking and touching the stock (RULES 3, Play)."""

from __future__ import annotations

from tonk.rules.options import Group, option

SECTION = "play"


class Drawing(Group):
    """The options of drawing and taking."""

    take_must_use: bool = option(False, SECTION)
    return_taken: bool = option(False, SECTION)
    touch_stock: bool = option(False, SECTION)

    def must_use(self) -> bool:
        """Tell whether a card taken must be used at once in a spread or a hit."""
        return self.take_must_use

    def may_return(self, card: int, taken: int, hand: int) -> bool:
        """Tell whether a card may be discarded after a take: the card taken only when it is the last one (RULES 2, J1).

        >>> Drawing().may_return(5, 5, 0b100100), Drawing().may_return(5, 5, 0b100000)
        (False, True)
        """
        return card != taken or self.return_taken or hand == 1 << card

    def returnable(self, taken: int, hand: int) -> int:
        """Give all cards of a hand that may be discarded after taking a card (-1: none was taken)."""
        if taken < 0 or self.may_return(taken, taken, hand):
            return hand
        return hand & ~(1 << taken)

    def may_touch(self) -> bool:
        """Tell whether the stock may be touched before drawing."""
        return self.touch_stock
