"""A hand as a bot imagines it: what it sees, and any of the unseen cards where it sees none."""

from __future__ import annotations

from tonk.actions import actions_of
from tonk.cards import numbers_in
from tonk.state import EXTRA, Setup, State
from tonk.view import View


def imagine(view: View) -> State:
    """Make a position that a bot may think in with the engine itself; nothing in it comes from hidden cards.

    The unseen cards go to the other hands and the stock in their plain order: what a bot may do in its own turn does
    not depend on them.
    """
    unseen = list(numbers_in(view.unseen))
    hands = []
    for seat in range(view.players):
        hand = view.hand if seat == view.seat else view.held_by(seat)
        for _ in range(view.cards[seat] - hand.bit_count()):
            hand |= 1 << unseen.pop()
        hands.append(hand)
    setup = Setup(
        view.rules,
        view.pack,
        view.players,
        view.dealer,
        (),
        tuple(hands),
        tuple(unseen[: view.stock]),
        view.multiple,
        None,
        tuple(actions_of(view.pack, seat) for seat in range(view.players)),
    )
    return State(
        setup=setup,
        phase=view.phase,
        turn=view.turn,
        turns=_turns(view),
        hands=tuple(hands),
        drawn=0,
        pile=None if view.top < 0 else (view.top, None),
        table=view.table,
        waits=view.waits,
        hit_since=view.hit_since,
        slapped=view.slapped,
        taken=view.taken,
        use_taken=view.use_taken,
        hits=view.hits,
        blocked=view.blocked,
        last_drawn=False,
        discarder=view.discarder,
        slapper=view.actor if view.phase == EXTRA else -1,
        history=(),
        ending=None,
    )


def _turns(view: View) -> int:
    """Give the turns ended so far: the viewer's own turn comes `ahead` turns after this one."""
    ahead = (view.seat - view.turn) % view.players
    place = (view.seat - view.dealer - 1) % view.players
    return (view.own_turn - 1) * view.players + place - ahead
