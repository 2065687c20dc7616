"""Saves: two slots, so that a torn one costs a move and not the game; a game can go to another tab and come back."""

from playwright.sync_api import BrowserContext, Page, expect

from boot.sites import hand_of, played_in, steady

STORE = """(work) => new Promise((done, failed) => {
  const opening = indexedDB.open("tonk");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const change = opening.result.transaction("saves", "readwrite");
    const store = change.objectStore("saves");
    const asked = new Function("store", work)(store);
    change.oncomplete = () => done(asked?.result);
  };
})"""


def deal(page: Page, site: str) -> list[str]:
    """Open the page and wait until the deal is saved."""
    steady(page)
    page.goto(site)
    played_in(page)
    page.wait_for_timeout(500)
    return hand_of(page)


def draw(page: Page) -> None:
    """Draw a card and wait until that is saved."""
    page.locator('[data-key="draw"]').click()
    expect(page.locator("#hand .card")).to_have_count(6)
    page.wait_for_timeout(500)


def test_two_slots_are_written_in_turn_and_a_torn_one_costs_one_move(page: Page, site: str) -> None:
    hand = deal(page, site)
    draw(page)
    slots = page.evaluate(STORE, "return store.getAllKeys();")
    assert slots == ["session-a", "session-b"]
    saves = page.evaluate(STORE, "return store.getAll();")
    assert abs(saves[0]["number"] - saves[1]["number"]) == 1
    newer = slots[0] if saves[0]["number"] > saves[1]["number"] else slots[1]
    page.evaluate(STORE, f"store.put({{ number: 'torn' }}, {newer!r});")
    page.reload()
    played_in(page)
    assert hand_of(page) == hand, "as it was one move before"


def test_a_game_taken_to_another_tab_comes_back_with_what_was_played_there(
    page: Page, context: BrowserContext, site: str
) -> None:
    deal(page, site)
    second = context.new_page()
    second.goto(site)
    second.get_by_role("button", name="Play here").click()
    expect(second.locator("#hand .card")).to_have_count(5)
    draw(second)
    page.bring_to_front()
    page.get_by_role("button", name="Play here").click()
    expect(page.locator("#hand .card")).to_have_count(6)
    assert hand_of(page) == hand_of(second)
