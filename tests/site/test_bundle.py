"""How the build bundles the page: what is imported is inside, and what cannot be imported is named."""

import base64
import re
from pathlib import Path

import pytest

from setup.machine import ROOT
from setup.trouble import Trouble
from sitebuild.bundle import bundled
from sitebuild.places import Files, Places
from sitebuild.single import OPTIONS

ENTRIES = {
    "js/main.js": b"",
    "js/engine/worker.js": b"",
    "js/engine/letters.js": b"",
    "js/engine/early.js": b"",
    "css/first.css": b"",
    "css/later.css": b"",
}


@pytest.fixture
def places(tmp_path: Path) -> Places:
    """A checkout of its own, with this one's libraries."""
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    return Places(tmp_path, tmp_path / "out")


def test_a_module_brings_what_it_imports_and_libraries_by_name(places: Places) -> None:
    files: Files = ENTRIES | {
        "js/main.js": b'import { card } from "./deep/card.js"; import { get } from "idb-keyval"; card(get);',
        "js/deep/card.js": b'export const card = (get) => console.log("ace", get); export const unused = "king";',
    }
    made = bundled(files, places)
    text = made["js/main.js"].decode()
    assert '"ace"' in text
    assert "indexedDB" in text, "the library is inside"
    assert "import" not in re.sub(r"import\.meta", "", text)
    assert "king" not in text, "what nobody uses is not"
    scripts = {"js/main.js", "js/worker.js", "js/letters.js", "js/early.js"}
    assert set(made) == scripts | {"css/first.css", "css/later.css"}


def test_an_import_whose_address_is_known_late_stays_one(places: Places) -> None:
    made = bundled(ENTRIES | {"js/main.js": b"export const load = (address) => import(address);"}, places)
    assert re.search(rb"import\(\w+\)", made["js/main.js"])


def test_fonts_keep_their_addresses_in_the_styles(places: Places) -> None:
    sheet = b'@layer base { @font-face { font-family: A; src: url("../fonts/a.woff2") format("woff2"); } }'
    made = bundled(ENTRIES | {"css/first.css": sheet}, places)
    assert b"url(../fonts/a.woff2)" in made["css/first.css"]


def test_a_font_that_a_module_asks_for_as_bytes_is_inside(places: Places) -> None:
    source = b'import font from "../../fonts/a.woff2" with { type: "bytes" }; console.log(font);'
    made = bundled(ENTRIES | {"js/engine/letters.js": source, "fonts/a.woff2": b"wOF2, so to speak"}, places)
    assert base64.b64encode(b"wOF2, so to speak") in made["js/letters.js"]
    assert b"fromBase64||" in made["js/letters.js"], "with a way for browsers that have none"


def test_in_the_one_file_modules_know_an_address_of_their_own(places: Places) -> None:
    source = b'console.log(new URL("./worker.js", import.meta.url).href);'
    text = bundled(ENTRIES | {"js/main.js": source}, places, options=OPTIONS)["js/main.js"].decode()
    assert "import.meta" not in text
    assert "https://tonk.invalid/app-@version@@/js/main.js" in text


@pytest.mark.parametrize("name", ["./lost.js", "lost-library"])
def test_an_import_of_what_is_not_there_is_named(places: Places, name: str) -> None:
    with pytest.raises(Trouble, match=rf'Could not resolve "{re.escape(name)}"'):
        bundled(ENTRIES | {"js/main.js": f'import "{name}";'.encode()}, places)


def test_a_missing_library_says_what_brings_it(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r'Could not resolve "(?s:lit-html".*npm ci)'):
        bundled(ENTRIES | {"js/main.js": b'import "lit-html";'}, Places(tmp_path, tmp_path / "out"))
