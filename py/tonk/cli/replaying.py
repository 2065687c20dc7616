"""`tonk replay FILE`: the result of each hand record of a file, one a line (RULES 5)."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tonk.cli.files import read_text
from tonk.cli.lines import line
from tonk.errors import TonkError
from tonk.messages import say
from tonk.record import Replay, legal_texts, play_through, read_file, to_json
from tonk.refusals import Refusal, refuse
from tonk.settlement import outcome

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser("replay", help=say("cli-replay"), description=say("cli-replay-about"))
    parser.add_argument("file", metavar="FILE", help=say("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=say("cli-replay-json"))
    parser.add_argument("--legal", action="store_true", help=say("cli-replay-legal"))
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print a result or an error for each record; the status is 1 when one was bad."""
    status = 0
    for record in read_file(read_text(asked.file)):
        played = _played(record)
        status = 1 if played.error else status
        print(line(answer(played, legal=asked.legal)))
    return status


def _played(record: object) -> Replay:
    if isinstance(record, TonkError):
        return _unread(record.refusals[0])
    try:
        return play_through(record)
    except RecursionError:
        return _unread(refuse("record-too-deep"))


def _unread(why: Refusal) -> Replay:
    return Replay((), {"error": {"index": None, "action": None, "reason": str(why)}})


def answer(played: Replay, *, legal: bool) -> dict[str, object]:
    """Give the result or the error of a record, with all legal actions of each position when asked."""
    found = played.error or to_json(outcome(played.states[-1]))
    return {**found, "legal": legal_texts(played)} if legal else found
