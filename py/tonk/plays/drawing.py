"""Drawing from the stock, touching it, and taking the top discard."""

from __future__ import annotations

from tonk.actions import Draw, Take, Touch
from tonk.events import Drew, Took, Touched, WantedStock
from tonk.plays.hitting import can_hit_with
from tonk.plays.spreading import can_spread_with
from tonk.plays.turn import Log, beginning, ended, why_not_turn
from tonk.refusals import Refusal, refuse
from tonk.state import PLAY, START, TOUCHED, Ending, State


def why_not_draw(state: State, action: Draw) -> Refusal | None:
    """Refuse a draw out of turn; on an empty stock it is the way to say that one wants to draw (RULES 2)."""
    return why_not_turn(state, action.seat, START, TOUCHED)


def draw(state: State, action: Draw, log: Log) -> State:
    """Draw the top card of the stock, or end the hand when there is none."""
    setup, phase, seat, turns, hands, drawn, pile, table, waits, hit_since, slapped = state[:11]
    blocked = state.blocked
    if phase == START and (hit_since or waits[seat]):
        waits, hit_since, blocked = beginning(state, seat)
    if drawn == len(setup.stock):
        if log is not None:
            log.append(WantedStock(seat))
        return ended(state, Ending("stock", seat), waits=waits, hit_since=hit_since)
    card = setup.stock[drawn]
    if log is not None:
        log.append(Drew(seat, card))
    return tuple.__new__(
        State,
        (
            setup,
            PLAY,
            seat,
            turns,
            (*hands[:seat], hands[seat] | 1 << card, *hands[seat + 1 :]),
            drawn + 1,
            pile,
            table,
            waits,
            hit_since,
            slapped,
            -1,
            False,
            0,
            blocked,
            drawn + 1 == len(setup.stock),
            -1,
            -1,
            (),
            None,
        ),
    )


def why_not_touch(state: State, action: Touch) -> Refusal | None:
    """Refuse touching the stock where it commits to nothing, or there is none."""
    if not state.setup.rules.drawing.may_touch():
        return refuse("touch-off")
    if why := why_not_turn(state, action.seat, START):
        return why
    return None if state.stock_left else refuse("touch-empty")


def touch(state: State, action: Touch, log: Log) -> State:
    """Touch the stock, which begins the turn."""
    if log is not None:
        log.append(Touched(action.seat))
    waits, hit_since, blocked = beginning(state, action.seat)
    return state._replace(phase=TOUCHED, waits=waits, hit_since=hit_since, blocked=blocked, discarder=-1)


def why_not_take(state: State, action: Take) -> Refusal | None:
    """Refuse a take from an empty pile, or of a card that must be used and cannot be."""
    if why := why_not_turn(state, action.seat, START):
        return why
    return why_not_top(state)


def why_not_top(state: State) -> Refusal | None:
    """Refuse the top discard itself: there is none, or it could not be used at once."""
    if state.pile is None:
        return refuse("pile-empty")
    if state.setup.rules.uses_taken and not _usable(state, state.pile[0]):
        return refuse("take-unusable", card=state.setup.pack.names[state.pile[0]])
    return None


def _usable(state: State, card: int) -> bool:
    taken = _taken(state, None)
    return can_spread_with(taken, card) or can_hit_with(taken, card)


def take(state: State, action: Take, log: Log) -> State:
    """Take the top discard into the hand."""
    return _taken(state, log)


def _taken(state: State, log: Log) -> State:
    setup, _, seat, turns, hands, drawn, pile, table, waits, hit_since, slapped = state[:11]
    history = state.history
    if history is not None:  # the turn was passed on to here, so the position counts (RULES 2, J3)
        history = (*history, (seat, hands, pile, waits))
    waits, hit_since, blocked = beginning(state, seat)
    assert pile is not None
    card, below = pile
    if log is not None:
        log.append(Took(seat, card))
    return tuple.__new__(
        State,
        (
            setup,
            PLAY,
            seat,
            turns,
            (*hands[:seat], hands[seat] | 1 << card, *hands[seat + 1 :]),
            drawn,
            below,
            table,
            waits,
            hit_since,
            slapped,
            card,
            setup.rules.uses_taken,
            0,
            blocked,
            False,
            -1,
            -1,
            history or (),
            None,
        ),
    )
