"""The one-file edition: the whole game in one page that opens from a folder, with no network."""

import base64
import gzip
import json
import mimetypes
import os
import posixpath
import re
from functools import partial
from pathlib import Path

from sitebuild.modules import relinked
from sitebuild.page import ENTRY, IMPORT_MAP, MODULE_SCRIPT, WORKER, Version, with_styles
from sitebuild.places import forget_old, short_hash

HERE = Path(__file__).parent
NAME = "tonk.html"
ORIGIN = "https://tonk.invalid/"
PLACE = "js/engine/place.js"
SHELF = 16  # packed parts that are kept
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
)
OTHER_LINK = re.compile(r"""\s*<link\b[^>]*\brel="(?:preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>""")


def own_place() -> dict[str, bytes]:
    """Give the module that takes the worker and the runtime from the file, in the place of the one for a host."""
    return {PLACE: (HERE / "place.js").read_bytes()}


def single_file(index: bytes, top: dict[str, bytes], version: Version, shelf: Path) -> bytes:
    """Make the file: the page with its styles inside, then its modules and the parts of Python as packed text."""
    html = with_styles(
        IMPORT_MAP.sub("", index.decode()), version.app, lambda path: data_address(path, version.app[path])
    )
    html = MODULE_SCRIPT.sub("", OTHER_LINK.sub("", html))
    html = html.replace("<html ", "<html data-single ", 1)
    html = html.replace("</title>", f"</title>\n{head(top)}", 1)
    parts = sorted(version.python)
    stores = [store("page", packed(json.dumps(page_parts(top, version, parts)).encode()))]
    stores += [store(f"part-{number}", packed_once(version.python[path], shelf)) for number, path in enumerate(parts)]
    script = f"<script>\n{(HERE / 'page.js').read_text('utf-8')}</script>"
    return html.replace("</body>", "\n".join([*stores, script, "</body>"]), 1).encode()


def page_parts(top: dict[str, bytes], version: Version, parts: list[str]) -> dict[str, object]:
    """Gather what the page needs beside Python: its modules, the texts it fetches, and the worker's source."""
    folder, app, _ = version
    texts = {f"{folder}/{name}": app[name].decode() for name in app if name.endswith(".ftl")}
    return {
        "modules": {specifier(name): module(name, folder, app) for name in app if name.endswith(".js")},
        "files": texts | {"licences.html": top["licences.html"].decode()},
        "worker": {
            "source": (HERE / "worker.js").read_text("utf-8"),
            "module": module(WORKER, folder, app),
            "parts": parts,
        },
        "entry": specifier(ENTRY),
    }


def head(top: dict[str, bytes]) -> str:
    """Write what this edition has in its head: that nothing may come from outside, and its icon."""
    icon = data_address("tonk.svg", top["icons/tonk.svg"])
    return f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n<link rel="icon" href="{icon}">'


def specifier(name: str) -> str:
    """Name a module of the page as its imports do here.

    >>> specifier("js/main.js")
    'tonk:js/main.js'
    """
    return f"tonk:{name}"


def module(name: str, folder: str, app: dict[str, bytes]) -> str:
    """Give a module's source with its imports by name and its own address told."""
    source = relinked(app[name].decode(), partial(named, name))
    return source.replace("import.meta.url", json.dumps(f"{ORIGIN}{folder}/{name}"))


def named(name: str, imported: str) -> str:
    """Name what a module imports."""
    if not imported.startswith("."):
        return imported
    return specifier(posixpath.normpath(posixpath.join(posixpath.dirname(name), imported)))


def data_address(name: str, content: bytes) -> str:
    """Write a file as an address.

    >>> data_address("a.svg", b"<svg/>")
    'data:image/svg+xml;base64,PHN2Zy8+'
    """
    kind = {".woff2": "font/woff2", ".svg": "image/svg+xml"}.get(posixpath.splitext(name)[1])
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def store(name: str, text: str) -> str:
    """Write packed bytes as an element that no browser runs."""
    return f'<script type="text/plain" id="tonk-{name}">{text}</script>'


def packed(content: bytes) -> str:
    """Pack bytes as text.

    >>> packed(b"tonk")
    'H4sIAAAAAAACAyvJz8sGADOajKcEAAAA'
    """
    return base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()


def packed_once(content: bytes, shelf: Path) -> str:
    """Pack bytes, or take what an earlier build has packed: the runtime takes two seconds and hardly ever changes."""
    kept = shelf / f"packed-{short_hash(content)}"
    if not kept.is_file():
        text = packed(content)
        shelf.mkdir(parents=True, exist_ok=True)
        draft = kept.with_suffix(f".{os.getpid()}")
        draft.write_text(text, encoding="ascii")
        draft.replace(kept)
        forget_old(shelf, "packed-*", SHELF)
    kept.touch()
    return kept.read_text(encoding="ascii")
