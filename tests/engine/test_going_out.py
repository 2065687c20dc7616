"""RULES 2, tonk and out; RULES 3, pays_out, pays_tonk, pays_two_spreads and pays_first_turn."""

from collections.abc import Callable

import pytest

from engine.play import payments, play, result, table
from tonk import State

OTHERS = ("9d Jh Kd", "Td 6c Qh")
Way = Callable[..., State]
PAYS = {"pays_out": 3, "pays_tonk": 4, "pays_two_spreads": 5, "pays_first_turn": 7}


def by_hit(**options: object) -> State:
    """Let seat 0 lay a spread and go out with a hit in the first turn."""
    return play(table("5s 6s 7s", *OTHERS, stock="8s", **options), "0 draw, 0 spread 5s 6s 7s, 0 hit 8s 0")


def by_one_spread(**options: object) -> State:
    """Let seat 0 go out with one spread of four."""
    return play(table("5s 6s 7s", *OTHERS, stock="8s", **options), "0 draw, 0 spread 5s 6s 7s 8s")


def by_two_spreads(**options: object) -> State:
    """Let seat 0 go out with two spreads in the first turn."""
    others = ("9d Jh Kd 9c 2d", "Td 6c Qh 4h 8h")
    state = table("5s 6s 7s 3c 3d", *others, stock="3h", **options)
    return play(state, "0 draw, 0 spread 5s 6s 7s, 0 spread 3c 3d 3h")


def by_late_spread(**options: object) -> State:
    """Let seat 0 lay one spread, and go out with another in the second turn."""
    others = ("9d Jh Kd 9c 2d", "Td 6c Qh 4h 8h")
    state = table("5s 6s 7s 3c 3d", *others, stock="Kc Ks Kh 3h", **options)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kc, 1 draw, 1 discard Ks, 2 draw, 2 discard Kh")
    return play(state, "0 draw, 0 spread 3c 3d 3h")


def by_discard(**options: object) -> State:
    """Let seat 0 go out with the discard."""
    return play(table("5s 6s 7s", *OTHERS, stock="Qs", **options), "0 draw, 0 spread 5s 6s 7s, 0 discard Qs")


@pytest.mark.parametrize("way", [by_hit, by_one_spread, by_two_spreads, by_late_spread])
def test_emptying_the_hand_without_a_discard_is_a_tonk_and_pays_2(way: Way) -> None:
    assert result(way()) == ("tonk", [0], [4, -2, -2])
    assert payments(way()) == [(1, 0, 2, "tonk"), (2, 0, 2, "tonk")]


def test_emptying_the_hand_with_the_discard_is_out_and_pays_1() -> None:
    assert result(by_discard()) == ("out", [0], [2, -1, -1])
    assert payments(by_discard()) == [(1, 0, 1, "out"), (2, 0, 1, "out")]


@pytest.mark.parametrize(
    ("way", "stakes"),
    [
        (by_discard, 3),
        (by_hit, 4),  # the last act is a hit
        (by_one_spread, 4),  # only one spread
        (by_late_spread, 5),  # the last act is the second spread
        (by_two_spreads, 7),  # two spreads and no hit in the first turn
    ],
)
def test_each_way_of_going_out_has_its_own_payment(way: Way, stakes: int) -> None:
    assert result(way(**PAYS))[2] == [2 * stakes, -stakes, -stakes]


def test_without_a_special_payment_the_first_turn_pays_as_two_spreads() -> None:
    assert result(by_two_spreads(pays_two_spreads=5))[2] == [10, -5, -5]


def test_a_hit_in_the_first_turn_forfeits_its_payment() -> None:
    others = ("9d Jh Kd 9c 2d 2h", "Td 6c Qh 4h 8h Ah")
    state = table("5s 6s 7s 3c 3d 8s", *others, stock="3h", **PAYS)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 hit 8s 0, 0 spread 3c 3d 3h")
    assert result(state)[2] == [10, -5, -5]  # the last act is laying the second spread


def test_two_spreads_and_a_last_hit_pay_as_a_tonk() -> None:
    others = ("9d Jh Kd 9c 2d 2h", "Td 6c Qh 4h 8h Ah")
    state = table("5s 6s 7s 3c 3d 8s", *others, stock="3h", **PAYS)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 spread 3c 3d 3h, 0 hit 8s 0")
    assert result(state)[2] == [8, -4, -4]


def test_two_spreads_in_the_first_turn_of_a_later_player_count() -> None:
    others = ("5s 6s 7s 3c 3d", "Td 6c Qh 4h 8h")
    state = table("9d Jh Kd 9c 2d", *others, stock="Kc 3h", **PAYS)
    state = play(state, "0 draw, 0 discard Kc, 1 draw, 1 spread 3c 3d 3h, 1 spread 5s 6s 7s")
    assert result(state)[2] == [-7, 14, -7]


def test_having_slapped_before_forfeits_the_payment_of_the_first_turn() -> None:
    hands = ("5s 6s 7s Jh Kd 9c", "3c 3d 3h Qd 9d Td", "2s 2h 4h Ts 6c 8c")
    state = table(*hands, stock="8s Jd", slap="race", **PAYS)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s, 1 slap 0, 1 discard Qd")
    assert state.own_turn == 1
    state = play(state, "1 draw, 1 spread 3c 3d 3h")
    assert not state.over
    state = play(state, "1 spread 9d Td Jd")
    assert result(state)[2] == [-5, 10, -5]
