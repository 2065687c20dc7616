"""The page: its bundles, words and fonts, under one folder that carries their content hash."""

import json
import re
from pathlib import Path
from typing import NamedTuple

from setup.trouble import Trouble
from sitebuild.bundle import Options, bundled
from sitebuild.places import NAME_LENGTH, Files, Places, folder_hash, needed
from sitebuild.styles import LATER, Address, in_file, styles, with_styles

TOP = ("index.html", "manifest.webmanifest", "sw.js", "icons/")  # what keeps its name from version to version
BUNDLED = (".js", ".css")
NOT_SERVED = ("runtime.sha256", ".d.ts")
FONTS = {
    "federo.woff2": "@fontsource/federo/files/federo-latin-400-normal.woff2",
    "league-gothic.woff2": "@fontsource/league-gothic/files/league-gothic-latin-400-normal.woff2",
    "jost.woff2": "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
}
FIRST_FONTS = ("fonts/first-federo.woff2", "fonts/first-jost.woff2")  # inside LETTERS
MODULE_SCRIPT = re.compile(r"""\s*<script\b[^>]*\btype="module"[^>]*></script>""")
LATER_LINK = re.compile(rf"""\s*(<link\b[^>]*) {LATER}>""")
NO_ICON_YET = '<link rel="icon" href="data:,">'  # without one, browsers ask the host for a favicon.ico
STYLES = "css/first.css"
LATER_STYLES = "css/later.css"
LETTERS = "js/letters.js"
EARLY = "js/early.js"
MAIN = "js/main.js"
WORKER = "js/worker.js"
WORDS = "i18n/"
INSIDE = (STYLES, LETTERS, EARLY)  # what index.html holds itself
MAP_LINK = re.compile(rb"\n(//|/\*)# sourceMappingURL=.*")
MAP = ".map"  # how a bundle's lines stand in the sources, for people who read faults
VERSION = "@version@@"  # stands for the content hash until the content is there
assert len(VERSION) == NAME_LENGTH, "the columns of the maps stay right"


class Version(NamedTuple):
    """One version of the page with the Python that it boots."""

    folder: str
    app: Files  # in the folder
    inside: Files  # in index.html


def sources(web: Path) -> Files:
    """Read the page's own files."""
    files = (path for path in sorted(web.rglob("*")) if path.is_file())
    return {path.relative_to(web).as_posix(): path.read_bytes() for path in files if not path.name.endswith(NOT_SERVED)}


def is_top(name: str) -> bool:
    """Tell whether a file keeps its name at the top of the site.

    >>> is_top("icons/tonk.svg"), is_top("js/main.js")
    (True, False)
    """
    return name.startswith(TOP)


def loose_files(places: Places, page: Files) -> Files:
    """Gather what the page loads beside its bundles: fonts and words."""
    inside = (*BUNDLED, *FIRST_FONTS)
    files = {name: content for name, content in page.items() if not is_top(name) and not name.endswith(inside)}
    files |= {f"fonts/{name}": needed(places.modules / file, f"The font {name}") for name, file in FONTS.items()}
    for words in sorted((places.root / "py" / "tonk" / "messages").glob("*.ftl")):
        files[f"{WORDS}engine.{words.name}"] = words.read_bytes()
    return files


def version_of(places: Places, page: Files, facts: dict[str, object], address: Address, options: Options) -> Version:
    """Make one version; `address` names a font where the styles want it, options go to esbuild."""
    loose = loose_files(places, page)
    files = page | loose
    joined = {STYLES: styles(files, in_file, later=False), LATER_STYLES: styles(files, address, later=True)}
    made = bundled(bundle_sources(page) | build_module(VERSION, facts) | joined, places, options=options)
    version = folder_hash(loose | {name: content for name, content in made.items() if not name.endswith(MAP)})
    made = {name: content.replace(VERSION.encode(), version.encode()) for name, content in made.items()}
    inside = {name: MAP_LINK.sub(b"", made.pop(name)).strip() for name in INSIDE}
    made = {name: content for name, content in made.items() if name.removesuffix(MAP) not in INSIDE}
    return Version(f"app-{version}", loose | made, inside)


def bundle_sources(page: Files) -> Files:
    """Pick the page's modules and the fonts that one of them holds."""
    inside = (".js", *FIRST_FONTS)
    return {name: content for name, content in page.items() if name.endswith(inside) and not is_top(name)}


def build_module(version: str, facts: dict[str, object]) -> Files:
    """Write the module that tells of the build."""
    return {"js/engine/build.js": f"export const BUILD = {json.dumps({'id': version, **facts})};\n".encode()}


def index(page: bytes, version: Version) -> bytes:
    """Put the styles into index.html and the engine's start ahead of them."""
    html = MODULE_SCRIPT.sub("", with_styles(page.decode(), version.inside[STYLES]))
    if "</title>" not in html:
        raise Trouble("web/index.html has no </title>, after which the build puts what starts first.")
    later = [f"{link}>" for link in LATER_LINK.findall(html)]
    html = LATER_LINK.sub("", html)
    return html.replace("</title>", f"</title>\n{NO_ICON_YET}{start(version, later)}", 1).encode()


def start(version: Version, later: list[str]) -> str:
    """Write what starts first: the engine's worker and the first letters; and, for later, what the page loads then."""
    folder, app, inside = version
    words = [
        f'<link rel="preload" as="fetch" crossorigin href="./{folder}/{name}">' for name in app if is_english(name)
    ]
    lines = [
        f'<link rel="stylesheet" href="./{folder}/{LATER_STYLES}">',
        f'<script type="module" src="./{folder}/{MAIN}"></script>',
        *words,
        *later,
    ]
    return (
        f'\n<script data-worker="./{folder}/{WORKER}">{alone(inside[EARLY])}{alone(inside[LETTERS])}</script>'
        f'\n<template id="after-first-paint">\n{chr(10).join(lines)}\n</template>'
    )


def alone(module: bytes) -> str:
    """Write a module as a script that runs at once and leaves no names.

    >>> alone(b"let a = 1;")
    '(()=>{let a = 1;})();'
    """
    return f"(()=>{{{module.decode()}}})();"


def is_english(name: str) -> bool:
    """Tell whether a file holds words of the language that every page starts with.

    >>> is_english("i18n/engine.en.ftl"), is_english("i18n/nl.ftl")
    (True, False)
    """
    return name.startswith(WORDS) and name.endswith("en.ftl")
