"""Why something is refused: a key with its values; the sentence belongs to the messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from tonk.messages import say

Value = int | str


class Refusal(NamedTuple):
    """A reason, as the key of a message and the values it needs.

    >>> str(refuse("not-your-turn", seat=1))
    "It is seat 1's turn."
    """

    key: str
    values: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return say(self.key, dict(self.values))

    def said_to(self, names: Sequence[str], you: int | None = None) -> str:
        """Give the sentence with the players' names in it."""
        return say(self.key, dict(self.values), names=names, you=you)


def refuse(reason: str, **values: Value) -> Refusal:
    """Make the refusal whose message is `refusal-REASON`."""
    return Refusal(f"refusal-{reason}", tuple(values.items()))


def shown(value: object) -> str:
    """Quote bad input for a sentence, a text as it is and other values as JSON, shortened when it is long.

    >>> shown("x" * 100), shown([None, True])
    ('xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...', '[null, true]')
    """
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, default=str)
    return words if len(words) <= 60 else words[:57] + "..."


def quoted(value: object) -> str:
    """Quote bad input as JSON, where a text and a number must not look alike.

    >>> quoted("2"), quoted(2)
    ('"2"', '2')
    """
    return shown(json.dumps(value, ensure_ascii=False, default=str))
