"""What lies in the built site: whole, named by its content, under any path."""

import base64
import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from setup.machine import ROOT
from sitebuild.places import folder_hash, short_hash
from sitebuild.runtime import own_lock

HASHED = re.compile(r"^(app|engine|python|runtime)-([0-9a-f]{10})/")


def names(dist: Path) -> list[str]:
    """The files of the site."""
    return sorted(path.relative_to(dist).as_posix() for path in dist.rglob("*") if path.is_file())


def listed(dist: Path) -> dict[str, str]:
    """The service worker's list: path -> sha256."""
    found = re.search(r"const SITE = .*?(\{.*?\n\} \});", (dist / "sw.js").read_text("utf-8"), re.DOTALL)
    assert found is not None, "the service worker has no list"
    files: dict[str, str] = json.loads(re.sub(r"^\{ version: (.*?), files: ", r"", found[1]).removesuffix(" }"))
    return files


def page_code(dist: Path) -> str:
    """The page's bundle."""
    return next(dist.glob("app-*/js/main.js")).read_text("utf-8")


def worker_code(dist: Path) -> str:
    """The worker's bundle."""
    return next(dist.glob("app-*/js/worker.js")).read_text("utf-8")


def test_the_service_worker_lists_what_playing_needs_with_the_right_hash(dist: Path) -> None:
    files = listed(dist)
    for name, sha256 in files.items():
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == sha256, name
    left_out = {name for name in names(dist) if not name.endswith(".map")} - set(files)
    assert {name.split("/")[0] for name in left_out} <= {"full", "wheel", "sw.js", "tonk.html", ".nojekyll", "_headers"}


def test_folders_are_named_by_what_is_in_them(dist: Path) -> None:
    runtime = next(dist.glob("runtime-*"))
    assert runtime.name == "runtime-" + folder_hash({path.name: path.read_bytes() for path in runtime.iterdir()})
    for kind in ("python", "engine"):
        (file,) = next(dist.glob(f"{kind}-*")).iterdir()
        assert file.parent.name == f"{kind}-{short_hash(file.read_bytes())}"
    app = next(dist.glob("app-*"))
    assert f'"{app.name.removeprefix("app-")}"' in worker_code(dist), "the snapshot is named after it"
    assert not [path for path in app.rglob("*") if path.is_file() and b"@version@@" in path.read_bytes()]


def test_there_is_one_version_of_everything(dist: Path) -> None:
    folders = [path.name.split("-")[0] for path in dist.iterdir() if HASHED.match(f"{path.name}/")]
    assert sorted(folders) == ["app", "engine", "python", "runtime"]


def test_the_worker_knows_where_python_lies_and_what_the_engines_download_must_be(dist: Path) -> None:
    code = worker_code(dist)
    wheel = next(dist.glob("engine-*/*"))
    for file in (wheel, next(dist.glob("python-*/*"))):
        assert f'"../../{file.relative_to(dist).as_posix()}"' in code
    digest = base64.b64encode(hashlib.sha256(wheel.read_bytes()).digest()).decode()
    assert f'"sha256-{digest}"' in code


def test_the_lock_is_pyodides_own_without_its_packages(dist: Path) -> None:
    theirs = json.loads((ROOT / "node_modules" / "pyodide" / "pyodide-lock.json").read_bytes())
    assert own_lock(ROOT / "node_modules") == {"info": theirs["info"], "packages": {}}
    assert theirs["info"]["platform"] in worker_code(dist)


def test_packed_archives_hold_bytecode_that_is_stored(dist: Path) -> None:
    for packed in (*dist.glob("python-*/*"), *dist.glob("engine-*/*")):
        with zipfile.ZipFile(io.BytesIO(gzip.decompress(packed.read_bytes()))) as archive:
            assert {item.compress_type for item in archive.infolist()} == {zipfile.ZIP_STORED}
            assert [name for name in archive.namelist() if name.endswith(".pyc")]


def test_the_page_names_only_files_of_the_site_and_none_by_an_absolute_path(dist: Path) -> None:
    html = (dist / "index.html").read_text("utf-8")
    named = re.findall(r"""<(?:link|script|img|a)\b[^>]*\b(?:href|src)="(?!data:)([^"#]+)""", html)
    assert named
    for address in named:
        assert not address.startswith(("/", "http")), address
        assert (dist / address).is_file(), address
    assert "importmap" not in html, "a strict content security policy refuses an inline import map"


def test_the_engine_starts_first_and_the_page_loads_its_code_and_words_after_the_first_paint(dist: Path) -> None:
    html = (dist / "index.html").read_text("utf-8")
    started = html.index("new Worker(")
    assert "data-worker" in html[:started]
    assert all(started < html.index(other) for other in ('as="fetch"', "<style>", "js/main.js"))
    later = html[html.index('<template id="after-first-paint">') : html.index("</template>")]
    assert later.count("css/later.css") == html.count("css/later.css") == 1
    assert later.count("js/main.js") == html.count("js/main.js") == 1
    assert re.findall(r"i18n/([a-z.]+)", later) == ["en.ftl", "engine.en.ftl"]


def test_nothing_has_to_arrive_before_the_first_paint(dist: Path) -> None:
    html = (dist / "index.html").read_text("utf-8")
    later = html[html.index('<template id="after-first-paint">') : html.index("</template>")]
    assert re.findall(r"<link\b[^>]*>", html.replace(later, "")) == ['<link rel="icon" href="data:,">'], "no request"
    assert html.count('rel="stylesheet"') == later.count('rel="stylesheet"') == 1
    assert all(later.count(f'rel="{kind}"') == 1 for kind in ("icon", "apple-touch-icon", "manifest"))
    assert "--baize:" in html[: html.index("</style>")]
    assert not re.findall(r"<script\b(?![^>]*\b(?:async|type=\"module\"))[^>]*\bsrc=", html), "no script holds it up"
    assert html.index("new FontFace(") < html.index("<style>"), "the letters are there before the first layout"
    assert not re.findall(r"""url\(([^"#)]+)\)""", html), "a font of the styles would come after it"


def test_the_whole_fonts_come_with_the_later_styles(dist: Path) -> None:
    styles = next(dist.glob("app-*/css/later.css"))
    fonts = re.findall(r"""url\(([^"#)]+)\)""", styles.read_text("utf-8"))
    assert {path.name for path in next(dist.glob("app-*/fonts")).iterdir()} == {Path(font).name for font in fonts}
    assert all((styles.parent / font).is_file() for font in fonts)


def test_the_bundles_import_nothing_but_the_runtime(dist: Path) -> None:
    assert not re.findall(r"(?:^|[;}])import\b|[}\w]\s*from\s*\"", page_code(dist) + worker_code(dist))
    assert len(re.findall(r"\bimport\(", page_code(dist) + worker_code(dist))) == 1


def test_faults_can_be_read_in_the_sources_but_nobody_has_to_load_them(dist: Path) -> None:
    for bundle in ("main", "worker"):
        told = json.loads(next(dist.glob(f"app-*/js/{bundle}.js.map")).read_bytes())
        source = next(path for path in told["sources"] if path.endswith("engine/snapshot.js"))
        text = told["sourcesContent"][told["sources"].index(source)]
        assert text == (ROOT / "web" / "js" / "engine" / "snapshot.js").read_text("utf-8")
    assert not [name for name in listed(dist) if name.endswith(".map")]


def test_the_engines_words_and_the_fonts_are_with_the_page(dist: Path) -> None:
    app = next(dist.glob("app-*"))
    messages = ROOT / "py" / "tonk" / "messages" / "en.ftl"
    assert (app / "i18n" / "engine.en.ftl").read_bytes() == messages.read_bytes()
    assert {path.name for path in (app / "fonts").iterdir()} == {"federo.woff2", "jost.woff2", "league-gothic.woff2"}


def test_the_licences_page_names_everything_that_others_made(dist: Path) -> None:
    page = (dist / "licences.html").read_text("utf-8")
    version = json.loads((ROOT / "node_modules" / "pyodide" / "package.json").read_bytes())["version"]
    assert f"https://github.com/pyodide/pyodide/tree/{version}" in page
    for words in ("Mozilla Public License Version 2.0", "PYTHON SOFTWARE FOUNDATION LICENSE", "SIL OPEN FONT LICENSE"):
        assert words in page
    for name in ("Jost", "Federo", "League Gothic", "lit-html", "lean-qr", "Fluent", "idb-keyval"):
        assert f"<h2>{name} " in page


def test_the_whole_library_and_the_wheel_for_pip_stay_on_the_host(dist: Path) -> None:
    stock = ROOT / "node_modules" / "pyodide" / "python_stdlib.zip"
    assert (dist / "full" / "python_stdlib.zip").read_bytes() == stock.read_bytes()
    assert len(list((dist / "wheel").glob("tonk-*-py3-none-any.whl"))) == 1


def test_a_second_build_does_nothing_and_is_quick(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "build_site.py"), "--out", str(tmp_path / "site")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "site").rglob("*")}
    started = time.monotonic()
    again = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    assert "nothing changed" in again.stdout
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "site").rglob("*")} == before
    assert time.monotonic() - started < 5, "a fraction of a second of work, on a machine that may be busy"


@pytest.mark.parametrize("torn", ["index.html", "sw.js"])
def test_a_file_that_somebody_spoiled_is_made_again(tmp_path: Path, torn: str) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "build_site.py"), "--out", str(tmp_path / "spoiled")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    good = (tmp_path / "spoiled" / torn).read_bytes()
    (tmp_path / "spoiled" / torn).write_bytes(b"spoiled")
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert (tmp_path / "spoiled" / torn).read_bytes() == good


def test_the_one_file_can_be_made_alone_and_is_the_same(tmp_path: Path, dist: Path) -> None:
    command = [sys.executable, str(ROOT / "scripts" / "build_site.py"), "--single", "--out", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert names(tmp_path) == ["tonk.html"]
    assert (tmp_path / "tonk.html").read_bytes() == (dist / "tonk.html").read_bytes()
