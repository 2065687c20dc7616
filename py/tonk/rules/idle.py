"""Options that change nothing at present, because of the others; each is asked of the engine's own functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tonk.rules import Rules


def _no_wild(rules: Rules) -> bool:
    return not rules.pack.wild


def _no_jokers(rules: Rules) -> bool:
    return not rules.pack.jokers


def _no_contest(rules: Rules) -> bool:
    return all(tier.when != "deal" for tier in rules.deal_winning.menu().tiers)


def _no_tie(rules: Rules) -> bool:
    menu = rules.deal_winning.menu()
    return menu.contest != "best" or all(tier.tie or tier.when != "deal" for tier in menu.tiers)


def _never_kept(rules: Rules) -> bool:
    return rules.drawing.must_use()


def _no_wait_for_hits(rules: Rules) -> bool:
    return not rules.waiting.for_hit(own=False, again=False)


def _dead_stock(rules: Rules) -> bool:
    return rules.stock.is_dead()


def _in_points(rules: Rules) -> bool:
    return rules.scoring.in_points()


def _no_stock_payment(rules: Rules) -> bool:
    return _dead_stock(rules) or _in_points(rules)


_IDLE: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "jokers_wild": _no_jokers,
    "min_naturals": _no_wild,
    "deal_win_contest": _no_contest,
    "deal_win_tie": _no_tie,
    "return_taken": _never_kept,
    "wait_own_hit": _no_wait_for_hits,
    "wait_stacking": _no_wait_for_hits,
    "stock_out_tie": _dead_stock,
    "stake": _in_points,
    "pays_drop": _in_points,
    "pays_stock": _no_stock_payment,
}


def is_idle(option: str, rules: Rules) -> bool:
    """Tell whether an option changes nothing in a hand played by these rules, whatever its value."""
    return option in _IDLE and _IDLE[option](rules)
