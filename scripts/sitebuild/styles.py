"""The page's style sheets: those of the first paint, which index.html holds itself, and those that come after it."""

import base64
import mimetypes
import posixpath
import re
from collections.abc import Callable

from setup.trouble import Trouble
from sitebuild.places import Files

STYLE_LINK = re.compile(r"""\s*<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(?:\./)?([^"]+)"[^>]*>""")
STYLE_URL = re.compile(r"""url\((["']?)([^"')]+)\1\)""")
LATER = "data-later"  # marks what the first paint does without

Address = Callable[[str, bytes], str]


def styles(files: Files, address: Address, *, later: bool) -> bytes:
    """Join the style sheets for the first paint, or those for later, with fonts by their addresses."""
    links = [link for link in STYLE_LINK.finditer(files["index.html"].decode()) if (LATER in link[0]) == later]
    return b"".join(style(link[1], files, address) for link in links)


def style(name: str, files: Files, address: Address) -> bytes:
    """Give one style sheet with the files that it names by their addresses."""
    if name not in files:
        raise Trouble(f"web/index.html names {name}, which is not a file of the page.")

    def addressed(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), match[2]))
        return f'url("{address(path, files[path])}")' if path in files else match[0]

    return STYLE_URL.sub(addressed, files[name].decode()).encode()


def on_host(path: str, _content: bytes) -> str:
    """Name a file of the version, seen from the style sheet that comes later.

    >>> on_host("fonts/jost.woff2", b"")
    '../fonts/jost.woff2'
    """
    return f"../{path}"


def in_file(name: str, content: bytes) -> str:
    """Write a file as an address.

    >>> in_file("a.svg", b"<svg/>")
    'data:image/svg+xml;base64,PHN2Zy8+'
    """
    kind = {".woff2": "font/woff2", ".svg": "image/svg+xml"}.get(posixpath.splitext(name)[1])
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def with_styles(html: str, styles: bytes) -> str:
    """Put styles into the page itself, in the place of its links."""
    once = iter([f"\n<style>{styles.decode()}</style>"])
    return STYLE_LINK.sub(lambda _: next(once, ""), html)
