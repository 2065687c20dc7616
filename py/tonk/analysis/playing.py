"""Bots playing whole hands by themselves, as fast as the engine allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tonk.actions import Action, Slap
from tonk.bots import choose, reaction_ms, slap
from tonk.events import Event
from tonk.plays import after, legal
from tonk.shuffle import Stream
from tonk.state import OVER, START, State
from tonk.view import public, view


class Played(NamedTuple):
    """A hand played to its end, and the actions that led there."""

    state: State
    actions: tuple[Action, ...]


def play(state: State, kinds: Sequence[str], streams: Sequence[Stream]) -> Played:
    """Let bots play a hand to its end: one kind and one stream of chance a seat."""
    actions: list[Action] = []
    trace: list[Event] = []
    while state.phase != OVER:
        action = _next(state, kinds, streams, tuple(trace))
        happened: list[Event] = []
        state = after(state, action, happened)
        trace += [public(event) for event in happened]
        actions.append(action)
    return Played(state, tuple(actions))


def _next(state: State, kinds: Sequence[str], streams: Sequence[Stream], trace: tuple[Event, ...]) -> Action:
    if state.phase == START and state.discarder >= 0:
        race = list(_race(state, kinds, streams, trace))
        if race:
            return min(race)[-1]
    seat = state.actor
    offered = legal(state, seat)
    return choose(view(state, seat, trace, actions=offered), offered, streams[seat], kinds[seat])


def _race(
    state: State, kinds: Sequence[str], streams: Sequence[Stream], trace: tuple[Event, ...]
) -> Iterator[tuple[bool, int, int, Action]]:
    """Give the slaps that bots would make, the one that wins the race the least (RULES 3, Slapping)."""
    slapping = state.setup.rules.slapping
    for seat, kind in enumerate(kinds):
        offered = legal(state, seat)
        if not any(isinstance(action, Slap) for action in offered):
            continue
        chosen = slap(view(state, seat, trace, actions=offered), offered, kind)
        if chosen is not None:
            yield not slapping.is_turn(seat, state.turn), reaction_ms(kind, streams[seat]), seat, chosen
