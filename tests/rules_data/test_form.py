"""The form: every option described so that a page can draw it without knowing one by name."""

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings

import tonk
from rules_data.random_rules import values
from tonk.errors import RulesError
from tonk.form import form
from tonk.messages import keys, say
from tonk.rules import OPTIONS, PRESETS, Rules, conflicts

Json = dict[str, object]


def options(value: object) -> dict[str, Json]:
    """Give the options of a form by name."""
    drawn = json.loads(json.dumps(form(value)))
    return {option["name"]: option for section in drawn["sections"] for option in section["options"]}


def changed(value: object) -> dict[str, tuple[list[str], list[str]]]:
    """Give what the form says was changed: old and new words by option."""
    return {
        change["option"]: tuple([say(said["key"], said["values"]) for said in change[side]] for side in ("old", "new"))
        for change in json.loads(json.dumps(form(value)))["changed"]
    }


def test_every_option_is_in_the_form_once() -> None:
    drawn = form("classic")
    names = [option["name"] for section in drawn["sections"] for option in section["options"]]
    assert sorted(names) == sorted(OPTIONS)
    assert [section["name"] for section in drawn["sections"]] == [
        "pack", "deal_wins", "play", "waiting", "payments", "session",
    ]  # fmt: skip


def test_the_stake_comes_first_among_the_payments() -> None:
    payments = next(section for section in form("classic")["sections"] if section["name"] == "payments")
    assert payments["options"][0]["name"] == "stake"


def test_every_option_has_its_kind() -> None:
    kinds = {name: option["kind"] for name, option in options("classic").items()}
    assert {name for name, kind in kinds.items() if kind == "tiers"} == {"deal_wins"}
    assert kinds["upcard"] == "switch"
    assert kinds["catch"] == kinds["pack"] == kinds["first_drop_turn"] == "choice"
    assert kinds["stake"] == kinds["jokers"] == "number"
    assert options("classic")["stake"] | {"low": 1, "high": 1000} == options("classic")["stake"]


def test_every_key_in_the_form_is_a_message() -> None:
    def messages(value: object) -> list[str]:
        if isinstance(value, dict):
            own = [
                value[name] for name in ("title", "origin", "about", "label", "help", "words", "key") if name in value
            ]
            return [key for key in own if key] + [key for item in value.values() for key in messages(item)]
        return [key for item in value for key in messages(item)] if isinstance(value, list) else []

    drawn = json.loads(json.dumps(form({"pack": 40, "jokers_wild": True, "deals": 1, "big_one": 2})))
    assert set(messages(drawn)) <= set(keys())
    assert len(messages(drawn)) > 200


@given(values)
@settings(max_examples=60)
def test_a_form_can_be_drawn_of_any_rules(value: Json) -> None:
    drawn = json.loads(json.dumps(form(value)))
    assert bool(drawn["conflicts"]) == bool(conflicts(value))
    if not drawn["conflicts"]:
        made, mine = Rules.from_json(value), Rules.from_json(drawn["rules"])
        assert mine.shown_values() == made.shown_values()
        assert drawn["code"] == mine.code()
        assert {name: option["value"] for name, option in options(value).items()} == made.shown_values()
        assert form(drawn["rules"]) == form(value)


def test_a_change_is_shown_with_its_old_value_and_can_be_put_back() -> None:
    value = {"preset": "waiting", "hand_size": 7}
    assert changed(value) == {"hand_size": (["5 cards"], ["7 cards"])}
    option = options(value)["hand_size"]
    assert (option["value"], option["usual"], option["changed"]) == (7, 5, True)
    assert options("waiting")["wait_after_spread"]["changed"] is False


def test_what_follows_from_a_change_is_shown_too() -> None:
    """The menu brings its contest and tie along; they cannot be put back alone."""
    drawn = form({"preset": "newark", "deal_wins": [{"totals": [50]}]})["changed"]
    assert [(change["option"], change["follows"]) for change in drawn] == [
        ("deal_wins", False),
        ("deal_win_contest", True),
        ("deal_win_tie", True),
    ]
    assert changed({"preset": "newark", "deal_wins": [{"totals": [50]}]})["deal_win_contest"] == (
        ["Best hand wins"],
        ["Thrown in"],
    )


def test_a_value_that_is_usual_anyway_is_no_change() -> None:
    assert form({"preset": "waiting", "hand_size": 5, "wait_after_hit": 1})["rules"] == {"preset": "waiting"}


def test_the_contest_follows_the_menu_until_it_is_changed() -> None:
    follows = options({"deal_wins": "50_49_13"})["deal_win_contest"]
    assert (follows["value"], follows["usual"], follows["changed"]) == ("best", "best", False)
    own = {"preset": "classic", "deal_wins": "50_49_13", "deal_win_contest": "throw_in"}
    assert (options(own)["deal_win_contest"]["usual"], form(own)["rules"]) == ("best", own)
    assert changed(own)["deal_win_contest"] == (["Best hand wins"], ["Thrown in"])
    assert form({"deal_wins": "50_49_13", "deal_win_contest": "best"})["rules"] == {
        "preset": "classic",
        "deal_wins": "50_49_13",
    }


def test_a_contradiction_is_shown_at_its_options_and_keeps_what_was_chosen() -> None:
    drawn = options({"deals": 3, "big_one": 5, "stake": 2})
    at = [name for name, option in drawn.items() if option["conflicts"]]
    assert at == ["deals", "big_one"]
    assert (drawn["deals"]["value"], drawn["big_one"]["value"]) == (3, 5)
    assert changed({"deals": 3, "big_one": 5, "stake": 2}) == {
        "stake": (["1"], ["2"]),
        "deals": (["Open-ended"], ["3 hands"]),
        "big_one": (["None planned"], ["5 deals"]),
    }
    assert form({"deals": 3, "big_one": 5})["code"] is None


def test_a_contradiction_is_shown_beside_a_bad_value() -> None:
    drawn = options({"stake": 0, "deals": 2, "big_one": 3})
    shown = {name: [said["key"] for said in drawn[name]["conflicts"]] for name in ("stake", "deals", "big_one")}
    too_long = ["refusal-big-one-too-long"]
    assert shown == {"stake": ["refusal-bad-value"], "deals": too_long, "big_one": too_long}


@pytest.mark.parametrize(
    "tiers",
    [5, [5], [{"x": 1}], [{}], [{"totals": []}], [{"totals": [-1]}], [{"at_most": "9"}], [{"at_most": 9, "pays": 0}]],
)
def test_every_fault_of_the_tiers_is_shown_at_the_deal_wins(tiers: object) -> None:
    assert options({"deal_wins": tiers})["deal_wins"]["conflicts"]


def test_a_bad_value_is_shown_at_its_option() -> None:
    drawn = options({"stake": 0, "deal_wins": [{"totals": []}], "more": 1})
    assert [name for name, option in drawn.items() if option["conflicts"]] == ["deal_wins", "stake"]
    assert drawn["stake"]["shown"] == []
    assert [said["key"] for said in form({"more": 1})["conflicts"]] == ["refusal-no-such-option"]


def test_advice_is_shown_at_the_options_it_is_about() -> None:
    assert [n for n, option in options({"pack": 40}).items() if option["advice"]] == ["pack", "deal_wins"]
    rising = options({"preset": "rising_courts", "deal_wins": "50"})
    assert [n for n, option in rising.items() if option["advice"]] == ["court_points", "deal_wins"]
    assert [n for n, option in options("rising_courts").items() if option["advice"]] == []


def test_an_option_that_does_nothing_says_so() -> None:
    assert options("classic")["wait_stacking"]["idle"] is True
    assert options("waiting")["wait_stacking"]["idle"] is False


def test_a_menu_can_be_made_ones_own() -> None:
    wins = options("newark")["deal_wins"]
    assert wins["tiers"] == [{"totals": [50]}, {"totals": [49]}, {"at_most": 13}]
    assert Rules.preset("classic", deal_wins=wins["tiers"]).shown_value("deal_wins") == wins["tiers"]
    assert [kind["value"] for kind in wins["tier"]["kinds"]] == ["totals", "at_most", "all_courts"]


def test_presets_come_in_order_with_what_makes_them_different() -> None:
    drawn = form("slap")["presets"]
    assert [preset["name"] for preset in drawn] == list(PRESETS)
    assert [len(preset["differences"]) for preset in drawn[:2]] == [0, 2]
    assert all(Rules.from_code(preset["code"]).name == preset["name"] for preset in drawn)


def test_the_form_says_for_how_many_the_pack_suffices() -> None:
    assert (form("classic")["most_players"], form({"preset": "vietnam", "hand_size": 10})["most_players"]) == (6, 3)


def test_a_code_opens_the_form() -> None:
    assert form("t1-wa-hs7dl2ca4-409") == form(
        {"preset": "waiting", "hand_size": 7, "deal_wins": "50_double_49_single", "catch": "double_to_all"}
    )


@pytest.mark.parametrize("value", [None, 3, [], "no such preset", "t1-wa-000", {"preset": "none"}, {"preset": []}])
def test_what_is_no_rules_at_all_has_no_form(value: object) -> None:
    with pytest.raises(RulesError):
        form(value)


def test_the_page_knows_no_option_by_name() -> None:
    """Only the stake, which New game sets too; short names are words of the language as well."""
    web = Path(tonk.__file__).parent.parent.parent / "web" / "js"
    files = [*web.glob("rules/*.js"), *web.glob("panels/rules*.js")]
    assert len(files) > 10
    code = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert [name for name in OPTIONS if "_" in name and re.search(rf"\b{name}\b", code)] == []
