"""Cards as plain strings: packs, points, reading and the shuffle (RULES 2, 3, 5 and 6)."""

import hashlib
import re
from typing import Any

SUITS = "cdhs"
RANKS = {52: "A23456789TJQK", 40: "A234567JQK"}
CARD = re.compile(r"(10|[A2-9TJQK])([CDHS])", re.IGNORECASE | re.ASCII)
JOKER = re.compile(r"X([1-9])", re.IGNORECASE | re.ASCII)

Rules = dict[str, Any]


def ranks(rules: Rules) -> str:
    """List the ranks of the pack in use, the ace first (RULES 3: 40 leaves out 8, 9 and 10)."""
    return RANKS[rules["pack"]]


def rank_cards(rules: Rules) -> list[str]:
    """List the pack without jokers in its starting order (RULES 6)."""
    return [rank + suit for suit in SUITS for rank in ranks(rules)]


def pack(rules: Rules) -> list[str]:
    """List the whole pack in its starting order, jokers last (RULES 6)."""
    return rank_cards(rules) + [f"X{number}" for number in range(1, rules["jokers"] + 1)]


def is_joker(card: str) -> bool:
    """Say whether the card is a joker."""
    return card[0] == "X"


def is_wild(card: str, rules: Rules) -> bool:
    """Say whether the card may stand for another (RULES 3: jokers_wild, deuces_wild)."""
    if is_joker(card):
        return bool(rules["jokers_wild"])
    return card[0] == "2" and bool(rules["deuces_wild"])


def points(card: str, rules: Rules) -> int:
    """Give the points of one card: ace 1, courts 10 or 11 12 13, jokers 0 (RULES 2 and 3)."""
    if is_joker(card):
        return 0
    if card[0] in "JQK" and rules["court_points"] == "rising":
        return {"J": 11, "Q": 12, "K": 13}[card[0]]
    return {"A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(card[0])


def plain_sum(cards: list[str], rules: Rules) -> int:
    """Add up the points of all the cards."""
    return sum(points(card, rules) for card in cards)


def read_card(text: str) -> str:
    """Read one card, in any case, `10d` for `Td` (RULES 5); raise ValueError when it is none."""
    joker = JOKER.fullmatch(text)
    if joker:
        return "X" + joker[1]
    card = CARD.fullmatch(text)
    if not card:
        raise ValueError(f"{text!r} is no card")
    rank = "T" if card[1] == "10" else card[1].upper()
    return rank + card[2].lower()


def shuffled(seed: bytes, cards: list[str]) -> list[str]:
    """Shuffle the pack by the stream of a 32-byte seed (RULES 6)."""
    order, counter, stream = list(cards), 0, b""
    for k in range(len(order) - 1, 0, -1):
        while True:
            if len(stream) < 4:
                stream += hashlib.sha256(seed + counter.to_bytes(8, "big")).digest()
                counter += 1
            number, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if number < (2**32 // (k + 1)) * (k + 1):
                break
        j = number % (k + 1)
        order[k], order[j] = order[j], order[k]
    return order


def hand_seed(secret: bytes, word: str, hand: int) -> bytes:
    """Make the seed of one hand of a session (RULES 6)."""
    return hashlib.sha256(secret + word.encode() + hand.to_bytes(8, "big")).digest()
