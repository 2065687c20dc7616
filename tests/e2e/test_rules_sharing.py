"""House rules that go from one player to another: links, files, kept sets, and the sheet in words."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.rules_editor import open_editor, set_number, visit
from e2e.table import PATIENCE, Table, open_table, play_hand
from e2e.test_hand import by_mouse

# Waiting, 49 pays single, seven cards, and the caught man pays everybody.
OURS = "t1-wa-hs7dl2ca4-409"


def load(page: Page, file: Path, text: str) -> None:
    """Choose a file that holds this text."""
    file.write_text(text, encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.locator("[data-load]").click()
    chooser.value.set_files(file)


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
    load(editor, tmp_path / "theirs.json", '{"preset": "jokers", "hand_size": 6, "stake": 5}')
    expect(editor.locator(".offer")).to_contain_text("This file holds house rules.")
    expect(editor.locator(".offer")).to_contain_text("Compared with what you play now, 2 rules differ")
    editor.locator("[data-accept]").click()
    expect(editor.locator("#hand .card")).to_have_count(6)


def test_a_file_that_is_no_rules_is_refused_in_words(editor: Page, tmp_path: Path) -> None:
    load(editor, tmp_path / "note.txt", "dear diary")
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
