"""Rules codes: read back exactly, short, stable, and wary of typing errors."""

import json
import re
import string
from pathlib import Path

import pytest
from hypothesis import given

from rules_data.random_rules import rules
from tonk.errors import RulesError
from tonk.messages import say
from tonk.rules import OPTIONS, PRESETS, Rules
from tonk.rules.code import check_digits
from tonk.rules.keys import OPTION_KEYS, PRESET_KEYS
from tonk.rules.options import written

FROZEN = json.loads((Path(__file__).parent / "frozen_codes.json").read_text(encoding="utf-8"))
SIGNS = string.ascii_lowercase + string.digits
CODES = ["t1-wa-hs7dl2ca4-409", "t1-cl-xt49xu50xm3xp4xw1-831", "t1-ru-786"]


def coded(text: str) -> str:
    """Add the check digits to a text, so that something else is wrong with it."""
    return f"{text}-{check_digits(text)}"


def refused(code: str) -> str:
    with pytest.raises(RulesError) as caught:
        Rules.from_code(code)
    return str(caught.value)


@given(rules)
def test_any_rules_are_read_back_exactly_from_their_code(made: Rules) -> None:
    assert Rules.from_code(made.code()) == made


@given(rules)
def test_any_rules_are_read_back_exactly_from_their_json(made: Rules) -> None:
    assert Rules.from_json(json.loads(json.dumps(made.to_json()))) == made


@given(rules)
def test_a_code_is_made_of_letters_digits_and_hyphens(made: Rules) -> None:
    assert re.fullmatch(r"[a-z0-9-]+", made.code())


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_a_code_of_nine_signs(name: str) -> None:
    code = Rules.preset(name).code()
    assert len(code) == 9
    assert Rules.from_code(code) == Rules.preset(name)


def test_a_preset_with_six_changes_has_a_code_below_forty_signs() -> None:
    made = Rules.preset(
        "waiting", stake=1000, hand_size=10, deals=500, deal_wins="big_50_earliest", big_one=20, suit_bet=100
    )
    assert len(made.code()) < 40


def test_the_code_of_rules_that_a_player_describes() -> None:
    """Waiting, 49 pays single, seven cards, and the caught man pays everybody."""
    made = Rules.preset("waiting", deal_wins="50_double_49_single", hand_size=7, catch="double_to_all")
    assert made.code() == "t1-wa-hs7dl2ca4-409"


def test_changes_in_another_order_give_the_same_code() -> None:
    one = Rules.from_json({"preset": "slap", "stake": 5, "hand_size": 7})
    assert one.code() == Rules.from_json({"hand_size": 7, "stake": 5, "preset": "slap"}).code()


def test_a_list_without_tiers_is_not_the_menu_none() -> None:
    without = Rules.preset("classic", deal_wins=[])
    assert Rules.from_code(without.code()) == without
    assert without != Rules.preset("classic", deal_wins="none")


def test_a_custom_list_of_tiers_is_in_the_code() -> None:
    wins = [{"totals": [49, 50]}, {"at_most": 3, "pays": 4, "when": "turn"}, {"all_courts": True, "tie": "all"}]
    made = Rules.preset("classic", deal_wins=wins)
    assert made.code() == coded("t1-cl-xt49xu50xm3xp4xw1xc1xe2")
    assert Rules.from_code(made.code()) == made


@pytest.mark.parametrize("code", CODES)
def test_capitals_and_white_space_do_not_matter(code: str) -> None:
    assert Rules.from_code(f"  {code.upper()}\n") == Rules.from_code(code)


@pytest.mark.parametrize("code", CODES)
def test_every_single_wrong_sign_is_noticed(code: str) -> None:
    for place, sign in enumerate(code):
        for wrong in SIGNS:
            if sign not in ("-", wrong):
                refused(code[:place] + wrong + code[place + 1 :])


@pytest.mark.parametrize("code", CODES)
def test_two_signs_that_changed_places_are_noticed(code: str) -> None:
    for one in range(len(code)):
        for two in range(one + 1, len(code)):
            swapped = list(code)
            swapped[one], swapped[two] = code[two], code[one]
            if code[one] != code[two] and "-" not in (code[one], code[two]):
                refused("".join(swapped))


def test_a_typing_error_is_called_one() -> None:
    assert refused("t1-wa-hs8dl2ca4-409") == say("refusal-code-check", {"value": "t1-wa-hs8dl2ca4-409"})


@pytest.mark.parametrize("text", ["", "waiting", "t1-wa", "t1-wa-hs-409", "tonk", "t1-wa-7-409", "t1" * 3000])
def test_a_text_that_is_no_code_is_quoted(text: str) -> None:
    assert "is no rules code" in refused(text)


@pytest.mark.parametrize("code", ["t2-wa-409", "t17-whatever it will be"])
def test_an_unknown_version_is_named(code: str) -> None:
    sentence = refused(code)
    assert f"version {code[1 : code.index('-')]}," in sentence
    assert "reads version 1" in sentence


def test_an_unknown_option_preset_and_choice_are_named() -> None:
    assert "“zz3”" in refused(coded("t1-cl-zz3"))
    assert "“zz”" in refused(coded("t1-zz-hs7"))
    assert "catch a choice number 99" in refused(coded("t1-cl-ca99"))
    assert "upcard a choice number 7" in refused(coded("t1-cl-up7"))


def test_a_number_that_an_option_cannot_be_is_refused_as_in_json() -> None:
    assert refused(coded("t1-cl-hs11")) == "The option hand_size cannot be “11”: valid is 3 to 10."
    assert refused(coded("t1-cl-pk53")) == "The option pack cannot be “53”: valid is 52, 40."
    assert "(big_one) cannot be 5 deals in a session of 3 deals" in refused(coded("t1-cl-ds3bg5"))


def test_a_part_of_a_tier_without_its_beginning_is_refused() -> None:
    assert "“xu50”" in refused(coded("t1-cl-xu50"))
    assert "“xp3”" in refused(coded("t1-cl-xp3"))
    assert "“xe9”" in refused(coded("t1-cl-xt50xe9"))


def test_every_option_and_preset_has_a_key_of_its_own() -> None:
    assert OPTION_KEYS.keys() == OPTIONS.keys()
    assert PRESET_KEYS.keys() == PRESETS.keys()
    assert len(set(OPTION_KEYS.values())) == len(OPTIONS)
    assert len(set(PRESET_KEYS.values())) == len(PRESETS)
    assert all(re.fullmatch("[a-z]{2}", key) and key[0] != "x" for key in OPTION_KEYS.values())
    assert all(re.fullmatch("[a-z]{2}", key) for key in PRESET_KEYS.values())


def test_keys_never_change() -> None:
    """Whoever adds an option adds it to the frozen list too; what is in it stays as it is."""
    assert FROZEN["options"] == {name: OPTION_KEYS[name] for name in FROZEN["options"]}
    assert FROZEN["presets"] == {name: PRESET_KEYS[name] for name in FROZEN["presets"]}
    assert OPTION_KEYS.keys() == FROZEN["options"].keys()
    assert PRESET_KEYS.keys() == FROZEN["presets"].keys()


def test_choices_keep_their_places() -> None:
    words = {name: [c for c in option.choices if isinstance(c, str)] for name, option in OPTIONS.items()}
    assert {name: found for name, found in words.items() if found} == FROZEN["choices"]


@pytest.mark.parametrize("code", FROZEN["codes"])
def test_codes_that_were_given_out_keep_their_meaning(code: str) -> None:
    assert Rules.from_code(code).to_json() == FROZEN["codes"][code]


def test_a_code_of_rules_is_read_wherever_rules_are_named() -> None:
    assert Rules.read("t1-ru-786") == Rules.preset("rushville")
    assert Rules.read("rushville") == Rules.preset("rushville")
    assert Rules.read({"preset": "rushville"}) == Rules.preset("rushville")


def test_a_value_is_written_as_in_json() -> None:
    assert [written(value) for value in (True, False, None, 3, "all")] == ["true", "false", "null", "3", "all"]


@pytest.mark.parametrize(
    ("reason", "code"),
    [
        ("code-shape", "waiting"),
        ("code-version", "t2-wa-409"),
        ("code-check", "t1-wa-hs8dl2ca4-409"),
        ("code-preset", coded("t1-zz")),
        ("code-option", coded("t1-cl-zz3")),
        ("code-value", coded("t1-cl-ca99")),
    ],
)
def test_each_fault_of_a_code_has_its_reason(reason: str, code: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.from_code(code)
    assert caught.value.refusals[0].key == f"refusal-{reason}"
