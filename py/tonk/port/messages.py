"""The requests that cross the border, as typed dictionaries: what comes is checked by them, the page is typed by them.

Annotations are read at run time, so this file does not postpone them.
"""

from typing import NotRequired, TypedDict


class NewSession(TypedDict):
    """Sit down and deal; the first name is yours, its bot null. `deal` false: wait for `next_hand`."""

    rules: NotRequired[object]
    names: list[str]
    bots: list[str | None]
    secret: str
    word: NotRequired[str]
    deal: NotRequired[bool]


class Resume(TypedDict):
    """Go on with a saved session."""

    record: str


class Act(TypedDict):
    """Do an action."""

    action: str


class Bot(TypedDict):
    """Let the bots do their next action; with a seat: let this bot slap."""

    seat: NotRequired[int]


class NextHand(TypedDict):
    """Deal the next hand; `suit_bet` and `naturals_bet` tell whether you take part."""

    word: NotRequired[str | None]
    big_one: NotRequired[bool]
    suit: NotRequired[str | None]
    suit_bet: NotRequired[bool]
    naturals_bet: NotRequired[bool]


class SetWord(TypedDict):
    """Take your own word for the deals to come."""

    word: str


class NewSecret(TypedDict):
    """Show the secret and go on with another."""

    secret: str


class Join(TypedDict):
    """Let another bot sit down."""

    name: str
    bot: str


class Leave(TypedDict):
    """Send a bot away."""

    seat: int


class EndSession(TypedDict):
    """End the session and show the secret; a hand that is on does not count."""


class With(TypedDict):
    """Ask what can be done with exactly these cards."""

    cards: list[str]


class Record(TypedDict):
    """Ask for the record of the session."""


class Check(TypedDict):
    """Ask whether a record can be read."""

    record: str


class Form(TypedDict):
    """Ask for every option under these rules."""

    rules: NotRequired[object]


class Sheet(TypedDict):
    """Ask for these rules in words."""

    rules: NotRequired[object]
