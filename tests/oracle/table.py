"""A hand for the tests: named hands of any size, upcard and stock, everything else unseen at the bottom."""

from typing import Any

from oracle.cards import pack
from oracle.legal import legal
from oracle.moves import play
from oracle.rules_options import read_rules
from oracle.settle import result, settle_deal
from oracle.state import State, set_up


def table(
    hands: list[str],
    up: str = "",
    stock: str = "",
    dealer: int | None = None,
    deal: bool = False,
    **options: Any,  # noqa: ANN401 - any options
) -> State:
    """Deal these hands; seat 0 begins unless a dealer is named; without `deal` there are no deal wins."""
    held = [hand.split() for hand in hands]
    rules = read_rules({**({} if deal else {"deal_wins": "none"}), **options})
    state = set_up(rules, pack(rules), len(held), len(held) - 1 if dealer is None else dealer)
    known = [card for hand in held for card in hand] + up.split() + stock.split()
    state.hands, state.dealt = held, [list(hand) for hand in held]
    state.pile = up.split()
    state.stock = stock.split() + [card for card in pack(rules)[::-1] if card not in known]
    if deal:
        settle_deal(state)
    return state


def plays(state: State, *texts: str) -> State:
    """Play actions in turn."""
    for text in texts:
        play(state, text)
    return state


def can(state: State, text: str) -> bool:
    """Say whether an action, written as `legal` writes it, is legal."""
    return text in legal(state)


def ending(state: State) -> tuple[Any, ...]:
    """Give how the hand ended, who won, and the net results."""
    outcome = result(state)
    return outcome["ended"], outcome["winners"], outcome["net"]
