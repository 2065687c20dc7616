"""Make random hand records with the result that RULES.md gives them: `python -m oracle.generate --help`."""

import argparse
import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from oracle.cards import Rules, pack, ranks
from oracle.hostile import faulty, spoil
from oracle.legal import legal
from oracle.moves import play
from oracle.policies import MOST, Policy
from oracle.record import begin, replay
from oracle.rulebooks import random_rules
from oracle.rules_options import read_rules
from oracle.spreads import every_spread, written


def seat_numbers(rules: Rules) -> list[int]:
    """List the numbers of players that the pack suffices for."""
    size, up = rules["hand_size"], int(rules["upcard"])
    return [n for n in range(2, 10) if len(pack(rules)) - n * size - up >= n]


def rich_deck(rng: Random, rules: Rules, players: int) -> list[str]:
    """Order the pack so that hands hold whole spreads, and the rest is what fits them, deuces and jokers."""
    left, chosen = set(pack(rules)), list[tuple[str, ...]]()
    hands: list[list[str]] = [[] for _ in range(players)]
    for hand in hands[: rng.randint(1, players)]:
        for tried in rng.choices(every_spread(ranks(rules)), k=30):
            if len(hand) + len(tried) <= rules["hand_size"] and left.issuperset(tried):
                hand += tried
                left -= set(tried)
                chosen.append(tried)
    fitting = {card for card in left for spread in chosen if written({*spread, card}, rules) or card[0] in "2X"}
    rest = sorted(sorted(left), key=lambda card: (card not in fitting or rng.random() < 0.4, rng.random()))
    for hand in hands:
        while len(hand) < rules["hand_size"]:
            hand.append(rest.pop(0))
    rng.shuffle(hands)
    return [hand[turn] for turn in range(rules["hand_size"]) for hand in hands] + rest


def random_bets(rng: Random, players: int) -> dict[str, Any]:
    """Make side bets of some of the players."""
    some = [sorted(rng.sample(range(players), rng.randint(0, players))) for _ in range(2)]
    suit = {"suit": rng.choice("cdhs"), "suit_players": some[0], "suit_pot": rng.randint(0, 20)}
    naturals = {"naturals_players": some[1], "naturals_pot": rng.randint(0, 20)}
    return rng.choice([suit, naturals, {**suit, **naturals}])


def random_start(rng: Random) -> dict[str, Any]:
    """Make a record without actions."""
    chosen = random_rules(rng)
    rules = read_rules(chosen)
    numbers = seat_numbers(rules)
    players = rng.choice([n for n in numbers if n <= 6] if rng.random() < 0.9 else numbers[-2:])
    record: dict[str, Any] = {"format": "tonk-hand/1", "rules": chosen, "players": players}
    record["dealer"] = rng.randrange(players)
    if rng.random() < 0.2:
        record["players"] = [f"Player {seat}" for seat in range(players)]
    if rng.random() < 0.2:
        record["multiple"] = rng.choice([1, 2, 3])
    if rng.random() < 0.4:
        record["side_bets"] = random_bets(rng, players)
    if rng.random() < 0.2:
        record["seed"] = rng.randbytes(32).hex()
    else:
        cards = pack(rules)
        deck = rich_deck(rng, rules, players) if rng.random() < 0.7 else rng.sample(cards, len(cards))
        record["deck"] = " ".join(deck)
    return record


def random_actions(rng: Random, record: dict[str, Any]) -> list[str]:
    """Play the hand legally to its end, or break off."""
    state, actions = begin({**record, "actions": []}), list[str]()
    policy = Policy(rng, slap=state.rules["slap"] != "off")
    most = rng.randint(0, 30) if rng.random() < 0.1 else MOST
    while state.ending is None and len(actions) < most:
        actions.append(policy.choose(state, legal(state)))
        play(state, actions[-1])
    return actions


def random_record(seed: int) -> dict[str, Any]:
    """Make the record of a seed: mostly legal, one in four hostile, a few with a fault of the record."""
    rng = Random(seed)
    record = random_start(rng)
    record["actions"] = random_actions(rng, record)
    chance = rng.random()
    if chance < 0.25:
        players = record["players"]
        number = players if isinstance(players, int) else len(players)
        record["actions"] = spoil(rng, record["actions"], number)
    elif chance < 0.3:
        record = faulty(rng, record)
    return record


def cases(count: int, seed: int, with_legal: bool = False) -> Iterator[dict[str, Any]]:
    """Make records with their expected results."""
    for number in range(seed, seed + count):
        record = random_record(number)
        yield {"seed": number, "record": record, "expected": replay(record, with_legal)}


def main(arguments: list[str] | None = None) -> int:
    """Write the cases, one a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="how many records")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first; the next ones count on")
    parser.add_argument("--out", default="-", help="the file to write; - for standard output")
    parser.add_argument("--legal", action="store_true", help="with the legal actions before each action and at the end")
    chosen = parser.parse_args(arguments)
    lines = (json.dumps(case) + "\n" for case in cases(chosen.count, chosen.seed, chosen.legal))
    if chosen.out == "-":
        sys.stdout.writelines(lines)
    else:
        with open(chosen.out, "w", encoding="utf-8") as file:
            file.writelines(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
