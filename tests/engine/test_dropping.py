"""RULES 2, drop and caught; RULES 3, first_drop_turn, pays_drop and the catch schemes; RULES 7."""

import pytest

from engine.play import late_table, pass_on, payments, play, result, table, why
from tonk import Rules
from tonk.rules.dropping import CATCH_SCHEMES


def settled(counts: tuple[int, ...], dropper: int, dealer: int, **options: object) -> list[int]:
    """Settle a drop with these counts and give what each seat gets in all."""
    rules = Rules.preset("classic", **options)
    from_left = tuple((dealer + 1 + k) % len(counts) for k in range(len(counts)))
    caught = rules.dropping.settle_caught(counts, dropper, from_left)
    assert caught is not None
    net = [0] * len(counts)
    for payer, to, stakes, _ in caught.dues:
        net[payer] -= stakes
        net[to] += stakes
    return net


def test_a_dropper_with_the_lowest_count_gets_1_from_each() -> None:
    state = play(table("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h"), "0 drop")
    assert result(state) == ("drop", [0], [2, -1, -1])
    assert payments(state) == [(1, 0, 1, "drop"), (2, 0, 1, "drop")]


def test_a_lower_count_catches_the_dropper() -> None:
    state = play(table("Ac 2d 5h", "Ad 2c 3h", "Qd Ts 6h"), "0 drop")
    assert result(state) == ("caught", [1], [-2, 3, -1])
    assert payments(state) == [(0, 1, 2, "catch"), (2, 1, 1, "lowest")]


def test_a_tie_catches_the_dropper() -> None:
    state = play(table("Ac Ad 3h", "Ah As 3d", "9d 2h 2s"), "0 drop")  # 5, 5 and 13
    assert result(state) == ("caught", [1], [-2, 3, -1])


def test_all_tied_lowest_share_the_catch() -> None:
    state = play(table("Ac 2d 6h", "Ad 2c 4h", "Ah 2s 4d", "3c 4s 5s"), "0 drop")  # 9, 7, 7 and 12
    assert result(state) == ("caught", [1, 2], [-4, 3, 3, -2])
    assert payments(state) == [(0, 1, 2, "catch"), (0, 2, 2, "catch"), (3, 1, 1, "lowest"), (3, 2, 1, "lowest")]


def test_everyone_with_a_count_up_to_the_droppers_is_paid_double_and_the_lowest_more() -> None:
    state = play(table("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s", "8c 4s 8s"), "0 drop")  # 9, 8, 4 and 20
    assert result(state) == ("caught", [2], [-4, 1, 4, -1])


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("catch", "net"),
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
def test_the_catch_schemes_with_counts_9_8_4_and_20(catch: str, net: list[int], dealer: int) -> None:
    assert settled((9, 8, 4, 20), 0, dealer, catch=catch) == net


@pytest.mark.parametrize(
    ("catch", "net"),
    [
        ("standard", [-4, 3, 3, -2]),
        ("low_only", [-4, 3, 3, -2]),  # 2 to each of L, 1 from 3 to each
        ("everyones_stake", [-4, 2, 2, 0]),  # n - 2 = 2 to each
        ("single_each", [-4, 3, 3, -2]),  # 1 + 1 to each, 1 from 3 to each
        ("double_to_all", [-6, 2, 2, 2]),
        ("catchers_double", [-4, 2, 2, 0]),
        ("catchers_fourfold", [-8, 4, 4, 0]),
        ("per_player", [-16, 8, 8, 0]),  # each of the tied is paid in full (J13)
        ("low_from_everyone", [-6, 4, 4, -2]),  # 2 + 1 to each, 1 from 3 to each
    ],
)
def test_the_catch_schemes_with_a_tie_for_the_lowest(catch: str, net: list[int]) -> None:
    assert settled((9, 7, 7, 12), 0, 0, catch=catch) == net


@pytest.mark.parametrize(
    ("dealer", "net"), [(0, [-5, 5, 0, 0]), (1, [-5, 0, 5, 0]), (2, [-5, 5, 0, 0]), (3, [-5, 5, 0, 0])]
)
def test_five_to_low_pays_only_the_tied_one_nearest_to_the_dealers_left(dealer: int, net: list[int]) -> None:
    assert settled((9, 7, 7, 12), 0, dealer, catch="five_to_low") == net


def test_with_five_to_low_the_one_who_is_paid_is_the_winner() -> None:
    hands = ("Ac 2d 6h", "Ad 2c 4h", "Ah 2s 4d", "3c 4s 5s")
    assert result(play(table(*hands, catch="five_to_low"), "0 drop")) == ("caught", [1], [-5, 5, 0, 0])
    state = late_table(20, *hands, catch="five_to_low")
    seat = next(s for k in range(1, 5) if (s := (state.setup.dealer + k) % 4) in (1, 2))
    assert result(play(state, "0 drop"))[1] == [seat]


def test_double_to_all_pays_those_who_did_not_catch_too() -> None:
    state = play(table("Ac 2d 5h", "Ad 2c 3h", "Qd Ts 6h", catch="double_to_all"), "0 drop")
    assert payments(state) == [(0, 1, 2, "catch"), (0, 2, 2, "catch")]


def test_each_pair_and_reason_is_one_payment() -> None:
    state = play(table("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s", "8c 4s 8s", catch="low_from_everyone"), "0 drop")
    assert payments(state) == [(0, 1, 2, "catch"), (0, 2, 3, "catch"), (1, 2, 1, "lowest"), (3, 2, 1, "lowest")]


def test_a_scheme_without_payments_from_others_lists_none() -> None:
    state = play(table("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s", "8c 4s 8s", catch="five_to_low"), "0 drop")
    assert payments(state) == [(0, 2, 5, "catch")]


def test_there_are_ten_schemes() -> None:
    assert len(CATCH_SCHEMES) == 10


def test_pays_drop_is_what_a_drop_brings() -> None:
    state = play(table("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h", pays_drop=4), "0 drop")
    assert result(state) == ("drop", [0], [8, -4, -4])


def test_a_drop_comes_only_at_the_start_of_the_turn() -> None:
    state = table("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h")
    assert why(play(state, "0 draw"), "0 drop") == "drop-at-start"
    assert why(state, "1 drop") == "not-your-turn"


@pytest.mark.parametrize("first", [1, 2, 3])
def test_first_drop_turn_is_the_first_own_turn_with_a_drop(first: int) -> None:
    state = table("Ac 2d 5h", "9d 7h Kd", "Qd Ts 6h", first_drop_turn=first)
    for own_turn in (1, 2, 3):
        for seat in range(3):
            refused = own_turn < first
            assert (why(state, f"{seat} drop") == "drop-too-early") if refused else play(state, f"{seat} drop").over
            state = pass_on(state, 1)
