"""The command line: replay hand records, simulate, show rules, check a deal."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from tonk import TonkError, __version__
from tonk.cli import fairness, replaying, ruling, simulating
from tonk.messages import say

BAD_INPUT = 2
_INTERRUPTED = 130  # what a shell reports for SIGINT
_PIPE_CLOSED = 141  # ... and for SIGPIPE


def main(words: Sequence[str] | None = None) -> int:
    """Run one command and give the exit status: 0 for success, 1 for a bad record, 2 for input that cannot be used."""
    _prepare()
    try:
        asked = _parser().parse_args(words)
        status: int = asked.run(asked)
        print(end="", flush=True)
        return status
    except TonkError as error:
        print(error, file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _drop_output()
        return _PIPE_CLOSED
    except OSError as error:
        _drop_output()
        print(say("cli-cannot-print", {"why": error.strerror or str(error)}), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return _INTERRUPTED


def _prepare() -> None:
    """Make the output the same bytes on every system, and numbers of any length readable and writable."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace", newline="\n")
    sys.set_int_max_str_digits(0)


def _drop_output() -> None:
    """Let the flush at exit go nowhere: nobody can read what is left."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tonk", description=say("cli-about"))
    parser.add_argument("--version", action="version", version=f"tonk {__version__}", help=say("cli-version"))
    commands = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"), required=True)
    replaying.add_parser(commands)
    ruling.add_parser(commands)
    simulating.add_parser(commands)
    fairness.add_parser(commands)
    return parser
