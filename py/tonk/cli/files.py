"""Reading and writing the files that are named on the command line; `-` is standard input or output."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from tonk.errors import TonkError
from tonk.refusals import Refusal, shown

STANDARD = "-"


def read_text(name: str) -> str:
    """Read a whole file as UTF-8. Raises TonkError with one sentence when that cannot be."""
    try:
        with open(0 if name == STANDARD else name, "rb", closefd=name != STANDARD) as file:
            return file.read().decode("utf-8-sig")
    except OSError as error:
        raise TonkError(_unusable("cli-cannot-read", name, error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise TonkError(Refusal("cli-not-utf-8", (("file", shown(name)), ("byte", error.start)))) from None


@contextmanager
def writing(name: str) -> Iterator[TextIO]:
    """Open a file for lines of text. Raises TonkError with one sentence when that cannot be."""
    if name == STANDARD:
        yield sys.stdout
        return
    try:
        with Path(name).open("w", encoding="utf-8", newline="\n") as file:
            yield file
    except OSError as error:
        raise TonkError(_unusable("cli-cannot-write", name, error.strerror or str(error))) from None


def _unusable(key: str, name: str, why: str) -> Refusal:
    return Refusal(key, (("file", shown(name)), ("why", why)))
