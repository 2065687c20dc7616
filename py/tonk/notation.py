"""Reading actions from their text (RULES 5)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from tonk.actions import TOP, Action, Discard, Hit, SeatActions, Slap, actions_of
from tonk.cards import Pack
from tonk.errors import NotationError
from tonk.refusals import refuse, shown

_NUMBER: Final = r"[0-9]{1,6}"


def parse_action(pack: Pack, players: int, text: object) -> Action:
    """Read an action; case and extra white space do not matter. Raises NotationError.

    >>> from tonk.cards import pack_of
    >>> str(parse_action(pack_of(52), 2, "1 HIT 10h 0"))
    '1 hit Th 0'
    """
    if not isinstance(text, str):
        raise NotationError(refuse("action-not-text", text=shown(text)))
    words = text.split()
    if len(words) < 2:
        raise NotationError(refuse("action-too-short", text=shown(text)))
    seat = _number(words[0], "seat-not-number")
    if seat >= players:
        raise NotationError(refuse("no-such-seat", text=shown(words[0]), last=players - 1))
    verb = words[1].lower() if words[1].isascii() else words[1]
    reader = _READERS.get(verb)
    if reader is None:
        raise NotationError(refuse("no-such-verb", text=shown(words[1]), valid=", ".join(_READERS)))
    return reader(actions_of(pack, seat), words[2:], verb)


def _number(word: str, reason: str) -> int:
    if not re.fullmatch(_NUMBER, word):
        raise NotationError(refuse(reason, text=shown(word)))
    return int(word)


def _count(words: list[str], verb: str, low: int, high: int) -> None:
    if not low <= len(words) <= high:
        raise NotationError(refuse(f"operands-{verb}", text=shown(" ".join(words))))


def _place(pack: Pack, word: str) -> tuple[int, int]:
    """Read a card with what it stands for, as `8h`, `X1=6s` or `2c=2c`."""
    name, equals, meaning = word.partition("=")
    card = pack.number(name)
    if not equals:
        return card, card
    stands = pack.number(meaning)
    if card != stands and not pack.wild >> card & 1:
        raise NotationError(refuse("not-wild", card=pack.names[card]))
    if pack.jokers >> stands & 1:
        raise NotationError(refuse("stands-for-joker", text=shown(word)))
    return card, stands


def _simple(name: str) -> Callable[[SeatActions, list[str], str], Action]:
    def read(acts: SeatActions, words: list[str], verb: str) -> Action:
        if words:
            raise NotationError(refuse("operands-none", verb=verb, text=shown(" ".join(words))))
        action: Action = getattr(acts, name)
        return action

    return read


def _discard(acts: SeatActions, words: list[str], verb: str) -> Discard:
    _count(words, verb, 1, 1)
    return acts.discards[1 << acts.pack.number(words[0])]


def _spread(acts: SeatActions, words: list[str], verb: str) -> Action:
    _count(words, verb, 1, 64)
    places = [_place(acts.pack, word) for word in words]
    cards = [card for card, _ in places]
    for card in cards:
        if cards.count(card) > 1:
            raise NotationError(refuse("card-twice", text=acts.pack.names[card]))
    return acts.spread(tuple(sorted(places, key=lambda place: (place[1], place[0]))))


def _hit(acts: SeatActions, words: list[str], verb: str) -> Hit:
    _count(words, verb, 2, 2)
    card, stands = _place(acts.pack, words[0])
    return acts.hit(card, stands, _number(words[1], "spread-not-number"))


def _slap(acts: SeatActions, words: list[str], verb: str) -> Slap:
    _count(words, verb, 1, 2)
    spread = _number(words[-1], "spread-not-number")
    if len(words) == 1:
        return acts.slap(TOP, TOP, spread)
    card, stands = _place(acts.pack, words[0])
    return Slap(acts.seat, acts.pack, card, stands, spread)


_READERS: Final[dict[str, Callable[[SeatActions, list[str], str], Action]]] = {
    "draw": _simple("draw"),
    "take": _simple("take"),
    "touch": _simple("touch"),
    "claim": _simple("claim"),
    "spread": _spread,
    "hit": _hit,
    "discard": _discard,
    "end": _simple("end"),
    "drop": _simple("drop"),
    "slap": _slap,
}
