"""The rules sheet: it says every option, at every value, with amounts that the engine works out."""

import json

import pytest
from hypothesis import given, settings

from rules_data.random_rules import rules
from tonk.messages import say
from tonk.rules import OPTIONS, PRESETS, Rules
from tonk.rules.dropping import CATCH_SCHEMES
from tonk.sheet import sections, sheet, text

# What must be so for an option to be of any use.
USED = {
    "jokers_wild": {"jokers": 2},
    "min_naturals": {"deuces_wild": True},
    "deal_win_tie": {"deal_win_contest": "best"},
    "wait_own_hit": {"wait_after_hit": 1},
    "wait_stacking": {"wait_after_hit": 1},
    "big_one": {"deals": 20},
}
EVERY_VALUE = [
    (name, value)
    for name, option in OPTIONS.items()
    for value in (option.choices or range(option.low, option.high + 1))
    if option.high < 100 or value % 97 in (option.low, 3)  # type: ignore[operator]
]


def lines(made: Rules) -> dict[str, list[str]]:
    """Give the sentences of each section."""
    return {s.name: [say(line.key, dict(line.values)) for line, _ in s.lines] for s in sections(made)}


def marked(made: Rules) -> list[str]:
    """Give the sentences that are marked as different from classic."""
    return [say(line.key, dict(line.values)) for s in sections(made) for line, differs in s.lines if differs]


def test_every_value_of_every_option_makes_another_sheet() -> None:
    for name, option in OPTIONS.items():
        base = {"preset": "classic", **USED.get(name, {})}
        values = [value for one, value in EVERY_VALUE if one == name]
        sheets = {json.dumps(lines(Rules.from_json({**base, name: value}))) for value in values}
        assert len(sheets) == len(values), option.name


@pytest.mark.parametrize("name", [name for name in OPTIONS if name != "stake"])
def test_a_change_of_an_option_is_marked(name: str) -> None:
    base = Rules.from_json({"preset": "classic", **USED.get(name, {})})
    usual = base.shown_value(name)
    for other in [value for one, value in EVERY_VALUE if one == name and value != usual]:
        changed = Rules.from_json({**base.to_json(), name: other})
        new = [sentence for section in lines(changed).values() for sentence in section]
        old = [sentence for section in lines(base).values() for sentence in section]
        said = [sentence for sentence in new if sentence not in old]
        assert said, f"{name} {other}"
        assert set(said) <= set(marked(changed)), f"{name} {other}"


def test_classic_has_no_marks() -> None:
    assert marked(Rules.preset("classic")) == []


def test_another_stake_marks_the_stake_alone() -> None:
    assert marked(Rules.preset("classic", stake=5)) == ["The stake is 5."]


def test_amounts_are_at_the_current_stake() -> None:
    paid = lines(Rules.preset("newark", stake=5))["payments"]
    assert "Dropping lowest: each other player pays 5." in paid
    assert "A tonk: each other player pays 10." in paid
    assert "A tonk in your first turn with two or more spreads and no hit: each other player pays 20." in paid
    assert "50: each other player pays 10." in lines(Rules.preset("newark", stake=5))["deal"]


# RULES 7: 4 players, D=0, counts 9 / 8 / 4 / 20.
WORKED = {
    "standard": "−4, the others +1, +4 and −1",
    "low_only": "−2, the others −1, +4 and −1",
    "everyones_stake": "−3, the others 0, +3 and 0",
    "single_each": "−3, the others 0, +4 and −1",
    "double_to_all": "−6, the others +2, +2 and +2",
    "five_to_low": "−5, the others 0, +5 and 0",
    "catchers_double": "−4, the others +2, +2 and 0",
    "catchers_fourfold": "−8, the others +4, +4 and 0",
    "per_player": "−8, the others 0, +8 and 0",
    "low_from_everyone": "−5, the others +1, +5 and −1",
}


@pytest.mark.parametrize("scheme", CATCH_SCHEMES)
def test_the_example_of_a_catch_is_the_worked_payment(scheme: str) -> None:
    example = "Example: the dropper has 9, the others 8, 4 and 20. The dropper gets "
    assert f"{example}{WORKED[scheme]}." in lines(Rules.preset("classic", catch=scheme))["payments"]


def test_the_sentence_of_a_catch_has_the_amounts_of_its_scheme() -> None:
    said = {
        scheme: lines(Rules.preset("classic", catch=scheme, stake=10))["payments"][5]
        for scheme in ("standard", "single_each", "five_to_low", "per_player")
    }
    assert said == {
        "standard": "A caught dropper pays 20 to each player with as little or less;"
        " everybody but the dropper pays the lowest 10.",
        "single_each": "A caught dropper pays 10 to each player with as little or less, but the lowest 20;"
        " everybody else pays the lowest 10.",
        "five_to_low": "A caught dropper pays 50 to the lowest, of several to the one nearest the dealer's left;"
        " nobody else pays.",
        "per_player": "A caught dropper pays the lowest 20 for every player at the table; nobody else pays.",
    }


def test_push_ups_are_told_in_points() -> None:
    said = lines(Rules.preset("push_ups", stake=5))
    assert said["payments"] == [
        "Nobody pays. Winners add 0, every other player adds the count left in hand; the lowest total is best.",
        "Going out: the others score their count.",
        "A tonk: the others score their count.",
        "A tonk by laying at least your second spread: the others score 2 times their count.",
        "Any other end: every loser adds the count once.",
        "A caught dropper scores like any loser; the lowest wins.",
    ]
    assert "49 or 50: the others score 2 times their count." in said["deal"]


def test_sections_without_a_rule_are_left_out() -> None:
    assert "slapping" not in lines(Rules.preset("classic"))
    assert "wild" not in lines(Rules.preset("jokers"))
    assert "slapping" in lines(Rules.preset("slap"))
    assert "wild" in lines(Rules.preset("chicago"))


def test_the_number_of_players_is_that_of_the_pack() -> None:
    """40 cards, ten each: three leave 9 for the stock, four would leave none."""
    assert "The pack is enough for 2 to 3 players." in lines(Rules.preset("vietnam", hand_size=10))["cards"]
    assert "The pack is enough for 2 to 6 players." in lines(Rules.preset("seattle"))["cards"]


def test_where_four_cannot_play_the_example_has_three() -> None:
    example = "Example: the dropper has 9, the others 4 and 20. The dropper gets −2, the others +3 and −1."
    assert example in lines(Rules.preset("vietnam", hand_size=10))["payments"]


@given(rules)
@settings(max_examples=50)
def test_the_page_gets_what_the_command_line_prints(made: Rules) -> None:
    given_to_page = json.loads(json.dumps(sheet(made)))
    printed = text(made, width=10_000).splitlines()
    for section in given_to_page["sections"]:
        assert say(section["title"]) in printed
        for line in section["lines"]:
            assert f"{'*' if line['differs'] else '-'} {say(line['key'], line['values'])}" in printed


@given(rules)
@settings(max_examples=50)
def test_a_sheet_fits_one_page(made: Rules) -> None:
    """A page holds two columns of 62 lines of 62 letters in small print."""
    if len(made.deal_winning.menu().tiers) <= 3:
        assert len(text(made, width=62).splitlines()) <= 124


@pytest.mark.parametrize("name", PRESETS)
def test_a_sheet_names_its_preset_and_code(name: str) -> None:
    made = Rules.preset(name)
    assert made.code() in text(made).splitlines()[0]
