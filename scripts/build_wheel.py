"""Build the engine's wheel: the same bytes from the same sources, whatever their dates and modes."""

import hashlib
import os
import sys
from pathlib import Path

from setup.machine import ROOT
from setup.site import require_engine
from setup.trouble import Trouble

OUT = ROOT / "build" / "wheel"
EPOCH = "1580601600"  # the date of every file in the wheel: a fixed one, so that a commit alone changes nothing


def build_wheel(out: Path = OUT, root: Path = ROOT) -> Path:
    """Build the wheel into a folder and return its path; older wheels in it are removed."""
    require_engine(root)
    from hatchling.build import build_wheel as build  # only the .venv has it

    out.mkdir(parents=True, exist_ok=True)
    for old in out.glob("tonk-*.whl"):
        old.unlink()
    os.environ.setdefault("SOURCE_DATE_EPOCH", EPOCH)
    before = Path.cwd()
    os.chdir(root)
    try:
        return out / build(str(out.resolve()))
    finally:
        os.chdir(before)


def main() -> int:
    """Build the wheel and print its name and sha256."""
    try:
        wheel = build_wheel(Path(sys.argv[1]) if len(sys.argv) > 1 else OUT)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    print(f"{wheel.name} sha256 {hashlib.sha256(wheel.read_bytes()).hexdigest()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
