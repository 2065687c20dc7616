"""The whole site: every file by its name, from the page's sources, the engine's wheel and the runtime."""

import base64
import hashlib
import zipfile
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.compiling import precompiled
from sitebuild.headers import headers_file
from sitebuild.licences import licences_page
from sitebuild.offline import service_worker
from sitebuild.page import index, is_top, sources, version_of
from sitebuild.places import Files, Places, folder_hash, needed, packed_once, short_hash
from sitebuild.runtime import STDLIB, own_lock, runtime_files
from sitebuild.single import NAME, OPTIONS, own_place, single_file
from sitebuild.styles import in_file, on_host

PACKED = ".pack"  # gzip; a name in .gz makes some hosts tell the browser to unpack it


def whole_site(places: Places, wheel: Path) -> Files:
    """Make every file of the site."""
    page = sources(places.web)
    archives = {f"{name}{PACKED}": packed_once(file, places.work) for name, file in precompiled(places, wheel).items()}
    python = python_files(places, archives)
    facts = boot_facts(wheel, python, own_lock(places.modules)) | {"single": True}
    hosted = version_of(places, page, facts, on_host, {"sourcemap": "linked"})
    site = top_files(places, page) | {f"{hosted.folder}/{name}": hosted.app[name] for name in hosted.app} | python
    site["index.html"] = index(page["index.html"], hosted)
    site["sw.js"] = service_worker(page["sw.js"], site)
    site |= host_only(places, wheel) | {"_headers": headers_file(site["index.html"])}
    return site | {NAME: carried_site(places, wheel)}


def carried_site(places: Places, wheel: Path) -> bytes:
    """Make the whole site as one file."""
    page = sources(places.web) | own_place()
    python = python_files(places, precompiled(places, wheel))
    facts = boot_facts(wheel, python, own_lock(places.modules)) | {"single": False}
    version = version_of(places, page, facts, in_file, OPTIONS)
    return single_file(page["index.html"], top_files(places, page), version, python, places.work)


def top_files(places: Places, page: Files) -> Files:
    """Gather what keeps its name from version to version."""
    files = {name: content for name, content in page.items() if is_top(name)}
    return files | {"licences.html": licences_page(places)}


def python_files(places: Places, archives: Files) -> Files:
    """Gather the files that a boot of Python loads, in folders that carry their content hash."""
    runtime = runtime_files(places.modules)
    folder = f"runtime-{folder_hash(runtime)}"
    files = {f"{folder}/{name}": content for name, content in runtime.items()}
    for name, content in archives.items():
        kind = "python" if name.startswith(STDLIB) else "engine"
        files[f"{kind}-{short_hash(content)}/{name}"] = content
    return files


def boot_facts(wheel: Path, python: Files, lock: dict[str, object]) -> dict[str, object]:
    """Say where a boot finds its files, seen from the bundles' folder, and what Pyodide's lock is."""
    found = {path.rpartition("/")[2].removesuffix(PACKED): path for path in python}
    up = "../../"
    return {
        "version": wheel.name.split("-")[1],
        "runtime": f"{up}{found['pyodide.js'].rpartition('/')[0]}/",
        "stdlib": f"{up}{found[STDLIB]}",
        "wheel": f"{up}{found[wheel.name]}",
        "integrity": integrity(python[found[wheel.name]]),
        "lock": lock,
        "sizes": {name: len(python[path]) for name, path in found.items()},
    }


def integrity(content: bytes) -> str:
    """Compute what a browser compares a download with.

    >>> integrity(b"tonk")
    'sha256-ej2VrG+nNIvB2T/hSwXP4/YpRQ4h1BGEj+sqplqtdQ4='
    """
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def host_only(places: Places, wheel: Path) -> Files:
    """Give what stays on the host: the whole standard library and the engine's wheel as pip knows it."""
    return {
        f"full/{STDLIB}": needed(places.modules / "pyodide" / STDLIB, "The Pyodide runtime"),
        f"wheel/{wheel.name}": checked_wheel(wheel),
        ".nojekyll": b"",
    }


def checked_wheel(wheel: Path) -> bytes:
    """Read the engine's wheel and see that the engine's door is in it."""
    with zipfile.ZipFile(wheel) as file:
        if not {"tonk/port.py", "tonk/port/__init__.py"} & set(file.namelist()):
            raise Trouble(f"{wheel.name} has no tonk.port, which the page talks to.")
    return wheel.read_bytes()
