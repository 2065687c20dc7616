"""RULES 2, the empty stock and repetition; RULES 3, stock_end, stock_out, stock_out_tie and pays_stock; J2 and J3."""

import pytest

from engine.play import can, late_table, offers, play, result, table

HANDS = ("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h")  # 8, 26 and 26


def test_the_last_card_of_the_stock_does_not_end_the_hand() -> None:
    state = play(late_table(1, *HANDS), "0 draw")
    assert state.stock_left == 0
    state = play(state, offers(state, verb="discard")[-1])
    assert not state.over


def test_wanting_to_draw_from_an_empty_stock_ends_the_hand_and_the_lowest_count_is_paid() -> None:
    state = late_table(0, *HANDS)
    assert can(state, "0 draw")
    assert result(play(state, "0 draw")) == ("stock", [0], [2, -1, -1])


def test_with_an_empty_stock_a_player_may_take_and_may_drop() -> None:
    state = late_table(0, *HANDS)
    assert offers(state) == ["0 draw", "0 drop", "0 take"]
    assert result(play(state, "0 drop")) == ("drop", [0], [2, -1, -1])
    state = play(state, "0 take, 0 discard 5h, 1 take, 1 discard Kd")
    assert not state.over
    assert result(play(state, "2 draw"))[0] == "stock"


TIED = ("Ac 2d 5h", "Ad 2c 5d", "Qd Ts 6h", "9d 7h Kd")  # 8, 8, 26 and 26


def test_each_of_several_lowest_is_paid_by_each_of_the_others() -> None:
    assert result(play(late_table(0, *TIED), "0 draw")) == ("stock", [0, 1], [2, 2, -2, -2])


def test_equal_lowest_counts_may_make_a_dead_hand() -> None:
    assert result(play(late_table(0, *TIED, stock_out_tie="dead"), "0 draw")) == ("dead", [], [0, 0, 0, 0])


@pytest.mark.parametrize("dealer", range(4))
def test_or_only_the_lowest_nearest_to_the_dealers_left_is_paid(dealer: int) -> None:
    # Let all pass until the stock is empty; whoever is to move wants to draw.
    state = table(*TIED, dealer=dealer, stock_out_tie="nearest_left")
    while state.stock_left:
        seat, card = state.turn, state.setup.pack.names[state.setup.stock[state.drawn]]
        state = play(state, f"{seat} draw, {seat} discard {card}")
    winner = {0: 1, 1: 0, 2: 0, 3: 0}[dealer]
    net = [3 if seat == winner else -1 for seat in range(4)]
    assert result(play(state, f"{state.turn} draw")) == ("stock", [winner], net)


def test_when_all_counts_are_equal_everybody_wins_and_nobody_pays() -> None:
    equal = ("Ac 2d 5h", "Ad 2c 5d")
    assert result(play(late_table(0, *equal), "0 draw")) == ("stock", [0, 1], [0, 0])
    assert result(play(late_table(0, *equal, stock_out_tie="dead"), "0 draw")) == ("dead", [], [0, 0])
    assert result(play(late_table(0, *equal, stock_out_tie="nearest_left"), "0 draw"))[2] in ([1, -1], [-1, 1])


def test_a_dead_stock_pays_nobody() -> None:
    assert result(play(late_table(0, *HANDS, stock_out="dead"), "0 draw")) == ("dead", [], [0, 0, 0])


def test_pays_stock_is_what_the_lowest_gets() -> None:
    assert result(play(late_table(0, *HANDS, pays_stock=4), "0 draw")) == ("stock", [0], [8, -4, -4])


def test_with_stock_end_emptied_the_hand_ends_with_the_turn_that_drew_the_last_card() -> None:
    state = play(late_table(1, *HANDS, stock_end="emptied", last="9c"), "0 draw")
    assert not state.over  # the turn goes on: it may still be a tonk
    assert result(play(state, "0 discard 9c")) == ("stock", [0], [2, -1, -1])


def test_with_stock_end_emptied_the_last_player_may_still_win() -> None:
    state = late_table(1, "3c 3d 3h", *HANDS[1:], stock_end="emptied", last="3s")
    assert result(play(state, "0 draw, 0 spread 3c 3d 3h 3s"))[0] == "tonk"
    assert result(play(state, "0 draw, 0 spread 3c 3d 3h, 0 discard 3s"))[0] == "out"


def test_with_stock_end_emptied_ties_and_dead_hands_are_as_ever() -> None:
    for options, ended in (({}, "stock"), ({"stock_out": "dead"}, "dead"), ({"stock_out_tie": "dead"}, "dead")):
        state = play(late_table(1, *TIED, stock_end="emptied", last="9c", **options), "0 draw, 0 discard 9c")
        assert result(state)[0] == ended


def test_with_stock_end_emptied_the_last_discard_cannot_be_slapped() -> None:
    state = late_table(2, "5s 6s 7s 2d", "9d 7h Kd 3c", stock_end="emptied", last="9c 8s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 9c, 1 draw, 1 discard 8s")
    assert state.over
    assert offers(state) == []


def test_a_position_that_comes_up_for_the_third_time_ends_the_hand_at_once() -> None:
    hands = ("Ac 2d Qd", "9d 7h Kd")
    state = table(*hands, upcard="Qs", return_taken=True)
    state = play(state, "0 take, 0 discard Qs")  # the first time with seat 1 to move
    ends = []
    for _ in range(2):
        for text in ("1 take, 1 discard Qs", "0 take, 0 discard Qs"):
            state = play(state, text)
            ends.append(state.over)
    assert ends == [False, False, False, True]
    assert result(state) == ("stock", [0], [1, -1])


def test_the_position_right_after_the_deal_is_not_counted() -> None:
    state = table("Ac 2d Qd", "9d 7h Kd", upcard="Qs", return_taken=True)
    for _ in range(2):
        state = play(state, "0 take, 0 discard Qs, 1 take, 1 discard Qs")
    # Seat 0 to move with this position: after the deal (not counted) and twice since.
    assert not state.over


def test_a_draw_between_makes_another_position() -> None:
    state = table("Ac 2d Qd", "9d 7h Kd", upcard="Qs", return_taken=True, stock="3c")
    state = play(state, "0 take, 0 discard Qs, 1 take, 1 discard Qs, 0 take, 0 discard Qs")
    state = play(state, "1 draw, 1 discard 3c, 0 take, 0 discard 3c, 1 take, 1 discard 3c, 0 take, 0 discard 3c")
    assert not state.over


def test_cards_that_wander_round_make_other_positions() -> None:
    state, turns = table("Qs Kd 2d", "Qh Kh 7h", upcard="Js"), 0
    while not state.over:  # three cards between two players: six turns until all lies as before
        gives = ("Qs", "Qh", "Js", "Qs", "Qh", "Js")[turns % 6]
        state = play(state, f"{state.turn} take, {state.turn} discard {gives}")
        turns += 1
    assert turns == 13


def test_waits_are_part_of_the_position() -> None:
    options = {"wait_after_spread": 2, "return_taken": True}
    hands = ("3c 3d 3h Qd", "9d 7h Kd Kh")
    state = play(table(*hands, stock="Qs", **options), "0 draw, 0 spread 3c 3d 3h, 0 discard Qs")
    turns = 0
    while not state.over:
        state = play(state, f"{state.turn} take, {state.turn} discard Qs")
        turns += 1
    # Noted with seat 1 to move: wait 2, then 1 and 0, 0, 0 after the turns of seat 0. With seat 0 to move: waits
    # 2, 1, 0, 0, 0, the last at turn 9; the third 0 with seat 1 to move comes at turn 8.
    assert turns == 8


def test_a_repetition_pays_as_an_empty_stock() -> None:
    for options, ended in (({"stock_out": "dead"}, "dead"), ({"pays_stock": 3}, "stock")):
        state = table("Ac 2d Qd", "9d 7h Kd", upcard="Qs", return_taken=True, **options)
        for _ in range(2):
            state = play(state, "0 take, 0 discard Qs, 1 take, 1 discard Qs")
        state = play(state, "0 take, 0 discard Qs")
        assert result(state)[0] == ended


def test_a_repetition_with_an_empty_stock_ends_the_hand_too() -> None:
    state = late_table(0, *HANDS[:2], last="9c", return_taken=True)  # noted once with seat 0 to move
    state = play(state, "0 take, 0 discard 9c, 1 take, 1 discard 9c, 0 take, 0 discard 9c, 1 take")
    assert not state.over
    assert result(play(state, "1 discard 9c")) == ("stock", [0], [1, -1])
