"""The house-rules editor: rules are found, changed, put back and dealt."""

from playwright.sync_api import Page, expect

from e2e.rules_editor import changed, choose, code, find, option, set_number

# Waiting, 49 pays single, seven cards, and the caught man pays everybody.
OURS = "t1-wa-hs7dl2ca4-409"


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


def test_two_winning_hands_changed_at_once_are_both_changed(editor: Page) -> None:
    choose(editor, "deal_wins", "Your own")
    editor.get_by_role("button", name="Add a winning hand").click()
    expect(option(editor, "deal_wins").locator(".tiers li:has(select)")).to_have_count(2)
    editor.evaluate(
        """() => {
          for (const points of document.querySelectorAll(`[data-option="deal_wins"] .tiers input`)) {
            points.value = points.getAttribute("aria-label").includes("1") ? "48" : "13";
            points.dispatchEvent(new Event("change"));
          }
        }"""
    )
    expect(editor.locator('[data-change="deal_wins"] strong')).to_have_text("48 pays 2; 13 pays 2")


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


def test_a_change_that_follows_at_once_does_not_undo_the_one_before(editor: Page) -> None:
    editor.evaluate(
        """() => {
          for (const [name, value] of [["hand_size", "7"], ["deals", "3"]]) {
            const field = document.querySelector(`[data-option="${name}"] input`);
            field.value = value;
            field.dispatchEvent(new Event("change"));
          }
        }"""
    )
    expect(editor.locator('[data-change="deals"] strong')).to_have_text("3 hands")
    expect(editor.locator('[data-change="hand_size"] strong')).to_have_text("7 cards")


def test_a_search_that_finds_nothing_says_so(editor: Page) -> None:
    assert find(editor, "zeppelin") == []
    expect(editor.locator(".house-options")).to_contain_text("No rule has all these words.")
    assert len(find(editor, "")) == 45
