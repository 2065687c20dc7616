"""Writes `web/js/protocol.js`: the messages between page and engine as JSDoc types, from the schema in `tonk.port`."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, UnionType
from typing import Literal, NotRequired, Union, get_args, get_origin, is_typeddict

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "js" / "protocol.js"
sys.path.insert(0, str(ROOT / "py"))

from tonk.port import replies, shapes  # noqa: E402
from tonk.port.requests import REQUESTS  # noqa: E402

HEAD = """\
/**
 * The messages between the page and the engine; docs/architecture.md, section 4, says what they are for.
 *
 * Made by scripts/build_protocol.py: do not edit.
 */
"""
PLAIN: dict[object, str] = {str: "string", int: "number", bool: "boolean", object: "unknown", type(None): "null"}


def text() -> str:
    """Give the whole file."""
    declared = (*shapes_of(shapes), *shapes_of(replies))
    parts = [HEAD, *(typedef(shape) for shape in declared), *(request(kind) for kind in REQUESTS)]
    return "\n".join([*parts, union(), "export {};\n"])


def shapes_of(module: ModuleType) -> Iterator[type]:
    """List the typed dictionaries of a module, in order."""
    return (shape for shape in vars(module).values() if is_typeddict(shape) and shape.__module__ == module.__name__)


def typedef(shape: type, extra: tuple[str, ...] = ()) -> str:
    """Describe a shape."""
    fields = [*extra, *(field(name, kind) for name, kind in shape.__annotations__.items())]
    return block([about(shape), "", f"@typedef {{object}} {shape.__name__}", *fields])


def request(kind: str) -> str:
    """Describe a request; its id is added when it is sent."""
    return typedef(REQUESTS[kind], (f'@property {{"{kind}"}} type',))


def union() -> str:
    """Describe any request."""
    names = " | ".join(REQUESTS[kind].__name__ for kind in REQUESTS)
    return block(["Any request.", "", f"@typedef {{{names}}} Request"])


def block(lines: list[str]) -> str:
    """Write a comment."""
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


def about(shape: type) -> str:
    """Give the sentence that a shape has in Python."""
    return " ".join((shape.__doc__ or "").split())


def field(name: str, kind: object) -> str:
    """Describe a field; a name that Python reserves loses its underscore."""
    plain = name.rstrip("_")
    if get_origin(kind) is NotRequired:
        return f"@property {{{described(get_args(kind)[0])}}} [{plain}]"
    return f"@property {{{described(kind)}}} {plain}"


def described(kind: object) -> str:
    """Give a type as TypeScript writes it.

    >>> described(dict[str, list[int | None]])
    'Record<string, (number | null)[]>'
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        item = described(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<{described(inner[0])}, {described(inner[1])}>"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(described(option) for option in inner)
    return PLAIN.get(kind) or str(getattr(kind, "__name__", kind))


def main() -> None:
    """Write the file."""
    TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
