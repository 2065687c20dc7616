"""Which actions are legal, and what each does: a dispatch over the files of this folder, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tonk.actions import Action, Claim, Discard, Draw, Drop, End, Hit, Slap, Spread, Take, Touch
from tonk.errors import IllegalActionError
from tonk.events import Event
from tonk.notation import parse_action
from tonk.plays import discarding, drawing, dropping, hitting, slapping, spreading
from tonk.refusals import Refusal
from tonk.state import EXTRA, OVER, PLAY, START, State

__all__ = ["after", "apply", "legal", "why_not"]

_WHY_NOT: Final[dict[type[Action], Callable[..., Refusal | None]]] = {
    Draw: drawing.why_not_draw,
    Touch: drawing.why_not_touch,
    Take: drawing.why_not_take,
    Spread: spreading.why_not_spread,
    Hit: hitting.why_not_hit,
    Discard: discarding.why_not_discard,
    End: discarding.why_not_end,
    Drop: dropping.why_not_drop,
    Claim: dropping.why_not_claim,
    Slap: slapping.why_not_slap,
}
_AFTER: Final[dict[type[Action], Callable[..., State]]] = {
    Draw: drawing.draw,
    Touch: drawing.touch,
    Take: drawing.take,
    Spread: spreading.spread,
    Hit: hitting.hit,
    Discard: discarding.discard,
    End: discarding.end,
    Drop: dropping.drop,
    Claim: dropping.claim,
    Slap: slapping.slap,
}


def _read(state: State, action: Action | str) -> Action:
    return parse_action(state.setup.pack, state.setup.players, action) if isinstance(action, str) else action


def why_not(state: State, action: Action | str) -> Refusal | None:
    """Say why an action is refused in this position, or None when it is legal. Raises NotationError for bad text."""
    read = _read(state, action)
    return _WHY_NOT[type(read)](state, read)


def after(state: State, action: Action, events: list[Event] | None = None) -> State:
    """Give the position after an action that is known to be legal; what happened is added to `events`."""
    return _AFTER[type(action)](state, action, events)


def apply(state: State, action: Action | str) -> tuple[State, tuple[Event, ...]]:
    """Play an action: the position after it, and what happened. Raises IllegalActionError and NotationError."""
    read = _read(state, action)
    if why := _WHY_NOT[type(read)](state, read):
        raise IllegalActionError(why)
    events: list[Event] = []
    return _AFTER[type(read)](state, read, events), tuple(events)


def legal(state: State, seat: int | None = None) -> tuple[Action, ...]:
    """List the legal actions of a seat, or of all seats that may act.

    One action for each distinct table and hand that results; `why_not` accepts every valid meaning of wild cards.
    """
    phase = state.phase
    if phase == OVER:
        return ()
    offers: list[Action] = []
    if seat is None or seat == state.actor:
        _OFFERS[phase](state, offers)
    if state.discarder >= 0 and slapping.slappable(state):
        for slapper in range(state.setup.players) if seat is None else (seat,):
            slapping.offer_slaps(state, slapper, offers)
    return tuple(offers)


def _offer_start(state: State, offers: list[Action]) -> None:
    setup = state.setup
    acts = setup.acts[state.turn]
    offers.append(acts.draw)
    if not drawing.why_not_top(state):
        offers.append(acts.take)
    if not dropping.why_not_now(state):
        offers.append(acts.drop)
    if setup.rules.more_starts:
        if not drawing.why_not_touch(state, acts.touch):
            offers.append(acts.touch)
        if not dropping.why_not_claim(state, acts.claim):
            offers.append(acts.claim)


def _offer_touched(state: State, offers: list[Action]) -> None:
    offers.append(state.setup.acts[state.turn].draw)


def _offer_play(state: State, offers: list[Action]) -> None:
    spreading.offer_spreads(state, offers)
    if state.table:
        hitting.offer_hits(state, offers)
    discarding.offer_discards(state, offers)
    if state.hits:
        acts = state.setup.acts[state.turn]
        if not discarding.why_not_end(state, acts.end):
            offers.append(acts.end)


_OFFERS: Final = {START: _offer_start, 1: _offer_touched, PLAY: _offer_play, EXTRA: discarding.offer_discards}
