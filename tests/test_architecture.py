"""The architecture holds: imports go one way, options are read where they are declared, code is short."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tonk.rules import _GROUP_OF, _GROUPS, OPTIONS

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "py" / "tonk"
FILES = sorted(path for path in ENGINE.rglob("*.py"))
NAMES = [path.relative_to(ENGINE).as_posix() for path in FILES]
CONTRACT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")

MOST_FILE_LINES = 250
MOST_LINES = 20
LONG_FILES: dict[str, str] = {}
MAKES_A_STATE = "makes a state, a field a line"
MAKES_A_VIEW = "makes a view, a field a line"
LONG_FUNCTIONS = {
    "dealing.py:_first_state": MAKES_A_STATE,
    "dealing.py:set_up": MAKES_A_STATE,
    "plays/drawing.py:draw": MAKES_A_STATE,
    "plays/drawing.py:_taken": MAKES_A_STATE,
    "plays/turn.py:passed": MAKES_A_STATE,
    "plays/slapping.py:slap": MAKES_A_STATE,
    "plays/hitting.py:offer_hits": "the hot path: a call for each spread would cost a tenth of the speed",
    "bots/imagining.py:imagine": MAKES_A_STATE,
    "session/seating.py:start": "makes a session, a field a line",
    "view.py:view": MAKES_A_VIEW,
    "port/views.py:_table": MAKES_A_VIEW,
    "port/views.py:_bare_table": MAKES_A_VIEW,
    "port/around.py:around": MAKES_A_VIEW,
    "record.py:_side_bets": "the keys of side bets, read one by one",
    "bots/plans.py:_search": "one loop of a search",
    "session/bill.py:headline": "one match of the endings",
    "rules/code.py:_read_change": "one match of the parts of a code",
}
# Not in the table of modules: they hold nothing of their own, or stand above all.
APART = {"__init__", "__main__"}
# Modules of chance, clock and machine; the command line is the only one to touch the machine.
MACHINE = {"random", "secrets", "time", "datetime", "os", "sys", "io", "socket", "threading", "uuid", "subprocess"}
FACES = {"cli", "__main__"}
# Names of options that also name something else; they are looked for behind their group only.
SHARED_NAMES = {
    "pack": "the Pack in use",
    "jokers": "the mask of the jokers of a pack",
    "scoring": "the group of options of that name",
    "slap": "the action",
    "big_one": "what the dealer calls",
}


@cache
def tree(path: Path) -> ast.Module:
    """Parse a file."""
    return ast.parse(path.read_text(encoding="utf-8"))


def module(path: Path) -> str:
    """Name the module of the table that a file belongs to."""
    return path.relative_to(ENGINE).parts[0].removesuffix(".py")


def order() -> list[str]:
    """Read the modules of the engine from the table in docs/architecture.md, the lowest first."""
    table = CONTRACT[CONTRACT.index("| module | is |") :].split("\n\n")[0]
    first_cells = re.findall(r"^\| (`[^|]*`) \|", table, re.MULTILINE)
    return re.findall(r"`(\w+)/?`", " ".join(first_cells))


def imported(path: Path) -> Iterator[str]:
    """Give the modules of the engine that a file imports, type checking aside."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "tonk":
            parts = node.module.split(".")
            yield from parts[1:2] or (alias.name for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name.split(".")[1] for alias in node.names if alias.name.startswith("tonk."))


def test_the_table_names_every_module() -> None:
    assert set(order()) == {module(path) for path in FILES} - APART


@pytest.mark.parametrize("path", [path for path in FILES if module(path) not in APART], ids=str)
def test_a_module_imports_only_modules_above_it_in_the_table(path: Path) -> None:
    rank = {name: place for place, name in enumerate(order())}
    for name in imported(path):
        if name in rank:
            assert rank[name] <= rank[module(path)], f"{path.name} of {module(path)} imports {name}"
        else:
            assert name in ("__version__", "TonkError"), f"{path.name} imports {name} from the whole package"


def option_reads(path: Path) -> Iterator[tuple[str, int]]:
    """Give the options that a file reads, with the line."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Attribute) and node.attr in OPTIONS:
            behind = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            if node.attr not in SHARED_NAMES or behind in _GROUPS:
                yield node.attr, node.lineno
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
            literals = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            if called in ("value", "shown_value", "getattr"):
                yield from ((str(name), node.lineno) for name in literals if name in OPTIONS)


def test_an_option_is_read_only_where_it_is_declared() -> None:
    homes = {
        name: _GROUPS[_GROUP_OF[name]].__module__.removeprefix("tonk.").replace(".", "/") + ".py" for name in OPTIONS
    }
    found = [
        f"{name}:{line} reads {option}"
        for path, name in zip(FILES, NAMES, strict=True)
        for option, line in option_reads(path)
        if name != homes[option]
    ]
    assert found == []


def test_only_the_command_line_touches_the_machine() -> None:
    found = []
    for path, name in zip(FILES, NAMES, strict=True):
        for node in ast.walk(tree(path)):
            roots = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            roots += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            found += [
                f"{name} imports {root}"
                for root in roots
                if root.split(".")[0] in MACHINE and module(path) not in FACES
            ]
    assert found == []


def test_there_is_no_any_outside_codec() -> None:
    found = [
        f"{name}:{node.lineno}"
        for path, name in zip(FILES, NAMES, strict=True)
        if module(path) != "codec"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    assert found == []


def test_no_type_is_ignored_without_its_code() -> None:
    found = [
        name for path, name in zip(FILES, NAMES, strict=True) if re.search(r"type: ignore(?!\[)", path.read_text())
    ]
    assert found == []


def test_files_are_small() -> None:
    lengths = {
        name: len(path.read_text(encoding="utf-8").splitlines()) for path, name in zip(FILES, NAMES, strict=True)
    }
    assert {name for name, lines in lengths.items() if lines > MOST_FILE_LINES} == set(LONG_FILES)


def lines_of(function: ast.FunctionDef) -> int:
    """Count the lines of a function without its signature and its docstring."""
    body = function.body[1:] if ast.get_docstring(function) else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def test_functions_are_short() -> None:
    long = {
        f"{name}:{node.name}"
        for path, name in zip(FILES, NAMES, strict=True)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef) and lines_of(node) > MOST_LINES
    }
    assert long == set(LONG_FUNCTIONS)


def test_every_file_begins_with_one_sentence() -> None:
    for path, name in zip(FILES, NAMES, strict=True):
        first = (ast.get_docstring(tree(path)) or "").split("\n\n")[0]
        assert re.fullmatch(r"[^\n]+(\n[^\n]+)*[.]", first), name
