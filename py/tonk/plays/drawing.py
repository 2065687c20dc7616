"""Drawing from the stock, touching it, and taking the top discard."""

from __future__ import annotations

from tonk.actions import Draw, Take, Touch
from tonk.events import Drew, Took, Touched, WantedStock
from tonk.plays.hitting import can_hit_with
from tonk.plays.spreading import can_spread_with
from tonk.plays.turn import Log, beginning, ended, why_not_turn, with_hand
from tonk.refusals import Refusal, refuse
from tonk.state import PLAY, START, TOUCHED, Ending, State


def why_not_draw(state: State, action: Draw) -> Refusal | None:
    """Refuse a draw out of turn; on an empty stock it is the way to say that one wants to draw (RULES 2)."""
    return why_not_turn(state, action.seat, START, TOUCHED)


def draw(state: State, action: Draw, log: Log) -> State:
    """Draw the top card of the stock, or end the hand when there is none."""
    setup, seat = state.setup, state.turn
    waits, hit_since, blocked = state.waits, state.hit_since, state.blocked
    if state.phase == START:
        waits, hit_since, blocked = beginning(state, seat)
    drawn = state.drawn
    if drawn == len(setup.stock):
        if log is not None:
            log.append(WantedStock(seat))
        return ended(state, Ending("stock", seat), waits=waits, hit_since=hit_since)
    card = setup.stock[drawn]
    if log is not None:
        log.append(Drew(seat, card))
    hands = state.hands
    return tuple.__new__(
        State,
        (
            setup,
            PLAY,
            seat,
            state.turns,
            (*hands[:seat], hands[seat] | 1 << card, *hands[seat + 1 :]),
            drawn + 1,
            state.pile,
            state.table,
            waits,
            hit_since,
            state.slapped,
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
    if state.pile is None:
        return refuse("pile-empty")
    card = state.pile[0]
    if state.setup.rules.drawing.must_use() and not _usable(state, card):
        return refuse("take-unusable", card=state.setup.pack.names[card])
    return None


def _usable(state: State, card: int) -> bool:
    taken = _taken(state, None)
    return can_spread_with(taken, card) or can_hit_with(taken, card)


def take(state: State, action: Take, log: Log) -> State:
    """Take the top discard into the hand."""
    return _taken(state, log)


def _taken(state: State, log: Log) -> State:
    seat = state.turn
    waits, hit_since, blocked = beginning(state, seat)
    assert state.pile is not None
    card, below = state.pile
    if log is not None:
        log.append(Took(seat, card))
    return tuple.__new__(
        State,
        (
            state.setup,
            PLAY,
            seat,
            state.turns,
            with_hand(state.hands, seat, state.hands[seat] | 1 << card),
            state.drawn,
            below,
            state.table,
            waits,
            hit_since,
            state.slapped,
            card,
            state.setup.rules.drawing.must_use(),
            0,
            blocked,
            False,
            -1,
            -1,
            state.history,
            None,
        ),
    )
