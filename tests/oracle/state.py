"""The position of a hand in plain lists, and the deal that begins it (RULES 2)."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from oracle.cards import Rules
from oracle.spreads import Placed


@dataclass
class Laid:
    """A spread on the table, its cards in written order, and who laid it."""

    owner: int
    cards: list[Placed]


@dataclass
class Ending:
    """How the hand ended: payments are (from, to, stakes, why); k is for push-ups."""

    ended: str
    winners: list[int]
    payments: list[tuple[int, int, int, str]]
    k: int


@dataclass
class State:
    """Everything about a hand; lists of seats are indexed by seat."""

    rules: Rules
    players: int
    dealer: int
    multiple: int
    side_bets: dict[str, Any]
    hands: list[list[str]]
    dealt: list[list[str]]
    stock: list[str]  # the top is first
    pile: list[str]  # the top is last
    turn: int
    waits: list[int]
    hit_by_others: list[bool]  # since the seat's last turn
    slapped: list[bool]
    own_turns: list[int]  # turns begun
    spreads_laid: list[int]
    phase: str = "start"  # start, touched, play, extra, over
    table: list[Laid] = field(default_factory=list)
    natural_books: list[int] = field(default_factory=list)  # who laid one, in order
    # of the turn
    taken: str | None = None
    must_use: bool = False
    hits: int = 0
    turn_spreads: int = 0
    blocked: bool = False
    drew_last: bool = False
    # of slapping
    discarder: int | None = None  # who made the last action, if that was a discard
    slapper: int | None = None  # who owes an extra discard
    slap_is_turn: bool = False
    seen: Counter[Hashable] = field(default_factory=Counter)
    ending: Ending | None = None


def left_of_dealer(state: State) -> list[int]:
    """List the seats from the dealer's left on, the dealer last."""
    return [(state.dealer + step) % state.players for step in range(1, state.players + 1)]


def set_up(
    rules: Rules, deck: list[str], players: int, dealer: int, multiple: int = 1, side_bets: dict[str, Any] | None = None
) -> State:
    """Deal one card at a time from the dealer's left, turn the upcard, and leave the rest as the stock."""
    size = rules["hand_size"]
    upcards = 1 if rules["upcard"] else 0
    if players < 2 or len(deck) - size * players - upcards < players:
        raise ValueError("the pack does not suffice for so many players")
    hands: list[list[str]] = [[] for _ in range(players)]
    for number, card in enumerate(deck[: size * players]):
        hands[(dealer + 1 + number) % players].append(card)
    rest = deck[size * players :]
    return State(
        rules=rules,
        players=players,
        dealer=dealer,
        multiple=multiple,
        side_bets=side_bets or {},
        hands=hands,
        dealt=[list(hand) for hand in hands],
        stock=rest[upcards:],
        pile=rest[:upcards],
        turn=(dealer + 1) % players,
        waits=[0] * players,
        hit_by_others=[False] * players,
        slapped=[False] * players,
        own_turns=[0] * players,
        spreads_laid=[0] * players,
    )


def position(state: State) -> Hashable:
    """Take what makes two positions the same (RULES 2: player to move, hands, table, stock, pile, waits)."""
    return (
        state.turn,
        tuple(frozenset(hand) for hand in state.hands),
        tuple((laid.owner, tuple(laid.cards)) for laid in state.table),
        tuple(state.stock),
        tuple(state.pile),
        tuple(state.waits),
    )
