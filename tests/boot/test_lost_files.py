"""Files that come late or never: the page says which way out there is, and never shows a table without its styles."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from boot.sites import PATIENCE, played_in, steady, until, visited

Serve = Callable[..., str]
LOST = "A file of the game did not arrive"
SOON = 15_000  # milliseconds


@pytest.mark.allows_console(".")
@pytest.mark.parametrize("name", ["app-*/js/main.js", "app-*/css/later.css", "app-*/i18n/en.ftl"])
def test_a_lost_file_of_the_page_is_said_in_its_first_words(page: Page, live: Path, serve: Serve, name: str) -> None:
    next(live.glob(name)).unlink()
    steady(page)
    page.goto(serve(live))
    expect(page.locator(".boot-lost")).to_be_visible(timeout=SOON)
    expect(page.locator(".boot-lost")).to_contain_text(LOST)
    page.wait_for_timeout(1500)
    expect(page.locator("#hand .card")).to_have_count(0)


@pytest.mark.allows_console(".")
@pytest.mark.parametrize("name", ["app-*/js/worker.js", "runtime-*/pyodide.asm.js", "engine-*/*"])
def test_a_lost_file_of_the_engine_is_said_in_the_dialog(page: Page, live: Path, serve: Serve, name: str) -> None:
    next(live.glob(name)).unlink()
    steady(page)
    page.goto(serve(live))
    expect(page.get_by_role("dialog").get_by_text(LOST)).to_be_visible(timeout=SOON)


@pytest.mark.allows_console(".")
def test_half_of_the_runtime_is_no_matter_of_headers(page: Page, live: Path, serve: Serve) -> None:
    wasm = next(live.glob("runtime-*/*.wasm"))
    wasm.write_bytes(wasm.read_bytes()[:100_000])
    steady(page)
    page.goto(serve(live))
    expect(page.get_by_role("dialog").get_by_text(LOST)).to_be_visible(timeout=SOON)


def test_the_first_hand_waits_for_the_styles(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/later.css", lambda route: held.append(route))
    steady(page)
    page.goto(site)
    page.wait_for_function("() => performance.getEntriesByName('tonk-engine').length > 0", timeout=PATIENCE)
    page.wait_for_timeout(500)
    expect(page.locator("#hand .card")).to_have_count(0)
    held[0].continue_()
    played_in(page)


def test_a_boot_that_speaks_again_takes_its_trouble_back(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route(re.compile("pyodide.asm.js$"), lambda route: held.append(route))
    steady(page)
    page.goto(site)
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("has said nothing for a while")).to_be_visible(timeout=PATIENCE)
    held[0].continue_()
    played_in(page)
    expect(dialog).to_be_hidden()
    page.locator('[data-key="draw"]').click()
    expect(page.locator("#hand .card")).to_have_count(6)


def test_what_the_browser_threw_away_is_kept_again(page: Page, dist: Path) -> None:
    with visited(page, dist) as host:
        page.evaluate("async () => { for (const name of await caches.keys()) await caches.delete(name); }")
        page.reload()
        played_in(page)
        until(
            page,
            """async () => {
              const names = (await caches.keys()).filter((one) => one.startsWith("tonk-site-"));
              const lists = names.map(async (name) => (await caches.open(name)).match("list-of-files"));
              return (await Promise.all(lists)).some(Boolean);
            }""",
        )
        host.stop()
        page.reload()
        played_in(page)


def test_an_address_that_asks_for_no_panel_opens_none(page: Page, site: str) -> None:
    steady(page)
    page.goto(f"{site}?open=constructor")
    played_in(page)
    expect(page.locator("#panel")).to_be_hidden()
