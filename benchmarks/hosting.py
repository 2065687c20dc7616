"""What a visitor costs a host: bytes and requests, first and later, and the bill for many visitors at a given price."""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "benchmarks")]

from host import COMPRESSED, body_of  # noqa: E402

HEADERS = 400  # bytes of an answer's headers, about
UNCHANGED = 250  # bytes of an answer that says "not modified"
GIGABYTE = 1e9


class Visit(NamedTuple):
    """What one visit takes from the host."""

    bytes: int
    requests: int


class Visitors(NamedTuple):
    """Who comes in a day."""

    a_day: int
    new: float  # share that comes for the first time
    updated: float  # share that finds a new version


def main(words: list[str] | None = None) -> int:
    """Compute and print."""
    asked = parser().parse_args(words)
    files = kept_files(asked.site)
    visits = {"first": first_visit(files), "later": Visit(UNCHANGED, 1), "update": update(files)}
    found = bill(visits, Visitors(asked.visitors, asked.new, asked.updated), asked.per_gigabyte, asked.per_million)
    if asked.json:
        print(json.dumps({name: visit._asdict() for name, visit in visits.items()} | found))
        return 0
    for name, visit in visits.items():
        print(f"{name:7}{visit.bytes / 1e6:8.3f} MB {visit.requests:5} requests")
    print(f"a day: {found['gigabytes']:,.0f} GB, {found['requests']:,.0f} requests, costs {found['cost']:,.2f}")
    return 0


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    made = argparse.ArgumentParser(prog="hosting.py", description=__doc__.splitlines()[0])
    made.add_argument("--site", type=Path, default=ROOT / "dist", help="the built site (default: dist)")
    made.add_argument("--visitors", type=int, default=1_000_000, help="visits a day (default: a million)")
    made.add_argument("--new", type=float, default=0.3, help="share of first visits (default: 0.3)")
    made.add_argument("--updated", type=float, default=0.05, help="share of visits that find a new version")
    made.add_argument("--per-gigabyte", type=float, default=0.0, help="price of a gigabyte sent")
    made.add_argument("--per-million", type=float, default=0.0, help="price of a million requests")
    made.add_argument("--json", action="store_true", help="print one line of JSON")
    return made


def kept_files(site: Path) -> dict[str, int]:
    """Weigh, as they go over the wire, all files that a player's browser keeps."""
    listed = re.findall(r'^\s*"([^"]+)": "[0-9a-f]{64}"', (site / "sw.js").read_text("utf-8"), re.MULTILINE)
    return {name: on_the_wire(site / name) for name in [*listed, "sw.js"]}


def on_the_wire(path: Path) -> int:
    """Weigh one file with its headers, compressed where hosts do it."""
    return len(body_of(path, path.suffix in COMPRESSED)) + HEADERS


def first_visit(files: dict[str, int]) -> Visit:
    """Take everything once: the service worker gets what the page has fetched without the host."""
    return Visit(sum(files.values()), len(files))


def update(files: dict[str, int]) -> Visit:
    """Weigh a new version of page and engine, at the most: what did not change is not fetched again."""
    changed = [name for name in files if re.match(r"(app-.*\.(js|css|ftl)$|engine-|index\.html$|sw\.js$)", name)]
    return Visit(sum(files[name] for name in changed), len(changed))


def bill(visits: dict[str, Visit], visitors: Visitors, per_gigabyte: float, per_million: float) -> dict[str, float]:
    """Add up a day.

    >>> visits = {"first": Visit(6_000_000, 100), "later": Visit(250, 1), "update": Visit(500_000, 80)}
    >>> day = bill(visits, Visitors(1_000_000, new=0.3, updated=0.05), per_gigabyte=0.01, per_million=0.3)
    >>> round(day["gigabytes"], 1), round(day["requests"]), round(day["cost"], 2)
    (1825.2, 34650000, 28.65)
    """
    shares = {"first": visitors.new, "update": visitors.updated, "later": 1 - visitors.new - visitors.updated}
    sent = sum(visits[name].bytes * share for name, share in shares.items()) * visitors.a_day
    requests = sum(visits[name].requests * share for name, share in shares.items()) * visitors.a_day
    cost = sent / GIGABYTE * per_gigabyte + requests / 1e6 * per_million
    return {"gigabytes": sent / GIGABYTE, "requests": requests, "cost": cost}


if __name__ == "__main__":
    sys.exit(main())
