"""The requests that cross the border, as typed dictionaries: what comes is checked by them, the page is typed by them.

Annotations are read at run time, so this file does not postpone them.
"""

from typing import NotRequired, TypedDict


class NewSessionRequest(TypedDict):
    """Sit down and deal; the first name is yours, its bot null. `deal` false: wait for `next_hand`."""

    rules: NotRequired[object]
    names: list[str]
    bots: list[str | None]
    secret: str
    word: NotRequired[str]
    deal: NotRequired[bool]


class ResumeRequest(TypedDict):
    """Go on with a saved session."""

    record: str


class ActRequest(TypedDict):
    """Do an action."""

    action: str


class BotRequest(TypedDict):
    """Let the bots do their next action; with a seat: let this bot slap."""

    seat: NotRequired[int]


class NextHandRequest(TypedDict):
    """Deal the next hand; `suit_bet` and `naturals_bet` tell whether you take part."""

    word: NotRequired[str | None]
    big_one: NotRequired[bool]
    suit: NotRequired[str | None]
    suit_bet: NotRequired[bool]
    naturals_bet: NotRequired[bool]


class SetWordRequest(TypedDict):
    """Take your own word for the deals to come."""

    word: str


class NewSecretRequest(TypedDict):
    """Show the secret and go on with another."""

    secret: str


class JoinRequest(TypedDict):
    """Let another bot sit down."""

    name: str
    bot: str


class LeaveRequest(TypedDict):
    """Send a bot away."""

    seat: int


class EndSessionRequest(TypedDict):
    """End the session and show the secret; a hand that is on does not count."""


class WithRequest(TypedDict):
    """Ask what can be done with exactly these cards."""

    cards: list[str]


class RecordRequest(TypedDict):
    """Ask for the record of the session."""


class HandsRequest(TypedDict):
    """Ask for every hand that was played to its end."""


class CheckRequest(TypedDict):
    """Ask whether a record can be read."""

    record: str


class FormRequest(TypedDict):
    """Ask for every option under these rules."""

    rules: NotRequired[object]


class SheetRequest(TypedDict):
    """Ask for these rules in words."""

    rules: NotRequired[object]
