"""The wheels that the tests install inside Pyodide, fetched once into `build/pyodide-wheels`."""

from pathlib import Path

from setup import stamps
from setup.diagnosis import trouble
from setup.machine import ROOT, Machine
from setup.report import step
from setup.venv import venv_python

FILE = "requirements-pyodide.txt"
FOLDER = Path("build") / "pyodide-wheels"
PYTHON = "3.14"  # the one inside the Pyodide runtime


def fetch_pyodide_wheels(machine: Machine, *, again: str, root: Path = ROOT) -> None:
    """Download the wheels of requirements-pyodide.txt, checked by hash; they are not for this Python."""
    stamp, wanted = root / FOLDER / "tonk.json", {FILE: stamps.fingerprint([root / FILE])}
    if stamps.holds(stamp, wanted):
        return
    pip = [str(venv_python(machine, root)), "-m", "pip", "download", "--require-hashes", "--no-deps", "-r", FILE]
    pip += ["--only-binary=:all:", f"--python-version={PYTHON}", "--dest", str(root / FOLDER), "--progress-bar=off"]
    pip += ["--disable-pip-version-check", "--retries=2", "--no-input"]
    with step("Pyodide wheels", f"fetching {FILE}", terminal=machine.terminal) as hear:
        ran = machine.run(pip, hear=hear)
        if not ran.ok:
            raise trouble(f"The wheels of {FILE}", ran.output, again)
    stamps.write(stamp, wanted)
