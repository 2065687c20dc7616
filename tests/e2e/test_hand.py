"""A whole hand in the browser, by mouse, by keyboard and by touch; a session of three hands."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import Table, open_table, play_hand

PHONE = {"width": 390, "height": 844}


def by_mouse(table: Table) -> None:
    """Draw, lay what can be laid on the marked places, and discard the last card on the pile."""
    if not table.drawn():
        table.place("stock").click()
        return
    if table.live("spread") and not table.picked():
        table.key("spread").click()
        table.place("floor").click()
    elif table.live("hit") and not table.picked():
        table.key("hit").click()
        table.page.locator(".to-hit").first.click()
    else:
        table.card(table.hand()[-1]).click(position={"x": 10, "y": 20})
        table.place("pile").click()


def by_touch(table: Table) -> None:
    """Do the same with a finger, with keys instead of places."""
    if not table.drawn():
        table.key("draw").tap()
        return
    for kind in ("spread", "hit"):
        if table.live(kind):
            table.key(kind).tap()
            table.key(kind).tap()
            return
    table.card(table.hand()[-1]).tap(position={"x": 10, "y": 20})
    table.key("discard").tap()


def by_keyboard(table: Table) -> None:
    """Do the same with keys alone."""
    keyboard = table.page.keyboard
    if not table.drawn():
        keyboard.press("d")
        return
    for kind, letter in (("spread", "s"), ("hit", "h")):
        if table.live(kind):
            keyboard.press(letter)
            keyboard.press(letter)
            return
    keyboard.press("End")
    keyboard.press("Enter")


def check_reckoning(page: Page, players: int) -> None:
    """See that all hands, counts and nets are shown, and that the money sums to zero."""
    expect(page.locator(".hands li")).to_have_count(players)
    nets = [int(text.replace("−", "-")) for text in page.locator(".nets .number").all_inner_texts()]
    assert len(nets) == players
    assert sum(nets) == 0
    amounts = [int(text) for text in page.locator(".payments .number").all_inner_texts()]
    assert sum(amounts) >= max(nets)
    for reason in page.locator(".payments p").all_inner_texts():
        assert reason.endswith("."), f"no sentence: {reason}"


def test_a_hand_by_mouse(page: Page, site: str) -> None:
    table = open_table(page, site)
    assert len(table.hand()) == 5
    play_hand(table, by_mouse)
    check_reckoning(page, 3)


def test_a_hand_by_touch(new_context: Callable[..., BrowserContext], site: str) -> None:
    page = new_context(viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    play_hand(open_table(page, site, seed=3), by_touch)
    check_reckoning(page, 3)


def test_a_hand_by_keyboard_alone(page: Page, site: str) -> None:
    table = open_table(page, site, seed=6)
    tab_to_hand(page)
    play_hand(table, by_keyboard)
    check_reckoning(page, 3)
    assert page.evaluate("document.activeElement.id") == "reckoning-title"
    tab_until(page, "document.activeElement.hasAttribute('data-next')")
    page.keyboard.press("Enter")
    expect(page.locator(".reckoning")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('#hand') !== null"), "the focus was lost with the next deal"


def tab_to_hand(page: Page) -> None:
    """Press Tab until a card of the hand has the focus; the hand is one stop."""
    tab_until(page, "document.activeElement.closest('#hand') !== null")


def tab_until(page: Page, reached: str) -> None:
    """Press Tab until something is true."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate(reached):
            return
    raise AssertionError(f"Tab does not reach: {reached}")


def test_a_session_of_three_hands_keeps_its_ledger(page: Page, site: str) -> None:
    table = open_table(page, site, seed=11)
    ledger = [0, 0, 0]
    for number in (1, 2, 3):
        play_hand(table, by_mouse)
        check_reckoning(page, 3)
        nets = [int(text.replace("−", "-")) for text in page.locator(".nets .number").all_inner_texts()]
        ledger = [before + net for before, net in zip(ledger, nets, strict=True)]
        shown = page.locator(".nets small").all_inner_texts()
        assert [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in shown] == ledger
        page.locator("[data-next]").click()
        expect(page.locator("#score-side tbody tr")).to_have_count(number + 1)
    assert [int(t.replace("−", "-")) for t in page.locator("#score-side tfoot td").all_inner_texts()] == ledger


def test_a_hand_by_dragging(page: Page, site: str) -> None:
    table = open_table(page, site, seed=9)
    play_hand(table, by_dragging)
    check_reckoning(page, 3)


def by_dragging(table: Table) -> None:
    """Draw by dragging from the stock, discard by dragging to the pile."""
    page = table.page
    if not table.drawn():
        drag(page, centre(table, "stock"), corner(table, table.hand()[0]))
        return
    drag(page, corner(table, table.hand()[-1]), centre(table, "pile"))


def centre(table: Table, place: str) -> tuple[float, float]:
    """Find the middle of a place."""
    box = table.place(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(table: Table, card: str) -> tuple[float, float]:
    """Find the index of a card, which nothing covers."""
    table.page.wait_for_function("document.getAnimations().every((move) => move.playState !== 'running')")
    box = table.card(card).bounding_box()
    assert box is not None
    return box["x"] + 12, box["y"] + 20


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag with the mouse, in steps as a hand does."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=6)
    page.mouse.up()
