"""The licences page: what the site is made of, whose it is, and where its source is."""

import html
import json
from pathlib import Path
from typing import NamedTuple

from sitebuild.places import Places, needed
from sitebuild.runtime import pyodide_version

TEXTS = Path(__file__).parent / "texts"

STYLE = """
:root { color-scheme: light dark; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.45 ui-monospace, monospace; }
"""


class Part(NamedTuple):
    """A thing made by others."""

    name: str
    package: str  # under node_modules
    licence: str
    source: str
    text: str  # the licence's file: in the package, or one of `texts/`


PARTS = (
    Part("Jost", "@fontsource-variable/jost", "OFL-1.1", "https://github.com/indestructible-type/Jost", "LICENSE"),
    Part("Federo", "@fontsource/federo", "OFL-1.1", "https://github.com/googlefonts/FederoFont", "LICENSE"),
    Part(
        "League Gothic",
        "@fontsource/league-gothic",
        "OFL-1.1",
        "https://github.com/theleagueof/league-gothic",
        "LICENSE",
    ),
    Part("lit-html", "lit-html", "BSD-3-Clause", "https://github.com/lit/lit", "LICENSE"),
    Part("lean-qr", "lean-qr", "MIT", "https://github.com/davidje13/lean-qr", "LICENSE"),
    Part("Fluent", "@fluent/bundle", "Apache-2.0", "https://github.com/projectfluent/fluent.js", "Apache-2.0.txt"),
    Part("idb-keyval", "idb-keyval", "Apache-2.0", "https://github.com/jakearchibald/idb-keyval", "LICENCE"),
)


def licences_page(places: Places) -> bytes:
    """Write the page."""
    pyodide = pyodide_version(places.modules)
    sections = [
        section("Tonk", "MIT", "The game, its engine and its pictures.", (places.root / "LICENSE").read_text("utf-8")),
        section(
            f"Pyodide {pyodide}",
            "MPL-2.0",
            "Python for the browser, served unmodified (two files have another ending of their name). Its source code: "
            + link(f"https://github.com/pyodide/pyodide/tree/{pyodide}"),
            read(TEXTS / "MPL-2.0.txt"),
        ),
        section(
            "CPython 3.14",
            "PSF-2.0",
            "The Python interpreter and its standard library, compiled by Pyodide; modules were left out and others "
            "turned into bytecode, the whole library is in the folder full. Its source code: "
            + link("https://github.com/python/cpython"),
            read(TEXTS / "PSF-2.0.txt"),
        ),
        *(part_section(places, part) for part in PARTS),
    ]
    page = (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Tonk: licences</title>\n'
        '<link rel="icon" href="./icons/tonk.svg" type="image/svg+xml">\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<h1>Licences</h1>\n"
        '<p><a href="./">Back to the game</a></p>\n' + "\n".join(sections) + "\n</body>\n</html>\n"
    )
    return page.encode()


def part_section(places: Places, part: Part) -> str:
    """Write the section of one library or font."""
    package = places.modules / part.package
    version = json.loads(needed(package / "package.json", f"The package {part.package}"))["version"]
    text = TEXTS / part.text if part.text.endswith(".txt") else package / part.text
    return section(f"{part.name} {version}", part.licence, f"Its source: {link(part.source)}", read(text))


def section(title: str, licence: str, about: str, text: str) -> str:
    """Write one section."""
    return (
        f"<h2>{html.escape(title)}</h2>\n<p>{html.escape(licence)}. {about}</p>\n"
        f"<details><summary>The licence</summary>\n<pre>{html.escape(text)}</pre>\n</details>"
    )


def link(address: str) -> str:
    """Write a link that shows its address."""
    return f'<a href="{address}">{html.escape(address)}</a>'


def read(path: Path) -> str:
    """Read a licence text."""
    return needed(path, f"The licence text {path.name}").decode("utf-8", "replace")
