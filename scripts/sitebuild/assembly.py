"""The whole site: every file by its name, from the page's sources, the engine's wheel and the runtime."""

import zipfile
from pathlib import Path

from setup.trouble import Trouble
from sitebuild.compiling import precompiled
from sitebuild.licences import licences_page
from sitebuild.offline import service_worker
from sitebuild.page import index, is_top, sources, versioned, with_build
from sitebuild.places import Places, folder_hash, needed, short_hash
from sitebuild.runtime import STDLIB, own_lock, runtime_files


def whole_site(places: Places, wheel: Path) -> dict[str, bytes]:
    """Make every file of the site."""
    page = sources(places.web)
    python = python_files(places, wheel)
    version, app = with_build(
        versioned(page, places.modules, places.root / "py" / "tonk" / "messages"), boot_facts(places, wheel, python)
    )
    folder = f"app-{version}"
    site = {name: content for name, content in page.items() if is_top(name)}
    site["index.html"] = index(page["index.html"], folder, app)
    site["licences.html"] = licences_page(places)
    site |= {f"{folder}/{name}": content for name, content in app.items()}
    site |= python
    if "sw.js" in site:
        site["sw.js"] = service_worker(site["sw.js"], site)
    return site | host_only(places, wheel)


def python_files(places: Places, wheel: Path) -> dict[str, bytes]:
    """Make the files that a boot of Python loads, in folders that carry their content hash."""
    runtime, made = runtime_files(places.modules), precompiled(places, wheel)
    runtime_folder, stdlib_folder = f"runtime-{folder_hash(runtime)}", f"python-{short_hash(made.stdlib)}"
    files = {f"{runtime_folder}/{name}": content for name, content in runtime.items()}
    files[f"{stdlib_folder}/{STDLIB}"] = made.stdlib
    files[f"engine-{short_hash(made.wheel)}/{wheel.name}"] = made.wheel
    return files


def boot_facts(places: Places, wheel: Path, python: dict[str, bytes]) -> dict[str, object]:
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


def host_only(places: Places, wheel: Path) -> dict[str, bytes]:
    """Give what stays on the host: the whole standard library and the engine's wheel as pip knows it."""
    return {
        f"full/{STDLIB}": needed(places.modules / "pyodide" / STDLIB, "The Pyodide runtime"),
        f"wheel/{wheel.name}": checked_wheel(wheel),
        ".nojekyll": b"",
    }


def checked_wheel(wheel: Path) -> bytes:
    """Read the engine's wheel and see that the engine's door is in it."""
    with zipfile.ZipFile(wheel) as file:
        if "tonk/port/__init__.py" not in file.namelist() and "tonk/port.py" not in file.namelist():
            raise Trouble(f"{wheel.name} has no tonk.port, which the page talks to.")
    return wheel.read_bytes()
