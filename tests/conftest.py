"""What the tests share: the built site, the browsers that look at it, and a watch on what they complain of."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright

from build_wheel import build_wheel
from setup.browsers import find_chromium, find_firefox
from setup.machine import ROOT, Machine
from setup.node import find_node
from setup.pyodide_wheels import FOLDER as WHEELS
from setup.serve import serving
from setup.site import DIST
from watch import Watch

BROWSER_FIXTURES = {"browser", "context", "page", "firefox", "firefox_page", "new_context"}
QUIET = [
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BUILD_PATIENCE = 300  # seconds

hypothesis.settings.register_profile("tonk", deadline=None, derandomize=os.environ.get("CI") == "true")
hypothesis.settings.load_profile("tonk")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark every test that asks for a page, so that --fast leaves out just these."""
    for item in items:
        if BROWSER_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def machine() -> Machine:
    """The machine that the tests run on."""
    return Machine.here()


@pytest.fixture(scope="session")
def node(machine: Machine) -> str:
    """The node that Pyodide runs in outside a browser."""
    found = find_node(machine)
    assert found is not None, "no node was found: start the tests with scripts/test.py"
    return found.node


@pytest.fixture(scope="session")
def pyodide_wheels() -> Path:
    """The folder of the wheels that are installed inside Pyodide (micropip)."""
    folder = ROOT / WHEELS
    assert list(folder.glob("*.whl")), "the wheels for Pyodide are not there: start the tests with scripts/test.py"
    return folder


@pytest.fixture(scope="session")
def engine_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine's wheel, built for this run."""
    return build_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built site, built once a run unless scripts/test.py has done it."""
    if os.environ.get("TONK_SITE_BUILT") != "1":
        build_once(tmp_path_factory.getbasetemp())
    assert (DIST / "index.html").is_file(), "the site is not built: start the tests with scripts/test.py"
    return DIST


def build_once(base: Path) -> None:
    """Build the site in one of the test processes while the others wait."""
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    done = shared / "site-built"
    try:
        (shared / "site-building").touch(exist_ok=False)
    except FileExistsError:
        wait_for(done)
        return
    try:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "build_site.py")], cwd=ROOT, check=True)
    finally:
        done.touch()


def wait_for(path: Path) -> None:
    """Wait until another test process has left this file."""
    end = time.monotonic() + BUILD_PATIENCE
    while not path.exists():
        assert time.monotonic() < end, "another test process does not finish building the site"
        time.sleep(0.1)


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[str]:
    """The address of the built site, served on this machine; ends in a slash."""
    with serving(dist) as address:
        yield address


@pytest.fixture(scope="session")
def site_below(dist: Path) -> Iterator[str]:
    """The address of the built site on a server that has it under a sub-path."""
    with serving(dist, prefix="/games/tonk/") as address:
        yield address


@pytest.fixture
def serve() -> Iterator[Callable[..., str]]:
    """Serve any folder in any way: `serve(folder, prefix=..., headers=..., types=...)` gives its address."""
    with ExitStack() as open_servers:
        yield lambda folder, **ways: open_servers.enter_context(serving(folder, **ways))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], browser_name: str) -> dict[str, Any]:
    """Start the browser that the machine has."""
    machine = Machine.here()
    if browser_name == "firefox":
        return {**browser_type_launch_args, **firefox_launch(machine)}
    return {**browser_type_launch_args, **chromium_launch(machine)}


def chromium_launch(machine: Machine) -> dict[str, Any]:
    """Say how Chromium is started here: quiet, and without its sandbox only for root."""
    found = find_chromium(machine)
    own = {} if found is None else {"executable_path": found}  # else Playwright has its own
    return {**own, "args": [*QUIET, *(["--no-sandbox"] if machine.root else [])]}


def firefox_launch(machine: Machine) -> dict[str, Any]:
    """Say how Firefox is started here, or leave the test out with the reason; in CI that is a failure."""
    found = find_firefox(machine)
    if found is None and machine.env.get("CI") == "true":
        pytest.fail("this test needs Firefox, and none was found")
    if found is None:
        pytest.skip("this test needs Firefox, and none was found: install it or name it in $FIREFOX")
    return {"channel": "moz-firefox", "executable_path": found}


@pytest.fixture(scope="session")
def firefox(playwright: Playwright) -> Iterator[Browser]:
    """Firefox, beside the browser of the other tests."""
    browser = playwright.firefox.launch(**firefox_launch(Machine.here()))
    yield browser
    browser.close()


@pytest.fixture
def watch(request: pytest.FixtureRequest) -> Iterator[Watch]:
    """The watch of this test: `watch.over(context)` adds a context that the test has opened itself."""
    watching = Watch(patterns(request, "allows_console"), patterns(request, "allows_requests"))
    yield watching
    watching.report()


def patterns(request: pytest.FixtureRequest, marker: str) -> tuple[str, ...]:
    """Collect the patterns of a marker."""
    return tuple(pattern for mark in request.node.iter_markers(marker) for pattern in mark.args)


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext], watch: Watch) -> Callable[..., BrowserContext]:
    """Open contexts that are watched; `context` and `page` come from here too."""
    return lambda **options: watch.over(new_context(**options))


@pytest.fixture
def firefox_page(firefox: Browser, watch: Watch) -> Iterator[Page]:
    """A watched page in Firefox."""
    context = watch.over(firefox.new_context())
    yield context.new_page()
    context.close()
