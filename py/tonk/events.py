"""What happened in a hand, in the past tense; made only when asked for."""

from __future__ import annotations

from tonk.frozen import Frozen
from tonk.spreads import Placed


class Event(Frozen):
    """Something that a seat did or that happened to it."""

    seat: int


class Touched(Event):
    """A player touched the stock."""


class Drew(Event):
    """A player drew a card from the stock."""

    card: int


class Took(Event):
    """A player took the top discard."""

    card: int


class Laid(Event):
    """A player laid a spread."""

    spread: int
    kind: str
    placed: Placed


class WasHit(Event):
    """A player hit a spread with a card."""

    owner: int
    spread: int
    card: int
    stands: int


class Slapped(Event):
    """A player slapped the top discard onto a spread."""

    owner: int
    spread: int
    card: int
    stands: int


class Discarded(Event):
    """A player discarded a card."""

    card: int


class EndedTurn(Event):
    """A player ended the turn without a discard."""


class PassedEmpty(Event):
    """A player emptied the hand with the deck boobed, and the turn passed."""


class Waits(Event):
    """A player now has to wait so many turns before dropping."""

    turns: int


class Claimed(Event):
    """A player claimed a deal win on the first turn."""


class Dropped(Event):
    """A player dropped with this count."""

    count: int


class WantedStock(Event):
    """A player wanted to draw from the empty stock."""
