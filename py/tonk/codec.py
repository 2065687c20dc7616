"""Values of the engine to JSON: cards, spreads, actions, sentences and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from tonk.cards import Pack
from tonk.events import Event
from tonk.refusals import Refusal, Value
from tonk.spreads import Placed
from tonk.view import placed_text

Json = dict[str, object]

# Fields of events that are cards of the pack; the others are passed on as they are.
_CARDS: Final = {"card": "card", "upcard": "upcard", "stands": "as"}
# Fields that are parts of the sentence and no facts of their own, or not for the page.
_WORDS: Final = ("key", "values")


def sentence(said: Refusal) -> Json:
    """Give a refusal as the key of a message and its values."""
    return {"key": said.key, "values": dict(said.values)}


def laid(pack: Pack, placed: Placed) -> list[Json]:
    """Give the cards of a spread, each with the card it stands for.

    >>> from tonk.cards import pack_of
    >>> laid(pack_of(52, jokers=1, jokers_wild=True), ((52, 5),))
    [{'card': 'X1', 'as': '6c'}]
    """
    return [{"card": pack.names[card], "as": pack.names[stands]} for card, stands in placed]


@cache
def type_name(event: str) -> str:
    """Name a kind of event by its class.

    >>> type_name("WasHit")
    'was_hit'
    """
    return "".join(f"_{sign.lower()}" if sign.isupper() else sign for sign in event)[1:]


def event_json(event: Event, pack: Pack, words: str) -> Json:
    """Give an event with its facts and its sentence; a hidden card is null, a seat of nobody is left out.

    >>> from tonk.cards import pack_of
    >>> from tonk.events import Drew
    >>> event_json(Drew(1, -1), pack_of(52), "classic")
    {'type': 'drew', 'seat': 1, 'card': None, 'key': 'event-drew', 'values': {'seat': 1}}
    """
    facts: Json = {"type": type_name(type(event).__name__)}
    for name in event.fields:
        value = getattr(event, name)
        if name in _CARDS:
            facts[_CARDS[name]] = pack.names[value] if value >= 0 else None
        elif name == "placed":
            facts["cards"] = laid(pack, value)
        elif name not in _WORDS and (name != "seat" or value >= 0):
            facts[name] = value
    return facts | _said(event, facts, pack, words)


def _said(event: Event, facts: Mapping[str, object], pack: Pack, words: str) -> Json:
    """Give the sentence of an event: its own, or the one of its kind with its facts as values."""
    key, values = getattr(event, "key", None), getattr(event, "values", None)
    if isinstance(key, str) and isinstance(values, tuple):
        return {"key": key, "values": dict(values)}
    spoken = dict(_values(facts.items()))
    placed = getattr(event, "placed", None)
    if placed is not None:
        spoken["cards"] = placed_text(pack, placed)
    if facts.get("as") is not None and facts["as"] != facts["card"]:
        spoken["card"] = f"{facts['card']}={facts['as']}"
    if facts["type"] in _IN_OTHER_WORDS:
        spoken["words"] = words
    return {"key": f"event-{str(facts['type']).replace('_', '-')}", "values": spoken}


# The events whose sentence depends on the vocabulary of the table (RULES 3, `words`).
_IN_OTHER_WORDS: Final = ("dropped", "claimed")


def _values(facts: Iterable[tuple[str, object]]) -> Iterable[tuple[str, Value]]:
    """Keep the facts that a sentence can hold: numbers and words; switches as `yes` and `no`."""
    for name, value in facts:
        if isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, int | str) and name not in ("type", "as"):
            yield name, value
