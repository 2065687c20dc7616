"""The house-rules editor: found, changed, put back, shared, accepted and played."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.table import PATIENCE, Table, open_table, play_hand
from e2e.test_hand import by_mouse

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True}
# Waiting, 49 pays single, seven cards, and the caught man pays everybody.
OURS = "t1-wa-hs7dl2ca4-409"


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table with the first hand dealt."""
    page.set_viewport_size({"width": 1440, "height": 900})
    return open_table(page, site)


def open_editor(page: Page) -> Page:
    """Open the editor from the menu."""
    page.locator("#menu-button").click()
    page.locator('[data-open="rules"]').click()
    expect(page.locator(".house")).to_be_visible()
    return page


@pytest.fixture
def editor(table: Table) -> Page:
    """The editor on a wide page."""
    return open_editor(table.page)


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


def test_presets_come_first_with_origin_and_difference(editor: Page) -> None:
    first = editor.locator("[data-preset]").first
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first).to_contain_text("The typical American game")
    assert editor.locator("[data-preset]").count() == 16
    editor.locator('[data-preset="rushville"]').click()
    chosen = editor.locator("li", has=editor.locator('[data-preset="rushville"]'))
    expect(chosen).to_contain_text("Rushville, Indiana")
    expect(chosen.locator(".preset-differences")).to_contain_text("Boobed deck")


def test_every_option_is_drawn_in_its_section(editor: Page) -> None:
    assert editor.locator("[data-option]").count() == 45
    titles = editor.locator(".house-section h3").all_inner_texts()
    assert titles == ["Pack and deal", "Deal wins", "Play", "Waiting", "Payments", "Session"]
    payments = editor.locator(".house-section", has=editor.locator("#section-payments"))
    expect(payments.locator("[data-option]").first).to_have_attribute("data-option", "stake")


def test_a_player_who_knows_their_rules_finds_and_sets_them(editor: Page) -> None:
    editor.locator('[data-preset="waiting"]').click()
    expect(editor.locator('[data-preset="waiting"]')).to_have_attribute("aria-pressed", "true")
    assert find(editor, "49 single") == ["deal_wins"]
    choose(editor, "deal_wins", "50 double, 49 single")
    expect(editor.locator('[data-change="deal_wins"]')).to_be_visible()
    assert "hand_size" in find(editor, "seven cards")
    set_number(editor, "hand_size", 7)
    expect(editor.locator('[data-change="hand_size"]')).to_be_visible()
    assert find(editor, "caught man pays everybody") == ["catch"]
    choose(editor, "catch", "2 to everybody")
    expect(editor.locator('[data-change="catch"]')).to_be_visible()
    set_number_after_search(editor, "stake", 1)
    expect(editor.locator('[data-change="stake"]')).to_have_count(0)
    assert changed(editor) == {
        "hand_size": "5 cards > 7 cards",
        "deal_wins": "49 or 50 > 50 double, 49 single",
        "deal_win_contest": "Thrown in > Best hand wins",
        "catch": "2 to each catcher > 2 to everybody",
    }
    assert code(editor) == OURS
    editor.locator("[data-deal]").click()
    expect(editor.locator("#hand .card")).to_have_count(7)


def set_number_after_search(page: Page, name: str, value: int) -> None:
    """Find an option by its name and type a number."""
    assert name in find(page, name)
    set_number(page, name, value)


def test_a_change_is_marked_and_put_back(editor: Page) -> None:
    option(editor, "upcard").get_by_role("switch").click()
    expect(option(editor, "upcard").locator(".rule-mark")).to_be_visible()
    assert changed(editor) == {"upcard": "On > Off", "stake": "1 > 5"}
    expect(editor.locator(".house-list .note").first).to_have_text("2 rules differ from Classic.")
    editor.get_by_role("button", name="Put back: Upcard").click()
    expect(editor.locator('[data-change="upcard"]')).to_have_count(0)
    expect(option(editor, "upcard").get_by_role("switch")).to_have_attribute("aria-checked", "true")


def test_a_contradiction_is_said_at_both_options_and_nothing_can_be_dealt(editor: Page) -> None:
    set_number(editor, "big_one", 5)
    expect(editor.locator('[data-change="big_one"]')).to_be_visible()
    set_number(editor, "deals", 3)
    for name in ("deals", "big_one"):
        expect(option(editor, name).locator(".rule-conflict")).to_contain_text("in a session of 3 deals")
    deal = editor.locator("[data-deal]")
    expect(deal).to_have_attribute("aria-disabled", "true")
    deal.click(force=True)
    expect(editor.locator(".house")).to_be_visible()
    set_number(editor, "deals", 5)
    expect(editor.locator(".rule-conflict")).to_have_count(0)
    expect(deal).to_have_attribute("aria-disabled", "false")


def test_advice_and_idle_options_are_said(editor: Page) -> None:
    option(editor, "pack").get_by_text("40 cards", exact=True).click()
    for name in ("pack", "deal_wins"):
        expect(option(editor, name).locator(".rule-advice")).to_contain_text("49 cannot be dealt")
    expect(option(editor, "wait_stacking").locator(".rule-idle")).to_be_visible()
    set_number(editor, "wait_after_hit", 1)
    expect(option(editor, "wait_stacking").locator(".rule-idle")).to_have_count(0)


def test_winning_hands_of_ones_own(editor: Page) -> None:
    choose(editor, "deal_wins", "Your own")
    rows = option(editor, "deal_wins").locator(".tiers li:has(select)")
    expect(rows).to_have_count(1)
    editor.get_by_label("Winning hand 1: points").fill("48, 50")
    editor.get_by_label("Winning hand 1: points").press("Enter")
    editor.get_by_role("button", name="Add a winning hand").click()
    expect(rows).to_have_count(2)
    editor.get_by_label("Winning hand 2: which").select_option(label="At most")
    editor.get_by_label("Winning hand 2: pays").select_option("3")
    expect(editor.locator('[data-change="deal_wins"] strong')).to_have_text("48 or 50 pays 2; at most 13 pays 3")
    editor.get_by_role("button", name="Remove winning hand 1").click()
    expect(editor.locator('[data-change="deal_wins"] strong')).to_have_text("at most 13 pays 3")


def test_rules_for_which_the_pack_is_too_small_cannot_be_dealt(editor: Page) -> None:
    """Three play here: ten cards each of 40 leave 9 for the stock, with six they could not."""
    option(editor, "pack").get_by_text("40 cards", exact=True).click()
    set_number(editor, "hand_size", 10)
    expect(editor.locator('[data-change="hand_size"]')).to_be_visible()
    expect(editor.locator("[data-deal]")).to_have_attribute("aria-disabled", "false")
    editor.locator(".panel-back").click()
    editor.locator('[data-open="new"]').click()
    editor.locator(".chip", has=editor.get_by_text("6", exact=True)).click()
    editor.locator("[data-rules]").click()
    expect(editor.locator(".house-end .rule-conflict")).to_contain_text("the pack is enough for 3")
    expect(editor.locator("[data-deal]")).to_have_attribute("aria-disabled", "true")


def test_typing_out_of_range_gives_the_nearest_valid_number(editor: Page) -> None:
    set_number(editor, "hand_size", 99)
    expect(option(editor, "hand_size").locator("input")).to_have_value("10")
    option(editor, "hand_size").locator("input").fill("what")
    option(editor, "hand_size").locator("input").press("Enter")
    expect(option(editor, "hand_size").locator("input")).to_have_value("3")


def test_what_is_being_typed_is_not_written_over_by_an_answer(editor: Page) -> None:
    field = option(editor, "hand_size").locator("input")
    field.fill("7")
    # The answer to the 7 comes while the next number is typed.
    field.evaluate(
        """(field) => {
          field.dispatchEvent(new Event("change"));
          field.focus();
          field.value = "9";
          field.dispatchEvent(new Event("input"));
        }"""
    )
    expect(editor.locator('[data-change="hand_size"] strong')).to_have_text("7 cards")
    expect(field).to_have_value("9")
    field.dispatch_event("change")
    expect(editor.locator('[data-change="hand_size"] strong')).to_have_text("9 cards")


def test_a_search_that_finds_nothing_says_so(editor: Page) -> None:
    assert find(editor, "zeppelin") == []
    expect(editor.locator(".house-options")).to_contain_text("No rule has all these words.")
    assert len(find(editor, "")) == 45


def test_the_link_the_qr_code_and_the_file_hold_the_draft(editor: Page, tmp_path: Path, site: str) -> None:
    editor.locator('[data-preset="slap"]').click()
    set_number(editor, "hand_size", 7)
    expect(editor.locator('[data-change="hand_size"]')).to_be_visible()
    editor.locator("[data-share]").click()
    link = editor.get_by_label("Link", exact=True).input_value()
    assert re.fullmatch(re.escape(site) + r"#rules=t1-sl-hs7sk5-\d{3}", link)
    assert link.endswith(editor.locator("[data-code]").inner_text())
    side = int(str(editor.locator(".qr").get_attribute("viewBox")).split()[2]) - 8
    assert side >= 21
    assert side % 4 == 1
    with editor.expect_download() as download:
        editor.locator("[data-save]").click()
    assert download.value.suggested_filename == "tonk-slap.json"
    download.value.save_as(tmp_path / "ours.json")
    saved = json.loads((tmp_path / "ours.json").read_text(encoding="utf-8"))
    assert saved == {"preset": "slap", "stake": 5, "hand_size": 7}


def test_a_file_is_offered_before_it_is_accepted(editor: Page, tmp_path: Path) -> None:
    file = tmp_path / "theirs.json"
    file.write_text('{"preset": "jokers", "hand_size": 6, "stake": 5}', encoding="utf-8")
    with editor.expect_file_chooser() as chooser:
        editor.locator("[data-load]").click()
    chooser.value.set_files(file)
    expect(editor.locator(".offer")).to_contain_text("This file holds house rules.")
    expect(editor.locator(".offer")).to_contain_text("Compared with what you play now, 2 rules differ")
    editor.locator("[data-accept]").click()
    expect(editor.locator("#hand .card")).to_have_count(6)


def test_a_file_that_is_no_rules_is_refused_in_words(editor: Page, tmp_path: Path) -> None:
    file = tmp_path / "note.txt"
    file.write_text("dear diary", encoding="utf-8")
    with editor.expect_file_chooser() as chooser:
        editor.locator("[data-load]").click()
    chooser.value.set_files(file)
    expect(editor.get_by_role("alert").filter(has_text="dear diary")).to_be_visible()


def test_rules_are_kept_under_a_name(editor: Page, site: str) -> None:
    editor.locator('[data-preset="book"]').click()
    expect(editor.locator('[data-preset="book"]')).to_have_attribute("aria-pressed", "true")
    editor.locator("[data-share]").click()
    editor.get_by_label("Keep them under a name").fill("Tuesday")
    editor.get_by_role("button", name="Keep", exact=True).click()
    expect(editor.locator(".share [role=status]")).to_contain_text("Kept")
    editor.reload()
    expect(editor.locator("#hand .card").first).to_be_visible(timeout=PATIENCE)
    open_editor(editor)
    expect(editor.locator('[data-preset="classic"]')).to_have_attribute("aria-pressed", "true")
    editor.locator('[data-kept="Tuesday"]').click()
    expect(editor.locator('[data-preset="book"]')).to_have_attribute("aria-pressed", "true")
    editor.get_by_role("button", name="Forget Tuesday").click()
    expect(editor.locator("[data-kept]")).to_have_count(0)


def test_a_link_shows_what_differs_before_it_is_accepted(table: Table) -> None:
    page = table.page
    visit(page, OURS)
    offer = page.locator(".offer")
    expect(offer).to_contain_text("Nothing has changed yet.")
    expect(offer).to_contain_text("4 rules differ from Waiting.")
    expect(offer.locator(".difference").first).to_contain_text("7 cards")
    expect(page.locator("#hand .card")).to_have_count(5)
    page.locator("[data-decline]").click()
    expect(page.locator("#panel")).not_to_be_visible()
    expect(page.locator("#hand .card")).to_have_count(5)
    assert "#" not in page.url
    visit(page, OURS)
    page.locator("[data-accept]").click()
    expect(page.locator("#hand .card")).to_have_count(7)


def test_a_visitor_who_comes_by_a_link_is_asked_first(page: Page, site: str) -> None:
    open_table(page, site, query=f"#rules={OURS}")
    expect(page.locator(".offer")).to_contain_text("4 rules differ from Waiting.")
    page.locator("[data-edit]").click()
    expect(page.locator('[data-preset="waiting"]')).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize(
    ("link", "sentence"),
    [("t1-wa-hs8dl2ca4-409", "has a typing error"), ("t7-wa-000", "is of version 7"), ("hello", "no preset “hello”")],
)
def test_a_link_that_cannot_be_read_says_why(table: Table, link: str, sentence: str) -> None:
    visit(table.page, link)
    expect(table.page.locator("#panel").get_by_role("alert")).to_contain_text(sentence)


def test_rules_never_change_in_the_middle_of_a_session(table: Table) -> None:
    page = table.page
    play_hand(table, by_mouse)
    page.locator("[data-next]").click()
    expect(page.locator(".reckoning")).to_have_count(0)
    table.wait()
    open_editor(page)
    page.locator('[data-preset="seattle"]').click()
    expect(page.locator(".house-end .note")).to_contain_text("you see its ledger first")
    page.locator("[data-deal]").click()
    expect(page.locator(".reckoning")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".reckoning .nets li")).to_have_count(3)
    page.locator("[data-begin]").click()
    expect(page.locator("#hand .card")).to_have_count(7)


def test_the_sheet_tells_the_rules_in_play_and_fits_one_page(table: Table) -> None:
    page = table.page
    visit(page, "t1-ch-320")
    page.locator("[data-accept]").click()
    expect(page.locator("#panel")).not_to_be_visible()
    page.locator("#menu-button").click()
    page.locator('[data-open="sheet"]').click()
    sheet = page.locator(".sheet")
    expect(sheet).to_contain_text("Jokers and 2s are wild.")
    expect(sheet.locator("li[data-differs]").first).to_contain_text("2 wild jokers are added; each counts 0.")
    expect(sheet).to_contain_text("At most 13: each other player pays 2.")
    for size in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size))) == 1


def test_the_sheet_of_many_house_rules_fits_one_page_too(table: Table) -> None:
    page = table.page
    visit(page, "t1-ch-ms2he1hr1ts1ft2sl2bo1se1st2ws3wh2hb1sk5ca3ds20bg2sb2nb3wd1-942")
    page.locator("[data-edit]").click()
    page.locator("[data-read]").click()
    expect(page.locator(".sheet")).to_contain_text("the deck is boobed")
    for size in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size))) == 1


def test_the_draft_can_be_read_as_a_sheet(editor: Page) -> None:
    editor.locator('[data-preset="push_ups"]').click()
    expect(editor.locator('[data-preset="push_ups"]')).to_have_attribute("aria-pressed", "true")
    editor.locator("[data-read]").click()
    expect(editor.locator(".sheet")).to_contain_text("Nobody pays. Winners add 0")


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


def violations(page: Page) -> list[str]:
    """What axe finds, in short."""
    page.wait_for_timeout(200)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']}" for one in found for node in one["nodes"]]
