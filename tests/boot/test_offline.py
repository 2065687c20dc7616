"""Without a network: what was visited once plays on, under any path, and nothing was fetched twice for it."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from boot.sites import hand_of, hosting, how_booted, played_in, snapshot_made, steady, visited
from watch import Watch

OFF_THE_AIR = (
    r"ERR_CONNECTION_REFUSED|NetworkError|Failed to (load|fetch|update)"  # what a browser says of a stopped host
)


@pytest.mark.allows_console(OFF_THE_AIR)
def test_a_visit_once_made_plays_with_the_host_stopped(page: Page, dist: Path) -> None:
    with visited(page, dist) as host:
        hand = hand_of(page)
        host.stop()
        page.reload()
        played_in(page)
        assert hand_of(page) == hand, "the same hand comes back"


@pytest.mark.allows_console(OFF_THE_AIR)
def test_firefox_plays_with_the_host_stopped(firefox_page: Page, dist: Path) -> None:
    with visited(firefox_page, dist) as host:
        host.stop()
        firefox_page.reload()
        played_in(firefox_page)


@pytest.mark.allows_console(OFF_THE_AIR)
def test_offline_play_works_under_a_sub_path_and_leaves_the_neighbours_alone(page: Page, dist: Path) -> None:
    with visited(page, dist, prefix="/games/tonk/") as host:
        scope = page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).scope")
        assert scope == host.address
        host.stop()
        page.goto(f"{host.address}?open=rules")
        played_in(page)


def test_nothing_is_downloaded_twice(page: Page, dist: Path) -> None:
    with visited(page, dist) as host:
        snapshot_made(page)
        sent = Counter(host.full())
    # A few small files keep their names and are asked for anew, so that a stale copy of them is never kept.
    small = {"", "index.html", "sw.js", "manifest.webmanifest", "licences.html"}
    assert {name: times for name, times in sent.items() if times > 1 and name not in small} == {}
    big = [name for name in sent if name.endswith((".wasm", ".pack"))]
    assert len(big) == 3, "the runtime, the library and the engine, once each"


def test_a_later_visit_asks_the_host_for_nothing_but_a_new_version(page: Page, dist: Path) -> None:
    with visited(page, dist) as host:
        snapshot_made(page)
        host.full()
        page.reload()
        played_in(page)
        page.wait_for_timeout(500)
        assert set(host.full()) <= {"sw.js"}


def test_the_game_can_be_installed(
    browser: Browser, dist: Path, new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    context = new_context()
    page = context.new_page()
    with visited(page, dist) as host:
        session = context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert manifest["url"] == f"{host.address}manifest.webmanifest"
        found = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
        # Playwright's contexts are private ones, which Chromium never installs from.
        assert [error["errorId"] for error in found if error["errorId"] != "in-incognito"] == []


def test_the_second_visit_starts_from_a_snapshot_and_goes_on_with_the_hand(page: Page, dist: Path) -> None:
    steady(page)
    with hosting(dist) as host:
        page.goto(host.address)
        played_in(page)
        assert how_booted(page) == "usual"
        hand = hand_of(page)
        snapshot_made(page)
        page.reload()
        played_in(page)
        assert how_booted(page) == "snapshot"
        assert hand_of(page) == hand
