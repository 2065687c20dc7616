"""The one-file edition: the whole game in one page that opens from a folder, with no network."""

import base64
import json
import re
from pathlib import Path

from sitebuild.page import LATER_STYLES, LETTERS, MAIN, MODULE_SCRIPT, STYLES, VERSION, WORKER, Version, alone
from sitebuild.places import Files, packed, packed_once
from sitebuild.styles import in_file, with_styles

HERE = Path(__file__).parent
NAME = "tonk.html"
ORIGIN = "https://tonk.invalid/"
OPTIONS = {"define": {"import.meta.url": json.dumps(f"{ORIGIN}app-{VERSION}/{MAIN}")}, "sourcemap": False}
PLACE = "js/engine/place.js"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; media-src data: blob:"
)
OTHER_LINK = re.compile(r"""\s*<link\b[^>]*\brel="(?:manifest|icon|apple-touch-icon)"[^>]*>""")


def own_place() -> Files:
    """Give the module that takes the worker and the runtime from the file, in the place of the one for a host."""
    return {PLACE: (HERE / "place.js").read_bytes()}


def single_file(index: bytes, top: Files, version: Version, python: Files, shelf: Path) -> bytes:
    """Make the file: the page with its styles inside, then its code and the parts of Python as packed text."""
    html = MODULE_SCRIPT.sub(
        "", OTHER_LINK.sub("", with_styles(index.decode(), version.inside[STYLES] + version.app[LATER_STYLES]))
    )
    html = html.replace("<html ", "<html data-single ", 1)
    html = html.replace("</title>", f"</title>\n{head(top, version)}", 1)
    parts = sorted(python)
    stores = [store("page", in_text(packed(json.dumps(page_parts(top, version, parts)).encode())))]
    stores += [store(f"part-{number}", in_text(packed_once(python[path], shelf))) for number, path in enumerate(parts)]
    script = f"<script>\n{(HERE / 'page.js').read_text('utf-8')}</script>"
    return html.replace("</body>", "\n".join([*stores, script, "</body>"]), 1).encode()


def page_parts(top: Files, version: Version, parts: list[str]) -> dict[str, object]:
    """Gather what the page needs beside Python: its code, the texts it fetches, and the worker's source."""
    texts = {f"{version.folder}/{name}": version.app[name].decode() for name in version.app if name.endswith(".ftl")}
    return {
        "main": version.app[MAIN].decode(),
        "files": texts | {"licences.html": top["licences.html"].decode()},
        "worker": {
            "source": (HERE / "worker.js").read_text("utf-8"),
            "module": version.app[WORKER].decode(),
            "parts": parts,
        },
    }


def head(top: Files, version: Version) -> str:
    """Write what this edition has in its head: that nothing may come from outside, its icon and the first letters."""
    icon = in_file("tonk.svg", top["icons/tonk.svg"])
    return "\n".join(
        (
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            f'<link rel="icon" href="{icon}">',
            f"<script>{alone(version.inside[LETTERS])}</script>",
        )
    )


def store(name: str, text: str) -> str:
    """Write packed bytes as an element that no browser runs."""
    return f'<script type="text/plain" id="tonk-{name}">{text}</script>'


def in_text(content: bytes) -> str:
    """Write bytes as text.

    >>> in_text(b"tonk")
    'dG9uaw=='
    """
    return base64.b64encode(content).decode()
