"""Why something is refused: a key with its values; the sentence belongs to the messages."""

from __future__ import annotations

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


def shown(text: object) -> str:
    """Quote bad input for a sentence, shortened when it is long.

    >>> shown("x" * 100)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...'
    """
    words = str(text)
    return words if len(words) <= 60 else words[:57] + "..."
