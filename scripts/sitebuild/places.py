"""Where a build reads and where it writes."""

import gzip
import hashlib
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

from setup.trouble import Trouble

Files = dict[str, bytes]  # by name
NAME_LENGTH = 10  # hexadecimal digits of a content hash in a name
SHELF = 16  # packed files that are kept between builds


@dataclass(frozen=True, slots=True)
class Places:
    """The folders of one build."""

    root: Path  # the checkout
    out: Path  # the finished site

    @property
    def web(self) -> Path:
        """The page's sources."""
        return self.root / "web"

    @property
    def modules(self) -> Path:
        """The libraries that `npm ci` brought."""
        return self.root / "node_modules"

    @property
    def work(self) -> Path:
        """What is kept between builds."""
        return self.root / "build" / "site"


def short_hash(*parts: bytes) -> str:
    """Compute the content hash that goes into a name.

    >>> short_hash(b"tonk")
    'a335ad27f5'
    """
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:NAME_LENGTH]


def folder_hash(files: Files) -> str:
    """Compute one content hash for named files.

    >>> folder_hash({"a": b"1", "b": b"2"}) == folder_hash({"b": b"2", "a": b"1"})
    True
    """
    return short_hash(*(part for name in sorted(files) for part in (name.encode(), files[name])))


def needed(path: Path, what: str) -> bytes:
    """Read a file that must be there, or say in one sentence what brings it."""
    try:
        return path.read_bytes()
    except OSError:
        raise Trouble(f"{what} is missing ({path.name}).", "npm ci --ignore-scripts") from None


def write_files(folder: Path, files: Files) -> None:
    """Write named files into a folder, leaving alone those that are the same already."""
    for name, content in files.items():
        path = folder / name
        if path.is_file() and path.stat().st_size == len(content) and path.read_bytes() == content:
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def remove_others(folder: Path, keep: set[str]) -> None:
    """Remove the files of earlier builds and the folders they leave empty."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(folder).as_posix() not in keep:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            shutil.rmtree(path)


def forget_old(shelf: Path, pattern: str, keep: int) -> None:
    """Keep only the newest of what earlier builds left on a shelf."""
    for old in sorted(shelf.glob(pattern), key=lambda path: path.stat().st_mtime)[:-keep]:
        if old.is_dir():
            shutil.rmtree(old, ignore_errors=True)
        else:
            old.unlink(missing_ok=True)


def packed(content: bytes) -> bytes:
    """Pack bytes with gzip, without a date."""
    return gzip.compress(content, 9, mtime=0)


def packed_once(content: bytes, shelf: Path) -> bytes:
    """Pack bytes, or take what an earlier build has packed: the runtime takes two seconds and hardly ever changes."""
    kept = shelf / f"packed-{short_hash(content)}.gz"
    if not kept.is_file():
        shelf.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_bytes(packed(content))
        draft.replace(kept)
        forget_old(shelf, "packed-*", SHELF)
    kept.touch()
    return kept.read_bytes()
