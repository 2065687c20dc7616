"""The house-rules editor on small screens, by keyboard, and for everybody."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.axe import violations
from e2e.rules_editor import open_editor, option, set_number, visit
from e2e.table import open_table

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
# Waiting, 49 pays single, seven cards, and the caught man pays everybody.
OURS = "t1-wa-hs7dl2ca4-409"


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_what_changed_is_always_in_sight_on_a_phone(
    new_context: Callable[..., BrowserContext], site: str, size: dict[str, object]
) -> None:
    page = new_context(**size).new_page()
    open_table(page, site)
    open_editor(page)
    assert page.evaluate("document.querySelector('#panel').scrollWidth <= innerWidth")
    option(page, "words").scroll_into_view_if_needed()
    count = page.locator(".house-count")
    expect(count).to_have_text("1 rule differs from Classic.")
    expect(count).to_be_in_viewport()
    count.click()
    expect(page.locator('[data-change="stake"]')).to_be_in_viewport()
    page.locator(".house-chosen").click()
    page.locator('[data-preset="waiting"]').click()
    expect(count).to_have_text("1 rule differs from Waiting.")


def test_the_editor_is_worked_by_keyboard(editor: Page) -> None:
    switch = option(editor, "upcard").get_by_role("switch")
    switch.focus()
    editor.keyboard.press("Space")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_be_focused()
    option(editor, "catch").locator(".chosen").focus()
    editor.keyboard.press("Enter")
    option(editor, "catch").locator("input").first.focus()
    editor.keyboard.press("ArrowDown")
    expect(editor.locator('[data-change="catch"] strong')).to_have_text("2 to the lowest only")
    editor.keyboard.press("Escape")
    expect(editor.locator("#panel")).not_to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_in_the_editor(new_context: Callable[..., BrowserContext], site: str, theme: str) -> None:
    page = new_context(color_scheme=theme, viewport={"width": 1440, "height": 900}).new_page()
    open_table(page, site)
    open_editor(page)
    option(page, "deal_wins").locator(".chosen").click()
    set_number(page, "big_one", 5)
    set_number(page, "deals", 3)
    expect(page.locator(".rule-conflict").first).to_be_visible()
    assert violations(page) == []
    set_number(page, "deals", 0)
    expect(page.locator(".rule-conflict")).to_have_count(0)
    page.locator("[data-share]").click()
    assert violations(page) == []
    page.locator(".panel-back").click()
    page.locator("[data-read]").click()
    expect(page.locator(".sheet")).to_be_visible()
    assert violations(page) == []
    page.locator(".panel-close").click()
    visit(page, OURS)
    expect(page.locator(".offer")).to_be_visible()
    assert violations(page) == []
