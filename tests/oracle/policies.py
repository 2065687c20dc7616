"""Ways to play at random, each leaning to other corners of the game."""

from random import Random

from oracle.cards import is_joker
from oracle.game import placings, why_not
from oracle.notation import Action, read_action, write_action
from oracle.spreads import natural_threes
from oracle.state import State

WEIGHTS: list[dict[str, float]] = [
    {"drop": 0.02},
    {"drop": 0.05, "spread": 20, "hit": 20, "slap": 5},
    {"drop": 0.1, "spread": 8, "hit": 8, "slap": 20, "take": 3},
    {"drop": 0.01, "spread": 30, "hit": 0.05, "slap": 20},
    {"drop": 0.01, "spread": 30, "hit": 0.2, "slap": 2, "take": 0.2},
    {"drop": 0.02, "take": 30, "spread": 5, "hit": 5},
    {"drop": 0.01, "draw": 30, "spread": 10, "hit": 10, "slap": 3},
    {"drop": 0, "draw": 50, "spread": 0.01, "hit": 0.05},
    {"drop": 0, "take": 50, "spread": 2, "hit": 2, "discard": 3},
    {"drop": 0.02, "touch": 10, "claim": 10, "end": 2, "spread": 10, "hit": 10},
    {"drop": 1, "claim": 5, "spread": 5},
]
SLAPPY: list[dict[str, float]] = [
    {"drop": 0.01, "spread": 50, "hit": 0.05, "slap": 20},
    {"drop": 0.01, "spread": 50, "hit": 0.2, "slap": 1, "take": 0.2},
    {"drop": 0.05, "spread": 50, "hit": 1, "slap": 5},
]
MOST = 200


class Policy:
    """One way to choose: weights for the verbs, or always take and throw the lowest card away."""

    def __init__(self, rng: Random, slap: bool) -> None:
        """Draw the weights and habits."""
        self.rng = rng
        self.weights = {"claim": 5} | rng.choice(SLAPPY if slap and rng.random() < 0.7 else WEIGHTS)
        self.circles = rng.random() < 0.06
        self.tidy = rng.random() < 0.5
        self.gives = rng.choice([0.3, 0.9])
        self.keeps = rng.random() < 0.5
        self.holds = rng.choice([0, 0, 0, 1, 2, 3])  # own turns before anything is laid

    def choose(self, state: State, texts: list[str]) -> str:
        """Choose one of the legal actions, sometimes written or meant in another valid way."""
        if self.circles:
            return circling(state, texts)
        if state.own_turns[state.turn] <= self.holds:
            texts = [text for text in texts if text.split()[1] not in ("spread", "hit")] or texts
        verbs = sorted({text.split()[1] for text in texts})
        weights = [self.weights.get(verb, 1) + 1e-9 for verb in verbs]
        verb = self.rng.choices(verbs, weights)[0]
        text = self.rng.choice(self.preferred(state, [text for text in texts if text.split()[1] == verb]))
        return text if self.tidy or self.rng.random() < 0.7 else otherwise(self.rng, state, text)

    def preferred(self, state: State, texts: list[str]) -> list[str]:
        """Prefer, now and then, discards that can be slapped or that leave spreads in the hand."""
        if " discard " not in texts[0]:
            return texts
        discards = [(text, text.split()[2]) for text in texts]
        if state.rules["slap"] != "off" and self.rng.random() < self.gives:
            tables = range(len(state.table))
            texts = [text for text, card in discards if any(placings(card, n, state) for n in tables)] or texts
        if self.keeps:
            kept = {
                card for three in natural_threes(state.hands[int(texts[0].split()[0])], state.rules) for card in three
            }
            texts = [text for text in texts if text.split()[2] not in kept] or texts
        return texts


def circling(state: State, texts: list[str]) -> str:
    """Take whenever possible and do not lay anything, so that positions come again."""
    for verb in ("take", "draw"):
        if f"{state.turn} {verb}" in texts:
            return f"{state.turn} {verb}"
    returning = f"{state.turn} discard {state.taken}"
    discards = [text for text in texts if " discard " in text]
    return returning if returning in texts else (discards or texts)[0]


def otherwise(rng: Random, state: State, text: str) -> str:
    """Write the same action in another way, or give its wild cards other meanings if that is legal too."""
    action = read_action(text)
    cards = list(action.cards)
    rng.shuffle(cards)
    if rng.random() < 0.5 and action.verb in ("spread", "hit"):
        other = rewrite(rng, state, Action(action.seat, action.verb, tuple(cards), action.spread))
        cards = list(other.cards)
    if action.verb == "slap" and not cards and not is_joker(state.pile[-1]):
        cards = [(state.pile[-1], state.pile[-1])]
    changed = Action(action.seat, action.verb, tuple(cards), action.spread)
    words = write_action(changed if why_not(state, changed) is None else action).split()
    words = [longer(rng, word, action.verb) for word in words]
    return rng.choice([" ", "  ", "\t"]).join(words)


def rewrite(rng: Random, state: State, action: Action) -> Action:
    """Let other jokers or other wild cards have the meanings."""
    meanings = [meaning for _, meaning in action.cards]
    hand = state.hands[action.seat]
    for _ in range(20):
        cards = tuple(zip(rng.sample(hand, len(meanings)), meanings, strict=True))
        other = Action(action.seat, action.verb, cards, action.spread)
        if why_not(state, other) is None:
            return other
    return action


def longer(rng: Random, word: str, verb: str) -> str:
    """Write a word in another case, a ten with two digits, a 2 with its meaning."""
    if word in ("2c", "2d", "2h", "2s") and verb != "discard" and rng.random() < 0.3:
        word = f"{word}={word}"
    if rng.random() < 0.5:
        word = word.replace("T", "10")
    return rng.choice([word, word.upper(), word.lower()])
