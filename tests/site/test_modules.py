"""How the build reads the page's imports and points them at files of the site."""

from pathlib import Path

import pytest

from setup.machine import ROOT
from setup.trouble import Trouble
from sitebuild.modules import imports, joined, linked, reached, relinked

MODULES = ROOT / "node_modules"


def test_imports_in_comments_are_none() -> None:
    source = """
    /** @typedef {import("./types.js").View} View */
    // import { old } from "./old.js";
    import { html } from "lit-html";
    export * from './keys.js';
    const late = () => import("./late.js");
    """
    assert imports(source) == ("lit-html", "./keys.js", "./late.js")


def test_every_import_is_rewritten_and_nothing_else() -> None:
    source = 'import { a } from "a";\nimport "b";\nconst c = await import("c");\nconst from = ["from", "to"];'
    assert relinked(source, lambda name: f"./{name}.js") == (
        'import { a } from "./a.js";\nimport "./b.js";\nconst c = await import("./c.js");\nconst from = ["from", "to"];'
    )


def test_a_library_is_served_from_vendor_with_what_it_imports_itself() -> None:
    page = {"js/panels/menu.js": b'import { FluentBundle } from "@fluent/bundle";'}
    files = linked(page, MODULES)
    assert files["js/panels/menu.js"] == (b'import { FluentBundle } from "../../vendor/@fluent/bundle/esm/index.js";')
    assert "vendor/@fluent/bundle/esm/resolver.js" in files
    assert not [name for name in files if "lit-html" in name], "what nobody imports is not served"


def test_a_module_with_an_unknown_ending_is_served_as_javascript() -> None:
    files = linked({"js/qr.js": b'import { generate } from "lean-qr";'}, MODULES)
    assert b"../vendor/lean-qr/index.js" in files["js/qr.js"]
    assert not [name for name in files if name.endswith(".mjs")]


def test_what_a_module_needs_at_once_is_found_through_others_but_not_what_it_loads_late() -> None:
    files = {
        "js/main.js": b'import "./a.js"; const late = () => import("./late.js");',
        "js/a.js": b'import { b } from "./b.js";',
        "js/b.js": b'import "./a.js";',
        "js/late.js": b"",
    }
    assert reached(files, "js/main.js") == ("js/main.js", "js/a.js", "js/b.js")


def test_a_worker_and_its_modules_are_joined_in_the_order_of_their_imports() -> None:
    files = {
        "a.js": b'/** A. */\nimport { b } from "./b.js";\nimport {\n  c,\n} from "./c.js";\nb(c);\n',
        "b.js": b'import { c } from "./c.js";\nexport function b() {}\nexport const twice = c * 2;\n',
        "c.js": b"export const c = 1;\n",
    }
    text = joined(files, "a.js").decode()
    assert text == "const c = 1;\n\nfunction b() {}\nconst twice = c * 2;\n\n/** A. */\nb(c);\n"


@pytest.mark.parametrize("source", [b"export { c };", b"export default 1;", b'import * as c from "./c.js";\n'])
def test_what_renames_cannot_be_joined(source: bytes) -> None:
    with pytest.raises(Trouble, match=r"a\.js renames what it imports or exports"):
        joined({"a.js": source, "c.js": b""}, "a.js")


def test_modules_in_a_circle_cannot_be_joined() -> None:
    with pytest.raises(Trouble, match=r"in a circle: a\.js > b\.js > a\.js"):
        joined({"a.js": b'import "./b.js";\n', "b.js": b'import "./a.js";\n'}, "a.js")


def test_an_import_of_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(Trouble, match=r"js/main\.js imports '\./lost\.js', which is not a file of the site"):
        reached({"js/main.js": b'import "./lost.js";'}, "js/main.js")


def test_a_missing_library_says_what_brings_it(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match=r"The library file lit-html/lit-html\.js is missing.*npm ci"):
        linked({"js/main.js": b'import { html } from "lit-html";'}, tmp_path)
