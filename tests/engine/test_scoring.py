"""RULES 3, stake and scoring; RULES 5, multiple; J6."""

import pytest

from engine.play import dealt, late_table, outcome, payments, play, result, table
from tonk import State

HANDS = ("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h")  # 8, 26 and 26
TWO_SPREADS = ("3c 3d 3h 5s 6s", "Ac 2d 4h 3s 4c", "Qd 2h 5h Ad 5c")  # left: 14 and 23


@pytest.mark.parametrize(
    ("stake", "multiple", "amount"), [(1, 1, 1), (5, 1, 5), (1000, 1, 1000), (1, 2, 2), (5, 3, 15)]
)
def test_payments_are_stakes_times_the_stake_times_the_multiple(stake: int, multiple: int, amount: int) -> None:
    state = play(table(*HANDS, stake=stake, multiple=multiple), "0 drop")
    assert result(state) == ("drop", [0], [2 * amount, -amount, -amount])


def test_before_the_end_nobody_pays_and_the_counts_are_given() -> None:
    found = outcome(table(*HANDS))
    assert (found.ended, found.winners, found.counts, found.net, found.scores) == (
        None,
        (),
        (8, 26, 26),
        (0, 0, 0),
        None,
    )


def scores(state: State) -> list[int] | None:
    """Give the push-up points; nobody pays."""
    found = outcome(state)
    assert found.payments == ()
    assert not any(found.net)
    return None if found.scores is None else list(found.scores)


def test_push_ups_after_a_tonk_with_two_spreads_hands_left_14_0_and_23() -> None:
    hands = (TWO_SPREADS[1], TWO_SPREADS[0], TWO_SPREADS[2])
    state = table(*hands, stock="Kc 7s", preset="push_ups")
    state = play(state, "0 draw, 0 discard Kc, 1 draw, 1 spread 3c 3d 3h, 1 spread 5s 6s 7s")
    assert outcome(state).counts == (14, 0, 23)
    assert scores(state) == [28, 0, 46]


@pytest.mark.parametrize(("options", "factor"), [({}, 2), ({"pays_two_spreads": 5}, 5), ({"pays_first_turn": 7}, 7)])
def test_the_factor_is_what_the_win_would_pay(options: dict[str, object], factor: int) -> None:
    state = table(*TWO_SPREADS, stock="7s", preset="push_ups", **options)
    state = play(state, "0 draw, 0 spread 3c 3d 3h, 0 spread 5s 6s 7s")
    assert scores(state) == [0, 14 * factor, 23 * factor]


def test_a_tonk_with_one_spread_counts_single_and_out_by_the_discard_too() -> None:
    hands = ("3c 3d 3h", "Ac 2d 4h", "Qd 2h 5h")
    tonk = play(table(*hands, stock="3s", preset="push_ups"), "0 draw, 0 spread 3c 3d 3h 3s")
    out = play(table(*hands, stock="9s", preset="push_ups"), "0 draw, 0 spread 3c 3d 3h, 0 discard 9s")
    assert scores(tonk) == scores(out) == [0, 7, 17]
    out = play(table(*hands, stock="9s", preset="push_ups", pays_out=3), "0 draw, 0 spread 3c 3d 3h, 0 discard 9s")
    assert scores(out) == [0, 21, 51]


def test_the_stake_plays_no_part_and_the_multiple_does() -> None:
    hands = ("3c 3d 3h", "Ac 2d 4h", "Qd 2h 5h")
    state = table(*hands, stock="9s", preset="push_ups", stake=25, multiple=2)
    assert scores(play(state, "0 draw, 0 spread 3c 3d 3h, 0 discard 9s")) == [0, 14, 34]


def test_a_drop_adds_the_counts_of_the_others_once() -> None:
    assert scores(play(table(*HANDS, preset="push_ups", pays_drop=4), "0 drop")) == [0, 26, 26]


def test_a_caught_dropper_scores_like_any_loser() -> None:
    state = play(table(HANDS[1], HANDS[0], HANDS[2], preset="push_ups"), "0 drop")
    assert result(state)[1] == [1]
    assert scores(state) == [26, 0, 26]


def test_at_stock_out_the_lowest_add_nothing() -> None:
    state = late_table(0, *HANDS, preset="push_ups", pays_stock=5)
    assert scores(play(state, "0 draw")) == [0, 26, 26]


def test_a_deal_win_counts_as_often_as_it_pays_the_highest_of_several() -> None:
    hands = ("Kc Kd Qh Ts Jc", "4s 5s 6s 7s 8s")
    assert scores(dealt("push_ups", *hands)) == [0, 60]
    nine = ("Kc Kd Qh Ts Jc", "Ac Ad As 2c 4c", "4s 5s 6s 7s 8s")
    assert scores(dealt("push_ups", *nine, deal_wins="49_50_9_triple", deal_win_contest="all")) == [0, 0, 90]


def test_a_claim_counts_as_often_as_it_pays() -> None:
    hands = ("Kh Ks Qc Td 9c", "4s 5s 6s 7s 8s")
    for menu, factor in (("big_50", 1), ("big_50_49_double", 2)):
        assert scores(play(dealt("push_ups", *hands, deal_wins=menu), "0 claim")) == [0, 30 * factor]


def test_thrown_in_and_dead_hands_add_nothing() -> None:
    assert scores(dealt("push_ups", "Kc Kd Qh Ts Jc", "Kh Ks Qc Td 9c")) == [0, 0]
    assert scores(play(late_table(0, *HANDS, preset="push_ups", stock_out="dead"), "0 draw")) == [0, 0, 0]


def test_every_seat_that_is_not_a_winner_scores() -> None:
    hands = ("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s", "8c 4s 8s")  # 9, 8, 4 and 20: seat 1 caught too, but is no winner
    assert scores(play(table(*hands, preset="push_ups"), "0 drop")) == [9, 8, 0, 20]


def test_free_held_spreads_do_not_score() -> None:
    hands = ("Ac 2d 5h Ad", "9d 9h 9s Kd")
    assert scores(play(table(*hands, preset="push_ups", held_spreads="free"), "0 drop")) == [0, 10]
    assert scores(play(table(*hands, preset="push_ups"), "0 drop")) == [0, 37]


def test_stakes_have_no_scores() -> None:
    state = play(table(*HANDS), "0 drop")
    assert outcome(state).scores is None
    assert payments(state)
