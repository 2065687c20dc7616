"""Whole hands of watched bots: what they choose must be offered, and legal where it is played."""

from collections.abc import Sequence

from tonk import Rules, State, after, outcome, set_up, why_not
from tonk.analysis.playing import Player, bot, play
from tonk.shuffle import Stream, hand_seed, shuffled

LONGEST = 600  # actions: three times the longest hand met in thousands of random rules


def dealt(rules: Rules, players: int, number: int) -> State:
    """Deal a hand; the dealer changes with its number."""
    deck = shuffled(len(rules.pack.names), hand_seed(bytes(32), "bots", number))
    return set_up(rules, players, number % players, deck)


def watched(kind: str) -> Player:
    """Give a bot that may only choose what it is offered."""
    player = bot(kind)

    def choose(seen, actions, stream):
        action = player.choose(seen, actions, stream)
        assert action in actions, f"{kind} chose {action} of {[str(each) for each in actions]}"
        return action

    def slap(seen, actions, stream):
        found = player.slap(seen, actions, stream)
        assert found is None or found[1] in actions
        return found

    return Player(choose, slap)


def play_out(state: State, kinds: Sequence[str], number: int) -> tuple[str, ...]:
    """Let bots play a hand to its end and go through it again; give the actions as texts."""
    streams = [Stream(bytes(32), f"hand {number} seat {seat}") for seat in range(len(kinds))]
    found = play(state, [watched(kind) for kind in kinds], streams)
    assert len(found.actions) <= LONGEST
    for action in found.actions:
        assert why_not(state, action) is None
        state = after(state, action)
    assert state == found.state
    assert state.over
    assert sum(outcome(state).net) == 0
    return tuple(str(action) for action in found.actions)
