"""The first paint: the table stands before any Python, tells how far the boot is, or what to run."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from e2e.table import PATIENCE

WEB = Path(__file__).parents[2] / "web"
RUN = "python3 scripts/play.py"
# What every frame shows: the title, words, and which of the first letters are there.
FRAMES = """window.frames_ = [];
const seen = (query) => (document.querySelector(query)?.getClientRects().length ?? 0) > 0;
const look = () => {
  const first = [...document.fonts].filter(({ family }) => family.includes("First "));
  window.frames_.push([seen(".wordmark svg"), seen(".boot-title"), first.map(({ status }) => status).join(" ")]);
  if (window.frames_.length < 60 && !seen("#hand .card")) requestAnimationFrame(look);
};
document.addEventListener("readystatechange", () => requestAnimationFrame(look), { once: true });
"""


def test_the_table_is_there_before_the_engine(page: Page, site: str) -> None:
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(site)
    expect(page.locator(".boot-title")).to_have_text("The dealer is on the way")
    expect(page.locator("#hand-place i")).to_have_count(5)
    expect(page.locator(".key")).to_have_count(6)
    expect(page.locator("#boot-step")).to_contain_text("of", timeout=PATIENCE)
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm")
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".boot-title")).to_have_count(0)


def test_the_first_frame_is_the_table_and_the_next_its_words(page: Page, site: str) -> None:
    page.add_init_script(FRAMES)
    page.goto(site)
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    frames = page.evaluate("() => window.frames_")
    assert frames[0] == [True, False, "loaded loaded"], "title and table; the words' letters are there too"
    with_words = [frame for frame in frames if frame[1]]
    assert with_words[0] == [True, True, "loaded loaded"], "no word is laid out without its letters"
    page.wait_for_timeout(400)
    expect(page.locator("head link[rel=stylesheet]")).to_have_count(1)  # what comes after the paint comes once


def test_a_tab_that_paints_nothing_starts_all_the_same(page: Page, site: str) -> None:
    page.add_init_script("window.PerformanceObserver = class { observe() {} };")
    page.goto(site)
    expect(page.locator(".boot-title")).to_be_visible()
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)


@pytest.mark.allows_console(".*")
def test_a_checkout_opened_by_double_click_says_what_to_run(page: Page) -> None:
    page.goto((WEB / "index.html").as_uri())
    expect(page.locator(".boot-checkout")).to_contain_text(RUN)
    expect(page.locator(".boot-title")).to_be_hidden()


def test_without_javascript_the_page_says_what_to_run(new_context: Callable[..., BrowserContext], site: str) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(site)
    expect(page.locator("noscript code")).to_be_visible()
    expect(page.locator("noscript code")).to_have_text(RUN)
    expect(page.locator(".boot-title")).to_be_hidden()
