"""The oracle against the worked payments of RULES 7, and each payment of RULES 2 and 3."""

from typing import Any

import pytest

from oracle.settle import result, settle_stock_out
from oracle.table import ending, plays, table

NINE_EIGHT_FOUR_TWENTY = ["4c 5c", "4d 4h", "3c Ac", "Kc Kd"]


def dropped(hands: list[str], **options: Any) -> tuple[object, ...]:  # noqa: ANN401 - any options
    """Let seat 0 drop."""
    return ending(plays(table(hands, "Js", **options), "0 drop"))


def test_four_players_two_catch_with_equal_counts() -> None:
    assert dropped(["4c 5c", "3d 4d", "3h 4h", "2c Td"]) == ("caught", [1, 2], [-4, 3, 3, -2])


def test_a_tie_catches_the_dropper() -> None:
    assert dropped(["2c 3c", "2d 3d", "4h 5h"]) == ("caught", [1], [-2, 3, -1])


def test_a_dropper_strictly_below_all_is_paid_by_each() -> None:
    assert dropped(["2c 2d", "2h 3d", "4h 5h"], stake=5, pays_drop=2) == ("drop", [0], [20, -10, -10])


@pytest.mark.parametrize(
    ("scheme", "net"),
    [
        ("standard", [-4, 1, 4, -1]),
        ("low_only", [-2, -1, 4, -1]),
        ("everyones_stake", [-3, 0, 3, 0]),
        ("single_each", [-3, 0, 4, -1]),
        ("double_to_all", [-6, 2, 2, 2]),
        ("five_to_low", [-5, 0, 5, 0]),
        ("catchers_double", [-4, 2, 2, 0]),
        ("catchers_fourfold", [-8, 4, 4, 0]),
        ("per_player", [-8, 0, 8, 0]),
        ("low_from_everyone", [-5, 1, 5, -1]),
    ],
)
def test_catch_schemes(scheme: str, net: list[int]) -> None:
    assert dropped(NINE_EIGHT_FOUR_TWENTY, catch=scheme) == ("caught", [2], net)


@pytest.mark.parametrize(
    ("scheme", "winners", "net"),
    [
        ("everyones_stake", [1, 2], [-4, 2, 2, 0]),
        ("five_to_low", [1], [-5, 5, 0, 0]),
        ("per_player", [1, 2], [-16, 8, 8, 0]),
    ],
)
def test_tied_lowest_catchers(scheme: str, winners: list[int], net: list[int]) -> None:
    assert dropped(["4c 5c", "3d 4d", "3h 4h", "2c Td"], catch=scheme) == ("caught", winners, net)


def test_what_the_dropper_pays_one_player_is_one_entry() -> None:
    state = plays(table(NINE_EIGHT_FOUR_TWENTY, "Js", catch="single_each", stake=5), "0 drop")
    assert result(state)["payments"] == [
        {"from": 0, "to": 1, "amount": 5, "why": "catch"},
        {"from": 0, "to": 2, "amount": 10, "why": "catch"},
        {"from": 1, "to": 2, "amount": 5, "why": "lowest"},
        {"from": 3, "to": 2, "amount": 5, "why": "lowest"},
    ]


@pytest.mark.parametrize(
    ("options", "outcome"),
    [
        ({}, ("stock", [0, 2], [2, -2, 2, -2])),
        ({"pays_stock": 3}, ("stock", [0, 2], [6, -6, 6, -6])),
        ({"stock_out_tie": "dead"}, ("dead", [], [0, 0, 0, 0])),
        ({"stock_out_tie": "nearest_left", "dealer": 0}, ("stock", [2], [-1, -1, 3, -1])),
        ({"stock_out": "dead"}, ("dead", [], [0, 0, 0, 0])),
    ],
)
def test_stock_out_with_a_tie(options: dict[str, Any], outcome: tuple[object, ...]) -> None:
    state = table(["2c 3c", "9d 9h", "2d 3d", "8d 8h"], "Js", **options)
    settle_stock_out(state)
    assert ending(state) == outcome


def test_all_counts_equal_at_stock_out() -> None:
    state = table(["2c 3c", "2d 3d"], "Js")
    state.stock = []
    assert ending(plays(state, "0 draw")) == ("stock", [0, 1], [0, 0])


@pytest.mark.parametrize(("options", "each"), [({}, 2), ({"pays_tonk": 3}, 3), ({"pays_tonk": 1}, 1)])
def test_a_hit_as_the_last_act(options: dict[str, Any], each: int) -> None:
    state = table(["3c 3d 3h", "9d 9h 8d", "Kd Qd 7h"], "Js", "3s", pays_first_turn=9, pays_two_spreads=8, **options)
    plays(state, "0 draw", "0 spread 3c 3d 3h", "0 hit 3s 0")
    assert ending(state) == ("tonk", [0], [2 * each, -each, -each])


def test_going_out_by_the_discard() -> None:
    state = table(["3c 3d 3h", "9d 9h 8d", "Kd Qd 7h"], "Js", "4s", pays_out=3)
    assert ending(plays(state, "0 draw", "0 spread 3c 3d 3h", "0 discard 4s")) == ("out", [0], [6, -3, -3])


@pytest.mark.parametrize(
    ("options", "each"),
    [
        ({}, 2),
        ({"pays_two_spreads": 3}, 3),
        ({"pays_tonk": 5}, 2),
        ({"pays_first_turn": 4, "pays_two_spreads": 3}, 4),
    ],
)
def test_two_spreads_in_the_first_turn(options: dict[str, Any], each: int) -> None:
    state = table(["3c 3d 3h 7c 8c", "9d 9h 8d 8h Ac", "Kd Qd Jd 7h Ad"], "Js", "9c", **options)
    plays(state, "0 draw", "0 spread 3c 3d 3h", "0 spread 7c 8c 9c")
    assert ending(state) == ("tonk", [0], [2 * each, -each, -each])


def test_push_ups_after_a_tonk_with_two_spreads() -> None:
    hands = ["Kd 2d 2h", "3c 3d 3h 7c 8c", "Kh Qd 3s"]
    state = plays(
        table(hands, "Js", "9c", dealer=0, preset="push_ups"), "1 draw", "1 spread 3c 3d 3h", "1 spread 7c 8c 9c"
    )
    assert (result(state)["scores"], result(state)["payments"]) == ([28, 0, 46], [])


def test_a_caught_dropper_scores_the_own_count() -> None:
    state = plays(table(NINE_EIGHT_FOUR_TWENTY, "Js", scoring="push_ups", stake=9), "0 drop")
    assert result(state)["scores"] == [9, 8, 0, 20]
