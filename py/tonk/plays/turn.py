"""How a turn begins, passes and ends the hand: what all plays share."""

from __future__ import annotations

from tonk.events import Event, PassedEmpty, Waits
from tonk.refusals import Refusal, refuse
from tonk.state import EXTRA, OVER, PLAY, START, Ending, OnTable, Pile, State

Log = list[Event] | None
Beginning = tuple[tuple[int, ...], int, bool]


def why_not_turn(state: State, seat: int, *phases: int) -> Refusal | None:
    """Refuse a seat that is not to act, or an act that this phase of the turn does not allow."""
    if state.phase == OVER:
        return refuse("hand-over")
    if state.actor != seat:
        return refuse("not-your-turn", seat=state.actor)
    if state.phase in phases:
        return None
    return refuse(_NOT_NOW[state.phase])


_NOT_NOW = {0: "draw-first", 1: "touched", PLAY: "already-drawn", EXTRA: "extra-discard"}


def beginning(state: State, seat: int) -> Beginning:
    """Give the waits, the hits since a last turn and whether the hand may not be emptied, as a turn of a seat begins.

    RULES 3, Waiting: the counter falls by one at the start of the turn.
    """
    waits, hit_since = state.waits, state.hit_since
    if waits[seat]:
        waits = raised(waits, seat, -1)
    was_hit = hit_since & 1 << seat
    if not was_hit:
        return waits, hit_since, False
    return waits, hit_since ^ was_hit, state.setup.rules.waiting.blocks(was_hit, state.hands[seat])


def raised(waits: tuple[int, ...], seat: int, turns: int) -> tuple[int, ...]:
    """Add turns to the wait of a seat."""
    return (*waits[:seat], waits[seat] + turns, *waits[seat + 1 :])


def with_hand(hands: tuple[int, ...], seat: int, hand: int) -> tuple[int, ...]:
    """Replace the hand of a seat."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


def waits_after_hit(
    state: State, hitter: int, owner: int, waits: tuple[int, ...], hit_since: int, log: Log
) -> Beginning:
    """Let the owner of a spread that was hit wait, and note a hit by somebody else (RULES 3, Waiting)."""
    own = hitter == owner
    turns = state.setup.rules.waiting.for_hit(own=own, again=bool(hit_since >> owner & 1))
    if turns:
        waits = raised(waits, owner, turns)
        if log is not None:
            log.append(Waits(owner, waits[owner]))
    return waits, hit_since if own else hit_since | 1 << owner, False


def must_keep(state: State, hits: int) -> int:
    """Give how many cards a spread or hit must leave in hand, after so many hits (RULES 3, hit_blocks_out)."""
    if not state.blocked:
        return 0
    return 1 if state.setup.rules.hitting.ends_without_discard(hits) else 2


def owes_spread(state: State, hand: int) -> bool:
    """Tell whether the player must lay a natural spread before the turn may end (RULES 3, must_spread)."""
    room = hand.bit_count() - must_keep(state, state.hits)
    return state.setup.rules.spreading.owes_spread(state.setup.pack, hand, room)


def ended(state: State, ending: Ending, **changes: object) -> State:
    """End the hand."""
    return state._replace(phase=OVER, ending=ending, discarder=-1, slapper=-1, **changes)  # type: ignore[arg-type]


def passed(
    state: State,
    hands: tuple[int, ...],
    pile: Pile | None,
    table: tuple[OnTable, ...],
    waits: tuple[int, ...],
    hit_since: int,
    slapped: int,
    discarder: int,
) -> State:
    """Pass the turn on, or end the hand when the stock is out or the position has repeated (RULES 2, J3; stock_end)."""
    setup, _, turn, turns = state[:4]
    turn += 1
    if turn == setup.players:
        turn = 0
    over = state.last_drawn and setup.rules.stock.ends_after_turn()
    history = state.history or ()
    if history:
        times = history.count((turn, hands, pile, waits)) + 1
        over = over or setup.rules.stock.repeats(times)
    return tuple.__new__(
        State,
        (
            setup,
            OVER if over else START,
            turn,
            turns + 1,
            hands,
            state.drawn,
            pile,
            table,
            waits,
            hit_since,
            slapped,
            -1,
            False,
            0,
            False,
            False,
            -1 if over else discarder,
            -1,
            history,
            Ending("stock") if over else None,
        ),
    )


def emptied(
    state: State,
    table: tuple[OnTable, ...],
    waits: tuple[int, ...],
    hit_since: int,
    hits: int,
    *,
    by_spread: bool,
    log: Log,
) -> State:
    """Settle a hand emptied without a discard: a tonk, or a boobed deck and the turn passes at once."""
    setup, seat = state.setup, state.turn
    going_out = setup.rules.going_out
    hands = with_hand(state.hands, seat, 0)
    if going_out.goes_on(state.stock_left, setup.players):
        if log is not None:
            log.append(PassedEmpty(seat))
        return passed(state._replace(history=()), hands, state.pile, table, waits, hit_since, state.slapped, -1)
    pays = going_out.without_discard(
        by_spread=by_spread,
        spreads=sum(laid.owner == seat for laid in table),
        first_turn=state.own_turn == 1,
        hits=hits,
        slapped=bool(state.slapped >> seat & 1),
    )
    ending = Ending("tonk", seat, pays, by_spread)
    return ended(state, ending, hands=hands, table=table, waits=waits, hit_since=hit_since, hits=hits)
