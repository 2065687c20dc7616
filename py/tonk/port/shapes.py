"""The shapes inside the answers: the view and its parts, actions, events; names reserved in Python end in a _."""

from typing import Literal, NotRequired, TypedDict


class Sentence(TypedDict):
    """The key of a message and its values; see docs/architecture.md, section 2."""

    key: str
    values: dict[str, int | str]


class Action(TypedDict):
    """An action that can be sent back as `text`; `after` is your count after it."""

    text: str
    cards: NotRequired[list[str]]
    as_: NotRequired[list[str]]
    spread: NotRequired[int]
    after: NotRequired[int]


class Kind(TypedDict):
    """The actions of a kind, or why there are none; `more`: ask `with` for spreads in which cards stand for others."""

    actions: list[Action]
    why: Sentence | None
    more: NotRequired[bool]


class LaidCard(TypedDict):
    """A card on the table and the card it stands for."""

    card: str
    as_: str


class Spread(TypedDict):
    """A spread on the table; `kind` is book or run, `open` the cards that it may still take."""

    spread: int
    owner: int
    kind: Literal["book", "run"]
    cards: list[LaidCard]
    open: list[str]


class Seat(TypedDict):
    """A player at the table: `player` never changes in a session, `seat` may; hidden cards and counts are null."""

    seat: int
    player: int
    name: str
    bot: str | None
    cards: int
    hand: list[str] | None
    count: int | None
    waits: int
    ledger: int
    dealer: bool
    dropped: bool


class Pile(TypedDict):
    """The discard pile; only its top card can be looked at."""

    top: str | None
    cards: int


class BotSlap(TypedDict):
    """A bot that slaps after so many milliseconds."""

    seat: int
    ms: int


class SlapWindow(TypedDict):
    """A discard that can be slapped now; `ms`: so long a bot that plays next waits, null when you play next."""

    card: str
    bots: list[BotSlap]
    ms: int | None


class SuitBet(TypedDict):
    """The bet on the suit that the dealer called; a pot that only stands has no suit and no players."""

    suit: str | None
    pot: int
    players: list[int]


class NaturalsBet(TypedDict):
    """The bet on the first natural three of a kind."""

    pot: int
    players: list[int]


class SideBets(TypedDict):
    """The side bets that the rules have."""

    suit: SuitBet | None
    naturals: NaturalsBet | None


class Decisions(TypedDict):
    """What you may decide before the next deal; null: there is nothing to decide."""

    call_big_one: int | None
    call_suit: bool
    suit_bet: int | None
    naturals_bet: int | None


class Payment(TypedDict):
    """A payment with its reason as a sentence."""

    from_: int
    to: int
    amount: int
    why: str
    key: str
    values: dict[str, int | str]


class Result(TypedDict):
    """How a hand ended."""

    ended: str
    winners: list[int]
    counts: list[int]
    net: list[int]
    scores: list[int] | None
    side: list[Sentence]
    payments: list[Payment]
    headline: Sentence


class RulesInForce(TypedDict):
    """The rules of the session, in short."""

    preset: str
    changes: int
    stake: int
    words: Literal["classic", "rushville", "washington"]
    code: str
    scoring: Literal["stakes", "push_ups"]


class HandLine(TypedDict):
    """A line of the score sheet by seat: money, or points in push-ups; null for who was not at the table."""

    number: int
    ended: str
    winners: list[int]
    net: list[int | None]


class Gone(TypedDict):
    """A player who has left, with the final sum."""

    name: str
    ledger: int


class Reveal(TypedDict):
    """A secret that was shown, and the numbers of the first and the last hand that it dealt."""

    secret: str
    commitment: str
    first: int
    last: int


class SessionView(TypedDict):
    """The session around the hand; `ledger` is money, or points in push-ups, `money` always money without the pots."""

    ledger: list[int]
    money: list[int]
    gone: list[Gone]
    commitment: str
    secret: str | None
    reveals: list[Reveal]
    word: str
    over: bool
    dealer: int
    deals: int
    double_left: int | None
    decisions: Decisions | None
    hands: list[HandLine]


class View(TypedDict):
    """All that you may see; drawing the latest one is always right."""

    you: int
    hand_number: int
    phase: Literal["start", "touched", "play", "extra", "over"]
    turn: int
    actor: int
    next: Literal["you", "bot", "deal", "end"]
    rules: RulesInForce
    seats: list[Seat]
    stock: int
    pile: Pile
    table: list[Spread]
    slap: SlapWindow | None
    big_one: bool
    side_bets: SideBets | None
    boobed: bool
    taken: str | None
    count_after_take: int | None
    result: Result | None
    session: SessionView


class Event(TypedDict):
    """Something that happened, as you saw it; which facts there are depends on the type, a hidden card is null."""

    type: str
    seat: NotRequired[int]
    owner: NotRequired[int]
    to: NotRequired[int]
    card: NotRequired[str | None]
    as_: NotRequired[str]
    cards: NotRequired[list[LaidCard]]
    spread: NotRequired[int]
    kind: NotRequired[Literal["book", "run"]]
    count: NotRequired[int]
    turns: NotRequired[int]
    upcard: NotRequired[str | None]
    number: NotRequired[int]
    ended: NotRequired[str]
    winners: NotRequired[list[int]]
    amount: NotRequired[int]
    why: NotRequired[str]
    points: NotRequired[int]
    bet: NotRequired[Literal["suit", "naturals"]]
    suit: NotRequired[str]
    deals: NotRequired[int]
    again: NotRequired[bool]
    how: NotRequired[str]
    name: NotRequired[str]
    secret: NotRequired[str]
    key: str
    values: dict[str, int | str]
