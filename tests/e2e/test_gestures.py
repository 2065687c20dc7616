"""Half-made gestures: picking, Escape, bad drops, reasons, questions, sorting."""

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table, open_table
from e2e.test_hand import centre, corner, drag

ASKING = '{"speed": "instant", "confirmDrop": true, "confirmDiscard": true}'


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table at which it is your move."""
    found = open_table(page, site)
    found.wait()
    return found


def draw(table: Table) -> None:
    """Draw, and wait for the card."""
    before = len(table.hand())
    table.key("draw").click()
    expect(table.page.locator("#hand .card")).to_have_count(before + 1)


def test_a_tap_picks_a_card_and_a_second_tap_puts_it_back(table: Table) -> None:
    draw(table)
    name = table.hand()[0]
    table.card(name).click(position={"x": 10, "y": 20})
    assert table.picked() == [name]
    expect(table.place("pile")).to_have_class("destination to-discard plate-top")
    table.card(name).click(position={"x": 10, "y": 20})
    assert table.picked() == []
    expect(table.page.locator(".destination")).to_have_count(0)


def test_escape_takes_back_the_picked_cards(table: Table) -> None:
    draw(table)
    for name in table.hand()[:2]:
        table.card(name).click(position={"x": 10, "y": 20})
    assert len(table.picked()) == 2
    table.page.keyboard.press("Escape")
    assert table.picked() == []


def test_escape_takes_back_a_drag_under_way(table: Table) -> None:
    draw(table)
    page, before = table.page, table.hand()
    page.mouse.move(*corner(table, before[-1]))
    page.mouse.down()
    page.mouse.move(*centre(table, "pile"), steps=5)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert table.hand() == before
    assert table.picked() == []


def test_a_card_dropped_nowhere_goes_back(table: Table) -> None:
    draw(table)
    before = table.hand()
    drag(table.page, corner(table, before[0]), (8, 300))
    assert table.hand() == before
    assert table.picked() == []


def test_dragging_inside_the_hand_sorts_it(table: Table) -> None:
    first, second, *rest = table.hand()
    x, y = corner(table, second)
    drag(table.page, corner(table, first), (x + 40, y))
    assert table.hand() == [second, first, *rest]


def test_the_arrows_go_through_the_hand_and_shift_moves_the_card(table: Table) -> None:
    first, second, *rest = table.hand()
    table.card(first).focus()
    table.page.keyboard.press("ArrowRight")
    assert table.page.evaluate("document.activeElement.dataset.card") == second
    table.page.keyboard.press("Shift+ArrowLeft")
    assert table.hand() == [second, first, *rest]
    assert table.page.evaluate("document.activeElement.dataset.card") == second


def test_a_greyed_key_can_be_reached_and_says_why(table: Table) -> None:
    key = table.key("discard")
    assert key.get_attribute("aria-disabled") == "true"
    key.focus()
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".prompt-said")).to_have_text(
        "Begin the turn first: draw, take the top discard, or drop."
    )
    expect(table.page.locator("#emcee")).to_have_text("Begin the turn first: draw, take the top discard, or drop.")


def test_the_taken_card_may_not_go_back_and_the_engine_says_so(table: Table) -> None:
    top = table.page.locator("#laid .card").last.get_attribute("data-card")
    assert top is not None
    table.key("take").click()
    expect(table.page.locator(f'#hand [data-card="{top}"]')).to_be_visible()
    table.card(top).click(position={"x": 10, "y": 20})
    table.key("discard").click(force=True)
    expect(table.page.locator(".prompt-said")).to_contain_text("was just taken from the pile")


def test_drop_and_discard_ask_first_when_the_settings_say_so(page: Page, site: str) -> None:
    table = open_table(page, site, settings=ASKING)
    table.wait()
    table.key("drop").click()
    expect(page.locator(".ask-title")).to_contain_text("Drop with")
    assert page.evaluate("document.activeElement.closest('#ask') !== null")
    page.keyboard.press("Escape")
    expect(page.locator(".ask")).to_have_count(0)
    draw(table)
    name = table.hand()[-1]
    table.card(name).click(position={"x": 10, "y": 20})
    table.key("discard").click()
    page.locator(".ask .button.filled").click()
    expect(page.locator(f'#hand [data-card="{name}"]')).to_have_count(0)


def test_letter_keys_can_be_switched_off(page: Page, site: str) -> None:
    table = open_table(page, site, settings='{"speed": "instant", "letters": false}')
    table.wait()
    before = len(table.hand())
    page.keyboard.press("d")
    page.keyboard.press("1")
    expect(page.locator("#hand .card")).to_have_count(before)
    assert not table.drawn()


def test_sorting_by_run_keeps_the_picked_card_picked(table: Table) -> None:
    name = table.hand()[2]
    table.card(name).click(position={"x": 10, "y": 20})
    page = table.page
    page.locator("#menu-button").click()
    page.locator('[data-open="settings"]').click()
    page.get_by_text("By run", exact=True).click()
    page.locator(".panel-close").click()
    assert table.picked() == [name]
    suits = [card[-1] for card in table.hand()]
    assert suits == sorted(suits, key="cdhs".index)
