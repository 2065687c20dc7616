"""Random hands to begin with: rules, players, deck and side bets."""

from random import Random
from typing import Any

from oracle.generate import random_bets, rich_deck, seat_numbers
from oracle.rulebooks import random_rules
from oracle.rules_options import read_rules
from tonk import State
from tonk.record import read_start

Record = dict[str, Any]


def random_start(rng: Random, most_players: int = 6, rules: Record | str | None = None) -> Record:
    """Make a record without actions; rich decks put spreads into the hands and cards that fit on top of the stock."""
    chosen = random_rules(rng) if rules is None else rules
    full = read_rules(chosen)
    players = rng.choice([number for number in seat_numbers(full) if number <= most_players])
    deck = rich_deck(rng, full, players)
    if rng.random() < 0.3:
        rng.shuffle(deck)
    record: Record = {"format": "tonk-hand/1", "rules": chosen, "players": players, "dealer": rng.randrange(players)}
    if rng.random() < 0.2:
        record["multiple"] = rng.choice([2, 3])
    if rng.random() < 0.2:
        record["side_bets"] = random_bets(rng, players)
    return {**record, "deck": " ".join(deck), "actions": []}


def dealt(rng: Random, most_players: int = 6, rules: Record | str | None = None) -> State:
    """Deal a random hand."""
    return read_start(random_start(rng, most_players, rules))
