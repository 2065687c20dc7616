"""The checks that run before the tests: lint, format and types of both languages, and the workflows."""

from pathlib import Path
from typing import NamedTuple

from setup.machine import ROOT, Machine
from setup.node import Node, with_node_on_path
from setup.report import say
from setup.venv import venv_python

SCHEMA = "vendor.github-workflows"
PAGE_TESTS = Path("tests") / "js"


class Check(NamedTuple):
    """One tool and how it is called."""

    name: str
    command: tuple[str, ...]


def all_checks(machine: Machine, node: Node, root: Path = ROOT) -> list[Check]:
    """List every check."""
    python = str(venv_python(machine, root))
    tsc = str(root / "node_modules" / "typescript" / "bin" / "tsc")
    biome = str(root / "node_modules" / "@biomejs" / "biome" / "bin" / "biome")
    workflows = [str(path) for path in sorted((root / ".github" / "workflows").glob("*.yml"))]
    checks = [
        Check("ruff check", (python, "-m", "ruff", "check", "--quiet", ".")),
        Check("ruff format", (python, "-m", "ruff", "format", "--check", "--quiet", ".")),
        Check("mypy --strict", (python, "-m", "mypy", "--strict")),
        Check("tsc --strict", (node.node, tsc, "-p", "jsconfig.json")),
        Check("biome ci", (node.node, biome, "ci", "--colors=off", "--error-on-warnings", ".")),
        Check("workflows", (python, "-m", "check_jsonschema", "--builtin-schema", SCHEMA, *workflows)),
    ]
    tests = [str(path) for path in sorted((root / PAGE_TESTS).glob("**/*.test.js"))]
    if tests:
        checks.append(Check("node --test", (node.node, "--test", *tests)))
    return checks


def run_checks(machine: Machine, node: Node, root: Path = ROOT) -> list[str]:
    """Run every check, show what the failed ones printed, and name them."""
    failed = []
    for check in all_checks(machine, node, root):
        ran = machine.run(check.command, env=with_node_on_path(machine, node))
        say(f"{check.name}: {'good' if ran.ok else 'FAILED'}")
        if not ran.ok:
            say(ran.output.rstrip())
            failed.append(check.name)
    return failed
