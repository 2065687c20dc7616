"""What happened at the table around the hands, in the past tense; `seat` is -1 where it is nobody's doing."""

from __future__ import annotations

from dataclasses import dataclass

from tonk.events import Event
from tonk.refusals import Value

TABLE = -1


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """A player cut a card for the deal, or was dealt one; `again`: among equals."""

    card: int
    again: bool


@dataclass(frozen=True, slots=True)
class BecameDealer(Event):
    """A player became the first dealer; `how` is the value of the option `first_deal`."""

    how: str


class Joined(Event):
    """A player sat down."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A player left the table, and with it the seat."""

    name: str


@dataclass(frozen=True, slots=True)
class CalledBigOne(Event):
    """The dealer called or announced The Big One: so many deals count double."""

    deals: int


@dataclass(frozen=True, slots=True)
class CalledSuit(Event):
    """The dealer called a suit for the side bet."""

    suit: str


@dataclass(frozen=True, slots=True)
class Bet(Event):
    """A player put money in the pot of a side bet."""

    bet: str
    amount: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The dealer dealt a hand; `upcard` is -1 when no card was turned up."""

    number: int
    upcard: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The hand ended; the sentence says how."""

    ended: str
    winners: tuple[int, ...]
    key: str
    values: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """A player paid another; the sentence says why."""

    to: int
    amount: int
    why: str
    key: str
    values: tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player added points (push-ups)."""

    points: int


@dataclass(frozen=True, slots=True)
class WonPot(Event):
    """A player won the pot of a side bet."""

    bet: str
    amount: int


@dataclass(frozen=True, slots=True)
class PotStayed(Event):
    """Nobody won the pot of a side bet: it stays for the next deal."""

    bet: str
    amount: int


@dataclass(frozen=True, slots=True)
class SharedPot(Event):
    """A player got a share of a pot still standing when the session ended."""

    bet: str
    amount: int


@dataclass(frozen=True, slots=True)
class ShowedSecret(Event):
    """The secret was shown, so that its hands can be checked."""

    secret: str


class SessionEnded(Event):
    """The session ended."""

    __slots__ = ()
