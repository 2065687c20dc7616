"""Hosts for the tests of boot and offline play: they count, they can be stopped, and they can show another version."""

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Error, Page, expect

from setup.machine import ROOT
from setup.serve import Handler, Server, address
from sitebuild.assembly import boot_facts
from sitebuild.bundle import bundled
from sitebuild.offline import service_worker
from sitebuild.page import build_module, bundle_sources, sources
from sitebuild.places import Places, folder_hash
from sitebuild.runtime import own_lock

PATIENCE = 60_000  # milliseconds: a cold boot on a busy machine


class Fetch(NamedTuple):
    """One answer of a host."""

    path: str
    status: int


class Host:
    """A host that remembers what it gave, and can be stopped."""

    def __init__(self, folder: Path, prefix: str, max_age: int) -> None:
        self.fetches: list[Fetch] = []
        self.folder = folder
        fetches = self.fetches

        class Counting(Handler):
            headers_added = {"Cache-Control": f"max-age={max_age}"}  # noqa: RUF012 - the base class has it so

            def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
                fetches.append(Fetch(self.path.split("?")[0].removeprefix(prefix), int(code)))

        Counting.prefix = prefix
        self.server = Server(("127.0.0.1", 0), partial(Counting, directory=str(folder)))
        self.address = address(self.server, prefix)
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        self.running = True

    def full(self) -> list[str]:
        """Name what was sent whole since the last call, in order."""
        sent = [fetch.path for fetch in self.fetches if fetch.status == 200]
        self.fetches.clear()
        return sent

    def stop(self) -> None:
        """Go off the air."""
        if self.running:
            self.running = False
            self.server.shutdown()
            self.server.server_close()


@contextmanager
def hosting(folder: Path, prefix: str = "/", max_age: int = 600) -> Iterator[Host]:
    """Host a folder while the block runs."""
    host = Host(folder, prefix, max_age)
    try:
        yield host
    finally:
        host.stop()


def steady(page: Page, seed: int = 7) -> None:
    """Deal the same cards on every run: with these you are the first to act, so the hand stays as it is."""
    page.add_init_script(
        f"""{{
          const real = crypto.getRandomValues.bind(crypto);
          const secret = (bytes) => bytes.length === 32; // the session's; Python's own randomness stays what it is
          crypto.getRandomValues = (bytes) => (secret(bytes) ? bytes.fill({seed}) : real(bytes));
        }}"""
    )


def played_in(page: Page) -> None:
    """Wait for the first hand."""
    expect(page.locator("#hand .card")).to_have_count(5, timeout=PATIENCE)


def hand_of(page: Page) -> list[str]:
    """The cards in hand."""
    cards: list[str] = page.locator("#hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
    return sorted(cards)


def how_booted(page: Page) -> str:
    """Tell whether the engine came from a snapshot."""
    how: str = page.evaluate("() => performance.getEntriesByName('tonk-engine').at(-1).detail")
    return how


def until(page: Page, question: str) -> None:
    """Ask the page until it says yes, over reloads too."""
    for _ in range(PATIENCE // 100):
        try:
            if page.evaluate(question):
                return
        except Error as error:
            if "context was destroyed" not in str(error):
                raise
        page.wait_for_timeout(100)
    raise AssertionError(f"never came true: {question}")


KEPT = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === "activated" && navigator.serviceWorker.controller !== null;
}"""
SNAPSHOT = """async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("tonk-snapshot-") && (await (await caches.open(name)).keys()).length > 0) return name;
  }
  return null;
}"""


def kept(page: Page) -> None:
    """Wait until the whole site is on this machine."""
    until(page, KEPT)


@contextmanager
def visited(page: Page, folder: Path, prefix: str = "/") -> Iterator[Host]:
    """Host a folder while the block runs, after a first visit that kept all of it."""
    steady(page)
    with hosting(folder, prefix) as host:
        page.goto(host.address)
        played_in(page)
        kept(page)
        yield host


def snapshot_made(page: Page) -> None:
    """Wait until the snapshot is made."""
    until(page, SNAPSHOT)


def another_version(dist: Path, into: Path, spoil: Callable[[dict[str, bytes]], None] | None = None) -> Path:
    """Make the next version of the site: one sentence differs, so the page's folder has another name."""
    files = {path.relative_to(dist).as_posix(): path.read_bytes() for path in dist.rglob("*") if path.is_file()}
    old = next(name.split("/")[0] for name in files if name.startswith("app-"))
    words = f"{old}/i18n/en.ftl"
    files[words] += b"\nnext-version = This is the next version.\n"
    new = "app-" + folder_hash({name: files[name] for name in files if name.startswith(old)})
    moved = {name.replace(old, new): content for name, content in files.items()}
    moved["index.html"] = moved["index.html"].replace(old.encode(), new.encode())
    moved["sw.js"] = service_worker((ROOT / "web" / "sw.js").read_bytes(), moved)
    if spoil is not None:
        spoil(moved)
    shutil.rmtree(into, ignore_errors=True)
    for name, content in moved.items():
        (into / name).parent.mkdir(parents=True, exist_ok=True)
        (into / name).write_bytes(content)
    return into


def with_bundles(dist: Path, into: Path, entries: dict[str, str], changes: dict[str, bytes]) -> Path:
    """Copy the site and bundle entries anew, from the page's sources with some of them changed."""
    shutil.copytree(dist, into)
    app = next(into.glob("app-*"))
    python = {
        path.relative_to(dist).as_posix(): path.read_bytes()
        for kind in ("runtime", "python", "engine")
        for path in dist.glob(f"{kind}-*/*")
    }
    places = Places(ROOT, dist)
    facts = boot_facts(next(dist.glob("wheel/*.whl")), python, own_lock(places.modules))
    build = build_module(app.name.removeprefix("app-"), facts | {"single": True})
    made = bundled(bundle_sources(sources(places.web)) | build | changes, places, entries)
    for name, content in made.items():
        (app / name).write_bytes(content)
    return into
