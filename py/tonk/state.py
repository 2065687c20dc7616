"""A hand of Tonk at one moment: a value that decides nothing."""

from __future__ import annotations

from typing import NamedTuple

from tonk.actions import SeatActions
from tonk.cards import Pack
from tonk.rules import Rules
from tonk.spreads import Placed

Pile = tuple[int, "Pile | None"]
# The seat to play, all hands, the pile and the waits, as the turn passes; stock and table are the same in a history.
Position = tuple[int, tuple[int, ...], Pile | None, tuple[int, ...]]

# Phases of a hand.
START, TOUCHED, PLAY, EXTRA, OVER = range(5)
PHASES = ("start", "touched", "play", "extra", "over")


class SideBets(NamedTuple):
    """The side bets of a hand: who takes part, and the pots with this deal's amounts in them (RULES 5)."""

    suit: str | None = None
    suit_players: tuple[int, ...] = ()
    suit_pot: int = 0
    naturals_players: tuple[int, ...] | None = None
    naturals_pot: int = 0


class Setup(NamedTuple):
    """What never changes in a hand."""

    rules: Rules
    pack: Pack
    players: int
    dealer: int
    deck: tuple[int, ...]
    dealt: tuple[int, ...]
    stock: tuple[int, ...]
    multiple: int
    side_bets: SideBets | None
    acts: tuple[SeatActions, ...]

    def from_left(self) -> tuple[int, ...]:
        """List the seats from the dealer's left on."""
        return tuple((self.dealer + k) % self.players for k in range(1, self.players + 1))


class OnTable(NamedTuple):
    """A spread on the table; `open` are the cards it may still take, `natural` tells how it was first laid."""

    owner: int
    kind: str
    placed: Placed
    meaning: int
    open: int
    natural: bool


class Ending(NamedTuple):
    """How a hand ended, and by whom; `pays` in stakes where the ending has a payment of its own."""

    ended: str
    seat: int = -1
    pays: int = 0
    by_spread: bool = False


class State(NamedTuple):
    """A hand at one moment (docs/architecture.md says what each field means)."""

    setup: Setup
    phase: int
    turn: int
    turns: int
    hands: tuple[int, ...]
    drawn: int
    pile: Pile | None
    table: tuple[OnTable, ...]
    waits: tuple[int, ...]
    hit_since: int
    slapped: int
    taken: int
    use_taken: bool
    hits: int
    blocked: bool
    last_drawn: bool
    discarder: int
    slapper: int
    history: tuple[Position, ...] | None
    ending: Ending | None

    @property
    def stock_left(self) -> int:
        """Give the number of cards in the stock."""
        return len(self.setup.stock) - self.drawn

    @property
    def own_turn(self) -> int:
        """Give which turn of its own the seat to play is in or begins, counted from 1."""
        return self.turns // self.setup.players + 1

    @property
    def actor(self) -> int:
        """Give the seat that acts next, slaps aside; -1 when the hand is over."""
        return -1 if self.phase == OVER else self.slapper if self.phase == EXTRA else self.turn

    @property
    def over(self) -> bool:
        """Tell whether the hand is over."""
        return self.phase == OVER
