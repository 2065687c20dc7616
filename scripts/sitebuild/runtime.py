"""The Pyodide files of the site and the site's own lock, which names no package: the engine is on Python's path."""

import json
from pathlib import Path

from sitebuild.places import needed

# Served name -> name in the npm package. Some hosts do not know that .mjs is JavaScript.
FILES = {
    "pyodide.js": "pyodide.mjs",
    "pyodide.asm.js": "pyodide.asm.mjs",
    "pyodide.asm.wasm": "pyodide.asm.wasm",
}
STDLIB = "python_stdlib.zip"


def runtime_files(modules: Path) -> dict[str, bytes]:
    """Read the files of the runtime but the standard library, by the names they are served under."""
    return {name: needed(modules / "pyodide" / source, "The Pyodide runtime") for name, source in FILES.items()}


def pyodide_version(modules: Path) -> str:
    """Read the version of Pyodide."""
    return str(json.loads(needed(modules / "pyodide" / "package.json", "The Pyodide runtime"))["version"])


def own_lock(modules: Path) -> dict[str, object]:
    """Write the lock: Pyodide's own facts, and none of the packages that it names."""
    theirs = json.loads(needed(modules / "pyodide" / "pyodide-lock.json", "The Pyodide runtime"))
    return {"info": theirs["info"], "packages": {}}
