"""RULES 3, Waiting: wait_after_spread, wait_after_hit, wait_own_hit and wait_stacking."""

import pytest

from engine.play import can, pass_on, play, result, table, why
from tonk import State

HANDS = ("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h", "3s Td 7h 6d 2d")
STOCK = "Kh Kd Ks Qc Qh Qs Jc Jd"


def laid(*more: str, **options: object) -> State:
    """Let seat 0 draw, lay 5s 6s 7s and go on."""
    return play(table(*HANDS, upcard="9c", stock=STOCK, **options), "0 draw, 0 spread 5s 6s 7s", *more)


def turns_without_drop(state: State, seat: int) -> int:
    """Count how many of the next own turns of a seat pass before it may drop."""
    count = 0
    while True:
        while state.turn != seat:
            state = pass_on(state, 1)
        if can(state, f"{seat} drop"):
            return count
        assert why(state, f"{seat} drop") == "waits"
        count, state = count + 1, pass_on(state, 1)


@pytest.mark.parametrize("turns", range(6))
def test_after_a_spread_a_player_waits_so_many_own_turns(turns: int) -> None:
    assert turns_without_drop(laid("0 discard Kh", wait_after_spread=turns), 0) == turns


def test_in_the_usual_waiting_game_the_fourth_turn_is_free_again() -> None:
    assert turns_without_drop(laid("0 discard Kh", preset="waiting"), 0) == 3


def test_nobody_else_waits_after_a_spread() -> None:
    state = laid("0 discard Kh", wait_after_spread=3)
    assert can(state, "1 drop")


@pytest.mark.parametrize("turns", range(6))
def test_after_a_hit_the_owner_of_the_spread_waits_so_many_own_turns(turns: int) -> None:
    state = laid("0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd", wait_after_hit=turns)
    assert turns_without_drop(state, 0) == turns


def test_the_hitter_does_not_wait() -> None:
    state = laid("0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd", wait_after_hit=2)
    assert state.waits == (2, 0, 0)


def test_two_spreads_add_up() -> None:
    hands = ("5s 6s 7s 3c 3d Kc", "8s 9s Jh Qd 2h 4c", "3s Td 7h 6d 2d 4d")
    state = play(table(*hands, stock="3h", wait_after_spread=2), "0 draw, 0 spread 5s 6s 7s, 0 spread 3c 3d 3h")
    assert state.waits == (4, 0, 0)


def test_hitting_ones_own_spread_makes_one_wait_too() -> None:
    assert laid("0 hit 4s 0", wait_after_hit=1).waits == (1, 0, 0)


def test_without_wait_own_hit_it_does_not() -> None:
    assert laid("0 hit 4s 0", wait_after_hit=1, wait_own_hit=False).waits == (0, 0, 0)
    state = laid("0 discard Kh, 1 draw, 1 hit 8s 0", wait_after_hit=1, wait_own_hit=False)
    assert state.waits == (1, 0, 0)


TWO_HITS = "0 discard Kh, 1 draw, 1 hit 8s 0, 1 hit 9s 0, 1 discard Kd, 2 draw, 2 discard Ks"


def test_all_waits_add_up() -> None:
    assert laid(TWO_HITS, wait_after_hit=2).waits == (4, 0, 0)
    assert laid(TWO_HITS, wait_after_hit=2, wait_after_spread=3).waits == (7, 0, 0)


def test_once_a_round_hits_by_others_between_two_turns_count_once() -> None:
    assert laid(TWO_HITS, wait_after_hit=2, wait_stacking="once_a_round").waits == (2, 0, 0)


def test_once_a_round_hits_by_two_others_count_once() -> None:
    hits = "0 hit 4s 0, 0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd, 2 draw, 2 hit 3s 0, 2 discard Ks"
    state = laid(hits, wait_after_hit=1, wait_stacking="once_a_round")
    assert state.waits == (2, 0, 0)  # one for the own hit, one for those of the others


def test_once_a_round_own_hits_add_up() -> None:
    hands = ("5s 6s 7s 4s 8s Kc", "9s Jh Qd 2h 3c 3d", "3s Td 7h 6d 2d 4d")
    state = play(table(*hands, stock="Kh", wait_after_hit=2, wait_stacking="once_a_round"), "0 draw")
    state = play(state, "0 spread 5s 6s 7s, 0 hit 4s 0, 0 hit 8s 0")
    assert state.waits == (4, 0, 0)


def test_once_a_round_a_hit_after_the_own_turn_counts_again() -> None:
    state = laid("0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd", wait_after_hit=2, wait_stacking="once_a_round")
    state = play(pass_on(state, 1), "0 draw, 0 discard Qc, 1 draw, 1 hit 9s 0")
    assert state.waits == (3, 0, 0)  # 2, one turn gone, 2 more


def test_the_wait_falls_by_one_at_the_start_of_the_turn() -> None:
    state = pass_on(laid("0 discard Kh", wait_after_spread=2), 2)
    assert state.waits[0] == 2
    assert play(state, "0 draw").waits[0] == 1
    assert play(state, "0 take").waits[0] == 1


def test_touching_the_stock_starts_the_turn() -> None:
    state = pass_on(laid("0 discard Kh", wait_after_spread=2, touch_stock=True), 2)
    assert play(state, "0 touch").waits[0] == 1
    assert play(state, "0 touch, 0 draw").waits[0] == 1


def test_waits_earned_during_the_turn_are_for_later_turns() -> None:
    state = laid("0 discard Kh", wait_after_spread=1)
    assert turns_without_drop(state, 0) == 1


def test_waiting_does_not_stop_a_win_by_getting_rid_of_all_cards() -> None:
    hands = ("5s 6s 7s 4s", "8s 9s Jh Qd", "3s Td 7h 6d")
    state = play(table(*hands, stock="8h", wait_after_spread=5), "0 draw, 0 spread 5s 6s 7s, 0 hit 4s 0")
    assert result(play(state, "0 discard 8h"))[0] == "out"


def test_a_player_who_waits_may_be_the_lowest_when_another_drops() -> None:
    state = laid("0 discard Kc", wait_after_spread=5)  # 4s and Kh are left: 14
    assert result(play(state, "1 drop"))[:2] == ("caught", [0])


def test_a_slap_on_a_spread_makes_its_owner_wait() -> None:
    state = laid("0 discard Kh, 1 draw, 1 discard 8s", wait_after_hit=2, slap="race")
    assert play(state, "2 slap 0").waits == (2, 0, 0)
    assert play(state, "0 slap 0").waits == (2, 0, 0)
