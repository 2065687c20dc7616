"""Every host: under a sub-path, without compression, with a wrong type for wasm, with strict headers, or broken."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boot.sites import Fetch, hosting, played_in, steady, until
from sitebuild.headers import policy

STALL = 15_000  # milliseconds

Serve = Callable[..., str]


def test_it_plays_under_a_sub_path_on_a_host_without_compression(page: Page, site_below: str) -> None:
    steady(page)
    page.goto(site_below)
    played_in(page)


def test_it_plays_where_wasm_has_the_wrong_type(page: Page, dist: Path, serve: Serve) -> None:
    steady(page)
    page.goto(serve(dist, types={".wasm": "application/octet-stream"}))
    played_in(page)


def test_it_plays_under_the_strictest_policy(page: Page, dist: Path, serve: Serve) -> None:
    strict = policy((dist / "index.html").read_bytes())
    assert "'unsafe-eval'" not in strict
    assert "'unsafe-inline'" not in strict
    assert strict in (dist / "_headers").read_text("utf-8")
    steady(page)
    page.goto(serve(dist, headers={"Content-Security-Policy": strict}))
    played_in(page)


def test_firefox_plays_under_the_strictest_policy_with_wasm_of_the_wrong_type(
    firefox_page: Page, dist: Path, serve: Serve
) -> None:
    strict = policy((dist / "index.html").read_bytes())
    wrong = {".wasm": "application/octet-stream"}
    steady(firefox_page)
    firefox_page.goto(serve(dist, headers={"Content-Security-Policy": strict}, types=wrong))
    played_in(firefox_page)


@pytest.mark.allows_console("wasm|WebAssembly|Content Security Policy")
def test_a_host_that_forbids_wasm_is_named_in_words_within_15_seconds(page: Page, dist: Path, serve: Serve) -> None:
    strict = policy((dist / "index.html").read_bytes()).replace(" 'wasm-unsafe-eval'", "")
    steady(page)
    page.goto(serve(dist, headers={"Content-Security-Policy": strict}))
    expect(page.get_by_text("'wasm-unsafe-eval'")).to_be_visible(timeout=STALL)
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


@pytest.mark.allows_console("404")
def test_a_host_without_the_service_worker_leaves_no_downloads_behind(page: Page, live: Path) -> None:
    (live / "sw.js").unlink()
    steady(page)
    with hosting(live) as host:
        page.goto(host.address)
        played_in(page)
        while Fetch("sw.js", 404) not in host.fetches:  # it is asked for when the downloads lie ready for it
            page.wait_for_timeout(50)
        until(page, "async () => (await caches.keys()).length === 0")


@pytest.mark.allows_console(".")  # a Python without its library complains in many lines
def test_a_file_that_does_not_arrive_is_said_so_and_can_be_tried_again(page: Page, live: Path, serve: Serve) -> None:
    library = next(live.glob("python-*/*"))
    kept = library.rename(library.with_suffix(".away"))
    steady(page)
    page.goto(serve(live))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(re.compile("A file of the game did not arrive"))).to_be_visible(timeout=STALL)
    kept.rename(library)
    page.get_by_role("button", name="Try again").click()
    played_in(page)
