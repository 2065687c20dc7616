"""The answers that cross the border, as typed dictionaries: the page is typed by them, tests hold answers to them.

Nothing of this is loaded when the game is played.
"""

from typing import Literal, NotRequired, TypedDict

from tonk.port.shapes import Action, Event, Kind, Sentence, View


class Update(TypedDict):
    """The answer to whatever changes the game; `resumed`: the events are those of the whole hand so far."""

    id: int | str | None
    type: Literal["update"]
    resumed: NotRequired[bool]
    events: list[Event]
    legal: dict[str, Kind]
    view: View


class Refused(TypedDict):
    """The answer to what cannot be done; nothing has changed."""

    id: int | str | None
    type: Literal["refused"]
    why: Sentence


class Crash(TypedDict):
    """The answer after a bug; nothing has changed."""

    id: int | str | None
    type: Literal["crash"]
    trace: str


class Can(TypedDict):
    """What can be done with exactly the picked cards, best first; and why not, when nothing of a kind can."""

    id: int | str | None
    type: Literal["can"]
    spreads: list[Action]
    hits: list[Action]
    why: dict[str, Sentence | None]


class RecordText(TypedDict):
    """The session record; `hidden`: it holds hidden cards of the hand that is on; `secret`: that of deals to come."""

    id: int | str | None
    type: Literal["record"]
    text: str
    hidden: bool
    secret: bool


class Proof(TypedDict):
    """What a hand was dealt from: seed = SHA-256(secret, word, number - 1); the secret is null until it is shown."""

    number: int
    word: str
    seed: str
    secret: str | None
    deck: str


class Hands(TypedDict):
    """Every hand that was played to its end: as hand records, one a line, and how each was dealt."""

    id: int | str | None
    type: Literal["hands"]
    text: str
    hands: list[Proof]
    code: str


class RecordOk(TypedDict):
    """The answer to a record that can be read: `kind` is session or hand."""

    id: int | str | None
    type: Literal["record_ok"]
    kind: Literal["session", "hand"]
    hands: int
    over: bool
