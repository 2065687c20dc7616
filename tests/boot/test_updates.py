"""A new version: fetched behind the scenes, started when the player says so, whole or not at all."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from boot.sites import another_version, hand_of, played_in, until, visited

WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
NOTHING_COMING = """async () => {
  const { installing, waiting } = await navigator.serviceWorker.getRegistration();
  return !installing && !waiting;
}"""
VERSIONS = """() => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const named = [...document.scripts].map(({ src, dataset }) => src || dataset.worker || "");
  return [...new Set([...loaded, ...named].map((name) => name.match(/app-[0-9a-f]{10}/)?.[0]).filter(Boolean))];
}"""


def look_for_update(page: Page) -> None:
    """Ask the host for a new version now."""
    page.evaluate("async () => { await (await navigator.serviceWorker.getRegistration()).update().catch(() => {}); }")


def version_in(folder: Path) -> str:
    """Name the version that lies on a host."""
    return next(folder.glob("app-*")).name


def test_a_new_version_waits_while_a_hand_is_open_and_starts_when_told(page: Page, dist: Path, live: Path) -> None:
    old = version_in(dist)
    with visited(page, live):
        hand = hand_of(page)
        new = version_in(another_version(dist, live))
        look_for_update(page)
        until(page, WAITING)
        page.reload()
        played_in(page)
        assert page.evaluate(VERSIONS) == [old], (
            "a reload alone changes nothing, and no file of the new one is mixed in"
        )
        assert hand_of(page) == hand

        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="New version: restart").click()
        until(page, f"() => ({VERSIONS})().includes({new!r})")
        played_in(page)
        assert page.evaluate(VERSIONS) == [new]
        assert hand_of(page) == hand, "the hand goes on in the new version"


def test_a_new_version_starts_by_itself_when_all_tabs_were_closed(
    page: Page, context: BrowserContext, dist: Path, live: Path
) -> None:
    with visited(page, live) as host:
        new = version_in(another_version(dist, live))
        look_for_update(page)
        until(page, WAITING)
        page.close()
        context.new_page().goto("about:blank")
        context.pages[0].wait_for_timeout(1000)
        again = context.new_page()
        again.goto(host.address)
        played_in(again)
        assert again.evaluate(VERSIONS) == [new]


@pytest.mark.allows_console("404|Failed to load|not the file of version")
def test_a_broken_version_never_starts_and_the_old_one_plays_on(page: Page, dist: Path, live: Path) -> None:
    def spoil(files: dict[str, bytes]) -> None:
        words = next(name for name in files if name.endswith("/i18n/en.ftl"))
        files[words] = files[words][:1000]

    old = version_in(dist)
    with visited(page, live) as host:
        hand = hand_of(page)
        another_version(dist, live, spoil)
        look_for_update(page)
        until(page, NOTHING_COMING)
        page.reload()
        played_in(page)
        assert page.evaluate(VERSIONS) == [old]
        assert hand_of(page) == hand
        caches = page.evaluate("async () => (await caches.keys()).filter((name) => name.startsWith('tonk-site-'))")
        assert len(caches) == 1, "nothing is left of the broken one"
        host.stop()
        page.reload()
        played_in(page)
        expect(page.locator("#hand .card")).to_have_count(5)
