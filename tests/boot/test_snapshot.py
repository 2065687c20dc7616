"""The memory snapshot: it deals different cards each time, and on any doubt the usual boot takes its place."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from boot.sites import hand_of, hosting, how_booted, played_in, snapshot_made, steady, until, with_bundles
from setup.machine import ROOT
from sitebuild.bundle import ENTRIES


def fresh_game(page: Page) -> None:
    """Forget the saved game, so that the next visit deals a new one."""
    page.evaluate("() => new Promise((done) => { indexedDB.deleteDatabase('tonk').onsuccess = done; })")


def test_two_visits_from_one_snapshot_deal_different_cards(page: Page, dist: Path) -> None:
    with hosting(dist) as host:
        page.goto(host.address)
        played_in(page)
        snapshot_made(page)
        hands = []
        for _ in range(2):
            page.goto("about:blank")
            page.goto(f"{host.address}licences.html")
            fresh_game(page)
            page.goto(host.address)
            played_in(page)
            assert how_booted(page) == "snapshot"
            hands.append(hand_of(page))
    assert hands[0] != hands[1]


def test_random_is_seeded_anew_after_each_restore_and_late_imports_work(page: Page, dist: Path, tmp_path: Path) -> None:
    """Python's own `random` differs from restore to restore; modules that were not in the snapshot still load."""
    probe = """async () => {
      const app = document.querySelector("script[data-worker]").dataset.worker.replace("worker.js", "probe.js");
      const { boot, snapshot } = await import(new URL(app, document.baseURI).href);
      const python = await boot(() => {}, snapshot.restoring(await snapshot.findSnapshot()));
      snapshot.thaw(python);
      return python.runPython(`
import json, random, sys
late = "tonk.cli" in sys.modules
import tonk.cli
json.dumps([random.random(), hash("tonk"), late, sys.modules["tonk.cli"].__file__])`);
    }"""
    steady(page)
    source = b'export { boot } from "./engine/boot.js"; export * as snapshot from "./engine/snapshot.js";'
    site = with_bundles(dist, tmp_path / "site", {"js/probe": "./js/probe.js"}, {"js/probe.js": source})
    with hosting(site) as host:
        page.goto(host.address)
        played_in(page)
        snapshot_made(page)
        told = []
        for _ in range(2):
            page.reload()
            played_in(page)
            told.append(page.evaluate(f"({probe})().then(JSON.parse)"))
    first, second = told
    assert first[0] != second[0]
    assert first[1] == second[1], "the hash seed is fixed on every boot"
    assert [first[2], second[2]] == [False, False]
    assert first[3].startswith("/lib/tonk.whl/")


SPOIL = """async (kind) => {
  const name = (await caches.keys()).find((one) => one.startsWith("tonk-snapshot-"));
  const cache = await caches.open(name);
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  let bytes = new Uint8Array(await kept.arrayBuffer());
  if (kind === "torn") bytes.fill(7, 1000, 2000);
  if (kind === "cut") bytes = bytes.slice(0, bytes.length / 2);
  if (kind === "something else") bytes = new Uint8Array(10);
  await cache.put(key, new Response(bytes, { headers: kept.headers }));
}"""


def test_a_spoiled_snapshot_is_dropped_and_a_sound_one_is_made_in_its_place(page: Page, dist: Path) -> None:
    steady(page)
    with hosting(dist) as host:
        page.goto(host.address)
        played_in(page)
        hand = hand_of(page)
        for kind in ("torn", "cut", "something else"):
            snapshot_made(page)
            page.evaluate(SPOIL, kind)
            page.reload()
            played_in(page)
            assert how_booted(page) == "usual", kind
            assert hand_of(page) == hand
            page.reload()
        played_in(page)
        snapshot_made(page)
        page.reload()
        played_in(page)
        assert how_booted(page) == "snapshot"


def test_a_snapshot_of_another_version_is_not_used_and_goes(page: Page, dist: Path) -> None:
    rename = """async () => {
      const name = (await caches.keys()).find((one) => one.startsWith("tonk-snapshot-"));
      const [cache, other] = [await caches.open(name), await caches.open("tonk-snapshot-0123456789")];
      const [key] = await cache.keys();
      await other.put(key, await cache.match(key));
      await caches.delete(name);
    }"""
    steady(page)
    with hosting(dist) as host:
        page.goto(host.address)
        played_in(page)
        snapshot_made(page)
        page.evaluate(rename)
        page.reload()
        played_in(page)
        assert how_booted(page) == "usual"
        until(page, "async () => !(await caches.keys()).includes('tonk-snapshot-0123456789')")
        snapshot_made(page)


def test_the_address_can_leave_the_snapshot_aside(page: Page, dist: Path) -> None:
    steady(page)
    with hosting(dist) as host:
        page.goto(host.address)
        played_in(page)
        snapshot_made(page)
        page.goto(f"{host.address}?snapshot=off")
        played_in(page)
        assert how_booted(page) == "usual"


@pytest.mark.allows_console("404|service worker|ServiceWorker")
def test_the_switch_turns_snapshots_off(page: Page, dist: Path, tmp_path: Path) -> None:
    text = (ROOT / "web" / "js" / "engine" / "snapshot.js").read_text("utf-8")
    assert "SNAPSHOTS = true" in text
    off = {"js/engine/snapshot.js": text.replace("SNAPSHOTS = true", "SNAPSHOTS = false").encode()}
    site = with_bundles(
        dist, tmp_path / "site", {"js/worker": ENTRIES["js/worker"], "js/main": ENTRIES["js/main"]}, off
    )
    (site / "sw.js").unlink()  # it would refuse the changed file
    with hosting(site) as host:
        for _ in range(2):
            page.goto(host.address)
            played_in(page)
            assert how_booted(page) == "usual"
            page.wait_for_timeout(5000)
        assert page.evaluate("async () => (await caches.keys()).filter((name) => name.includes('snapshot'))") == []
