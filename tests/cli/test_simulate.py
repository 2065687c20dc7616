"""Simulated hands: their records replay to the same results, and the same arguments give the same hands."""

import json

import pytest

from tonk.cli import main
from tonk.rules import PRESETS, Rules

PLAYERS = 3


def simulated(tmp_path, *words: str) -> tuple[str, str]:
    """Simulate: the records and the results."""
    out, results = tmp_path / "out.jsonl", tmp_path / "results.jsonl"
    assert main(["simulate", "--out", str(out), "--results", str(results), *words]) == 0
    return out.read_text(encoding="utf-8"), results.read_text(encoding="utf-8")


@pytest.mark.parametrize("preset", PRESETS)
def test_replaying_the_records_gives_the_same_results(preset, tmp_path, capsys):
    words = ["--rules", preset, "--players", str(PLAYERS), "--hands", "12", "--bots", "sharp"]
    records, results = simulated(tmp_path, *words)
    capsys.readouterr()
    assert main(["replay", str(tmp_path / "out.jsonl")]) == 0
    assert capsys.readouterr().out == results
    assert all(json.loads(text)["ended"] for text in results.splitlines())
    assert [json.loads(text)["dealer"] for text in records.splitlines()] == [0, 1, 2] * 4


def test_the_same_arguments_give_the_same_hands_and_another_seed_others(tmp_path, capsys):
    words = ["--bots", "easy,steady", "--hands", "5"]
    first = simulated(tmp_path, *words, "--seed", "7")
    assert simulated(tmp_path, *words, "--seed", "7") == first
    assert simulated(tmp_path, *words, "--seed", "8")[0] != first[0]


def test_side_bets_that_the_rules_have_are_played(tmp_path, capsys):
    file = tmp_path / "rules.json"
    file.write_text('{"preset": "classic", "suit_bet": 2, "naturals_bet": 1}', encoding="utf-8")
    records, results = simulated(tmp_path, "--rules", str(file), "--hands", "3", "--players", "3")
    bets = [json.loads(text)["side_bets"] for text in records.splitlines()]
    everybody = [0, 1, 2]
    assert bets[0] == {
        "suit": "c",
        "suit_players": everybody,
        "suit_pot": 6,
        "naturals_players": everybody,
        "naturals_pot": 3,
    }
    assert [bet["suit"] for bet in bets] == ["c", "d", "h"]
    assert [[side["bet"] for side in json.loads(text)["side"]] for text in results.splitlines()] == [
        ["suit", "naturals"]
    ] * 3


def test_how_the_hands_ended_is_printed(tmp_path, capsys):
    _, results = simulated(tmp_path, "--rules", "waiting", "--hands", "20", "--bots", "steady")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == f"Hands: 20. Rules: waiting ({Rules.preset('waiting').code()}). Seed: 1."
    counted = {words[0]: int(words[1]) for words in map(str.split, printed) if words[-1] == "%"}
    ended = [json.loads(text)["ended"] for text in results.splitlines()]
    assert counted == {name: ended.count(name) for name in set(ended)}
    net = sum(json.loads(text)["net"][0] for text in results.splitlines())
    assert f"seat 0 (steady): {net / 20:+.3f} a hand" in printed


def test_records_on_standard_output_come_alone(capsys):
    assert main(["simulate", "--hands", "2", "--out", "-"]) == 0
    assert [json.loads(text)["format"] for text in capsys.readouterr().out.splitlines()] == ["tonk-hand/1"] * 2


def test_rules_may_be_a_code_or_a_file_of_any_name(tmp_path, capsys):
    file = tmp_path / "ours"
    file.write_text('{"preset": "slap", "stake": 3}', encoding="utf-8")
    rules = Rules.preset("slap", stake=3)
    for named in (rules.code(), str(file)):
        assert main(["simulate", "--rules", named, "--hands", "1"]) == 0
        assert capsys.readouterr().out.startswith(f"Hands: 1. Rules: slap ({rules.code()}). Seed: 1.\n")
