"""Bots play whole hands in any rules: only legal actions, and every hand comes to its end."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bots.hands import dealt, play_out
from rules_data.random_rules import rules as any_rules
from tonk import Rules
from tonk.bots import KINDS
from tonk.rules import PRESETS

AWKWARD = {
    "everything": {
        "jokers": 4,
        "jokers_wild": True,
        "deuces_wild": True,
        "slap": "race",
        "boobed": True,
        "must_spread": "yes",
        "wait_after_spread": 3,
        "wait_after_hit": 1,
        "held_spreads": "free",
        "hit_blocks_out": True,
    },
    "book with priority": {
        "preset": "book",
        "slap": "next_first",
        "hit_blocks_out": True,
        "touch_stock": True,
        "upcard": False,
        "min_naturals": 2,
        "jokers": 2,
        "jokers_wild": True,
    },
    "never drop": {"first_drop_turn": 3, "wait_after_spread": 5, "wait_after_hit": 5, "stock_out": "dead"},
    "ten cards": {"hand_size": 10, "deal_wins": "none", "deuces_wild": True, "stock_end": "emptied"},
}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_kind_plays_every_preset(preset, players):
    for number, kind in enumerate(KINDS * 2):
        play_out(dealt(Rules.preset(preset), players, number), [kind] * players, number)


@pytest.mark.parametrize("name", AWKWARD)
def test_every_kind_plays_awkward_rules(name):
    rules = Rules.from_json(AWKWARD[name])
    for number, kind in enumerate(KINDS * 3):
        players = 2 + number % 3
        play_out(dealt(rules, players, number), [kind] * players, number)


@settings(max_examples=150)
@given(any_rules, st.integers(0, 10**6), st.lists(st.sampled_from(KINDS), min_size=2, max_size=6))
def test_any_bots_play_any_rules(rules, number, kinds):
    assume(rules.dealing.why_not_players(len(rules.pack.names), len(kinds)) is None)
    play_out(dealt(rules, len(kinds), number), kinds, number)


def test_the_same_streams_give_the_same_hand():
    rules = Rules.preset("slap", hits_per_turn=1)
    kinds = ["easy", "sharp", "steady"]
    assert play_out(dealt(rules, 3, 5), kinds, 5) == play_out(dealt(rules, 3, 5), kinds, 5)
