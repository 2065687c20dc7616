"""JSON as the standard has it, read strictly: nothing is guessed where Python would let a doubtful text pass."""

from __future__ import annotations

import json
import re

from tonk.errors import RecordError
from tonk.refusals import refuse, shown

DEEPEST = 100  # no record has more than a few levels
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]')


def read_json(text: str) -> object:
    """Read a JSON value. Raises ValueError for what is none, and RecordError for an object that has a key twice.

    >>> read_json('{"players": 2}')
    {'players': 2}
    """
    if _depth(text) > DEEPEST:
        raise ValueError("nested too deeply")
    twice: list[str] = []

    def made(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                twice.append(key)
            found[key] = value
        return found

    value: object = json.loads(text, object_pairs_hook=made, parse_constant=_finite, parse_float=_finite)
    if twice:
        raise RecordError(refuse("key-twice", key=shown(twice[0])))
    return value


def _depth(text: str) -> int:
    """Give how deeply a text is nested, without reading it: in a browser deep reading would stop the whole engine.

    >>> _depth('{"a": [[1], "]["]}')
    3
    """
    depth = deepest = 0
    for sign in _NESTING.findall(text):
        depth += 1 if sign in "[{" else -1 if sign in "]}" else 0
        deepest = max(deepest, depth)
    return deepest


def _finite(text: str) -> float:
    """Read a number with a fraction; NaN, Infinity and what is too great to be kept are refused. Raises ValueError."""
    number = float(text)
    if number - number != 0:
        raise ValueError(f"{text} is no number")
    return number
