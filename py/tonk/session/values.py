"""A session at one moment: the seats, the hand on the table, the ledger, the pots; a value that decides nothing."""

from __future__ import annotations

from typing import NamedTuple

from tonk.events import Event
from tonk.rules import Rules
from tonk.settlement import Outcome
from tonk.state import State


class Player(NamedTuple):
    """Somebody who has sat down at the table; `bot` names the kind of a bot, None is a person."""

    name: str
    bot: str | None = None


class Pot(NamedTuple):
    """A side bet's money, and the players who put it in since it was last won."""

    amount: int = 0
    players: tuple[int, ...] = ()


class Choices(NamedTuple):
    """What is decided before a deal: The Big One, the suit called, and the seats that take part in the side bets."""

    big_one: bool = False
    suit: str | None = None
    suit_players: tuple[int, ...] = ()
    naturals_players: tuple[int, ...] = ()


class Hand(NamedTuple):
    """A hand of the session: its seed, what was done in it, and the position that was reached."""

    number: int  # counted from 0 through the whole session
    word: str  # the player's own word in force at the deal
    seed: bytes
    seats: tuple[int, ...]  # the player at each seat
    choices: Choices
    state: State
    actions: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()  # everything that happened since the deal, hidden cards with it
    trace: tuple[Event, ...] = ()  # the same as everybody at the table saw it
    outcome: Outcome | None = None


class Line(NamedTuple):
    """A line of the score sheet: a hand that is over, by player; None: not at the table."""

    number: int
    ended: str
    winners: tuple[int, ...]
    sums: tuple[int | None, ...]  # money, or points in push-ups


class Reveal(NamedTuple):
    """A secret that was shown, and the hands it was in force for: from `first` up to but not `last`."""

    secret: bytes
    first: int
    last: int


class Session(NamedTuple):
    """Hands in a row at one table (RULES 2, First deal; RULES 3, Session; RULES 6)."""

    rules: Rules
    secret: bytes
    secret_from: int  # the first hand that the secret is in force for
    word: str
    players: tuple[Player, ...]  # everybody who has sat down, in order
    seats: tuple[int, ...]  # the player at each seat, clockwise
    dealer: int  # the player who deals next; while a hand is on, the one who dealt it
    hand: Hand | None  # the hand that is on, or the last one
    ledger: tuple[int, ...]  # money by player, side bets with it
    points: tuple[int, ...]  # push-up points by player
    lines: tuple[Line, ...]
    suit_pot: Pot
    naturals_pot: Pot
    double_left: int | None  # deals still to come after The Big One was called; None: it was not
    reveals: tuple[Reveal, ...]
    over: bool
    opening: str  # how the record begins, as JSON
    steps: tuple[str, ...]  # the record's steps that will not change any more, as JSON

    @property
    def number(self) -> int:
        """Give the number of the next hand, counted from 0; while a hand is on, that of the one after it."""
        return 0 if self.hand is None else self.hand.number + 1

    @property
    def playing(self) -> bool:
        """Tell whether a hand is being played."""
        return self.hand is not None and self.hand.outcome is None and not self.over

    @property
    def dealer_seat(self) -> int:
        """Give the seat of the dealer."""
        return self.seats.index(self.dealer)

    def player_at(self, seat: int) -> Player:
        """Give the player who sits at a seat."""
        return self.players[self.seats[seat]]

    @property
    def names(self) -> tuple[str, ...]:
        """List the names by seat."""
        return tuple(self.players[player].name for player in self.seats)
