"""The house-rules editor, as the tests work it."""

from playwright.sync_api import Locator, Page, expect


def open_editor(page: Page) -> Page:
    """Open the editor from the menu."""
    page.locator("#menu-button").click()
    page.locator('[data-open="rules"]').click()
    expect(page.locator(".house")).to_be_visible()
    return page


def option(page: Page, name: str) -> Locator:
    """The row of an option."""
    return page.locator(f'[data-option="{name}"]')


def choose(page: Page, name: str, choice: str) -> None:
    """Choose from the list of an option."""
    option(page, name).locator(".chosen").click()
    option(page, name).locator(".pick", has=page.get_by_text(choice, exact=True)).click()


def set_number(page: Page, name: str, value: int) -> None:
    """Type a number."""
    option(page, name).locator("input").fill(str(value))
    option(page, name).locator("input").press("Enter")


def changed(page: Page) -> dict[str, str]:
    """What changed: the old and the new value of each option."""
    rows = page.locator(".house-changes [data-change]")
    return {
        str(row.get_attribute("data-change")): f"{row.locator('s').inner_text()} > {row.locator('strong').inner_text()}"
        for row in rows.all()
    }


def code(page: Page) -> str:
    """The code of the draft, from the sharing panel."""
    page.locator("[data-share]").click()
    found = page.locator("[data-code]").inner_text()
    page.locator(".panel-back").click()
    return found


def find(page: Page, words: str) -> list[str]:
    """Search, and name the options found."""
    page.locator(".search input").fill(words)
    return [str(row.get_attribute("data-option")) for row in page.locator("[data-option]").all()]


def visit(page: Page, rules_code: str) -> None:
    """Follow a link in the open page."""
    page.evaluate("code => { location.hash = `#rules=${code}`; }", rules_code)
