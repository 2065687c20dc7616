"""The one-file edition: the whole game in one page that opens from a folder, with no network."""

import base64
import gzip
import json
import mimetypes
import posixpath
import re
from functools import partial
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.modules import relinked
from sitebuild.page import ENTRY, IMPORT_MAP, WORKER

HERE = Path(__file__).parent
NAME = "tonk.html"
ORIGIN = "https://tonk.invalid/"
PLACE = "js/engine/place.js"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
)
STYLE_LINK = re.compile(r"""\s*<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(?:\./)?([^"]+)"[^>]*>""")
OTHER_LINK = re.compile(r"""\s*<link\b[^>]*\brel="(?:preload|modulepreload|manifest|icon|apple-touch-icon)"[^>]*>""")
MODULE_SCRIPT = re.compile(r"""\s*<script\b[^>]*\btype="module"[^>]*></script>""")
STYLE_URL = re.compile(r"""url\((["']?)([^"')]+)\1\)""")


def own_place() -> dict[str, bytes]:
    """Give the module that takes the worker and the runtime from the file, in the place of the one for a host."""
    return {PLACE: (HERE / "place.js").read_bytes()}


def single_file(
    index: bytes, top: dict[str, bytes], folder: str, app: dict[str, bytes], python: dict[str, bytes]
) -> bytes:
    """Make the file: the page with its styles inside, then its modules and the parts of Python as packed text."""
    html = IMPORT_MAP.sub("", index.decode())
    html = STYLE_LINK.sub(lambda link: f"\n<style>\n{inlined_style(link[1], app)}</style>", html)
    html = MODULE_SCRIPT.sub("", OTHER_LINK.sub("", html))
    html = html.replace("<html ", "<html data-single ", 1)
    html = html.replace("</title>", f"</title>\n{head(top)}", 1)
    parts = sorted(python)
    page = {
        "modules": {specifier(name): module(name, folder, app) for name in app if name.endswith(".js")},
        "files": {f"{folder}/{name}": app[name].decode() for name in app if name.endswith(".ftl")}
        | {"licences.html": top["licences.html"].decode()},
        "worker": {
            "source": (HERE / "worker.js").read_text("utf-8"),
            "module": module(WORKER, folder, app),
            "parts": parts,
        },
        "entry": specifier(ENTRY),
    }
    packed = [store("page", json.dumps(page).encode())]
    packed += [store(f"part-{number}", python[path]) for number, path in enumerate(parts)]
    script = f"<script>\n{(HERE / 'page.js').read_text('utf-8')}</script>"
    return html.replace("</body>", "\n".join([*packed, script, "</body>"]), 1).encode()


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


def inlined_style(name: str, app: dict[str, bytes]) -> str:
    """Give a style sheet with the files that it names inside."""
    if name not in app:
        raise Trouble(f"web/index.html names {name}, which is not a file of the site.")

    def inside(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), match[2]))
        return f'url("{data_address(path, app[path])}")' if path in app else match[0]

    return STYLE_URL.sub(inside, app[name].decode())


def data_address(name: str, content: bytes) -> str:
    """Write a file as an address.

    >>> data_address("a.svg", b"<svg/>")
    'data:image/svg+xml;base64,PHN2Zy8+'
    """
    kind = {".woff2": "font/woff2", ".svg": "image/svg+xml"}.get(posixpath.splitext(name)[1])
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def store(name: str, content: bytes) -> str:
    """Write packed bytes as an element that no browser runs."""
    packed = base64.b64encode(gzip.compress(content, 9, mtime=0)).decode()
    return f'<script type="text/plain" id="tonk-{name}">{packed}</script>'
