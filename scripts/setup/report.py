"""What a person sees of the work: one clear line for each step, and a bar for the long ones."""

import io
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

BAR = 24
PERCENT = re.compile(r"(\d{1,3})(?:\.\d+)?\s?%")


def print_anything() -> None:
    """Let a narrow terminal show a mark for what it does not know, instead of ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(line: str) -> None:
    """Print one line at once."""
    print(line, flush=True)


def counting(pattern: str, total: int) -> Callable[[str], float | None]:
    """Make a measure that counts the lines matching `pattern`: each is one of `total` things.

    >>> measure = counting("^Collecting ", 4)
    >>> measure("Collecting pytest"), measure("Using cached pytest"), measure("Collecting ruff")
    (0.25, None, 0.5)
    """
    seen = 0

    def measure(line: str) -> float | None:
        nonlocal seen
        if re.search(pattern, line) is None:
            return None
        seen += 1
        return min(1.0, seen / max(1, total))

    return measure


def percent(line: str) -> float | None:
    """Read the last percentage of a line.

    >>> percent("Chromium |####    | 40% of 160 MiB"), percent("Reading package lists...")
    (0.4, None)
    """
    found = PERCENT.findall(line)
    return min(1.0, int(found[-1]) / 100) if found else None


def bar(share: float, what: str) -> str:
    """Draw how far a step is.

    >>> bar(0.5, "Python packages")
    '[############............]  50 %  Python packages'
    """
    full = round(BAR * share)
    return f"[{'#' * full}{'.' * (BAR - full)}] {share:4.0%}".replace("%", " %") + f"  {what}"


@contextmanager
def step(
    what: str, doing: str, *, terminal: bool, measure: Callable[[str], float | None] = percent
) -> Iterator[Callable[[str], None]]:
    """Show one long step; the value is called with each line that the program prints."""
    started = time.monotonic()
    if terminal:
        sys.stdout.write("\r" + bar(0.0, f"{what}: {doing}"))
        sys.stdout.flush()
    else:
        say(f"{what}: {doing} ...")

    def hear(line: str) -> None:
        share = measure(line)
        if terminal and share is not None:
            sys.stdout.write("\r" + bar(share, f"{what}: {doing}"))
            sys.stdout.flush()

    try:
        yield hear
    finally:
        if terminal:
            sys.stdout.write("\r" + " " * (BAR + len(what) + len(doing) + 14) + "\r")
            sys.stdout.flush()
    say(f"{what}: ready ({time.monotonic() - started:.1f} s)")
