"""`python -m tonk rules ...`."""

import json
from pathlib import Path

import pytest

from tonk.cli import main
from tonk.rules import OPTIONS, PRESETS, Rules
from tonk.sheet import text

Capture = pytest.CaptureFixture[str]


def ran(capsys: Capture, *words: str) -> tuple[int, str, str]:
    """Run a command and give its status, output and complaint."""
    status = main(["rules", *words])
    out, err = capsys.readouterr()
    return status, out, err


def test_list_names_every_preset_with_its_code(capsys: Capture) -> None:
    status, out, _ = ran(capsys, "list")
    assert status == 0
    assert [line.split()[:2] for line in out.splitlines()[::2]] == [[n, Rules.preset(n).code()] for n in PRESETS]


@pytest.mark.parametrize("name", ["waiting", "t1-wa-343", "T1-WA-343"])
def test_show_prints_the_rules_sheet(capsys: Capture, name: str) -> None:
    assert ran(capsys, "show", name) == (0, text(Rules.preset("waiting")) + "\n", "")


def test_show_takes_changes_and_gives_advice(capsys: Capture) -> None:
    _, out, _ = ran(capsys, "show", "classic", "pack=40")
    assert "* We play with 40 cards" in out
    assert out.endswith("With 40 cards a hand of 49 cannot be dealt: 47 or 50 is the usual choice.\n")


def test_show_reads_a_file(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    file.write_text(json.dumps({"preset": "slap", "stake": 5}), encoding="utf-8")
    assert ran(capsys, "show", str(file))[1] == text(Rules.preset("slap", stake=5)) + "\n"


def test_check_lists_all_problems(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text('{"preset": "waiting", "stake": 0, "jokers": true, "moon": 1, "pack": 52}', encoding="utf-8")
    status, out, _ = ran(capsys, "check", str(file))
    assert status == 1
    assert out.splitlines() == [
        "The option stake cannot be “0”: valid is 1 to 1000.",
        "The option jokers cannot be “true”: valid is 0 to 4.",
        f"There is no option “moon”: there are {', '.join(OPTIONS)}.",
    ]


def test_check_lists_a_contradiction_beside_other_problems(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "worse.json"
    file.write_text('{"stake": 0, "deals": 2, "big_one": 3}', encoding="utf-8")
    assert ran(capsys, "check", str(file))[1].splitlines() == [
        "The option stake cannot be “0”: valid is 1 to 1000.",
        "The Big One (big_one) cannot be 3 deals in a session of 2 deals: valid is 0 to 2.",
    ]


def test_check_finds_nothing_in_good_rules(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "good.json"
    file.write_text('{"preset": "waiting", "stake": 5}', encoding="utf-8")
    assert ran(capsys, "check", str(file)) == (0, "These rules can be played.\n", "")


def test_check_says_where_a_file_is_no_json(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "torn.json"
    file.write_text('{"preset": ', encoding="utf-8")
    status, _, err = ran(capsys, "check", str(file))
    assert status == 2
    assert "holds no JSON: Expecting value: line 1 column 12" in err


def test_diff_says_what_differs(capsys: Capture) -> None:
    assert ran(capsys, "diff", "waiting", "t1-cl-sk5-131") == (
        0,
        "Wait after a spread: 3 turns → No wait\nWait after a hit: 1 turn → No wait\nStake: 1 → 5\n",
        "",
    )
    assert ran(capsys, "diff", "slap", "t1-sl-457") == (0, "These are the same rules.\n", "")


def test_code_takes_changes(capsys: Capture) -> None:
    words = ("waiting", "hand_size=7", "deal_wins=50_double_49_single", "catch=double_to_all")
    assert ran(capsys, "code", *words) == (0, "t1-wa-hs7dl2ca4-409\n", "")


def test_a_menu_with_a_number_for_a_name_is_a_menu(capsys: Capture) -> None:
    assert ran(capsys, "code", "classic", "deal_wins=50")[1] == f"{Rules.preset('classic', deal_wins='50').code()}\n"


def test_tiers_and_switches_are_written_as_in_json(capsys: Capture) -> None:
    out = ran(capsys, "code", "classic", 'deal_wins=[{"at_most": 9}]', "upcard=false", "jokers=2")[1]
    made = Rules.preset("classic", deal_wins=[{"at_most": 9}], upcard=False, jokers=2)
    assert out == f"{made.code()}\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("code", "tonkey"), "There is no preset “tonkey”: there are classic, waiting,"),
        (("code", "classic", "stake"), "“stake” is no change: write an option and its value, as hand_size=7."),
        (("code", "classic", "moon=1"), "There is no option “moon”: there are pack, jokers,"),
        (("code", "classic", "upcard=yes"), "The option upcard cannot be “yes”: valid is true, false."),
        (("show", "t1-wa-344"), "“t1-wa-344” has a typing error:"),
        (("show", "t9-wa-344"), "This rules code is of version 9, and this software reads version 1"),
        (("show", "no-such-file.json"), "The file “no-such-file.json” cannot be read: No such file"),
        (("diff", "classic", "moon"), "There is no preset “moon”"),
    ],
)
def test_a_word_that_is_not_understood_is_quoted(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    status, out, err = ran(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith(sentence)


def test_schema_prints_json(capsys: Capture) -> None:
    assert json.loads(ran(capsys, "schema")[1])["anyOf"][0]["enum"] == list(PRESETS)
