"""Reading numbers from the command line and writing JSON on one line."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable

from tonk.messages import say
from tonk.refusals import shown


def line(value: object) -> str:
    """Write a JSON value on one line, the same bytes in every Python.

    >>> line({"ended": None, "name": "Zoë"})
    '{"ended": null, "name": "Zo\\\\u00eb"}'
    """
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": "))


def whole(low: int, high: int) -> Callable[[str], int]:
    """Make a reader of whole numbers in a range, for argparse.

    >>> whole(2, 6)("3")
    3
    """

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) <= len(str(high)) and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(say("cli-not-whole", {"text": shown(text), "low": low, "high": high}))

    return read
