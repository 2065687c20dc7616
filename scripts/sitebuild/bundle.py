"""The page's modules and styles, bundled by esbuild: each entry and all that it imports become one small file."""

import json
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.compiling import find_node, last_lines
from sitebuild.places import Files, Places, write_files

HERE = Path(__file__).parent
Entries = Mapping[str, str]
Options = Mapping[str, object]
NO_OPTIONS: Options = {}
# What is made -> the source that it starts from.
ENTRIES: Entries = {
    "js/main": "./js/main.js",
    "js/worker": "./js/engine/worker.js",
    "js/letters": "./js/engine/letters.js",
    "js/early": "./js/engine/early.js",
    "css/first": "./css/first.css",
    "css/later": "./css/later.css",
}
PATIENCE = 60  # seconds


def bundled(sources: Files, places: Places, entries: Entries = ENTRIES, options: Options = NO_OPTIONS) -> Files:
    """Bundle each entry; libraries come from node_modules, more options go to esbuild.

    Raises Trouble with esbuild's own words when something that is imported is not there.
    """
    places.work.mkdir(parents=True, exist_ok=True)  # under the checkout, from where esbuild finds the libraries
    with tempfile.TemporaryDirectory(prefix="bundling-", dir=places.work) as stage:
        write_files(Path(stage), sources)
        run(Path(stage), {"entryPoints": entries, "outdir": "out", **options})
        out = Path(stage) / "out"
        return {
            path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()
        }


def run(stage: Path, options: Options) -> None:
    """Run esbuild in a folder."""
    command = [find_node(), str(HERE / "bundle.mjs"), json.dumps(options)]
    ran = subprocess.run(command, cwd=stage, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if ran.returncode != 0:
        raise Trouble(f"Bundling the page failed:\n{last_lines(ran.stderr or ran.stdout)}", "npm ci --ignore-scripts")
