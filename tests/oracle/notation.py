"""Actions as text and back (RULES 5)."""

import re
from typing import NamedTuple

from oracle.cards import read_card
from oracle.spreads import Placed

PLAIN = ("draw", "take", "touch", "claim", "end", "drop")
VERBS = (*PLAIN, "spread", "hit", "discard", "slap")
NUMBER = re.compile(r"[0-9]+")


class Action(NamedTuple):
    """One action: a joker without a meaning stands for itself, which fits nowhere."""

    seat: int
    verb: str
    cards: tuple[Placed, ...] = ()
    spread: int = -1


def read_placed(text: str) -> Placed:
    """Read `5s` or `X1=6s`."""
    card, equals, meaning = text.partition("=")
    return read_card(card), read_card(meaning if equals else card)


def read_number(text: str) -> int:
    """Read a seat or the number of a spread."""
    if not NUMBER.fullmatch(text):
        raise ValueError(f"{text!r} is no number")
    return int(text)


def read_action(text: str) -> Action:
    """Read an action; raise ValueError when it is malformed."""
    words = text.split()
    if len(words) < 2 or not words[1].isascii() or words[1].lower() not in VERBS:
        raise ValueError(f"{text!r} is not a seat and a verb")
    seat, verb, operands = read_number(words[0]), words[1].lower(), words[2:]
    if verb in ("hit", "slap") and operands:
        return Action(seat, verb, tuple(map(read_placed, operands[:-1])), read_number(operands[-1]))
    if verb == "discard" and any("=" in operand for operand in operands):
        raise ValueError("a card is discarded as itself")
    return Action(seat, verb, tuple(map(read_placed, operands)))


def needs(action: Action) -> bool:
    """Say whether the number of operands is right for the verb."""
    cards = len(action.cards)
    match action.verb:
        case "spread":
            return cards > 0
        case "hit":
            return cards == 1 and action.spread >= 0
        case "slap":
            return cards <= 1 and action.spread >= 0
        case "discard":
            return cards == 1
        case _:
            return cards == 0


def write_placed(placed: Placed) -> str:
    """Write a card with its meaning, when that is another card."""
    card, meaning = placed
    return card if card == meaning else f"{card}={meaning}"


def write_action(action: Action) -> str:
    """Write an action; cards of a spread stand in the order in which they are given."""
    words = [str(action.seat), action.verb, *map(write_placed, action.cards)]
    return " ".join(words + ([str(action.spread)] if action.spread >= 0 else []))
