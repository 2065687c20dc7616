"""Writes `web/fonts/first-*.woff2`: just the letters of the first paint, which index.html carries in a script.

The whole fonts come after the first paint. They draw these letters exactly alike, so that nothing is seen to change.
"""

import io
import re
import sys
from html.parser import HTMLParser
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parent.parent
MODULES = ROOT / "node_modules"
FONTS = ROOT / "web" / "fonts"
PAGE = ROOT / "web" / "index.html"
WORDS = ROOT / "web" / "i18n" / "en.ftl"
PROGRESS = "0123456789."  # what stands in the place of a message's values
SILENT = {"script", "style", "svg", "title"}
VOID = {"meta", "link", "path", "rect", "circle"}


class Texts(HTMLParser):
    """Collects the letters that a page shows: in headings, and elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: set[str] = set()
        self.rest: set[str] = set()

    def handle_starttag(self, tag: str, _attributes: object) -> None:
        """Go into an element."""
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        """Take a text."""
        if not SILENT & set(self.open):
            (self.headings if "h2" in self.open else self.rest).update(data)


def fonts() -> dict[Path, bytes]:
    """Make both fonts: the headings' and the one of everything else."""
    texts = Texts()
    texts.feed(PAGE.read_text("utf-8"))
    progress = re.findall(r"^boot-\w+ = (.*)$", WORDS.read_text("utf-8"), re.MULTILINE)
    rest = texts.rest.union(PROGRESS, *progress)
    return {
        FONTS / "first-federo.woff2": cut(
            MODULES / "@fontsource/federo/files/federo-latin-400-normal.woff2", texts.headings
        ),
        FONTS / "first-jost.woff2": cut(MODULES / "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2", rest),
    }


def cut(path: Path, letters: set[str]) -> bytes:
    """Leave only some letters in a font, and none of its names: it is not the font that they name any more."""
    options = subset.Options(flavor="woff2", layout_features=["kern", "liga"], name_IDs=[], notdef_outline=True)
    font = TTFont(path, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(text="".join(sorted(letters - {"\n"})))
    cutter.subset(font)
    font.flavor = "woff2"
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def main() -> int:
    """Write both fonts."""
    FONTS.mkdir(exist_ok=True)
    for path, content in fonts().items():
        path.write_bytes(content)
        print(f"{path.relative_to(ROOT).as_posix()}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
