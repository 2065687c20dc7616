"""Laying a spread."""

from __future__ import annotations

from tonk.actions import Action, Spread
from tonk.events import Laid, Waits
from tonk.plays.turn import Log, emptied, must_keep, raised, why_not_turn, with_hand
from tonk.refusals import Refusal, refuse
from tonk.spreads import kind_of, natural_spreads, wild_spreads
from tonk.state import PLAY, OnTable, State


def why_not_spread(state: State, action: Spread) -> Refusal | None:
    """Refuse cards that are not in the hand, are no spread, or may not leave the hand."""
    if why := why_not_turn(state, action.seat, PLAY):
        return why
    pack, hand = state.setup.pack, state.hands[action.seat]
    if missing := action.cards & ~hand:
        return refuse("not-in-hand", cards=pack.write(missing))
    meaning = 0
    for _, stands in action.placed:
        meaning |= 1 << stands
    if meaning & pack.jokers:
        return refuse("joker-needs-meaning" if pack.wild & pack.jokers else "joker-dead")
    if meaning.bit_count() != len(action.placed) or kind_of(pack, meaning) is None:
        return refuse("not-a-spread", cards=action.operands.strip())
    spreading = state.setup.rules.spreading
    if not spreading.enough_naturals(action.placed):
        return refuse("too-few-naturals", least=spreading.least())
    return why_not_leave(state, action.cards, must_keep(state, state.hits))


def why_not_leave(state: State, cards: int, keep: int) -> Refusal | None:
    """Refuse cards that are not the ones taken and to be used, or that a blocked player may not lay."""
    if state.use_taken and not cards >> state.taken & 1:
        return refuse("use-taken", card=state.setup.pack.names[state.taken])
    if _may_leave(state.hands[state.turn], cards, keep):
        return None
    return refuse("blocked", keep=keep)


def _may_leave(hand: int, cards: int, keep: int) -> bool:
    return not keep or (hand & ~cards).bit_count() >= keep


def offer_spreads(state: State, offers: list[Action]) -> None:
    """Add every spread that may be laid, one for each distinct table and hand that results."""
    setup, seat = state.setup, state.turn
    pack, hand = setup.pack, state.hands[seat]
    if hand & pack.wild:
        acts = setup.acts[seat]
        first = 1 << state.taken if state.use_taken else 0
        makings = wild_spreads(pack, hand, setup.rules.spreading.least(), first)
        found = [acts.wild_spread(making) for making in makings]
    elif masks := natural_spreads(pack, hand):
        acts = setup.acts[seat]
        found = [acts.natural_spread(mask) for mask in masks]
    else:
        return
    if keep := must_keep(state, state.hits):
        found = [spread for spread in found if _may_leave(hand, spread.cards, keep)]
    if state.use_taken:
        found = [spread for spread in found if spread.cards >> state.taken & 1]
    offers += found


def can_spread_with(state: State, card: int) -> bool:
    """Tell whether the player, having just taken a card, could lay a spread with it."""
    offers: list[Action] = []
    offer_spreads(state._replace(taken=card, use_taken=True), offers)
    return bool(offers)


def on_table(state: State, action: Spread) -> OnTable:
    """Give a spread as it lies on the table."""
    setup, meaning, natural = state.setup, 0, True
    for card, stands in action.placed:
        meaning |= 1 << stands
        natural = natural and card == stands  # three wild 2s that stand for one another are not natural
    kind = kind_of(setup.pack, meaning) or ""
    places = setup.rules.hitting.open_places(setup.pack, kind, meaning)
    return OnTable(state.turn, kind, action.placed, meaning, places, natural)


def spread(state: State, action: Spread, log: Log) -> State:
    """Lay a spread on the table; emptying the hand with it is a tonk."""
    setup, seat, laid = state.setup, state.turn, on_table(state, action)
    table = (*state.table, laid)
    if log is not None:
        log.append(Laid(seat, len(state.table), laid.kind, action.placed))
    waits = state.waits
    if turns := setup.rules.waiting.for_spread():
        waits = raised(waits, seat, turns)
        if log is not None:
            log.append(Waits(seat, waits[seat]))
    hand = state.hands[seat] & ~action.cards
    if not hand:
        return emptied(state, table, waits, state.hit_since, state.hits, by_spread=True, log=log)
    hands = with_hand(state.hands, seat, hand)
    return state._replace(hands=hands, table=table, waits=waits, use_taken=False, history=())
