"""A reader of the part of the Fluent syntax that the messages use: text, `{ $name }`, and selects."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

_MESSAGE = re.compile(r"^([a-z][a-zA-Z0-9-]*) =(.*(?:\n(?:[ \t]+.*|[ \t]*)(?=\n|$))*)", re.MULTILINE)
_PLACE = re.compile(r'\{\s*(?:"([^"]*)"|\$(\w+))\s*(->|\})?')
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]\s?")


class Select(NamedTuple):
    """A choice among variants by the value of a variable."""

    name: str
    variants: tuple[tuple[str, Entry], ...]
    default: str


# A message is a row of literal text, variables (a one-tuple of the name) and selects.
Entry = tuple["str | tuple[str] | Select", ...]


def parse(text: str) -> dict[str, Entry]:
    """Read the messages of a file, in order."""
    return {match[1]: _pattern(_trimmed(match[2]), 0)[0] for match in _MESSAGE.finditer(text)}


def _trimmed(block: str) -> str:
    return "\n".join(line.strip() for line in block.strip().splitlines())


def _pattern(text: str, at: int, *, nested: bool = False) -> tuple[Entry, int]:
    """Read text and placeables up to the end, or up to the next variant or closing brace when nested."""
    parts: list[str | tuple[str] | Select] = []
    start = at
    while at < len(text):
        if nested and (text[at] == "}" or (text[at] == "\n" and re.match(r"\s*(\*?\[|\})", text[at:]))):
            break
        if text[at] != "{":
            at += 1
            continue
        if at > start:
            parts.append(text[start:at])
        part, at = _placeable(text, at)
        parts.append(part)
        start = at
    if at > start:
        parts.append(text[start:at])
    return tuple(parts), at


def _placeable(text: str, at: int) -> tuple[str | tuple[str] | Select, int]:
    match = _PLACE.match(text, at)
    if match is None:
        raise ValueError(f"not a placeable: {text[at : at + 40]!r}")
    if match[2] is None:
        return match[1], match.end()
    if match[3] == "}":
        return (match[2],), match.end()
    return _select(text, match.end(), match[2])


def _select(text: str, at: int, name: str) -> tuple[Select, int]:
    variants: list[tuple[str, Entry]] = []
    default = ""
    while match := _VARIANT.match(text, at):
        entry, at = _pattern(text, match.end(), nested=True)
        variants.append((match[2], entry))
        default = match[2] if match[1] else default
    end = text.index("}", at) + 1
    return Select(name, tuple(variants), default), end


def fill(entry: Entry, values: Mapping[str, object]) -> str:
    """Write a message with its values filled in."""
    return "".join(_part(part, values) for part in entry)


def _part(part: str | tuple[str] | Select, values: Mapping[str, object]) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Select):
        return fill(_chosen(part, values[part.name]), values)
    return str(values[part[0]])


def _chosen(select: Select, value: object) -> Entry:
    variants = dict(select.variants)
    wanted = str(value)
    if wanted not in variants and isinstance(value, int):
        wanted = "one" if value == 1 else "other"
    return variants.get(wanted, variants[select.default])
