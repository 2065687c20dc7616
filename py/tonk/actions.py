"""What a player may do: actions, their notation (RULES 5), and the interned actions of a seat.

Cards are numbers of the pack; `stands` is the card that a wild card stands for, and the card itself otherwise.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from tonk.cards import Pack, numbers_in
from tonk.frozen import Frozen
from tonk.spreads import Making, Placed, as_laid, cards_of, placed

KEPT: Final = 10_000  # how many spreads with wild cards a seat keeps interned
TOP: Final = -1  # in a slap: the top discard, standing for itself


class Action(Frozen):
    """Something a seat does; `str()` is its notation."""

    seat: int
    pack: Pack

    @property
    def verb(self) -> str:
        """Give the verb of the notation."""
        return type(self).__name__.lower()

    @property
    def operands(self) -> str:
        """Give what follows the verb, with a space before it."""
        return ""

    def __str__(self) -> str:
        return f"{self.seat} {self.verb}{self.operands}"

    def __repr__(self) -> str:
        return f"<{self}>"

    def place(self, card: int, stands: int) -> str:
        """Write a card with what it stands for, when that is another card."""
        names = self.pack.names
        return names[card] if card == stands else f"{names[card]}={names[stands]}"


class Drop(Action):
    """Stop the play by showing the hand."""


class Draw(Action):
    """Draw the top card of the stock; on an empty stock: say that one wants to."""


class Take(Action):
    """Take the top discard."""


class Touch(Action):
    """Touch the stock, which commits to drawing."""


class Claim(Action):
    """Claim a deal win on the first turn."""


class End(Action):
    """End a turn without a discard."""


class Discard(Action):
    """Discard a card."""

    card: int

    @property
    def operands(self) -> str:
        """Give the card."""
        return f" {self.pack.names[self.card]}"


class Spread(Action):
    """Lay a spread."""

    placed: Placed
    cards: int  # the mask of the cards laid

    @property
    def operands(self) -> str:
        """Give the cards in the order of records."""
        return "".join(f" {self.place(card, stands)}" for card, stands in self.placed)


class Hit(Action):
    """Add a card to a spread on the table."""

    card: int
    stands: int
    spread: int

    @property
    def operands(self) -> str:
        """Give the card and the number of the spread."""
        return f" {self.place(self.card, self.stands)} {self.spread}"


class Slap(Action):
    """Put the top discard on a spread; `card` is TOP unless named, as a wild card that stands for another must be."""

    card: int
    stands: int
    spread: int

    @property
    def operands(self) -> str:
        """Give the number of the spread, after the card when it was named."""
        named = "" if self.card == TOP else f" {self.place(self.card, self.stands)}"
        return f"{named} {self.spread}"


class DiscardsOf(dict[int, tuple[Discard, ...]]):
    """The discards of every set of cards of a suit, made when first asked for."""

    def __init__(self, discards: dict[int, Discard], shift: int) -> None:
        super().__init__()
        self._all = discards
        self._shift = shift

    def __missing__(self, cards: int) -> tuple[Discard, ...]:
        """Make the discards of a set of cards."""
        made = tuple(self._all[1 << number + self._shift] for number in numbers_in(cards))
        self[cards] = made
        return made


class SeatActions:
    """The actions of one seat, made once each."""

    def __init__(self, pack: Pack, seat: int) -> None:
        self.pack = pack
        self.seat = seat
        self.drop = Drop(seat, pack)
        self.draw = Draw(seat, pack)
        self.take = Take(seat, pack)
        self.touch = Touch(seat, pack)
        self.claim = Claim(seat, pack)
        self.end = End(seat, pack)
        self.discards = {1 << card: Discard(seat, pack, card) for card in range(len(pack.names))}
        self._discards_of_suit = [DiscardsOf(self.discards, shift * pack.width) for shift in range(5)]
        self._natural: dict[int, Spread] = {}
        self._wild: dict[Making, Spread] = {}
        self._hits: dict[tuple[int, int, int], Hit] = {}

    def add_discards(self, hand: int, offers: list[Action]) -> None:
        """Add the discards of all cards of a hand, suit by suit."""
        clubs, diamonds, hearts, spades, jokers = self._discards_of_suit
        suit, width = self.pack.suit, self.pack.width
        offers += clubs[hand & suit]
        hand >>= width
        offers += diamonds[hand & suit]
        hand >>= width
        offers += hearts[hand & suit]
        hand >>= width
        offers += spades[hand & suit]
        if hand >> width:
            offers += jokers[hand >> width]

    def natural_spread(self, mask: int) -> Spread:
        """Give the action of laying a spread whose cards stand for themselves."""
        found = self._natural.get(mask)
        if found is None:
            found = self._natural[mask] = Spread(self.seat, self.pack, as_laid(mask), mask)
        return found

    def wild_spread(self, making: Making) -> Spread:
        """Give the action of laying a spread with wild cards."""
        found = self._wild.get(making)
        if found is None:
            if len(self._wild) >= KEPT:  # there are too many of these to keep them all
                self._wild.clear()
            found = self._wild[making] = Spread(self.seat, self.pack, placed(making), making[1] | making[2])
        return found

    def spread(self, cards: Placed) -> Spread:
        """Give the action of laying cards that stand for others as told."""
        return Spread(self.seat, self.pack, cards, cards_of(cards))

    def hit(self, card: int, stands: int, spread: int) -> Hit:
        """Give the action of hitting a spread with a card."""
        key = (card, stands, spread)
        found = self._hits.get(key)
        if found is None:
            found = self._hits[key] = Hit(self.seat, self.pack, card, stands, spread)
        return found

    def slap(self, card: int, stands: int, spread: int) -> Slap:
        """Give the action of slapping the top discard; a card that stands for itself is not named."""
        return Slap(self.seat, self.pack, TOP if card == stands else card, TOP if card == stands else stands, spread)


@cache
def actions_of(pack: Pack, seat: int) -> SeatActions:
    """Give the interned actions of a seat with this pack."""
    return SeatActions(pack, seat)
