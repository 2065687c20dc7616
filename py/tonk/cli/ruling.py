"""`tonk rules ...`: list the presets, show, check, compare and share house rules."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tonk.cli.files import STANDARD, read_text
from tonk.errors import RulesError
from tonk.json_text import read_json
from tonk.messages import say
from tonk.refusals import Refusal, shown
from tonk.rules import OPTIONS, PRESETS, Rules, advice, conflicts
from tonk.rules.code import is_code
from tonk.rules.options import Option, written
from tonk.rules.words import Difference, compare, dashed

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]
    Runner = Callable[[argparse.Namespace], int]


def add_parser(commands: Commands) -> None:
    """Describe the commands."""
    parser = commands.add_parser("rules", help=say("cli-rules"), description=say("cli-rules"))
    ways = parser.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"), required=True)
    _add(ways, "list", run_list)
    show = _add(ways, "show", run_show)
    check = _add(ways, "check", run_check)
    diff = _add(ways, "diff", run_diff)
    code = _add(ways, "code", run_code)
    _add(ways, "schema", run_schema)
    check.add_argument("file", metavar="FILE", help=say("cli-rules-file"))
    diff.add_argument("one", metavar="A", help=say("cli-rules-name"))
    diff.add_argument("other", metavar="B", help=say("cli-rules-name"))
    for way in (show, code):
        way.add_argument("name", metavar="NAME", help=say("cli-rules-name"))
        way.add_argument("changes", metavar="option=value", nargs="*", help=say("cli-rules-change"))


def _add(ways: Commands, name: str, run: Runner) -> argparse.ArgumentParser:
    parser = ways.add_parser(name, help=say(f"cli-rules-{name}"), description=say(f"cli-rules-{name}"))
    parser.set_defaults(run=run)
    return parser


def run_list(_: argparse.Namespace) -> int:
    """Print the presets: name, code, origin, and what makes each different."""
    for name in PRESETS:
        key = f"preset-{dashed(name)}"
        print(f"{name:17}{Rules.preset(name).code():11}{say(f'{key}-origin')}")
        print(f"{'':17}{say(f'{key}-about')}")
    return 0


def run_show(asked: argparse.Namespace) -> int:
    """Print the rules sheet, and words of advice if there are any."""
    from tonk.sheet import text

    rules = named(asked.name, asked.changes)
    print(text(rules))
    for word in advice(rules):
        print(f"\n{word}")
    return 0


def run_check(asked: argparse.Namespace) -> int:
    """Print everything that is wrong with rules in a file; the status is 1 when something is."""
    problems = conflicts(read_object(asked.file))
    for problem in problems:
        print(problem)
    if not problems:
        print(say("cli-rules-good"))
    return 1 if problems else 0


def run_diff(asked: argparse.Namespace) -> int:
    """Print what differs from one set of rules to another."""
    found = differences(named(asked.one), named(asked.other))
    for difference in found:
        print(difference)
    if not found:
        print(say("cli-rules-same"))
    return 0


def run_code(asked: argparse.Namespace) -> int:
    """Print the code of rules."""
    print(named(asked.name, asked.changes).code())
    return 0


def run_schema(_: argparse.Namespace) -> int:
    """Print the JSON schema of rules."""
    from tonk.schema import schema

    print(json.dumps(schema(), indent=2))
    return 0


def differences(one: Rules, other: Rules) -> tuple[Difference, ...]:
    """List what differs from one set of rules to another."""
    return compare(OPTIONS, one.shown_values(), other.shown_values())


def named(name: str, changes: Sequence[str] = ()) -> Rules:
    """Give the rules that a word names, a preset, a code or a file, with changes. Raises TonkError."""
    if is_code(name):
        base = Rules.from_code(name)
    elif name == STANDARD or name.endswith(".json") or os.sep in name or (name not in PRESETS and os.path.isfile(name)):
        base = Rules.from_json(read_object(name))
    else:
        base = Rules.from_json(name)
    return Rules.from_json({**base.to_json(), **dict(_change(change) for change in changes)}) if changes else base


def read_object(file: str) -> object:
    """Read a file that holds JSON. Raises TonkError."""
    text = read_text(file)
    try:
        return read_json(text)
    except ValueError as error:
        raise RulesError(Refusal("cli-rules-not-json", (("file", shown(file)), ("why", str(error))))) from None


def _change(text: str) -> tuple[str, object]:
    """Read `option=value`. Raises RulesError."""
    name, sign, value = text.partition("=")
    if not sign:
        raise RulesError(Refusal("cli-rules-no-value", (("value", text),)))
    return name, _value(OPTIONS[name], value) if name in OPTIONS else value


def _value(option: Option, text: str) -> object:
    """Read a value as the option has it: a choice as it is written, a number, or JSON; else the text, to be refused."""
    for choice in option.choices:
        if text == written(choice):
            return choice
    try:
        return read_json(text)
    except ValueError:
        return text
