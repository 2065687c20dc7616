"""Stamps: what a step was done from, so that a second run does nothing twice."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

Facts = Mapping[str, str]


def fingerprint(paths: Iterable[Path]) -> str:
    """Compute one number for the contents of some files, whatever their dates."""
    digest = hashlib.sha256()
    for path in sorted(paths):
        digest.update(f"{path.name}\0".encode() + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read(stamp: Path) -> dict[str, str]:
    """Read a stamp; one that is missing or torn is empty."""
    try:
        facts = json.loads(stamp.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(value) for name, value in facts.items()} if isinstance(facts, dict) else {}


def write(stamp: Path, facts: Facts) -> None:
    """Leave a stamp, whole or not at all."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    draft = stamp.with_suffix(".draft")
    draft.write_text(json.dumps(dict(facts), indent=1, sort_keys=True) + "\n", encoding="utf-8")
    draft.replace(stamp)


def holds(stamp: Path, facts: Facts) -> bool:
    """Tell whether the stamp says all of these facts."""
    return facts.items() <= read(stamp).items()
