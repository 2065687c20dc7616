"""The golden hands: the engine and the oracle give their results, and they cover every choice of every option."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from golden.covering import SILENT, tells, values
from golden.forbidden import Forbidden, cases, made
from golden.make import TOPICS, quick, wordless
from oracle.record import replay as replay_by_oracle
from tonk import Rules
from tonk.record import replay
from tonk.rules import OPTIONS, PRESETS
from tonk.rules.tiers import MENUS

FILES = sorted(Path(__file__).parent.glob("*.jsonl"))
MOST_BYTES = 400_000


def read(path: Path) -> list[dict[str, Any]]:
    """Read the golden hands of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


HANDS = [hand for path in FILES for hand in read(path)]
PLAYED = [hand for hand in HANDS if "error" not in hand["result"]]
IDS = [hand["name"] for hand in HANDS]


@pytest.mark.parametrize("hand", HANDS, ids=IDS)
def test_the_engine_gives_the_result(hand: dict[str, Any]) -> None:
    assert wordless(replay(hand["record"])) == hand["result"]


@pytest.mark.parametrize("hand", HANDS, ids=IDS)
def test_the_oracle_gives_the_result(hand: dict[str, Any]) -> None:
    assert wordless(replay_by_oracle(hand["record"])) == hand["result"]


def test_the_hands_worked_out_by_hand_are_written_anew_from_their_tables() -> None:
    for topic, text in quick().items():
        assert (Path(__file__).parent / f"{topic}.jsonl").read_text(encoding="utf-8") == text, (
            f"{topic}.jsonl is stale: PYTHONPATH=py:tests python -m golden.make"
        )


def test_names_are_different_and_all_is_small() -> None:
    assert len(set(IDS)) == len(IDS)
    assert sum(path.stat().st_size for path in FILES) < MOST_BYTES


def rules_of(hand: dict[str, Any]) -> Rules:
    """Give the rules of a golden hand."""
    return Rules.from_json(hand["record"]["rules"])


def test_every_choice_of_every_option_is_in_a_golden_hand() -> None:
    seen = {(name, str(rules_of(hand).shown_value(name))) for hand in PLAYED for name in OPTIONS}
    wanted = {(name, str(choice)) for name, option in OPTIONS.items() for choice in option.choices}
    assert wanted - seen == set()


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.option} {case.value}, not {case.allowing}")
def test_the_last_action_is_refused_by_one_option_alone(case: Forbidden) -> None:
    refused, allowed = made(case, case.value), made(case, case.allowing)
    assert wordless(replay(refused))["error"] == {
        "index": len(refused["actions"]) - 1,
        "action": refused["actions"][-1],
    }
    assert "error" not in replay(allowed)
    assert replay(allowed) == replay_by_oracle(allowed)


@pytest.mark.parametrize("name", [name for name in OPTIONS if name not in SILENT])
def test_every_value_makes_a_difference_in_a_golden_hand(name: str) -> None:
    assert [value for value in values(name) if not any(tells(hand, name, value) for hand in HANDS)] == []


def test_of_every_range_the_ends_and_a_value_between_are_in_a_golden_hand() -> None:
    missing = []
    for name, option in OPTIONS.items():
        if option.choices:
            continue
        seen = {int(str(rules_of(hand).shown_value(name))) for hand in PLAYED}
        if not ({option.low, option.high} <= seen and any(option.low < value < option.high for value in seen)):
            missing.append(name)
    assert missing == []


def test_every_preset_has_a_whole_hand() -> None:
    seen = {
        hand["record"]["rules"]
        for hand in PLAYED
        if isinstance(hand["record"]["rules"], str) and hand["result"]["ended"]
    }
    assert seen == set(PRESETS)


def test_every_ending_and_every_reason_for_a_payment_occurs() -> None:
    endings = {hand["result"]["ended"] for hand in PLAYED}
    assert endings == {
        None, "deal", "claim", "tonk", "out", "drop", "caught", "stock", "thrown_in", "dead",
    }  # fmt: skip
    reasons = {payment["why"] for hand in PLAYED for payment in hand["result"]["payments"]}
    assert reasons == {"deal", "claim", "tonk", "out", "drop", "catch", "lowest", "stock"}


def test_every_menu_is_dealt() -> None:
    assert {rules_of(hand).deal_winning.named() for hand in PLAYED} == {*MENUS, None}


@pytest.mark.parametrize(
    "wanted",
    [
        lambda hand: hand["name"].startswith("section 7: "),
        lambda hand: "slap" in " ".join(hand["record"]["actions"]),
        lambda hand: rules_of(hand).going_out.can_be_boobed() and hand["result"]["ended"] == "caught",
        lambda hand: hand["record"].get("multiple", 1) > 1,
        lambda hand: len(hand["result"]["side"]) == 2,
        lambda hand: "=" in " ".join(hand["record"]["actions"]),
        lambda hand: " touch" in " ".join(hand["record"]["actions"]),
        lambda hand: " end" in " ".join(hand["record"]["actions"]),
    ],
    ids=["section 7", "slaps", "a boobed deck", "The Big One", "side bets", "wild cards", "a touch", "an end"],
)
def test_what_else_there_is(wanted: Callable[[dict[str, Any]], bool]) -> None:
    assert any(wanted(hand) for hand in PLAYED)


def test_there_are_golden_hands_of_every_topic() -> None:
    assert {path.stem for path in FILES} == {*TOPICS, "forbidden", "menus", "options", "presets", "spoiled"}
