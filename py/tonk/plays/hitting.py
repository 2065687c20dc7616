"""Hitting a spread on the table."""

from __future__ import annotations

from tonk.actions import Action, Hit
from tonk.cards import numbers_in
from tonk.events import WasHit
from tonk.plays.spreading import why_not_leave
from tonk.plays.turn import Log, emptied, must_keep, waits_after_hit, why_not_turn, with_hand
from tonk.refusals import Refusal, refuse
from tonk.state import PLAY, OnTable, State


def why_not_hit(state: State, action: Hit) -> Refusal | None:
    """Refuse a hit out of turn, with a card not in hand or that does not fit, or one too many."""
    if why := why_not_turn(state, action.seat, PLAY):
        return why
    if why := why_not_fit(state, action.spread, action.card, action.stands):
        return why
    if not state.hands[action.seat] >> action.card & 1:
        return refuse("not-in-hand", cards=state.setup.pack.names[action.card])
    if not state.setup.rules.hitting.may_hit(state.hits):
        return refuse("one-hit")
    return why_not_leave(state, 1 << action.card, must_keep(state, state.hits + 1))


def why_not_fit(state: State, spread: int, card: int, stands: int) -> Refusal | None:
    """Refuse a spread that is not there, or a card that does not fit it."""
    pack, table = state.setup.pack, state.table
    if spread >= len(table):
        return refuse("no-such-spread", spread=spread, last=len(table) - 1, spreads=len(table))
    if pack.jokers >> stands & 1:
        return refuse("joker-needs-meaning" if pack.wild >> card & 1 else "joker-dead")
    if table[spread].open >> stands & 1:
        return None
    if not table[spread].open:
        return refuse("spread-full", spread=spread)
    return refuse("does-not-fit", card=pack.names[stands], spread=spread, cards=pack.write(table[spread].open))


def offer_hits(state: State, offers: list[Action]) -> None:
    """Add every hit, one for each distinct table and hand that results."""
    setup = state.setup
    if not setup.rules.hitting.may_hit(state.hits):
        return
    hand = state.hands[state.turn]
    if state.blocked and hand.bit_count() - 1 < must_keep(state, state.hits + 1):
        return
    if state.use_taken:
        hand &= 1 << state.taken
    acts = setup.acts[state.turn]
    wild = hand & setup.pack.wild
    for spread, laid in enumerate(state.table):
        fit = laid.open & hand
        while fit:
            low = fit & -fit
            fit ^= low
            card = low.bit_length() - 1
            offers.append(acts.hit(card, card, spread))
        if wild and laid.open:
            offers += [
                acts.hit(card, stands, spread)
                for card in numbers_in(distinct_wild(setup.pack.jokers, wild))
                for stands in numbers_in(laid.open)
                if card != stands
            ]


def distinct_wild(jokers: int, wild: int) -> int:
    """Keep one of several jokers, the lowest: they are equal."""
    held = wild & jokers
    return wild & ~jokers | held & -held


def can_hit_with(state: State, card: int) -> bool:
    """Tell whether the player, having just taken a card, could hit with it."""
    offers: list[Action] = []
    offer_hits(state._replace(taken=card, use_taken=True), offers)
    return bool(offers)


def hit(state: State, action: Hit, log: Log) -> State:
    """Add a card to a spread on the table; emptying the hand with it is a tonk."""
    seat, owner = state.turn, state.table[action.spread].owner
    table = added(state, action.spread, action.card, action.stands)
    if log is not None:
        log.append(WasHit(seat, owner, action.spread, action.card, action.stands))
    waits, hit_since, _ = waits_after_hit(state, seat, owner, state.waits, state.hit_since, log)
    hand = state.hands[seat] & ~(1 << action.card)
    if not hand:
        return emptied(state, table, waits, hit_since, state.hits + 1, by_spread=False, log=log)
    hands = with_hand(state.hands, seat, hand)
    return state._replace(
        hands=hands,
        table=table,
        waits=waits,
        hit_since=hit_since,
        use_taken=False,
        hits=state.hits + 1,
        history=(),
    )


def added(state: State, spread: int, card: int, stands: int) -> tuple[OnTable, ...]:
    """Put a card on a spread of the table, in its place."""
    setup, laid = state.setup, state.table[spread]
    meaning = laid.meaning | 1 << stands
    placed = tuple(sorted((*laid.placed, (card, stands)), key=lambda place: place[1]))
    places = setup.rules.hitting.open_places(setup.pack, laid.kind, meaning)
    grown = OnTable(laid.owner, laid.kind, placed, meaning, places, laid.natural)
    return (*state.table[:spread], grown, *state.table[spread + 1 :])
