"""How much one player wins against others: the same decks played from every seat."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from tonk.analysis.playing import Player, play
from tonk.dealing import set_up
from tonk.rules import Rules
from tonk.settlement import Outcome, outcome
from tonk.shuffle import SEED_BYTES, Stream, hand_seed, shuffled

_CERTAIN = 1.96  # standard errors on each side of a 95 % interval


class Gain(NamedTuple):
    """What a player wins a hand in the mean, with the half width of its 95 % interval."""

    mean: float
    half: float
    decks: int

    @property
    def low(self) -> float:
        """Give the lower end of the interval."""
        return self.mean - self.half

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


def match(rules: Rules, hero: Player, field: Player, *, players: int, decks: int, seed: int) -> Gain:
    """Let one player meet a field of equals: each deck is dealt once for every seat that the player can have.

    The gain is in stakes, or in push-up points when these are scored.
    """
    gains = list(_gains(rules, hero, field, players, decks, seed))
    mean = sum(gains) / decks
    variance = sum((gain - mean) ** 2 for gain in gains) / max(1, decks - 1)
    return Gain(mean, _CERTAIN * sqrt(variance / decks), decks)


def _gains(rules: Rules, hero: Player, field: Player, players: int, decks: int, seed: int) -> Iterator[float]:
    secret = seed.to_bytes(SEED_BYTES, "big")
    for number in range(decks):
        deal = hand_seed(secret, "", number)
        start = set_up(rules, players, 0, shuffled(len(rules.pack.names), deal))
        total = 0.0
        for own in range(players):
            seated = [hero if seat == own else field for seat in range(players)]
            streams = [Stream(deal, f"bot {seat}") for seat in range(players)]
            total += _won(outcome(play(start, seated, streams).state), own) / rules.scoring.worth(1, 1)
        yield total / players


def _won(result: Outcome, seat: int) -> float:
    """Give what a seat wins; with push-ups, by how many points it stays below the mean of all."""
    if result.scores is None:
        return result.net[seat]
    return sum(result.scores) / len(result.scores) - result.scores[seat]
