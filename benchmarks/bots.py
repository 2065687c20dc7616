"""What the bots win of each other and how long they think: `python benchmarks/bots.py`.

Gains are in stakes a hand (push-ups: points), with 95 % intervals. Each deck is dealt once for every seat that the
first bot can have, so that luck and the first turn weigh the same on both sides. `--decks 4000` takes some minutes.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "py"))

from tonk.analysis.matches import Gain, match
from tonk.analysis.playing import AT_RANDOM, Player, bot, play
from tonk.bots import KINDS
from tonk.dealing import set_up
from tonk.rules import PRESETS, Rules
from tonk.shuffle import Stream, hand_seed, shuffled

CLASSIC = Rules.preset("classic")
# Who meets whom, at how many seats, in which rules, with which share of the decks.
LADDER = (
    ("easy", "random", 2, 0.25),
    ("steady", "easy", 2, 0.5),
    ("sharp", "easy", 2, 0.5),
    ("sharp", "steady", 2, 1.0),
    ("sharp", "steady", 3, 0.5),
    ("sharp", "steady", 4, 0.5),
)
# Options that a bot could come to grief over.
HOUSE_RULES: dict[str, dict[str, object]] = {
    "free held spreads": {"held_spreads": "free"},
    "forced spreads": {"must_spread": "yes"},
    "a late first drop": {"first_drop_turn": 3},
    "blocked after a hit": {"hit_blocks_out": True, "wait_after_hit": 2},
    "long waits": {"wait_after_spread": 5, "wait_after_hit": 5},
    "dead stock": {"stock_out": "dead", "stock_end": "emptied"},
    "dear catches": {"catch": "per_player"},
    "dear drops": {"pays_drop": 5},
    "ten cards": {"hand_size": 10, "deal_wins": "none"},
    "all wild": {"jokers": 4, "jokers_wild": True, "deuces_wild": True},
    "slap, next first": {"slap": "next_first", "hits_per_turn": 1, "hit_replaces_discard": True},
}


def player(name: str) -> Player:
    """Give a bot by its kind, or the one that plays at random."""
    return AT_RANDOM if name == "random" else bot(name)


def matches(decks: int, seed: int) -> Iterator[tuple[str, Gain]]:
    """Play the ladder, then the best bot against the next in every preset and in awkward house rules."""
    for hero, field, players, share in LADDER:
        name = f"{hero} - {field}, {players} players"
        yield name, meet(CLASSIC, hero, field, players, int(decks * share), seed)
    for preset in PRESETS:
        yield f"sharp - steady, {preset}", meet(Rules.preset(preset), "sharp", "steady", 2, decks // 4, seed)
    for name, changes in HOUSE_RULES.items():
        yield (
            f"sharp - steady, {name}",
            meet(Rules.preset("classic", **changes), "sharp", "steady", 2, decks // 4, seed),
        )


def meet(rules: Rules, hero: str, field: str, players: int, decks: int, seed: int) -> Gain:
    """Play one match."""
    return match(rules, player(hero), player(field), players=players, decks=max(2, decks), seed=seed)


def thinking(kind: str, rules: Rules, hands: int, players: int = 3) -> tuple[float, float, float]:
    """Give the median, the 99th percentile and the longest time of a decision, in milliseconds of the processor."""
    times: list[float] = []
    inner = bot(kind)

    def timed(*asked: object) -> object:
        start = time.process_time()
        action = inner.choose(*asked)  # type: ignore[arg-type]
        times.append(1000 * (time.process_time() - start))
        return action

    watched = inner._replace(choose=timed)  # type: ignore[arg-type]
    for number in range(hands):
        seed = hand_seed(bytes(32), "", number)
        start = set_up(rules, players, 0, shuffled(len(rules.pack.names), seed))
        play(start, [watched] * players, [Stream(seed, f"bot {seat}") for seat in range(players)])
    return statistics.median(times), statistics.quantiles(times, n=100)[98], max(times)


def main() -> None:
    """Play all matches and print them as they come."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decks", type=int, default=1000, help="decks of the longest match (default: 1000)")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found: dict[str, object] = {}
    for name, gain in matches(asked.decks, asked.seed):
        found[name] = {"gain": round(gain.mean, 4), "half": round(gain.half, 4), "decks": gain.decks}
        if not asked.json:
            print(f"{name:40} {gain}  ({gain.decks} decks)", flush=True)
    wild = Rules.preset("classic", hand_size=10, deal_wins="none", jokers=4, jokers_wild=True, deuces_wild=True)
    for kind in KINDS:
        for name, rules in (("classic", CLASSIC), ("ten cards and eight wild", wild)):
            median, late, longest = thinking(kind, rules, 60)
            found[f"ms, {kind}, {name}"] = {"median": round(median, 2), "p99": round(late, 2), "max": round(longest, 2)}
            if not asked.json:
                print(f"{kind}, {name}: {median:.2f} ms a decision, p99 {late:.1f}, longest {longest:.1f}", flush=True)
    if asked.json:
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
