"""What can be seen: nothing sticks out in any size or theme, axe finds nothing, and every target is large enough."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.table import Table, open_table, play_hand
from e2e.test_hand import by_mouse

SIZES = {
    "phone": (390, 844),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
    "narrow": (320, 640),
    "laptop": (1366, 660),
}
PANELS = ("new", "players", "score", "log", "settings", "fairness", "help", "about")


def fits(page: Page) -> None:
    """See that nothing sticks out to the right, and on a page of usual height nothing below."""
    sideways = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert sideways <= 0, f"{sideways} pixels stick out"


def targets_are_large(page: Page) -> None:
    """See that whatever can be pressed on the table is at least 44 pixels high and wide, cards by their free strip."""
    small = page.evaluate(
        """() => [...document.querySelectorAll('.table button, .bar button, #hand .card')].filter((one) => {
            const {width, height} = one.getBoundingClientRect();
            const strip = parseFloat(getComputedStyle(one).getPropertyValue('--strip')) || width;
            const small = Math.min(width, strip) < 43.5 || height < 43.5;
            return one.checkVisibility() && !one.matches('.note-chip') && small;
          }).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> str:
    """A theme of the device."""
    name: str = request.param
    return name


@pytest.fixture
def sized(new_context: Callable[..., BrowserContext], site: str) -> Callable[[str, str], Table]:
    """Open a table in a size and a theme."""

    def open_sized(size: str, scheme: str) -> Table:
        width, height = SIZES[size]
        context = new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        return open_table(context.new_page(), site, seed=9)

    return open_sized


@pytest.mark.parametrize("size", SIZES)
def test_the_table_fits_every_size(sized: Callable[[str, str], Table], size: str) -> None:
    table = sized(size, "dark")
    table.wait()
    fits(table.page)
    targets_are_large(table.page)
    if size != "narrow":
        assert table.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    table.key("draw").click()
    expect(table.page.locator("#table")).to_have_attribute("data-phase", "play")
    table.card(table.hand()[0]).click(position={"x": 10, "y": 20})
    fits(table.page)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_axe_finds_nothing_from_the_deal_to_the_reckoning(
    sized: Callable[[str, str], Table], size: str, theme: str
) -> None:
    table = sized(size, theme)
    table.wait()
    assert violations(table.page) == []
    table.key("draw").click()
    expect(table.page.locator("#table")).to_have_attribute("data-phase", "play")
    table.card(table.hand()[0]).click(position={"x": 10, "y": 20})
    assert violations(table.page) == []
    table.page.keyboard.press("Escape")
    play_hand(table, by_mouse)
    assert violations(table.page) == []
    fits(table.page)


def test_axe_finds_nothing_in_the_panels(sized: Callable[[str, str], Table], theme: str) -> None:
    page = sized("phone", theme).page
    page.locator("#menu-button").click()
    assert violations(page) == []
    for name in PANELS:
        page.locator(f'[data-open="{name}"]').click()
        expect(page.locator("#panel-title")).to_be_focused()
        assert violations(page) == []
        fits(page)
        page.locator(".panel-back").click()
    page.keyboard.press("Escape")
    expect(page.locator("#panel")).to_be_hidden()
    assert page.evaluate("document.activeElement.id") == "menu-button"


def test_high_contrast_and_four_colours(page: Page, site: str) -> None:
    open_table(page, site, settings='{"speed": "instant", "theme": "contrast", "suits": "four"}').wait()
    assert violations(page) == []
    assert page.evaluate("getComputedStyle(document.querySelector('#table')).backgroundColor") == "rgb(0, 0, 0)"
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--suit-d')") == "#0b57a4"


def test_reduced_motion_moves_nothing(new_context: Callable[..., BrowserContext], site: str) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    table = open_table(page, site)
    table.wait()
    page.evaluate(
        """() => { window.moved = 0; const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, ...rest) {
            if (frames.some((frame) => 'transform' in frame)) window.moved += 1;
            return animate.call(this, frames, ...rest);
          }; }"""
    )
    table.key("draw").click()
    expect(page.locator("#hand .card")).to_have_count(6)
    assert page.evaluate("window.moved") == 0


def test_events_are_announced_once_and_your_turn_at_once(page: Page, site: str) -> None:
    page.add_init_script(
        """window.heard = [];
        addEventListener('DOMContentLoaded', () => {
          for (const id of ['emcee', 'herald']) {
            new MutationObserver(() => heard.push(document.getElementById(id).textContent))
              .observe(document.getElementById(id), {childList: true, characterData: true, subtree: true});
          }
        });"""
    )
    table = open_table(page, site)
    table.wait()
    table.key("draw").click()
    expect(page.locator("#table")).to_have_attribute("data-phase", "play")
    heard = [text for text in page.evaluate("window.heard") if text]
    assert len([text for text in heard if text.startswith("Your turn")]) == 1
    drew = [text for text in heard if text.startswith("You drew")]
    assert len(drew) == 1
    assert " of " in drew[0], "cards are named for the ear"
