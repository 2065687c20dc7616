"""JSON as the standard has it, read strictly: nothing is guessed where Python would let a doubtful text pass."""

from __future__ import annotations

import json

from tonk.errors import RecordError
from tonk.refusals import refuse, shown


def read_json(text: str) -> object:
    """Read a JSON value. Raises ValueError for what is none, and RecordError for an object that has a key twice.

    >>> read_json('{"players": 2}')
    {'players': 2}
    """
    twice: list[str] = []

    def made(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                twice.append(key)
            found[key] = value
        return found

    try:
        value: object = json.loads(text, object_pairs_hook=made, parse_constant=_finite, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if twice:
        raise RecordError(refuse("key-twice", key=shown(twice[0])))
    return value


def _finite(text: str) -> float:
    """Read a number with a fraction; NaN, Infinity and what is too great to be kept are refused. Raises ValueError."""
    number = float(text)
    if number - number != 0:
        raise ValueError(f"{text} is no number")
    return number
