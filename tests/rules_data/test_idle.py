"""Options that are said to change nothing: whatever their value, the same hand is played."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.random_rules import playable, rules
from tonk import Outcome, after, deal, legal, outcome
from tonk.errors import SetupError
from tonk.rules import OPTIONS, Rules, conflicts
from tonk.rules.idle import is_idle

STEPS = 150
Played = tuple[tuple[tuple[str, ...], ...], Outcome]


def played(made: Rules, players: int, seed: int) -> Played:
    """Play a hand by seeded choices, and give what was legal at every step and how it ended."""
    rng = Random(seed)
    state = deal(made, players, seed=seed.to_bytes(32, "big"))
    offered = []
    for _ in range(STEPS):
        actions = [action for seat in range(players) for action in legal(state, seat)]
        if not actions:
            break
        offered.append(tuple(str(action) for action in actions))
        state = after(state, rng.choice(actions))
    return tuple(offered), outcome(state)


@given(playable, st.integers(min_value=2, max_value=4), st.integers(min_value=0, max_value=10**9), st.data())
@settings(max_examples=150)
def test_an_idle_option_changes_nothing(value: dict[str, object], players: int, seed: int, data: st.DataObject) -> None:
    made = Rules.from_json(value)
    idle = [name for name in OPTIONS if is_idle(name, made)]
    if not idle:
        return
    name = data.draw(st.sampled_from(idle))
    option = OPTIONS[name]
    others = option.choices or (option.low, option.high)
    changed = Rules.from_json({**made.to_json(), name: data.draw(st.sampled_from(others))})
    try:
        one = played(made, players, seed)
    except SetupError:
        return
    assert played(changed, players, seed) == one


CASES = [
    ("jokers_wild", {}, {"jokers": 1}),
    ("min_naturals", {"jokers": 2}, {"deuces_wild": True}),
    ("deal_win_contest", {"deal_wins": "none"}, {"deal_wins": "50"}),
    ("deal_win_tie", {}, {"deal_win_contest": "best"}),
    (
        "deal_win_tie",
        {"deal_wins": [{"totals": [50], "tie": "all"}], "deal_win_contest": "best"},
        {"deal_wins": "big_50"},
    ),
    ("return_taken", {"take_must_use": True}, {}),
    ("wait_own_hit", {"wait_after_spread": 3}, {"wait_after_hit": 1}),
    ("wait_stacking", {"wait_after_spread": 3}, {"wait_after_hit": 1}),
    ("stock_out_tie", {"stock_out": "dead"}, {}),
    ("stake", {"scoring": "push_ups"}, {}),
    ("pays_drop", {"scoring": "push_ups"}, {}),
    ("pays_stock", {"stock_out": "dead"}, {}),
    ("pays_stock", {"scoring": "push_ups"}, {}),
]


@pytest.mark.parametrize(("name", "idle", "of_use"), CASES)
def test_an_option_is_idle_while_another_makes_it_so(
    name: str, idle: dict[str, object], of_use: dict[str, object]
) -> None:
    assert is_idle(name, Rules.preset("classic", **idle))
    assert not is_idle(name, Rules.preset("classic", **of_use))


@given(rules)
@settings(max_examples=30)
def test_most_options_are_never_idle(made: Rules) -> None:
    named = {name for name, _, _ in CASES}
    assert all(name in named for name in OPTIONS if is_idle(name, made))
    assert conflicts(made.to_json()) == ()
