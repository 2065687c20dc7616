"""Checking the deals of a session in the page, once its secret is shown (rules, section 6)."""

from playwright.sync_api import Page, expect

from e2e.moments import Update, record_of, resumed
from e2e.table import PATIENCE


def test_every_hand_of_a_session_can_be_checked(page: Page, site: str) -> None:
    def over(update: Update) -> bool:
        return update["view"]["result"] is not None

    resumed(page, site, record_of(over, "classic"))
    page.locator("#menu-button").click()
    page.locator('[data-open="fairness"]').click()
    expect(page.locator("[data-check]")).to_have_count(0)
    page.locator("[data-show]").click()
    page.locator("[data-check]").click(timeout=PATIENCE)
    expect(page.locator(".proof")).to_have_count(1)
    expect(page.locator('.proof[data-good="true"] summary')).to_have_text("Hand 1: dealt as promised")
    page.locator(".proof summary").click()
    expect(page.locator(".proof .code").last).to_contain_text("python -m tonk fair " + "00" * 32 + " 1 --rules t1-")
