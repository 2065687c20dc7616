"""The one home of the engine's sentences: `en.ftl`, and `say`, which fills them in.

They are read when the first sentence is asked for; the page has its own reader, so that its engine never asks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tonk.messages.fluent import Entry

__all__ = ["SEAT_NAMES", "keys", "say", "seat_values"]

# Values with these names are seat numbers, wherever they appear (docs/architecture.md, section 2).
SEAT_NAMES = ("seat", "other", "owner", "winner", "from", "to")


@cache
def _bundle(language: str) -> dict[str, Entry]:
    from pkgutil import get_data  # reads a package that is still in its wheel, too

    from tonk.messages.fluent import parse

    return parse((get_data("tonk.messages", f"{language}.ftl") or b"").decode("utf-8"))


def keys(language: str = "en") -> tuple[str, ...]:
    """List the keys of all messages, in the order of the file."""
    return tuple(_bundle(language))


def seat_values(values: Mapping[str, object], names: Sequence[str] | None, you: int | None) -> dict[str, object]:
    """Show seat numbers as names, and add `seatYou` and its like, `yes` for the reader's own seat."""
    shown = dict(values)
    for name in SEAT_NAMES:
        seat = values.get(name)
        if isinstance(seat, int):
            shown[name] = names[seat] if names is not None else f"seat {seat}"
            shown[f"{name}You"] = "yes" if seat == you else "no"
    return shown


def say(
    key: str,
    values: Mapping[str, object] | None = None,
    *,
    names: Sequence[str] | None = None,
    you: int | None = None,
    language: str = "en",
) -> str:
    """Give the sentence of a message.

    >>> say("refusal-not-your-turn", {"seat": 1})
    "It is seat 1's turn."
    """
    from tonk.messages.fluent import fill

    return fill(_bundle(language)[key], seat_values(values or {}, names, you))
