"""Each kind of bot is better than the one below: the same decks from every seat (more of them: benchmarks/bots.py)."""

import pytest

from tonk import Rules
from tonk.analysis.matches import match
from tonk.analysis.playing import AT_RANDOM, bot

CLASSIC = Rules.preset("classic")


def gain(hero, field, *, rules=CLASSIC, players=2, decks):
    """Give what one wins of the others: the lower end of the 95 % interval, in stakes a hand."""
    return match(rules, hero, field, players=players, decks=decks, seed=31).low


def test_easy_beats_play_at_random():
    assert gain(bot("easy"), AT_RANDOM, decks=60) > 0.5


def test_steady_beats_play_at_random_and_easy():
    assert gain(bot("steady"), AT_RANDOM, decks=60) > 0.5
    assert gain(bot("steady"), bot("easy"), decks=150) > 0


def test_sharp_beats_steady_against_one():
    assert gain(bot("sharp"), bot("steady"), decks=350) > 0.05


def test_sharp_beats_steady_against_three():
    assert gain(bot("sharp"), bot("steady"), players=4, decks=100) > 0.05


@pytest.mark.parametrize("preset", ["waiting", "rushville", "chicago", "washington_state", "seattle", "push_ups"])
def test_no_option_is_the_undoing_of_sharp(preset):
    assert gain(bot("sharp"), bot("steady"), rules=Rules.preset(preset), decks=80) > 0
