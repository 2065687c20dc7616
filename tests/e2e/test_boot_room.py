"""Until the engine has dealt, what stands for the table and what is said have room on every page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import PATIENCE
from e2e.test_room import overlap

SIZES = [(390, 844), (360, 640), (320, 568), (844, 390), (820, 1180), (1440, 900)]
SEEN = """(selector) => [...document.querySelectorAll(selector)]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .map((one) => { const {x, y, right, bottom} = one.getBoundingClientRect(); return [x, y, right, bottom]; })"""
HASTEN = "document.getAnimations().forEach((one) => one.finish())"


@pytest.fixture
def waiting(new_context: Callable[..., BrowserContext], site: str) -> Callable[..., Page]:
    """Open a page of some size whose engine does not come."""

    def wait_at(size: tuple[int, int]) -> Page:
        page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
        page.route("**/*.wasm", lambda _: None)
        page.goto(site)
        expect(page.locator("#boot-step")).to_contain_text("of", timeout=PATIENCE)
        return page

    return wait_at


def assert_all_said_has_room(page: Page) -> None:
    """Every line is on the floor, and none lies on another."""
    ((left, top, right, bottom),) = page.evaluate(SEEN, "#floor")
    assert bottom <= page.evaluate(SEEN, "#tray")[0][1] + 1
    said = page.evaluate(SEEN, ".boot > *")
    assert len(said) >= 2
    assert all(one[0] >= left and one[1] >= top and one[2] <= right and one[3] <= bottom for one in said), said
    assert page.evaluate(SEEN, ".boot")[0][3] <= bottom
    assert not any(overlap(one, other) for at, one in enumerate(said) for other in said[:at]), said


@pytest.mark.parametrize("size", SIZES)
def test_what_is_said_keeps_to_the_floor_also_when_it_takes_long(
    waiting: Callable[..., Page], size: tuple[int, int]
) -> None:
    page = waiting(size)
    expect(page.locator(".boot-late")).to_be_hidden()
    assert_all_said_has_room(page)
    page.evaluate(HASTEN)
    expect(page.locator(".boot-late")).to_be_visible()
    expect(page.locator("#boot-step")).to_be_visible()
    expect(page.locator(".boot-about")).to_be_hidden()
    assert_all_said_has_room(page)


@pytest.mark.parametrize("size", SIZES)
def test_what_stands_for_the_cards_keeps_to_stage_and_tray(waiting: Callable[..., Page], size: tuple[int, int]) -> None:
    page = waiting(size)
    for selector, count, around in [(".place, .place .card", 3, "#stage"), ("#hand-place i", 5, "#hand-place")]:
        ((left, top, right, bottom),) = page.evaluate(SEEN, around)
        cards = page.evaluate(SEEN, selector)
        assert len(cards) == count
        assert all(one[0] >= left and one[1] >= top and one[2] <= right and one[3] <= bottom for one in cards), cards
