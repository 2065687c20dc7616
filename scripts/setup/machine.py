"""The machine that the commands run on; every question to it goes through one value, so that tests can fake it."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
NOT_FOUND = 127  # what a shell answers for a program that is not there


class Ran(NamedTuple):
    """How a program ended and all that it printed."""

    code: int
    output: str

    @property
    def ok(self) -> bool:
        """Tell whether the program ended well."""
        return self.code == 0


def ignore(line: str) -> None:
    """Hear a line of output and do nothing with it."""


@dataclass(frozen=True)
class Machine:
    """What a command may ask of the machine: its system, its files, its programs."""

    system: str  # "linux", "darwin" or "windows"
    root: bool
    env: Mapping[str, str]
    python: str  # the interpreter that runs this
    terminal: bool  # a person watches: draw a bar

    @classmethod
    def here(cls) -> "Machine":
        """Describe the machine this runs on."""
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        env = {**os.environ, "PYTHONUTF8": "1"}  # Windows' own code pages know no suits
        return cls(platform.system().lower(), root, env, sys.executable, sys.stdout.isatty())

    def which(self, name: str) -> str | None:
        """Find a program by name."""
        return shutil.which(name, path=self.env.get("PATH"))

    def exists(self, path: Path) -> bool:
        """Tell whether there is such a file."""
        return path.exists()

    def read(self, path: Path) -> str:
        """Read the beginning of a file, or nothing when it cannot be read."""
        try:
            with path.open("rb") as file:
                return file.read(4096).decode("utf-8", "replace")
        except OSError:
            return ""

    def run(
        self,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        hear: Callable[[str], None] = ignore,
    ) -> Ran:
        """Run a program in the checkout, hand each line of output to `hear` and keep it all."""
        try:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=dict(self.env if env is None else env),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            return Ran(NOT_FOUND, str(error))
        lines = []
        with process:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                hear(line.rstrip("\n"))
        return Ran(process.returncode, "".join(lines))

    def show(self, command: Sequence[str], *, env: Mapping[str, str] | None = None) -> int:
        """Run a program that prints to the person itself; return its exit status."""
        sys.stdout.flush()
        try:
            return subprocess.run(command, cwd=ROOT, env=dict(self.env if env is None else env), check=False).returncode
        except OSError as error:
            print(f"{command[0]} does not start: {error}")
            return NOT_FOUND

    def is_debian_like(self) -> bool:
        """Tell whether apt installs things here."""
        return self.system == "linux" and self.which("apt-get") is not None

    def is_ubuntu(self) -> bool:
        """Tell whether this is Ubuntu or one of its kind, whose browsers are snaps."""
        release = self.read(Path("/etc/os-release"))
        return any(line.startswith(("ID=", "ID_LIKE=")) and "ubuntu" in line for line in release.splitlines())
