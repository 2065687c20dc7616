"""A machine that is not there: programs, files and answers are made up, and every call is kept."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from setup.machine import NOT_FOUND, Machine, Ran, ignore

Answer = Ran | Callable[["FakeMachine"], Ran]
FINE = Ran(0, "")


@dataclass(frozen=True)
class FakeMachine(Machine):
    """A machine made of tables; answers are looked up by a pattern in the whole command."""

    programs: dict[str, str] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)
    answers: dict[str, Answer] = field(default_factory=dict)
    calls: list[str] = field(default_factory=list)

    def which(self, name: str) -> str | None:
        """Look a program up in the table."""
        return self.programs.get(name)

    def exists(self, path: Path) -> bool:
        """Look a file up in the table; real files of the test's own folder count too."""
        return path.as_posix() in self.files or ("pytest-of" in str(path) and path.exists())

    def read(self, path: Path) -> str:
        """Read from the table."""
        return self.files.get(path.as_posix(), "")

    def run(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        hear: Callable[[str], None] = ignore,
    ) -> Ran:
        """Answer from the table; a program that is not in it is not there."""
        line = " ".join(command)
        self.calls.append(line)
        for pattern, answer in self.answers.items():
            if re.search(pattern, line):
                ran = answer if isinstance(answer, Ran) else answer(self)
                for heard in ran.output.splitlines():
                    hear(heard)
                return ran
        return Ran(NOT_FOUND, f"{command[0]}: not found")

    def show(self, command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        """Answer as `run` does."""
        return self.run(command, env=env).code

    def called(self, pattern: str) -> list[str]:
        """List the calls that fit a pattern."""
        return [line for line in self.calls if re.search(pattern, line)]


def fake(system: str = "linux", **facts: object) -> FakeMachine:
    """Make a machine; what is not said is absent."""
    told = {"root": False, "env": {}, "python": "/usr/bin/python3", "terminal": False, **facts}
    return FakeMachine(system=system, **told)  # type: ignore[arg-type]


@pytest.fixture(name="fake")
def fake_fixture() -> Callable[..., FakeMachine]:
    """Make machines that are not there."""
    return fake


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with what the setting up reads, and nothing set up."""
    (tmp_path / "py" / "tonk").mkdir(parents=True)
    (tmp_path / "py" / "tonk" / "__init__.py").write_text('__version__ = "0.0.1"\n')
    (tmp_path / "web").mkdir()
    for name in ("requirements", "requirements-dev", "requirements-node", "requirements-pyodide"):
        (tmp_path / f"{name}.txt").write_text("one==1.0 \\\n    --hash=sha256:00\ntwo==2.0 \\\n    --hash=sha256:00\n")
    (tmp_path / "package-lock.json").write_text("{}\n")
    return tmp_path
