"""Build the site into `dist/`: what changed, and nothing else; or with `--single` only the one file for a folder."""

import argparse
import importlib.util
import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from build_wheel import build_wheel
from setup.machine import ROOT, Machine
from setup.node import with_node_on_path
from setup.play import command, set_up
from setup.report import say
from setup.stamps import holds, write
from setup.trouble import Trouble
from setup.venv import venv_python
from sitebuild.assembly import carried_site, whole_site
from sitebuild.places import Places, remove_others, write_files
from sitebuild.single import NAME

INPUTS = (
    *("web", "py/tonk", "scripts/sitebuild", "scripts/build_site.py", "scripts/build_wheel.py"),
    *("pyproject.toml", "package-lock.json", "LICENSE", "README.md", "node_modules/pyodide"),
)


def main(words: list[str] | None = None) -> int:
    """Build and say what was done in a line or two."""
    asked = parser().parse_args(words)
    places = Places(ROOT, asked.out.resolve())
    try:
        if importlib.util.find_spec("hatchling") is None:
            return build_in_venv(sys.argv[1:] if words is None else words)
        build_single(places) if asked.single else build(places)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    made = argparse.ArgumentParser(prog="build_site.py", description="Build the site of Tonk.")
    made.add_argument("--single", action="store_true", help=f"make only {NAME}: the whole game in one file")
    made.add_argument("--out", type=Path, default=ROOT / "dist", help="where the site goes (default: dist)")
    return made


def build_in_venv(words: list[str]) -> int:
    """Set up what is missing and start again with the Python that has the tools of the build."""
    machine = Machine.here()
    node = set_up(machine, requirements="requirements.txt", tools=False, again=command(machine, "build_site.py"))
    start = [str(venv_python(machine)), str(Path(__file__).resolve()), *words]
    return machine.show(start, env=with_node_on_path(machine, node))


def build(places: Places) -> None:
    """Build the site, the one file with it, unless everything it is made from is as it was."""
    started = time.monotonic()
    stamp = places.work / f"stamp-{places.out.name}.json"
    inputs = state_of(places.root, INPUTS)
    if holds(stamp, {"inputs": inputs, "out": state_of(places.out, ("",))}):
        say(f"Site: nothing changed ({places.out.name}/)")
        return
    files = whole_site(places, wheel_for(places))
    write_files(places.out, files)
    remove_others(places.out, set(files))
    write(stamp, {"inputs": inputs, "out": state_of(places.out, ("",))})
    size = sum(map(len, files.values())) / 1e6
    say(f"Site: {len(files)} files, {size:.1f} MB in {places.out.name}/ ({time.monotonic() - started:.1f} s)")


def build_single(places: Places) -> None:
    """Build only the one file, whatever else lies beside it."""
    started = time.monotonic()
    content = carried_site(places, wheel_for(places))
    write_files(places.out, {NAME: content})
    say(f"{NAME}: {len(content) / 1e6:.1f} MB in {places.out.name}/ ({time.monotonic() - started:.1f} s)")


def wheel_for(places: Places) -> Path:
    """Build the engine's wheel."""
    return build_wheel(places.work / f"wheel-{places.out.name}", places.root)


def state_of(root: Path, inputs: Iterable[str]) -> str:
    """Describe files by name, size and date: enough to see that nobody touched them."""
    paths = (path for name in inputs for path in [root / name, *sorted((root / name).rglob("*"))])
    seen = [
        (path.relative_to(root).as_posix(), path.stat().st_size, path.stat().st_mtime_ns)
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts
    ]
    return json.dumps(seen)


if __name__ == "__main__":
    sys.exit(main())
