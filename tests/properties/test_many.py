"""The many random hands of the command, a few of them; and hands in which everybody takes."""

from random import Random

import pytest

from properties.many import main
from properties.starts import dealt
from tonk import State, after, legal
from tonk.actions import Action, Discard, Drop


def test_the_command_finds_no_violation(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--hands", "150", "--seed", "1000000"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "no violation"
    assert "150 hands" in printed[1]
    assert all(f"30 hands of {players}" in printed[2] for players in (2, 3, 4, 5, 6))


def taking(state: State) -> Action:
    """Take whenever possible, lay nothing, and discard the highest card that may go."""
    offered = {action.verb: action for action in legal(state, state.actor)}
    discards = [action for action in legal(state, state.actor) if isinstance(action, Discard)]
    if "take" in offered:
        return offered["take"]
    if discards:
        return max(discards, key=lambda action: action.card)
    return next(action for action in legal(state, state.actor) if not isinstance(action, Drop))


@pytest.mark.parametrize("seed", range(60))
def test_taking_and_discarding_do_not_go_round_for_ever(seed: int) -> None:
    state, actions = dealt(Random(seed)), 0
    while not state.over:
        state, actions = after(state, taking(state)), actions + 1
        assert actions < 2000
