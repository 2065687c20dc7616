"""What a curious or unlucky person does to the page must never stop the game."""

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from e2e.table import PATIENCE, Table, open_table

NESTED = "[" * 200_000


def test_every_stand_explains_itself_and_the_game_goes_on(page: Page, site: str) -> None:
    table = open_table(page, site)
    table.wait()
    for stand in page.locator(".stand").all():
        stand.click()
        expect(page.locator("#prompt")).to_contain_text("5 cards")
    table.key("draw").click()
    expect(page.locator("#table")).to_have_attribute("data-phase", "play")


def test_a_refusal_during_the_bots_turns_does_not_stop_them(page: Page, site: str) -> None:
    table = open_table(page, site, settings='{"speed": "slow", "confirmDrop": false}')
    table.wait()
    table.key("draw").click()
    table.card(table.hand()[0]).click(position={"x": 10, "y": 20})
    table.key("discard").click()
    expect(page.locator("#table")).to_have_attribute("data-actor", "bot")
    page.locator("#menu-button").click()
    page.locator('[data-open="fairness"]').click()
    expect(page.locator("#panel input")).to_be_disabled()
    page.locator(".panel-close").click()
    assert table.wait() in ("you", "over")


def test_escape_does_not_let_two_tabs_play_one_game(new_context: Callable[..., BrowserContext], site: str) -> None:
    context = new_context()
    first, second = context.new_page(), context.new_page()
    Table(first).page.goto(site)
    expect(first.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    second.goto(site)
    second.locator("[data-mend]").click(timeout=PATIENCE)
    expect(first.locator("#trouble")).to_contain_text("open in another tab", timeout=PATIENCE)
    for _ in range(3):
        first.keyboard.press("Escape")
    expect(first.locator("#trouble")).to_be_visible()


def test_a_save_nested_without_end_is_refused_in_words(page: Page, site: str) -> None:
    open_table(page, site)
    page.wait_for_timeout(400)
    page.evaluate(
        """(text) => new Promise((done) => {
             const opening = indexedDB.open("tonk");
             opening.onsuccess = () => {
               const writing = opening.result.transaction("saves", "readwrite");
               for (const slot of ["session-a", "session-b"])
                 writing.objectStore("saves").put({ number: 900, text }, slot);
               writing.oncomplete = () => done();
             };
           })""",
        NESTED,
    )
    page.reload()
    expect(page.locator("#trouble")).to_contain_text("cannot be read", timeout=PATIENCE)
    page.locator("[data-mend]").click()
    expect(page.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)


def test_kept_settings_that_cannot_be_dealt_give_way(page: Page, site: str) -> None:
    settings = {"speed": "instant", "players": 6, "rules": {"preset": "classic", "hand_size": 10}}
    open_table(page, site, settings=json.dumps(settings))
    expect(page.locator("#hand .card")).to_have_count(5)


def test_a_storage_that_never_answers_does_not_hold_up_the_game(page: Page, site: str) -> None:
    page.add_init_script("IDBFactory.prototype.open = () => ({});")
    open_table(page, site)
    expect(page.locator("#notice")).to_be_visible(timeout=PATIENCE)


def test_too_many_players_for_the_rules_are_refused_before_the_session_ends(page: Page, site: str) -> None:
    table = open_table(page, site, settings='{"speed": "instant", "rules": {"hand_size": 10, "deal_wins": "none"}}')
    before = table.hand()
    page.locator("#menu-button").click()
    page.locator('[data-open="new"]').click()
    page.get_by_text("6", exact=True).click()
    page.locator("[data-begin]").first.click()
    expect(page.locator("#prompt")).to_contain_text("6 players are too many for these rules: at most 4 can play.")
    assert table.hand() == before


def test_a_shared_link_waits_until_the_game_is_taken_over(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    context = new_context()
    first, second = context.new_page(), context.new_page()
    first.goto(site)
    expect(first.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    second.goto(f"{site}#rules=t1-wa-343")
    second.locator("[data-mend]").click(timeout=PATIENCE)
    expect(second.locator("#panel")).to_contain_text("Waiting", timeout=PATIENCE)
