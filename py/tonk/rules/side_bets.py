"""The two side bets: the called suit, and the first natural three of a kind (RULES 3, Session)."""

from __future__ import annotations

from tonk.cards import SUITS, Pack
from tonk.rules.options import Group, option

SECTION = "session"


class SideBetting(Group):
    """The options of side bets."""

    suit_bet: int = option(0, SECTION, low=0, high=100)
    naturals_bet: int = option(0, SECTION, low=0, high=100)

    def suit_amount(self) -> int:
        """Give what each participant puts in the pot of the called suit; 0: the bet is off."""
        return self.suit_bet

    def naturals_amount(self) -> int:
        """Give what each participant adds every deal to the pot of naturals; 0: the bet is off."""
        return self.naturals_bet


def highest_of_suit(pack: Pack, dealt: tuple[int, ...], suit: str, seats: tuple[int, ...]) -> int | None:
    """Find the participant dealt the highest card of a suit, K high, A low; None when nobody was dealt one.

    >>> from tonk.cards import pack_of
    >>> pack = pack_of(52)
    >>> highest_of_suit(pack, (pack.mask("Ah 9s"), pack.mask("2h Kd")), "h", (0, 1))
    1
    """
    of_suit = pack.suit << SUITS.index(suit) * pack.width
    best = max(seats, key=lambda seat: dealt[seat] & of_suit, default=None)
    return best if best is not None and dealt[best] & of_suit else None
