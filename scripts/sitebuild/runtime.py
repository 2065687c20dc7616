"""The Pyodide files of the site and the site's own lock, which names one package: the engine."""

import hashlib
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


def own_lock(modules: Path, wheel_name: str, wheel: bytes) -> dict[str, object]:
    """Write the lock: Pyodide's own facts and one package, named with its sha256."""
    theirs = json.loads(needed(modules / "pyodide" / "pyodide-lock.json", "The Pyodide runtime"))
    name, version = wheel_name.split("-")[:2]
    package = {
        "name": name,
        "version": version,
        "file_name": wheel_name,
        "install_dir": "site",
        "sha256": hashlib.sha256(wheel).hexdigest(),
        "package_type": "package",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }
    return {"info": theirs["info"], "packages": {name: package}}
