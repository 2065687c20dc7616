"""Slapping the top discard onto a spread."""

from __future__ import annotations

from tonk.actions import TOP, Action, Slap
from tonk.cards import numbers_in
from tonk.events import Slapped
from tonk.plays.hitting import added, why_not_fit
from tonk.plays.turn import Log, beginning, passed, waits_after_hit
from tonk.refusals import Refusal, refuse
from tonk.state import EXTRA, OVER, START, State


def why_not_slap(state: State, action: Slap) -> Refusal | None:
    """Refuse a slap of a card that was not just discarded or that does not fit."""
    if not state.setup.rules.slaps:
        return refuse("slap-off")
    if state.phase == OVER:
        return refuse("hand-over")
    if not slappable(state):
        return refuse("slap-late")
    assert state.pile is not None
    top = state.pile[0]
    card, stands = (top, top) if action.card == TOP else (action.card, action.stands)
    if card != top:
        return refuse("slap-not-top", card=state.setup.pack.names[card])
    if why := why_not_fit(state, action.spread, card, stands):
        return why
    return refuse("slap-blocked") if _blocked(state, action.seat) else None


def slappable(state: State) -> bool:
    """Tell whether the top discard was the last act, so that it may still be slapped."""
    return state.discarder >= 0 and state.phase == START


def _blocked(state: State, seat: int) -> bool:
    """Tell whether a slap that counts as a turn would let a blocked player empty the hand (RULES 3, hit_blocks_out)."""
    return (
        state.setup.rules.slapping.is_turn(seat, state.turn)
        and state.hands[seat].bit_count() == 1
        and beginning(state, seat)[2]
    )


def offer_slaps(state: State, seat: int, offers: list[Action]) -> None:
    """Add every slap of a seat, where the top discard can be slapped."""
    assert state.pile is not None
    top = state.pile[0]
    can_stand_for = -1 if state.setup.pack.wild >> top & 1 else 1 << top
    places = [
        (spread, laid.open & can_stand_for) for spread, laid in enumerate(state.table) if laid.open & can_stand_for
    ]
    if places and not _blocked(state, seat):
        acts = state.setup.acts[seat]
        offers += [acts.slap(top, stands, spread) for spread, mask in places for stands in numbers_in(mask)]


def slap(state: State, action: Slap, log: Log) -> State:
    """Put the top discard on a spread; an extra discard follows, unless it was one's own card or the hand is empty."""
    seat, owner = action.seat, state.table[action.spread].owner
    assert state.pile is not None
    card, below = state.pile
    stands = card if action.card == TOP else action.stands
    table = added(state, action.spread, card, stands)
    if log is not None:
        log.append(Slapped(seat, owner, action.spread, card, stands))
    waits, hit_since = state.waits, state.hit_since
    is_turn = state.setup.rules.slapping.is_turn(seat, state.turn)
    if is_turn:
        waits, hit_since, _ = beginning(state, seat)
    waits, hit_since, _ = waits_after_hit(state, seat, owner, waits, hit_since, log)
    slapped = state.slapped | 1 << seat
    if is_turn and not state.hands[seat]:
        return passed(state._replace(history=()), state.hands, below, table, waits, hit_since, slapped, -1)
    extra = seat != state.discarder and state.hands[seat] != 0
    return state._replace(
        phase=EXTRA if extra else START,
        slapper=seat if extra else -1,
        pile=below,
        table=table,
        waits=waits,
        hit_since=hit_since,
        slapped=slapped,
        discarder=-1,
        history=None,
    )
