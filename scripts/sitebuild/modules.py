"""The page's JavaScript modules: their imports, read and pointed at files of the site."""

import posixpath
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.places import needed

IMPORT = re.compile(r"""((?<![\w$."'])(?:from|import)\s*\(?\s*)(["'])([^"'\n]+)\2""")
IMPORT_LINE = re.compile(r"""^import (?:(?:\{[^}]*\}|\* as \w+) from )?"[^"]+";\n""", re.MULTILINE)
EXPORT = re.compile(r"^export (?=async |class |const |function |let )", re.MULTILINE)
COMMENT = re.compile(r"/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE)

# The file of each library that its bare name means.
ENTRIES = {
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
    "idb-keyval": "idb-keyval/dist/index.js",
    "lean-qr": "lean-qr/index.mjs",
    "lit-html": "lit-html/lit-html.js",
}
LIBRARIES = tuple(ENTRIES)


def imports(source: str) -> tuple[str, ...]:
    """List what a module imports, comments left out.

    >>> imports('import { html } from "lit-html"; // import "x"\\n/** @type {import("./y.js").Y} */')
    ('lit-html',)
    """
    code = COMMENT.sub("", re.sub(r"//[^\n]*import[^\n]*", "", source))
    return tuple(match[3] for match in IMPORT.finditer(code))


def relinked(source: str, target: Callable[[str], str]) -> str:
    """Rewrite every import of a module.

    >>> relinked('import { get } from "idb-keyval";', lambda name: "../vendor/" + name)
    'import { get } from "../vendor/idb-keyval";'
    """
    return IMPORT.sub(lambda match: f"{match[1]}{match[2]}{target(match[3])}{match[2]}", source)


def library_file(specifier: str) -> str | None:
    """Name the file under node_modules that a bare import means.

    >>> library_file("lit-html/directives/repeat.js"), library_file("./cards.js")
    ('lit-html/directives/repeat.js', None)
    """
    if specifier in ENTRIES:
        return ENTRIES[specifier]
    return specifier if specifier.startswith(tuple(f"{name}/" for name in LIBRARIES)) else None


def served_name(file: str) -> str:
    """Name a library file on the site; some hosts do not know that .mjs is JavaScript.

    >>> served_name("lean-qr/index.mjs")
    'vendor/lean-qr/index.js'
    """
    return "vendor/" + re.sub(r"\.mjs$", ".js", file)


def linked(page: dict[str, bytes], modules: Path) -> dict[str, bytes]:
    """Add the library files that the page's modules import, and point all imports at them."""
    files = dict(page)
    todo = [name for name in page if name.endswith(".js")]
    while todo:
        name = todo.pop()
        source = files[name].decode()
        for specifier in imports(source):
            file = library_file(specifier) or beside(name, specifier)
            if file is not None and served_name(file) not in files:
                files[served_name(file)] = needed(modules / file, f"The library file {file}")
                todo.append(served_name(file))
        files[name] = relinked(source, partial(address, posixpath.dirname(name))).encode()
    return files


def beside(name: str, specifier: str) -> str | None:
    """Name the library file that a relative import inside a library means."""
    if not name.startswith("vendor/") or not specifier.startswith("."):
        return None
    return posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier)).removeprefix("vendor/")


def address(folder: str, specifier: str) -> str:
    """Write the address of an import, seen from a module's folder."""
    file = library_file(specifier)
    if file is None:
        return re.sub(r"\.mjs$", ".js", specifier) if specifier.startswith(".") else specifier
    return posixpath.relpath(served_name(file), folder)


def reached(files: dict[str, bytes], start: str) -> tuple[str, ...]:
    """List the modules that one module needs before it can run, itself first."""
    seen = [start]
    if start not in files:
        raise Trouble(f"The page has no {start}, with which it starts.")
    for name in seen:
        for specifier in static_imports(files[name].decode()):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier))
            if target not in files:
                raise Trouble(f"{name} imports {specifier!r}, which is not a file of the site.")
            if target not in seen:
                seen.append(target)
    return tuple(seen)


def static_imports(source: str) -> tuple[str, ...]:
    """List the relative imports that run before a module does."""
    code = COMMENT.sub("", source)
    found = (match for match in IMPORT.finditer(code) if "(" not in match[1])
    return tuple(match[3] for match in found if match[3].startswith("."))


def in_order(files: dict[str, bytes], start: str) -> tuple[str, ...]:
    """List a module after everything that it imports."""
    order: list[str] = []

    def visit(name: str, above: tuple[str, ...]) -> None:
        if name in above:
            raise Trouble(f"Modules import one another in a circle: {' > '.join([*above, name])}.")
        for specifier in static_imports(files[name].decode()):
            target = posixpath.normpath(posixpath.join(posixpath.dirname(name), specifier))
            if target not in order:
                visit(target, (*above, name))
        order.append(name)

    visit(start, ())
    return tuple(order)


def joined(files: dict[str, bytes], start: str) -> bytes:
    """Write a module and all that it imports as one, so that it arrives at once; their names must not meet."""
    texts = []
    for name in in_order(files, start):
        source = files[name].decode()
        if " as " in "".join(IMPORT_LINE.findall(source)) or re.search(
            r"^export (\{|default|\*)", source, re.MULTILINE
        ):
            raise Trouble(f"{name} renames what it imports or exports, so it cannot be joined to {start}.")
        texts.append(EXPORT.sub("", IMPORT_LINE.sub("", source)))
    return "\n".join(texts).encode()
