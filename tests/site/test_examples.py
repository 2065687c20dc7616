"""The examples in the docstrings of the build."""

import doctest
import importlib

import pytest

from setup.machine import ROOT

FOLDER = ROOT / "scripts" / "sitebuild"
INSIDE_PYODIDE = {"compile_inside"}  # runs there alone
MODULES = [*sorted({path.stem for path in FOLDER.glob("*.py")} - INSIDE_PYODIDE - {"__init__"}), "single"]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(f"sitebuild.{name}")).failed == 0


def test_there_are_examples() -> None:
    modules = [importlib.import_module(f"sitebuild.{name}") for name in MODULES]
    assert sum(doctest.testmod(module).attempted for module in modules) > 10
