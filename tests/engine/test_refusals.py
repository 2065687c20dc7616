"""Every refusal is produced by a test, is a whole sentence, and names what it is about."""

import re
from pathlib import Path

import pytest

from engine.play import play, table
from engine.refused import every_case
from tonk import why_not
from tonk.messages import keys

CASES = every_case()
TESTS = Path(__file__).parent.parent


def quoted_elsewhere() -> str:
    """Read all other tests, in which refusals of other parts are produced by name."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sorted(TESTS.rglob("*.py"))
        if path.name not in ("refused.py", "test_refusals.py") and "oracle" not in path.parts
    )


@pytest.mark.parametrize("key", CASES)
def test_each_refusal_is_produced(key: str) -> None:
    assert CASES[key]().key == f"refusal-{key}"


@pytest.mark.parametrize("key", CASES)
def test_each_refusal_is_a_whole_sentence_with_all_its_values(key: str) -> None:
    sentence = str(CASES[key]())
    assert re.fullmatch(r"[“A-Z0-9].*[.]", sentence), sentence
    assert "$" not in re.sub(r"“[^”]*”", "", sentence)
    assert "None" not in sentence


def test_no_refusal_is_left_out() -> None:
    elsewhere = quoted_elsewhere()
    missing = [
        key.removeprefix("refusal-")
        for key in keys()
        if key.startswith("refusal-")
        and key.removeprefix("refusal-") not in CASES
        and not re.search(rf"""["'](refusal-)?{re.escape(key.removeprefix("refusal-"))}["']""", elsewhere)
    ]
    assert missing == [], (
        "no test produces these refusals: add them to tests/engine/refused.py or to a test of their own"
    )


def test_a_refusal_speaks_to_the_player_by_name() -> None:
    refusal = why_not(table("Ac 2d 5h", "9d 7h Kd"), "1 draw")
    assert refusal is not None
    assert refusal.said_to(["West", "North"]) == "It is West's turn."
    assert refusal.said_to(["West", "North"], you=0) == "It is your turn."


def test_the_sentence_about_waiting_is_right_for_one_turn_and_for_more() -> None:
    for turns, words in ((1, "for 1 more turn."), (2, "for 2 more turns.")):
        state = table("5s 6s 7s Kc", "8s 9s Jh Qd", stock="Kh Kd", wait_after_spread=turns)
        state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 discard Kd")
        assert str(why_not(state, "0 drop")).endswith(words)
