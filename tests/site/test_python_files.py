"""The site's own Python, trimmed and compiled, run under Node: everything that can be imported in it works."""

import gzip
import io
import json
import subprocess
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from setup.machine import ROOT
from sitebuild.compiling import compile_into
from sitebuild.places import Places
from sitebuild.runtime import own_lock

HERE = Path(__file__).parent
PYODIDE = ROOT / "node_modules" / "pyodide"
PATIENCE = 120  # seconds

Inside = Callable[[str], dict[str, Any]]


@pytest.fixture(scope="module")
def inside(dist: Path, node: str, tmp_path_factory: pytest.TempPathFactory) -> Inside:
    """Run a script in the site's Python and give what it tells."""
    folder = tmp_path_factory.mktemp("python")
    (folder / "stdlib.zip").write_bytes(unpacked(dist, "python"))
    (folder / "engine.whl").write_bytes(unpacked(dist, "engine"))
    facts = {
        "lock": own_lock(ROOT / "node_modules"),
        "stdlib": str(folder / "stdlib.zip"),
        "wheel": str(folder / "engine.whl"),
        "source": str(next(dist.glob("wheel/*.whl"))),
    }
    told = folder / "facts.json"
    told.write_text(json.dumps(facts), encoding="utf-8")

    def run(script: str) -> dict[str, Any]:
        command = [node, str(HERE / "python_files.js"), str(PYODIDE), str(told), str(HERE / script)]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
        lines = [line for line in ran.stdout.splitlines() if line.startswith("RESULT ")]
        assert lines, "\n".join(line for line in (ran.stdout + ran.stderr).splitlines() if len(line) < 400)
        result: dict[str, Any] = json.loads(lines[0].removeprefix("RESULT "))
        return result

    return run


@pytest.fixture(scope="module")
def everything(inside: Inside) -> dict[str, Any]:
    """What happened when everything was imported."""
    return inside("inside_everything.py")


@pytest.fixture(scope="module")
def boot(inside: Inside) -> dict[str, Any]:
    """What importing the engine brings."""
    return inside("inside_boot.py")


def test_every_module_of_the_engine_and_of_the_archive_and_every_late_import_can_be_imported(
    everything: dict[str, Any],
) -> None:
    assert everything["failures"] == {}
    sources = [*(ROOT / "py" / "tonk").rglob("*.py")]
    assert len(everything["engine"]) == len(sources), "the wheel holds every module of the engine"
    assert {"tonk.cli", "argparse", "typing", "hashlib"} <= set(everything["wanted"] + everything["engine"])


def test_the_archive_is_trimmed_but_keeps_what_tracebacks_and_asyncio_need(everything: dict[str, Any]) -> None:
    kept = set(everything["library"])
    assert {"traceback", "asyncio", "linecache", "_pylong", "datetime", "statistics", "json", "uuid"} <= kept
    assert not {"pdb", "unittest", "tkinter", "multiprocessing", "http", "email", "xml", "ssl", "compression"} & kept


def test_a_traceback_names_files_and_lines(everything: dict[str, Any]) -> None:
    lines = everything["trace"].splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert any(line.strip().startswith('File "/lib/tonk.whl/tonk/') and ", line " in line for line in lines)
    assert "nobody" in lines[-1]


def test_asyncio_works(everything: dict[str, Any]) -> None:
    assert everything["concurrency"] == 111


def test_the_engine_imports_nothing_that_the_first_hand_does_not_need(boot: dict[str, Any]) -> None:
    loaded = set(boot["loaded"])
    assert "tonk.session" in loaded
    late = ("tonk.bots", "tonk.analysis", "tonk.cli", "tonk.record", "tonk.sheet", "tonk.form")
    assert not [name for name in loaded if name.startswith(late)]
    brought = {name.split(".")[0] for name in loaded} - {"tonk"}
    assert not brought & {"argparse", "statistics", "unittest", "email", "http", "decimal", "importlib.resources"}
    assert len(brought) <= 12, f"the engine brings {sorted(brought)}"


def test_importing_the_engine_takes_a_small_part_of_a_boot(boot: dict[str, Any]) -> None:
    # It is about a fourteenth; it was a fifth while every action, event and option was a dataclass (`tonk.frozen`).
    assert boot["import_ms"] < 0.15 * boot["boot_ms"], boot


def test_a_module_is_read_once(boot: dict[str, Any]) -> None:
    assert len(boot["reads"]) == len(set(boot["reads"])) > 50


def unpacked(dist: Path, kind: str) -> bytes:
    """The archive of the library ("python") or of the engine, as Python gets it."""
    return gzip.decompress(next(dist.glob(f"{kind}-*/*.pack")).read_bytes())


def test_what_boots_is_bytecode(dist: Path, boot: dict[str, Any]) -> None:
    with zipfile.ZipFile(io.BytesIO(unpacked(dist, "python"))) as library:
        names = set(library.namelist())
    loaded = [name for name in boot["loaded"] if not name.startswith("tonk")]
    for module in loaded:
        path = module.replace(".", "/")
        assert not {f"{path}.py", f"{path}/__init__.py"} & names, f"{module} is compiled at every boot"
    with zipfile.ZipFile(io.BytesIO(unpacked(dist, "engine"))) as wheel:
        assert not [name for name in wheel.namelist() if name.endswith(".py")]


def test_archives_are_the_same_bytes_however_often_they_are_made(tmp_path: Path, dist: Path, node: str) -> None:
    compile_into(tmp_path / "again", Places(ROOT, dist), next(dist.glob("wheel/*.whl")))
    assert (tmp_path / "again" / "python_stdlib.zip").read_bytes() == unpacked(dist, "python")
    assert (tmp_path / "again" / "engine.whl").read_bytes() == unpacked(dist, "engine")
