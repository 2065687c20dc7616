"""A bot must not keep the page waiting: quick decisions even with hands full of wild cards, and little to import."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from engine.play import play, table
from tonk import State, bots, legal
from tonk.shuffle import Stream
from tonk.view import view

WILD = {"jokers": 4, "jokers_wild": True, "deuces_wild": True}
OTHERS = "Kc Kh Qc Qh Jc Jh Tc Th 9c 9h"
HANDS = (
    "X1 X2 X3 X4 2c 2d 2h 2s Kd 7c",
    "X1 X2 2c 2d 2h 3c 9d Td 4h 5s",
    "2c 2d 2h X1 Ks 9s 6c 3d 5c 5d",
    "X1 X2 2s 6h 6d Ts 8s Jd Kd 8c",
    "X1 5c 6c 7d 8d 9s Ts Js Qs Ks",
)
MOST = 0.04  # seconds: five times what the slowest takes on a plain machine


def thinking(state: State) -> float:
    """Give the processor time of a decision, the quickest of three so that other work on the machine does not count."""
    actions = legal(state, state.actor)
    seen = view(state, state.actor, actions=actions)
    times = []
    for _ in range(3):
        start = time.process_time()
        bots.choose(seen, actions, Stream(b"", "time"), "sharp")
        times.append(time.process_time() - start)
    return min(times)


@pytest.mark.parametrize("options", [{}, {"held_spreads": "free"}, {"must_spread": "yes", "take_must_use": True}])
@pytest.mark.parametrize("hand", HANDS)
def test_ten_cards_with_wild_ones_take_no_time(hand, options):
    state = table(hand, OTHERS, upcard="7s", stock="4d", **WILD, **options)
    assert thinking(state) < MOST
    assert thinking(play(state, "0 draw")) < MOST


def test_choosing_imports_little():
    heavy = ("random", "asyncio", "argparse", "tonk.analysis", "tonk.record", "tonk.session", "tonk.cli")
    code = f"import sys, tonk.bots; print([name for name in sys.modules if name.startswith({heavy})])"
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "py")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=env, timeout=60)
    assert (done.stdout, done.stderr) == (b"[]\n", b"")
