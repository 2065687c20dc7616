"""The page: its own files with everything they name, under one folder that carries their content hash."""

import json
import posixpath
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from setup.trouble import Trouble
from sitebuild.modules import COMMENT, joined, linked, reached
from sitebuild.places import folder_hash, needed

TOP = ("index.html", "manifest.webmanifest", "sw.js", "icons/")  # what keeps its name from version to version
NOT_SERVED = ("runtime.sha256", ".d.ts")
FONTS = {
    "federo.woff2": "@fontsource/federo/files/federo-latin-400-normal.woff2",
    "league-gothic.woff2": "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2",
    "jost.woff2": "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
}
STYLE_LINK = re.compile(r"""\s*<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(?:\./)?([^"]+)"[^>]*>""")
STYLE_URL = re.compile(r"""url\((["']?)([^"')]+)\1\)""")
MODULE_SCRIPT = re.compile(r"""\s*<script\b[^>]*\btype="module"[^>]*></script>""")
IMPORT_MAP = re.compile(r"""\s*<script type="importmap">.*?</script>""", re.DOTALL)
INSTALLABLE = """
<link rel="manifest" href="./manifest.webmanifest">
<link rel="icon" href="./icons/tonk.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="./icons/apple-touch-icon.png">"""
ENTRY = "js/main.js"
EARLY = "js/engine/early.js"
WORKER = "js/engine/worker.js"


class Version(NamedTuple):
    """One version of the page with the Python that it boots."""

    folder: str
    app: dict[str, bytes]  # in the folder
    python: dict[str, bytes]  # beside it


def sources(web: Path) -> dict[str, bytes]:
    """Read the page's own files."""
    files = (path for path in sorted(web.rglob("*")) if path.is_file())
    return {path.relative_to(web).as_posix(): path.read_bytes() for path in files if not path.name.endswith(NOT_SERVED)}


def is_top(name: str) -> bool:
    """Tell whether a file keeps its name at the top of the site."""
    return name.startswith(TOP)


def versioned(page: dict[str, bytes], modules: Path, engine_words: Path) -> dict[str, bytes]:
    """Gather every file that belongs to one version of the page."""
    files = {name: content for name, content in page.items() if not is_top(name)}
    files |= {f"fonts/{name}": needed(modules / file, f"The font {name}") for name, file in FONTS.items()}
    for words in sorted(engine_words.glob("*.ftl")):
        files[f"i18n/engine.{words.name}"] = words.read_bytes()
    return linked(files, modules)


def with_build(files: dict[str, bytes], facts: dict[str, object]) -> tuple[str, dict[str, bytes]]:
    """Add the module that tells of the build, and join the worker's modules; return the version's content hash too."""
    version = folder_hash(files | {"facts": json.dumps(facts, sort_keys=True).encode()})
    text = json.dumps({"id": version, **facts}, indent=2)
    module = f"/** What this build is; written by the build. */\nexport const BUILD = {text};\n"
    files = files | {"js/engine/build.js": module.encode()}
    return version, files | {WORKER: joined(files, WORKER)}


def index(page: bytes, folder: str, files: dict[str, bytes]) -> bytes:
    """Point index.html at the version's folder, with its styles inside, and let it load all its modules at once."""
    html = with_styles(IMPORT_MAP.sub("", page.decode()), files, lambda path: f"./{folder}/{path}")
    folders = "|".join(sorted({name.split("/")[0] for name in files}))
    html = re.sub(rf"""(\b(?:href|src)=["'])(?:\./)?(?=(?:{folders})/)""", rf"\1./{folder}/", html)
    html = MODULE_SCRIPT.sub("", html)
    if "</title>" not in html:
        raise Trouble("web/index.html has no </title>, after which the build puts what starts first.")
    return html.replace("</title>", "</title>" + start(folder, files) + INSTALLABLE, 1).encode()


def with_styles(html: str, files: dict[str, bytes], address: Callable[[str], str]) -> str:
    """Put the style sheets into the page itself: nothing else has to arrive before the first paint."""
    sheets = [style(link[1], files, address) for link in STYLE_LINK.finditer(html)]
    once = iter([f"\n<style>\n{''.join(sheets)}</style>"])
    return STYLE_LINK.sub(lambda _: next(once, ""), html)


def style(name: str, files: dict[str, bytes], address: Callable[[str], str]) -> str:
    """Give a style sheet with the files that it names by their addresses."""
    if name not in files:
        raise Trouble(f"web/index.html names {name}, which is not a file of the site.")

    def addressed(match: re.Match[str]) -> str:
        path = posixpath.normpath(posixpath.join(posixpath.dirname(name), match[2]))
        return f'url("{address(path)}")' if path in files else match[0]

    return STYLE_URL.sub(addressed, files[name].decode())


def start(folder: str, files: dict[str, bytes]) -> str:
    """Write what starts first: the engine's worker; and, for after the first paint, every module of the page."""
    modules = (name for name in reached(files, ENTRY) if name != ENTRY)
    lines = [f'<link rel="modulepreload" href="./{folder}/{name}">' for name in modules]
    lines.append(f'<script type="module" src="./{folder}/{ENTRY}"></script>')
    early = COMMENT.sub("", files[EARLY].decode()).strip()
    return (
        f'\n<script data-worker="./{folder}/{WORKER}">\n{early}\n</script>'
        f'\n<template id="after-first-paint">\n{chr(10).join(lines)}\n</template>'
    )
