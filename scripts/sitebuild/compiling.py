"""Precompiling: the standard library trimmed and both it and the engine as bytecode, made by the site's own Python."""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.places import Files, Places, forget_old, short_hash
from sitebuild.runtime import STDLIB, own_lock, runtime_files

HERE = Path(__file__).parent
RECIPE = ("precompile.mjs", "compile_inside.py", "library.toml", "sitecustomize.py")
PATIENCE = 300  # seconds
KEPT = 4  # results of earlier builds


def find_node() -> str:
    """Find the node that the commands have put on the path."""
    node = os.environ.get("NODE") or shutil.which("node")
    if node is None:
        raise Trouble(
            "No node was found to compile with; the command that sets one up is the next.", "python3 scripts/play.py"
        )
    return node


def precompiled(places: Places, wheel: Path) -> Files:
    """Compile the library and the engine, or take what was compiled before from the same runtime, engine and recipe.

    Returns both archives by name, not packed: packed whole they are smaller, and browsers are quick to unpack.
    """
    key = short_hash(
        wheel.read_bytes(),
        (places.modules / "pyodide" / STDLIB).read_bytes(),
        *runtime_files(places.modules).values(),
        *((HERE / name).read_bytes() for name in RECIPE),
    )
    folder = places.work / f"compiled-{key}"
    if not folder.is_dir():
        compile_into(folder, places, wheel)
        forget_old(places.work, "compiled-*", KEPT)
    return {STDLIB: (folder / STDLIB).read_bytes(), wheel.name: (folder / "engine.whl").read_bytes()}


def compile_into(folder: Path, places: Places, wheel: Path) -> None:
    """Run the recipe in Pyodide under Node."""
    places.work.mkdir(parents=True, exist_ok=True)
    draft = Path(tempfile.mkdtemp(prefix="compiling-", dir=places.work))
    lock = draft / "lock.json"
    lock.write_text(json.dumps(own_lock(places.modules)), encoding="utf-8")
    command = [find_node(), str(HERE / RECIPE[0]), str(places.modules / "pyodide"), str(lock), str(wheel), str(draft)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if ran.returncode != 0:
        raise Trouble(f"Precompiling the engine in Pyodide failed:\n{last_lines(ran.stderr or ran.stdout)}")
    try:
        draft.replace(folder)
    except OSError:  # another build was quicker
        shutil.rmtree(draft)


def last_lines(output: str) -> str:
    """Keep the end of an output, without the line of a megabyte that Node shows of the runtime.

    >>> last_lines("x" * 1000 + "\\nKeyError: 1")
    'KeyError: 1'
    """
    return "\n".join([line for line in output.splitlines() if len(line) < 400][-20:])
