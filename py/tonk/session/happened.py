"""What happened at the table around the hands, in the past tense; `seat` is -1 where it is nobody's doing."""

from __future__ import annotations

from tonk.events import Event
from tonk.refusals import Value

TABLE = -1


class Cut(Event):
    """A player cut a card for the deal, or was dealt one; `again`: among equals."""

    card: int
    again: bool


class BecameDealer(Event):
    """A player became the first dealer; `how` is the value of the option `first_deal`."""

    how: str


class Joined(Event):
    """A player sat down."""


class Left(Event):
    """A player left the table, and with it the seat."""

    name: str


class CalledBigOne(Event):
    """The dealer called or announced The Big One: so many deals count double."""

    deals: int


class CalledSuit(Event):
    """The dealer called a suit for the side bet."""

    suit: str


class Bet(Event):
    """A player put money in the pot of a side bet."""

    bet: str
    amount: int


class Dealt(Event):
    """The dealer dealt a hand; `upcard` is -1 when no card was turned up."""

    number: int
    upcard: int


class Ended(Event):
    """The hand ended; the sentence says how."""

    ended: str
    winners: tuple[int, ...]
    key: str
    values: tuple[tuple[str, Value], ...]


class Paid(Event):
    """A player paid another; the sentence says why."""

    to: int
    amount: int
    why: str
    key: str
    values: tuple[tuple[str, Value], ...]


class Scored(Event):
    """A player added points (push-ups)."""

    points: int


class WonPot(Event):
    """A player won the pot of a side bet."""

    bet: str
    amount: int


class PotStayed(Event):
    """Nobody won the pot of a side bet: it stays for the next deal."""

    bet: str
    amount: int


class SharedPot(Event):
    """A player got a share of a pot still standing when the session ended."""

    bet: str
    amount: int


class ShowedSecret(Event):
    """The secret was shown, so that its hands can be checked."""

    secret: str


class SessionEnded(Event):
    """The session ended."""
