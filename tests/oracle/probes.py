"""Actions that are nearly legal: to find what one side refuses and the other does not."""

from random import Random

from oracle.cards import rank_cards
from oracle.game import why_not
from oracle.hostile import MALFORMED, other_card, other_meaning, other_seat, random_action
from oracle.notation import VERBS, read_action
from oracle.state import State


def refused(state: State, text: str) -> bool:
    """Say whether the text is no legal action here."""
    try:
        return why_not(state, read_action(text)) is not None
    except ValueError:
        return True


def probe(rng: Random, state: State, texts: list[str]) -> str:
    """Make an action for this position out of a legal one, or of the cards in hand, or anything."""
    seat, kind = rng.choice([state.turn, rng.randrange(state.players)]), rng.random()
    if kind < 0.1:
        return rng.choice([rng.choice(MALFORMED), random_action(rng, state.players)])
    if kind < 0.6 or not texts:
        return from_hand(rng, state, seat)
    chosen = rng.choice(texts)
    changed = rng.choice([other_card, other_meaning, with_other_cards])(rng, chosen)
    return other_seat(rng, changed, state.players) if rng.random() < 0.2 else changed


def with_other_cards(rng: Random, text: str) -> str:
    """Leave out, double or move one operand."""
    words = text.split()
    if len(words) > 2:
        at = rng.randrange(2, len(words))
        words[at : at + 1] = rng.choice([[], [words[at]] * 2, [words[rng.randrange(2, len(words))]]])
    return " ".join(words)


def from_hand(rng: Random, state: State, seat: int) -> str:
    """Make an action with cards of the hand, wild or not, that often come close to each other."""
    hand, number = state.hands[seat] or ["As"], str(rng.randrange(len(state.table) + 1))
    verb = rng.choice([*VERBS, "spread", "hit", "spread"])
    if verb == "spread":
        meanings = near(rng, state, rng.choice(hand))
        pairs = [card if card in hand and rng.random() < 0.8 else f"{rng.choice(hand)}={card}" for card in meanings]
        return " ".join([str(seat), verb, *pairs])
    card = rng.choice(hand if verb != "slap" else state.pile[-1:] or hand)
    placed = rng.choice([card, f"{card}={rng.choice(rank_cards(state.rules))}"])
    operands = {"hit": [placed, number], "slap": rng.choice([[number], [placed, number]]), "discard": [card]}
    return " ".join([str(seat), verb, *operands.get(verb, [])])


def near(rng: Random, state: State, card: str) -> list[str]:
    """List cards that could lie with this one: of its rank, or after it in its suit."""
    cards, size = rank_cards(state.rules), rng.choice([2, 3, 3, 3, 4, 4, 5])
    if card not in cards:
        card = rng.choice(cards)
    same = [other for other in cards if other[0] == card[0]]
    return rng.choice([rng.sample(same, min(size, 4)), cards[cards.index(card) :][:size]])
