"""Discarding, and ending a turn without a discard."""

from __future__ import annotations

from tonk.actions import Action, Discard, End
from tonk.events import Discarded, EndedTurn, PassedEmpty
from tonk.plays.turn import Log, ended, must_keep, owes_spread, passed, why_not_turn
from tonk.refusals import Refusal, refuse
from tonk.state import EXTRA, PLAY, START, Ending, State


def why_not_discard(state: State, action: Discard) -> Refusal | None:
    """Refuse a discard of a card that must stay, or of any card where the turn may not end with one."""
    if why := why_not_turn(state, action.seat, PLAY, EXTRA):
        return why
    hand = state.hands[action.seat]
    if not hand >> action.card & 1:
        return refuse("not-in-hand", cards=state.setup.pack.names[action.card])
    if state.phase == EXTRA:
        return None  # RULES 3, Slapping: the extra discard is free of must_spread and of J1
    if why := _why_not_any(state, hand):
        return why
    if not state.setup.rules.drawing.may_return(action.card, state.taken, hand):
        return refuse("just-taken", card=state.setup.pack.names[action.card])
    return None


def _why_not_any(state: State, hand: int) -> Refusal | None:
    """Refuse every discard of a turn, whatever the card."""
    if state.use_taken:
        return refuse("use-taken", card=state.setup.pack.names[state.taken])
    rules = state.setup.rules
    if state.hits and rules.hitting.ends_without_discard(state.hits):
        return refuse("hit-replaces-discard")
    if rules.forces_spreads and owes_spread(state, hand):
        return refuse("must-spread")
    if state.blocked and hand.bit_count() < must_keep(state, state.hits):
        return refuse("blocked", keep=1)
    return None


def offer_discards(state: State, offers: list[Action]) -> None:
    """Add every card that may be discarded."""
    setup, seat = state.setup, state.turn if state.phase == PLAY else state.slapper
    hand = state.hands[seat]
    if state.phase == PLAY:
        if _why_not_any(state, hand):
            return
        if state.taken >= 0:
            hand = setup.rules.drawing.returnable(state.taken, hand)
    setup.acts[seat].add_discards(hand, offers)


def discard(state: State, action: Discard, log: Log) -> State:
    """Put a card on the pile and pass the turn; the last card of the hand wins it, if the deck is not boobed."""
    setup, phase, turn, _, hands, _, pile, table, waits, hit_since, slapped = state[:11]
    seat, card = action.seat, action.card
    hand = hands[seat] & ~(1 << card)
    hands = (*hands[:seat], hand, *hands[seat + 1 :])
    pile = (card, pile)
    if log is not None:
        log.append(Discarded(seat, card))
    if not hand:
        going_out = setup.rules.going_out
        if not going_out.goes_on(len(setup.stock) - state.drawn, setup.players):
            return ended(state, Ending("out", seat, going_out.by_discard()), hands=hands, pile=pile)
        if log is not None:
            log.append(PassedEmpty(seat))
    rules = setup.rules
    if phase == EXTRA and not rules.slapping.is_turn(seat, turn):
        return state._replace(phase=START, hands=hands, pile=pile, discarder=seat, slapper=-1)
    return passed(state, hands, pile, table, waits, hit_since, slapped, seat if rules.slaps else -1)


def why_not_end(state: State, action: End) -> Refusal | None:
    """Refuse ending a turn that needs a discard, or while a spread must be laid."""
    if why := why_not_turn(state, action.seat, PLAY):
        return why
    if not state.setup.rules.hitting.ends_without_discard(state.hits):
        return refuse("end-needs-hit")
    return refuse("must-spread") if owes_spread(state, state.hands[action.seat]) else None


def end(state: State, action: End, log: Log) -> State:
    """End the turn without a discard."""
    if log is not None:
        log.append(EndedTurn(action.seat))
    return passed(state, state.hands, state.pile, state.table, state.waits, state.hit_since, state.slapped, -1)
