"""Random play that leans, in each hand, to other verbs."""

from collections.abc import Sequence
from random import Random

from tonk.actions import Action

LEANINGS: list[dict[str, float]] = [
    {},
    {"drop": 0.05, "spread": 20, "hit": 20, "slap": 20},
    {"drop": 0.02, "spread": 20, "hit": 0.3, "take": 5, "slap": 5, "claim": 5},
    {"drop": 0, "draw": 30, "spread": 0.3, "hit": 5, "touch": 10},
    {"drop": 0, "draw": 30, "spread": 30, "hit": 30, "slap": 30},
    {"drop": 0.01, "take": 10, "slap": 2},
]


class Policy:
    """One way to choose among legal actions."""

    def __init__(self, rng: Random) -> None:
        """Choose the leaning of this hand."""
        self.rng = rng
        self.weights = rng.choice(LEANINGS)

    def choose(self, actions: Sequence[Action]) -> Action:
        """Choose a verb by its weight, then one of its actions."""
        verbs = sorted({action.verb for action in actions})
        verb = self.rng.choices(verbs, [self.weights.get(verb, 1) + 1e-9 for verb in verbs])[0]
        return self.rng.choice([action for action in actions if action.verb == verb])
