"""`tonk simulate`: bots play hands, whose records are written and whose endings are counted."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from typing import TYPE_CHECKING, TextIO

from tonk.cli.files import STANDARD, writing
from tonk.cli.lines import line, whole
from tonk.cli.ruling import named
from tonk.errors import TonkError
from tonk.messages import say
from tonk.record import to_json
from tonk.refusals import Refusal, shown
from tonk.rules import Rules

if TYPE_CHECKING:
    from tonk.analysis.simulation import Hand, Tally

    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_HANDS = 10_000_000
MOST_PLAYERS = 20
MOST_SEED = 2**64 - 1


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser("simulate", help=say("cli-simulate"), description=say("cli-simulate-about"))
    parser.add_argument("--rules", default="classic", metavar="NAME|CODE|FILE", help=say("cli-simulate-rules"))
    parser.add_argument("--players", type=whole(2, MOST_PLAYERS), metavar="N", help=say("cli-simulate-players"))
    parser.add_argument("--hands", type=whole(0, MOST_HANDS), default=1000, metavar="N", help=say("cli-simulate-hands"))
    parser.add_argument("--seed", type=whole(0, MOST_SEED), default=1, metavar="N", help=say("cli-simulate-seed"))
    parser.add_argument("--bots", default="sharp", metavar="KIND[,KIND...]", help=say("cli-simulate-bots"))
    parser.add_argument("--out", metavar="FILE", help=say("cli-simulate-out"))
    parser.add_argument("--results", metavar="FILE", help=say("cli-simulate-results"))
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Simulate, write the files that were asked for, and print how the hands ended."""
    from tonk.analysis.simulation import simulate, tally  # slow to import, and replaying does without

    rules = named(asked.rules)
    kinds = _kinds(asked.bots, asked.players)
    with ExitStack() as open_files:
        out, results = (
            open_files.enter_context(writing(name)) if name else None for name in (asked.out, asked.results)
        )
        found = tally(_written(simulate(rules, kinds, asked.hands, asked.seed), out, results), len(kinds))
    if STANDARD not in (asked.out, asked.results):
        print("\n".join(report(rules, kinds, asked.seed, found)))
    return 0


def _kinds(text: str, players: int | None) -> list[str]:
    """Read the kinds of bots: one for all seats, or one a seat. Raises TonkError."""
    from tonk.bots import KINDS

    kinds = text.split(",")
    for kind in kinds:
        if kind not in KINDS:
            raise TonkError(Refusal("cli-no-such-bot", (("kind", shown(kind)), ("valid", ", ".join(KINDS)))))
    if len(kinds) == 1:
        return kinds * (players or 2)
    if players not in (None, len(kinds)):
        raise TonkError(Refusal("cli-bots-and-players", (("bots", len(kinds)), ("players", players or 0))))
    return kinds


def _written(hands: Iterable[Hand], out: TextIO | None, results: TextIO | None) -> Iterator[Hand]:
    """Write each hand as it comes by."""
    for hand in hands:
        if out is not None:
            out.write(line(hand.record) + "\n")
        if results is not None:
            results.write(line(to_json(hand.outcome)) + "\n")
        yield hand


def report(rules: Rules, kinds: list[str], seed: int, found: Tally) -> Iterator[str]:
    """Say how hands ended and what each seat won."""
    yield say("cli-simulated", {"hands": found.hands, "preset": rules.name, "code": rules.code(), "number": seed})
    for ended, times in found.endings:
        yield f"  {ended:<10}{times:>9}{100 * times / found.hands:>8.1f} %"
    for seat, kind in enumerate(kinds):
        gain = found.net[seat] / max(1, found.hands)
        yield say("cli-simulated-seat", {"seat": seat, "kind": kind, "gain": f"{gain:+.3f}"})
    yield say("cli-simulated-length", {"number": f"{found.actions / max(1, found.hands):.1f}"})
