"""The command `scripts/test.py`: every check and every test, from a bare checkout."""

import argparse
import sys
from collections.abc import Sequence
from typing import NamedTuple

from setup.browsers import require_chromium, require_firefox
from setup.checks import run_checks
from setup.machine import Machine
from setup.node import Node, with_node_on_path
from setup.play import command, set_up
from setup.pyodide_wheels import fetch_pyodide_wheels
from setup.report import print_anything, say
from setup.site import build_site
from setup.trouble import Trouble
from setup.venv import venv_python

EPILOG = "Everything else goes to pytest as it is: files, -k, -x, --lf. With any of it the checks are left out."
OURS = ("--fast", "-h", "--help")


class Asked(NamedTuple):
    """What the command line asks for."""

    fast: bool
    pytest: tuple[str, ...]


def parse(arguments: Sequence[str]) -> Asked:
    """Read the command line; what is not ours is pytest's."""
    parser = argparse.ArgumentParser(prog="test.py", description="Run all checks and tests of Tonk.", epilog=EPILOG)
    parser.add_argument("--fast", action="store_true", help="leave out the tests in a browser")
    ours = [argument for argument in arguments if argument in OURS]
    return Asked(parser.parse_args(ours).fast, tuple(argument for argument in arguments if argument not in OURS))


def pytest_command(machine: Machine, asked: Asked) -> list[str]:
    """Write the call of pytest: two at a time when all is run, in one process when a part is looked at."""
    parallel = [] if asked.pytest else ["-n", "2", "--dist", "loadfile"]
    browsers = ["-m", "not browser"] if asked.fast else []
    return [str(venv_python(machine)), "-m", "pytest", *parallel, *browsers, *asked.pytest]


def browser_paths(machine: Machine, asked: Asked, again: str) -> dict[str, str]:
    """Find the browsers and name them to the tests."""
    if asked.fast:
        say("Browsers: left out, as --fast asks")
        return {}
    firefox = require_firefox(machine)
    return {"CHROMIUM": require_chromium(machine, again=again), **({"FIREFOX": firefox} if firefox else {})}


def run(machine: Machine, asked: Asked, again: str) -> int:
    """Set up, check, test; pytest's own line is the last one when all is well."""
    node: Node = set_up(machine, requirements="requirements-dev.txt", tools=True, again=again)
    fetch_pyodide_wheels(machine, again=again)
    browsers = browser_paths(machine, asked, again)
    build_site(machine, node)
    failed = [] if asked.pytest else run_checks(machine, node)
    env = {**with_node_on_path(machine, node), **browsers, "TONK_SITE_BUILT": "1"}
    code = machine.show(pytest_command(machine, asked), env=env)
    if failed:
        print(f"Failed before the tests: {', '.join(failed)}.", file=sys.stderr)
    return code or (1 if failed else 0)


def main(arguments: Sequence[str] | None = None, machine: Machine | None = None) -> int:
    """Run the command; trouble is one sentence and exit status 1."""
    asked = parse(sys.argv[1:] if arguments is None else arguments)
    machine = machine or Machine.here()
    print_anything()
    try:
        return run(machine, asked, command(machine, "test.py"))
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
