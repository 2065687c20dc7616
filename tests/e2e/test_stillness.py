"""Nothing moves by itself: from the first byte to the end of the first hand, no part of the page is pushed aside."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from e2e.table import open_table, play_hand
from e2e.test_hand import by_mouse

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
LEAST = 0.001
WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const {value, sources} of list.getEntries())
    shifts.push({value, what: sources.map(({node}) => node?.parentElement?.outerHTML?.slice(0, 120) ?? "gone")});
}).observe({type: "layout-shift", buffered: true});"""


def late(route: Route) -> None:
    """Let a font arrive when its text has long been painted."""
    time.sleep(0.5)
    route.continue_()


def moved(page: Page) -> tuple[float, str]:
    """Give how much has moved, also after a touch, and what."""
    shifts = page.evaluate("shifts")
    return sum(shift["value"] for shift in shifts), "\n".join(str(shift) for shift in shifts)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_until_the_first_hand_is_over(
    new_context: Callable[..., BrowserContext], site: str, size: str
) -> None:
    width, height = SIZES[size]
    page = new_context(viewport={"width": width, "height": height}).new_page()
    page.add_init_script(WATCH)
    page.route("**/*.woff2", late)
    table = open_table(page, site)
    play_hand(table, by_mouse)
    sum_of_shifts, what = moved(page)
    assert sum_of_shifts < LEAST, what


def test_the_watch_sees_what_moves(page: Page, site: str) -> None:
    page.add_init_script(WATCH)
    page.goto(site)
    page.evaluate("document.fonts.ready")
    page.evaluate("document.querySelector('.hall').style.paddingTop = '150px'")
    page.wait_for_function("shifts.some(({value}) => value > 0.01)")
    assert moved(page)[0] > LEAST
