"""How a bot begins its turn: drop, claim, take or draw."""

from __future__ import annotations

from typing import Final

from tonk.actions import Action, Claim, Draw, Drop, Take
from tonk.bots.drops import chance_lowest, stakes_at_risk
from tonk.bots.plans import WON, Planner
from tonk.bots.worth import beginnings, own_count, points_of
from tonk.cards import numbers_in
from tonk.kinds import Style
from tonk.plays import after
from tonk.plays.drawing import why_not_take
from tonk.plays.dropping import why_not_drop
from tonk.state import State
from tonk.view import View

_TRIED: Final = 6  # live cards that are tried as the card drawn, at most
_TRIED_WITH_WILD: Final = 2
_MANY_WILD: Final = 4  # with so many any card will do


def begin(view: View, style: Style, planner: Planner, state: State, actions: tuple[Action, ...]) -> Action:
    """Choose how to begin a turn."""
    offered = {type(action): action for action in actions}
    count = own_count(view)
    if Claim in offered:
        return offered[Claim]
    if Drop in offered and count <= planner.threshold and view.stock:
        return offered[Drop]
    if not view.stock:
        return _without_stock(view, planner, state, offered, count)
    if Take not in offered:
        return offered[Draw]
    if (view.hand & view.pack.wild).bit_count() >= _MANY_WILD:
        return offered[Take] if view.pack.wild >> view.top & 1 else offered[Draw]
    taken = planner.best(after(state, offered[Take])).value
    drawn = _drawn(view, planner, after(state, offered[Draw]))
    return offered[Take] if taken < drawn - style.margin else offered[Draw]


def worth_of_turn(view: View, planner: Planner, state: State) -> float:
    """Give what the hand is worth after a turn that begins now, or that it can be dropped."""
    acts = state.setup.acts[view.seat]
    if not why_not_drop(state, acts.drop) and own_count(view) <= planner.threshold:
        return WON / 2
    drawn = _drawn(view, planner, after(state, acts.draw)) if view.stock else planner.standing(state, view.hand)
    return drawn if why_not_take(state, acts.take) else min(drawn, planner.best(after(state, acts.take)).value)


def _drawn(view: View, planner: Planner, state: State) -> float:
    """Guess what a draw is worth: the mean over the cards that may come."""
    points, live = points_of(view.pack), view.unseen
    plan = planner.best(_holding(state, view.seat, view.hand))
    useful = live & (_wanted(view) | view.pack.wild)
    total, number = 0.0, live.bit_count()
    if number == 0:
        return plan.keeping
    # A card that fits nowhere is discarded, or kept in the place of the one discarded.
    for card in numbers_in(live & ~useful):
        total += min(plan.keeping, plan.value + points[card])
    tried = list(numbers_in(useful))
    most = _TRIED_WITH_WILD if view.hand & view.pack.wild else _TRIED
    some = tried[:: -(-len(tried) // most)] if tried else []
    for card in some:
        total += planner.best(_holding(state, view.seat, view.hand | 1 << card)).value * len(tried) / len(some)
    return total / number


def _holding(state: State, seat: int, hand: int) -> State:
    return state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]))


def _wanted(view: View) -> int:
    """Give the cards that would complete a spread or fit one on the table."""
    wanted = 0
    for _, outs in beginnings(view.pack, view.hand & view.pack.naturals):
        wanted |= outs
    for laid in view.table:
        wanted |= laid.open
    return wanted


def _without_stock(
    view: View, planner: Planner, state: State, offered: dict[type[Action], Action], count: int
) -> Action:
    """Choose when the stock is empty: wanting to draw ends the hand for the lowest count, a drop risks more."""
    others = view.players - 1
    chance = chance_lowest(view, count)
    stock = view.rules.stock
    worth: dict[type[Action], float] = {
        Draw: 0.0 if stock.is_dead() else stock.stakes() * (chance * others - (1 - chance))
    }
    if Drop in offered:
        wins, pays = stakes_at_risk(view.rules, view.players)
        worth[Drop] = chance * wins - (1 - chance) * pays
    if Take in offered:
        plan = planner.best(after(state, offered[Take]))
        if plan.action is not None and plan.value < count - 2:
            later = chance_lowest(view, max(plan.value, 0.0))
            worth[Take] = later * others - (1 - later) - 0.1
    return offered[max(worth, key=lambda kind: worth[kind])]
