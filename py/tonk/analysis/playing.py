"""Players, bots and others, playing whole hands by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tonk import bots
from tonk.actions import Action, Slap
from tonk.events import Event
from tonk.plays import after, legal
from tonk.shuffle import Stream
from tonk.state import OVER, START, State
from tonk.view import View, public, view

Actions = tuple[Action, ...]


class Player(NamedTuple):
    """How somebody acts on what they see: the choice of the one who acts, and a slap with its reaction time."""

    choose: Callable[[View, Actions, Stream], Action]
    slap: Callable[[View, Actions, Stream], tuple[int, Action] | None]


class Played(NamedTuple):
    """A hand played to its end, and the actions that led there."""

    state: State
    actions: Actions


def bot(kind: str) -> Player:
    """Give a bot of a kind as a player."""

    def choose(seen: View, actions: Actions, stream: Stream) -> Action:
        return bots.choose(seen, actions, stream, kind)

    def slap(seen: View, actions: Actions, stream: Stream) -> tuple[int, Action] | None:
        chosen = bots.slap(seen, actions, kind)
        return None if chosen is None else (bots.reaction_ms(kind, stream), chosen)

    return Player(choose, slap)


def _any(seen: View, actions: Actions, stream: Stream) -> Action:
    own = [action for action in actions if not isinstance(action, Slap)]
    return own[stream.below(len(own))]


AT_RANDOM = Player(_any, lambda seen, actions, stream: None)  # what every bot must beat


def play(state: State, players: Sequence[Player], streams: Sequence[Stream]) -> Played:
    """Play a hand to its end: one player and one stream of chance a seat."""
    actions: list[Action] = []
    trace: tuple[Event, ...] = ()
    while state.phase != OVER:
        action = _next(state, players, streams, trace)
        happened: list[Event] = []
        state = after(state, action, happened)
        trace = (*trace, *map(public, happened))
        actions.append(action)
    return Played(state, tuple(actions))


def _next(state: State, players: Sequence[Player], streams: Sequence[Stream], trace: tuple[Event, ...]) -> Action:
    if state.phase == START and state.discarder >= 0:
        first = min(_race(state, players, streams, trace), default=None)
        if first is not None:
            return first[-1]
    seat = state.actor
    offered = legal(state, seat)
    return players[seat].choose(view(state, seat, trace, actions=offered), offered, streams[seat])


def _race(
    state: State, players: Sequence[Player], streams: Sequence[Stream], trace: tuple[Event, ...]
) -> Iterator[tuple[bool, int, int, Action]]:
    """Give the slaps that players would make; the least wins the race (RULES 3, Slapping)."""
    slapping = state.setup.rules.slapping
    for seat, player in enumerate(players):
        offered = legal(state, seat)
        if any(isinstance(action, Slap) for action in offered):
            slap = player.slap(view(state, seat, trace, actions=offered), offered, streams[seat])
            if slap is not None:
                yield not slapping.is_turn(seat, state.turn), slap[0], seat, slap[1]
