"""The page's own unit tests, run by Node's test runner."""

import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = sorted(HERE.glob("*.test.js"))


def test_there_are_tests_of_the_page() -> None:
    assert len(TESTS) >= 4


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name)
def test_the_page_in_node(file: Path, node: str) -> None:
    done = subprocess.run([node, "--test", str(file)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
