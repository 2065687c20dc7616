"""Play many random hands and hold all properties: `python -m properties.many --hands 20000`."""

import argparse
import sys
from collections import Counter
from random import Random

from properties.checks import LONGEST, check_notation, check_outcome, check_refused, check_state, check_step
from properties.hostile import hostile
from properties.policy import Policy
from properties.space import check_all_legal, is_small
from properties.starts import Record, random_start
from tonk import State, legal, outcome
from tonk.record import read_start

PLAYERS = (2, 3, 4, 5, 6)
SPACE_EVERY = 40  # positions: the whole action space of one in so many is asked about


class Many:
    """Hands played and what was counted."""

    def __init__(self) -> None:
        """Count from nothing."""
        self.counts: Counter[str] = Counter()
        self.players: Counter[int] = Counter()
        self.endings: Counter[str] = Counter()

    def play(self, rng: Random, record: Record) -> None:
        """Play one hand to its end; raises AssertionError at a violation."""
        state, policy = read_start(record), Policy(rng)
        self.players[state.setup.players] += 1
        for _ in range(LONGEST):
            self.look(rng, state)
            if state.over:
                break
            state = check_step(state, policy.choose(legal(state)))
            self.counts["actions"] += 1
        assert state.over, "the hand does not end"
        self.counts["hands"] += 1
        self.endings[str(outcome(state).ended)] += 1

    def look(self, rng: Random, state: State) -> None:
        """Hold the properties of a position, and try a hostile action."""
        check_state(state)
        check_outcome(state)
        texts = legal(state)
        for action in texts[:3]:
            check_notation(state, action)
        self.counts["hostile actions"] += 1
        refused = check_refused(state, hostile(rng, state, str(rng.choice(texts)) if texts else "0 draw"))
        self.counts["refused"] += refused
        if rng.random() < 1 / SPACE_EVERY and is_small(state):
            self.counts["actions of whole spaces"] += check_all_legal(state)

    def report(self) -> str:
        """Say what was tried."""
        counted = [f"{number} {name}" for name, number in self.counts.items()]
        players = [f"{number} hands of {players}" for players, number in sorted(self.players.items())]
        endings = [f"{number} {name}" for name, number in sorted(self.endings.items())]
        return "\n".join(["no violation", ", ".join(counted), ", ".join(players), ", ".join(endings)])


def start(rng: Random, number: int) -> Record:
    """Deal a random hand to 2, 3, 4, 5 or 6 players in turn; rules with too large hands for them are left aside."""
    wanted = PLAYERS[number % len(PLAYERS)]
    while True:
        record = random_start(rng, most_players=wanted)
        if record["players"] == wanted:
            return record


def main(arguments: list[str] | None = None) -> int:
    """Play, and print `no violation` with counts, or the seed of the hand that has one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=20_000, help="how many hands")
    parser.add_argument("--seed", type=int, default=0, help="the number of the first; the next ones count on")
    asked = parser.parse_args(arguments)
    many = Many()
    for number in range(asked.seed, asked.seed + asked.hands):
        rng = Random(number)
        record = start(rng, number)
        try:
            many.play(rng, record)
        except Exception:
            print(
                f"violation in hand {number}: python -m properties.many --hands 1 --seed {number}\n{record}",
                file=sys.stderr,
            )
            raise
    print(many.report())
    return 0


if __name__ == "__main__":
    sys.exit(main())
