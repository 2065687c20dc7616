"""Whether a bot slaps a discard."""

from __future__ import annotations

from tonk.actions import Discard, Slap
from tonk.bots.plans import Planner
from tonk.bots.turns import worth_of_turn
from tonk.plays import after, legal
from tonk.state import EXTRA, State
from tonk.view import View


def best_slap(view: View, planner: Planner, state: State, slaps: list[Slap]) -> Slap | None:
    """Choose the slap after which the hand is worth most; None: leaving the card alone is worth more."""
    best, value = None, planner.standing(state, view.hand)
    for slap in slaps:
        tried = _slapped(planner, after(state, slap))
        if tried < value:
            best, value = slap, tried
    if best is not None and view.rules.slapping.is_turn(view.seat, view.turn):
        # RULES 3, Slapping (J5): the slap and its discard are the whole turn.
        return best if value < worth_of_turn(view, planner, state) else None
    return best


def _slapped(planner: Planner, state: State) -> float:
    """Give what the hand is worth after a slap and, where one is due, its extra discard."""
    seat = planner.seat
    if state.phase != EXTRA:
        return planner.standing(state, state.hands[seat])
    return min(
        planner.discarded(state, state.hands[seat], action) for action in legal(state) if isinstance(action, Discard)
    )
