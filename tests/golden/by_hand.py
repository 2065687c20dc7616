"""The golden hands that were worked out by hand, in `worked/*.toml`: hands, play, ending and what each seat gets."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tonk import Rules, deal
from tonk.shuffle import shuffled

FOLDER = Path(__file__).parent / "worked"
Record = dict[str, Any]


class Case(NamedTuple):
    """A record, and what the rules say comes of it; `ended` is None when the hand is not over."""

    name: str
    record: Record
    ended: str | None
    net: list[int] | None
    scores: list[int] | None


def read(topic: str) -> list[Case]:
    """Read the cases of one file."""
    entries = tomllib.loads((FOLDER / f"{topic}.toml").read_text(encoding="utf-8"))["hand"]
    return [
        Case(entry["name"], record(entry), entry["ended"] or None, entry.get("net"), entry.get("scores"))
        for entry in entries
    ]


def record(entry: Record) -> Record:
    """Make the record of an entry: the cards named lie where they belong, the others follow shuffled."""
    given = dict(entry.get("rules", {}))
    size = len(entry["hands"][0].split())
    if Rules.from_json(given).dealing.each() != size:
        given["hand_size"] = size
    rules, hands = Rules.from_json(given), entry["hands"]
    quiet, dealer, stock = before(rules, entry)
    upcard = entry.get("upcard") or (unused(rules, entry)[0] if quiet else "")
    state = deal(rules, hands=hands, upcard=upcard, stock=stock, dealer=dealer)
    more = {key: entry[key] for key in ("multiple", "side_bets") if key in entry}
    return {
        "format": "tonk-hand/1",
        "rules": rules.to_json(),
        "players": len(hands),
        "dealer": dealer,
        **more,
        "deck": " ".join(rules.pack.names[card] for card in state.setup.deck),
        "actions": [*quiet, *(text.strip() for text in entry["play"].split(",") if text.strip())],
    }


def unused(rules: Rules, entry: Record) -> list[str]:
    """List the cards that an entry does not name, shuffled."""
    named = {*" ".join(entry["hands"]).split(), *entry.get("last", "").split(), entry.get("upcard", "")}
    names = rules.pack.names
    return [names[card] for card in shuffled(len(names), bytes(32)) if names[card] not in named]


def before(rules: Rules, entry: Record) -> tuple[list[str], int, str]:
    """Give the quiet turns before seat 0 begins with `late` cards in the stock, the dealer for it, and the stock."""
    players = len(entry["hands"])
    if "late" not in entry:
        return [], players - 1, entry.get("stock", "")
    rest = unused(rules, entry)[0 if entry.get("upcard") else 1 :]
    last = entry.get("last", "").split()
    turns = len(rest) + len(last) - entry["late"]
    stock = [*rest[:turns], *last]
    drawn = stock[:turns]
    dealer = (players - 1 - len(drawn)) % players
    quiet: list[str] = []
    for turn, card in enumerate(drawn):
        seat = (dealer + 1 + turn) % players
        quiet += [f"{seat} draw", f"{seat} discard {card}"]
    return quiet, dealer, " ".join(stock)
