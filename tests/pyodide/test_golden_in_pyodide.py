"""The wheel, installed by micropip in Pyodide under Node, replays the golden hands with the same bytes as CPython."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from setup.machine import ROOT

GOLDEN = ROOT / "tests" / "golden"
PATIENCE = 240  # seconds; two busy cores boot Pyodide slowly


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All golden records in one file, and a line that is no JSON."""
    lines = [line for path in sorted(GOLDEN.glob("*.jsonl")) for line in path.read_text(encoding="utf-8").splitlines()]
    path = tmp_path_factory.mktemp("pyodide") / "records.jsonl"
    path.write_text(
        "\n".join([*(json.dumps(json.loads(line)["record"]) for line in lines), "{no json"]), encoding="utf-8"
    )
    return path


def replayed(records: Path) -> bytes:
    """Replay the records with the command line of CPython, and without the network."""
    command = [sys.executable, "-m", "tonk", "replay", str(records), "--json", "--legal"]
    ran = subprocess.run(command, capture_output=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "py")})
    assert ran.returncode == 1, ran.stderr.decode()  # there are bad records among them
    return ran.stdout


def test_pyodide_gives_the_same_bytes(
    node: str, pyodide_wheels: Path, engine_wheel: Path, records: Path, tmp_path: Path
) -> None:
    expected = tmp_path / "expected.jsonl"
    expected.write_bytes(replayed(records))
    script, runtime = Path(__file__).parent / "replay.mjs", ROOT / "node_modules" / "pyodide"
    (micropip,) = pyodide_wheels.glob("micropip-*.whl")
    command = [node, str(script), *map(str, (runtime, micropip, engine_wheel, records, expected))]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE, cwd=tmp_path)
    assert ran.returncode == 0, f"{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    assert "0 different" in ran.stdout
    assert "0.11.1" in ran.stdout
    assert "site-packages/tonk" in ran.stdout, "tonk was not the installed wheel"
