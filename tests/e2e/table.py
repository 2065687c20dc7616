"""A player of the page for the tests: sees what a person sees, and moves by mouse, by keyboard or by touch."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

SETTINGS = '{"speed": "instant", "confirmDrop": false}'
PATIENCE = 30_000  # milliseconds: a cold boot on a busy machine
LONGEST = 120  # turns


def open_table(page: Page, site: str, *, seed: int = 7, settings: str = SETTINGS, query: str = "") -> "Table":
    """Open the page with a secret that is always the same, and wait for the first hand."""
    page.add_init_script(
        f"crypto.getRandomValues = (bytes) => bytes.fill({seed});"
        f"if (!localStorage.getItem('tonk-settings')) localStorage.setItem('tonk-settings', '{settings}');"
    )
    page.goto(site + query)
    # The bots may have ended the hand before it is your turn.
    expect(page.locator("#hand .card:visible, .reckoning").first).to_be_visible(timeout=PATIENCE)
    return Table(page)


class Table:
    """What lies on the page, and how to move it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def hand(self) -> list[str]:
        """The cards in hand, in the order shown."""
        cards: list[str] = self.page.locator("#hand .card").evaluate_all("all => all.map((one) => one.dataset.card)")
        return cards

    def card(self, name: str) -> Locator:
        """A card, wherever it is."""
        return self.page.locator(f'[data-card="{name}"]')

    def key(self, kind: str) -> Locator:
        """One of the six keys."""
        return self.page.locator(f'[data-key="{kind}"]')

    def place(self, name: str) -> Locator:
        """The stock, the pile, or a destination."""
        return self.page.locator(f'button[data-place="{name}"]').last

    def live(self, kind: str) -> bool:
        """Tell whether a key does something now."""
        return self.key(kind).get_attribute("aria-disabled") == "false"

    def picked(self) -> list[str]:
        """The cards that are picked."""
        cards: list[str] = self.page.locator('#hand [aria-selected="true"]').evaluate_all(
            "all => all.map((one) => one.dataset.card)"
        )
        return cards

    def wait(self) -> str:
        """Wait until it is your move or the hand is over; say which."""
        self.page.wait_for_function(
            """() => document.querySelector('.reckoning') || (!document.querySelector('.stand .plate')
                 && document.querySelector('#table').dataset.actor === 'you')""",
            timeout=PATIENCE,
        )
        return "over" if self.over() else "you"

    def over(self) -> bool:
        """Tell whether the reckoning is shown."""
        return self.page.locator(".reckoning").count() > 0

    def drawn(self) -> bool:
        """Tell whether a card was drawn or taken in this turn."""
        return self.page.locator("#table").get_attribute("data-phase") == "play"


def play_hand(table: Table, turn: Callable[[Table], Any]) -> int:
    """Play turns until the hand is over; say how many."""
    for number in range(LONGEST):
        if table.wait() == "over":
            return number
        turn(table)
    raise AssertionError(f"the hand is not over after {LONGEST} turns")
