"""Steps per second of the engine against RLCard's gin rummy, in the same run: `python benchmarks/engine.py --json`.

One step is the same for both: the legal actions, a seeded choice among them, the next state. Tonk is played at random
but never dropped, so that hands are long. Rounds alternate the order; times are of the processor, figures are medians.
Needs `pip install -r benchmarks/requirements.txt` (RLCard is used nowhere else).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from tonk import Rules, after, deal, legal, outcome
from tonk.actions import Drop

EVERYTHING = {
    "wait_after_spread": 3,
    "wait_after_hit": 1,
    "must_spread": "yes",
    "slap": "race",
    "jokers": 2,
    "jokers_wild": True,
    "deuces_wild": True,
    "boobed": True,
    "held_spreads": "free",
}
TABLES = {
    "classic_2": (Rules.preset("classic"), 2),
    "classic_4": (Rules.preset("classic"), 4),
    "chicago_2": (Rules.preset("chicago"), 2),
    "chicago_4": (Rules.preset("chicago"), 4),
    "rushville_2": (Rules.preset("rushville"), 2),
    "rushville_4": (Rules.preset("rushville"), 4),
    "everything_2": (Rules.preset("classic", **EVERYTHING), 2),
    "everything_4": (Rules.preset("classic", **EVERYTHING), 4),
}


def play_tonk(rules: Rules, players: int, steps: int, seed: int) -> float:
    """Play so many steps of random hands that nobody drops; give steps per second."""
    rng = random.Random(seed)
    chance, done = rng.random, 0
    start = time.process_time()
    while done < steps:
        state = deal(rules, players, seed=rng.randbytes(32))
        while not state.ending:
            actions = legal(state)
            action = actions[int(chance() * len(actions))]
            while type(action) is Drop:
                action = actions[int(chance() * len(actions))]
            state = after(state, action)
            done += 1
        outcome(state)
    return done / (time.process_time() - start)


def play_gin(steps: int, seed: int) -> float:
    """Play so many steps of random gin rummy in RLCard's environment; give steps per second."""
    import rlcard

    env = rlcard.make("gin-rummy", config={"seed": seed})
    rng = random.Random(seed)
    chance, done = rng.random, 0
    start = time.process_time()
    while done < steps:
        position, _ = env.reset()
        while not env.is_over():
            actions = list(position["legal_actions"])
            position, _ = env.step(actions[int(chance() * len(actions))])
            done += 1
        env.get_payoffs()
    return done / (time.process_time() - start)


def measure(rounds: int, scale: float) -> dict[str, list[float]]:
    """Run every contender once a round, the order reversed in every second one."""
    contenders: dict[str, Callable[[int], float]] = {"rlcard": lambda seed: play_gin(int(6_000 * scale), seed)}
    for name, (rules, players) in TABLES.items():
        contenders[name] = lambda seed, rules=rules, players=players: play_tonk(
            rules, players, int(60_000 * scale), seed
        )
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        for name in sorted(contenders, reverse=number % 2 == 1):
            speeds[name].append(contenders[name](number))
    return speeds


def main() -> None:
    """Measure, and print the medians and their ratios to RLCard."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=7, help="alternating rounds (7)")
    parser.add_argument("--scale", type=float, default=1.0, help="how long each round is (1.0)")
    args = parser.parse_args()
    speeds = measure(args.rounds, args.scale)
    medians = {name: round(statistics.median(values)) for name, values in speeds.items()}
    ratios = {
        name: round(statistics.median(ours / gin for ours, gin in zip(values, speeds["rlcard"], strict=True)), 2)
        for name, values in speeds.items()
        if name != "rlcard"
    }
    if args.json:
        print(json.dumps({"steps_per_second": medians, "ratios": ratios, "rounds": args.rounds}))
        return
    for name, ratio in ratios.items():
        print(f"{name:14} {medians[name]:>8} steps/s, {ratio:5.1f} times RLCard's {medians['rlcard']}")


if __name__ == "__main__":
    main()
