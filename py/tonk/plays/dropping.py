"""Dropping, and claiming a deal win on the first turn."""

from __future__ import annotations

from tonk.actions import Claim, Drop
from tonk.events import Claimed, Dropped
from tonk.plays.turn import Log, ended, why_not_turn
from tonk.refusals import Refusal, refuse
from tonk.state import START, Ending, State


def why_not_drop(state: State, action: Drop) -> Refusal | None:
    """Refuse a drop that is not at the start of the player's turn, comes too early, or while the player waits."""
    if why := why_not_turn(state, action.seat, START):
        return refuse("drop-at-start") if state.actor == action.seat else why
    return why_not_now(state)


def why_not_now(state: State) -> Refusal | None:
    """Refuse a drop in this turn: it comes too early, or the player waits."""
    if waits := state.waits[state.turn]:
        return refuse("waits", turns=waits)
    rules = state.setup.rules
    if rules.late_drops and rules.dropping.too_early(state.own_turn):
        return refuse("drop-too-early", turn=rules.dropping.earliest())
    return None


def drop(state: State, action: Drop, log: Log) -> State:
    """Stop the play; whether the dropper is caught is a matter of the settlement."""
    setup = state.setup
    if log is not None:
        log.append(Dropped(action.seat, setup.rules.spreading.count(setup.pack, state.hands[action.seat])))
    return ended(state, Ending("drop", action.seat))


def why_not_claim(state: State, action: Claim) -> Refusal | None:
    """Refuse a claim later than the first act of the first turn, after a spread, or with another hand."""
    setup = state.setup
    if why := why_not_turn(state, action.seat, START):
        return why
    if state.own_turn > 1:
        return refuse("claim-late")
    if state.table:
        return refuse("claim-after-spread")
    if not setup.rules.deal_winning.claim(setup.pack, state.hands[action.seat]):
        return refuse("claim-nothing")
    return None


def claim(state: State, action: Claim, log: Log) -> State:
    """Win with the dealt hand on the first turn."""
    setup = state.setup
    if log is not None:
        log.append(Claimed(action.seat))
    pays = setup.rules.deal_winning.claim(setup.pack, state.hands[action.seat])
    return ended(state, Ending("claim", action.seat, pays))
