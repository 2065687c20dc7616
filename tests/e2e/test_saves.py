"""The game is kept: reload, other tabs, storage that is refused, an engine that dies."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import PATIENCE, Table, open_table


def a_turn(table: Table) -> None:
    """Draw a card."""
    table.wait()
    table.key("draw").click()
    expect(table.page.locator("#table")).to_have_attribute("data-phase", "play")


def wait_for_save(page: Page) -> None:
    """Wait until the record of the last action is written."""
    page.wait_for_timeout(400)


def test_a_reload_in_the_middle_of_a_turn_brings_back_the_same_hand(page: Page, site: str) -> None:
    table = open_table(page, site)
    a_turn(table)
    before = table.hand()
    pile = page.locator("#laid .card").get_attribute("data-card")
    log = page.locator("#log-side .log-rows").inner_text()
    wait_for_save(page)
    page.reload()
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    assert table.hand() == before
    assert table.drawn()
    assert page.locator("#laid .card").get_attribute("data-card") == pile
    again = page.locator("#log-side .log-rows").inner_text()
    assert again.startswith("North dealt.")
    assert log.endswith(again), "the log of the hand was told differently"
    table.card(before[-1]).click(position={"x": 10, "y": 20})
    table.key("discard").click()
    expect(page.locator(f'#hand [data-card="{before[-1]}"]')).to_have_count(0)


def test_a_second_tab_says_so_and_can_take_over(new_context: Callable[..., BrowserContext], site: str) -> None:
    context = new_context()
    first = context.new_page()
    table = open_table(first, site)
    a_turn(table)
    before = table.hand()
    wait_for_save(first)
    second = context.new_page()
    second.goto(site)
    expect(second.locator("#trouble")).to_contain_text("open in another tab", timeout=PATIENCE)
    second.locator("[data-mend]").click()
    expect(second.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    assert Table(second).hand() == before
    expect(first.locator("#trouble")).to_contain_text("open in another tab")


def test_refused_storage_is_said_and_the_game_goes_on(page: Page, site: str) -> None:
    page.add_init_script("Object.defineProperty(window, 'indexedDB', {get() { throw new Error('refused'); }});")
    table = open_table(page, site)
    expect(page.locator("#notice")).to_contain_text("This browser keeps nothing")
    a_turn(table)
    assert len(table.hand()) == 6


def test_full_storage_is_said_and_the_game_goes_on(page: Page, site: str) -> None:
    page.add_init_script(
        "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"
    )
    table = open_table(page, site)
    expect(page.locator("#notice")).to_contain_text("storage is full")
    a_turn(table)
    assert len(table.hand()) == 6


@pytest.mark.allows_console(".*")
def test_a_save_that_cannot_be_read_is_answered_with_a_sentence(page: Page, site: str) -> None:
    table = open_table(page, site)
    wait_for_save(page)
    page.evaluate(
        """() => new Promise((done) => {
          const open = indexedDB.open('tonk');
          open.onsuccess = () => {
            const store = open.result.transaction('saves', 'readwrite').objectStore('saves');
            store.put({number: 999, text: '{"format": "tonk-session/9"}'}, 'session-a');
            store.transaction.oncomplete = () => { open.result.close(); done(); };
          };
        })"""
    )
    page.reload()
    expect(page.locator("#trouble")).to_contain_text("cannot be read", timeout=PATIENCE)
    page.locator("[data-mend]").click()
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    assert len(table.hand()) == 5


@pytest.mark.allows_console(".*")
def test_an_engine_that_dies_is_replaced_and_the_game_goes_on(page: Page, site: str) -> None:
    page.add_init_script(
        """const Real = Worker;
        window.Worker = class extends Real {
          constructor(...given) { super(...given); window.lastWorker = this; }
        };"""
    )
    table = open_table(page, site)
    a_turn(table)
    before = table.hand()
    wait_for_save(page)
    page.evaluate("lastWorker.onerror({message: 'out of memory'})")
    expect(page.locator("#trouble")).to_contain_text("The engine stopped")
    page.locator("#trouble summary").click()
    expect(page.locator("#trouble pre")).to_contain_text("out of memory")
    expect(page.locator("#trouble pre")).to_contain_text("tonk-session/1")
    page.locator("[data-mend]").click()
    expect(page.locator("#trouble")).to_be_hidden(timeout=PATIENCE)
    table.wait()
    assert table.hand() == before
    table.card(before[-1]).click(position={"x": 10, "y": 20})
    table.key("discard").click()
    expect(page.locator(f'#hand [data-card="{before[-1]}"]')).to_have_count(0, timeout=PATIENCE)
