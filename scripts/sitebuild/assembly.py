"""The whole site: every file by its name, from the page's sources, the engine's wheel and the runtime."""

import zipfile
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.compiling import Archives, precompiled
from sitebuild.headers import headers_file
from sitebuild.licences import licences_page
from sitebuild.offline import service_worker
from sitebuild.page import Version, index, is_top, sources, versioned, with_build
from sitebuild.places import Places, folder_hash, needed, short_hash
from sitebuild.runtime import STDLIB, own_lock, runtime_files
from sitebuild.single import NAME, own_place, single_file

Files = dict[str, bytes]


def whole_site(places: Places, wheel: Path) -> Files:
    """Make every file of the site."""
    page = sources(places.web)
    top = top_files(places, page)
    hosted = version_of(places, wheel, page, precompiled(places, wheel).packed, single=True)
    inside = {link for link in hosted.app if link.endswith(".css")}  # index.html holds them
    site = top | {f"{hosted.folder}/{name}": hosted.app[name] for name in hosted.app if name not in inside}
    site |= hosted.python
    site["index.html"] = index(page["index.html"], hosted.folder, hosted.app)
    site["sw.js"] = service_worker(page["sw.js"], site)
    site |= host_only(places, wheel) | {"_headers": headers_file(site["index.html"])}
    return site | {NAME: carried_site(places, wheel)}


def carried_site(places: Places, wheel: Path) -> bytes:
    """Make the whole site as one file."""
    page = sources(places.web)
    version = version_of(places, wheel, page | own_place(), precompiled(places, wheel).stored, single=False)
    return single_file(page["index.html"], top_files(places, page), version, places.work)


def top_files(places: Places, page: Files) -> Files:
    """Gather what keeps its name from version to version."""
    files = {name: content for name, content in page.items() if is_top(name)}
    return files | {"licences.html": licences_page(places)}


def version_of(places: Places, wheel: Path, page: Files, archives: Archives, *, single: bool) -> Version:
    """Gather one version of the page; `single` says whether the one file lies beside it."""
    python = python_files(places, wheel, archives)
    files = versioned(page, places.modules, places.root / "py" / "tonk" / "messages")
    version, app = with_build(files, boot_facts(places, wheel, python) | {"single": single})
    return Version(f"app-{version}", app, python)


def python_files(places: Places, wheel: Path, archives: Archives) -> Files:
    """Make the files that a boot of Python loads, in folders that carry their content hash."""
    runtime = runtime_files(places.modules)
    folder = f"runtime-{folder_hash(runtime)}"
    files = {f"{folder}/{name}": content for name, content in runtime.items()}
    files[f"python-{short_hash(archives.stdlib)}/{STDLIB}"] = archives.stdlib
    files[f"engine-{short_hash(archives.wheel)}/{wheel.name}"] = archives.wheel
    return files


def boot_facts(places: Places, wheel: Path, python: Files) -> dict[str, object]:
    """Say where a boot finds its files, seen from js/engine/ in the version's folder, and what the lock is."""
    found = {path.rpartition("/")[2]: path for path in python}
    up = "../../../"
    return {
        "version": wheel.name.split("-")[1],
        "runtime": f"{up}{found['pyodide.js'].rpartition('/')[0]}/",
        "stdlib": f"{up}{found[STDLIB]}",
        "packages": f"{up}{found[wheel.name].rpartition('/')[0]}/",
        "lock": own_lock(places.modules, wheel.name, python[found[wheel.name]]),
        "sizes": {name: len(python[path]) for name, path in found.items()},
    }


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
