"""The README's Python is run, and what it prints must be what its comments say."""

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")


def blocks() -> list[str]:
    return re.findall(r"```python\n(.*?)```", README, re.DOTALL)


def test_the_readme_prints_what_it_says() -> None:
    assert blocks(), "the README shows how to use the engine"
    for block in blocks():
        said = [line.removeprefix("# ") for line in block.splitlines() if line.startswith("# ")]
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(block, {})
        assert printed.getvalue().splitlines() == said


def test_the_two_commands_come_first() -> None:
    first_screen = README.splitlines()[:20]
    assert any(line.startswith("python3 scripts/play.py") for line in first_screen)
    assert any(line.startswith("python3 scripts/test.py") for line in first_screen)


def test_every_document_that_the_readme_names_is_there() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\((docs/[^)]+)\)", README):
        assert (root / target).exists(), f"{target} is missing"
