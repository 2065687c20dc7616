"""RULES 3, Slapping: who may slap what and when, the extra discard, and race against next_first; J5 and J12."""

import pytest

from engine.play import can, hand, offers, play, result, table, top, why
from tonk import State

HANDS = ("5s 6s 7s Jh 4c", "9s 7h Kd 6d 2d", "Qd Ts 6h 9c 3d")


def slappable(slap: str = "race", *, discard: str = "8s", **options: object) -> State:
    """Let seat 0 lay 5s 6s 7s and discard the 8s."""
    state = table(*HANDS, upcard="8c", stock="8s 9d 2h 3h Qs", slap=slap, **options)
    return play(state, f"0 draw, 0 spread 5s 6s 7s, 0 discard {discard}")


@pytest.mark.parametrize("slap", ["race", "next_first"])
def test_any_player_may_slap_a_discard_that_fits_a_spread(slap: str) -> None:
    assert offers(slappable(slap), verb="slap") == ["0 slap 0", "1 slap 0", "2 slap 0"]
    assert [offers(slappable(slap), seat, "slap") for seat in range(3)] == [[f"{seat} slap 0"] for seat in range(3)]


def test_without_the_option_nobody_slaps() -> None:
    assert why(slappable("off"), "1 slap 0") == "slap-off"
    assert offers(slappable("off"), verb="slap") == []


def test_a_discard_that_fits_nowhere_cannot_be_slapped() -> None:
    state = slappable(discard="Jh")
    assert why(state, "1 slap 0") == "does-not-fit"
    assert offers(state, verb="slap") == []


def test_a_spread_that_is_not_there_cannot_be_slapped() -> None:
    assert why(slappable(), "1 slap 1") == "no-such-spread"


def test_the_race_the_first_puts_the_card_on_the_spread_and_discards_one_more() -> None:
    state = play(slappable(), "2 slap 0")
    assert state.table[0].meaning == state.setup.pack.mask("5s 6s 7s 8s")
    assert top(state) == "8c"
    assert offers(state) == ["2 discard 3d", "2 discard 6h", "2 discard 9c", "2 discard Qd", "2 discard Ts"]
    state = play(state, "2 discard Qd")
    assert (top(state), len(hand(state, 2))) == ("Qd", 4)


def test_the_extra_discard_comes_at_once() -> None:
    state = play(slappable(), "2 slap 0")
    assert why(state, "1 draw") == "not-your-turn"
    assert why(state, "2 draw") == "extra-discard"
    assert why(state, "2 spread Qd Ts 6h") == "extra-discard"
    assert why(state, "1 slap 0") == "slap-late"


def test_after_a_slap_the_turn_goes_to_the_player_after_the_original_discarder() -> None:
    for slapper in ("2 slap 0, 2 discard Qd", "1 slap 0, 1 discard Kd", "0 slap 0"):
        state = play(slappable(), slapper)
        assert (state.turn, state.own_turn) == (1, 1)
        assert {"1 draw", "1 take", "1 drop"} <= set(offers(state, 1))


def test_ones_own_card_is_slapped_without_an_extra_discard() -> None:
    state = play(slappable(), "0 slap 0")
    assert hand(state, 0) == {"Jh", "4c"}
    assert offers(state) == ["1 draw", "1 drop", "1 take"]


def test_an_extra_discard_that_empties_the_hand_ends_it_as_out() -> None:
    hands = ("5s 6s 7s Jh", "3c 3d 3h Kd", "Qd Ts 6h 2c")
    state = table(*hands, stock="4c 5d 8s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 4c, 1 draw, 1 spread 3c 3d 3h, 1 discard 5d")
    state = play(state, "2 draw, 2 discard 8s, 1 slap 0, 1 discard Kd")
    assert result(state) == ("out", [1], [-1, 2, -1])


def test_the_extra_discard_may_be_slapped_in_turn() -> None:
    state = play(slappable(), "1 slap 0, 1 discard 9s")
    assert offers(state, verb="slap") == ["0 slap 0", "1 slap 0", "2 slap 0"]
    state = play(state, "2 slap 0, 2 discard Ts, 0 slap 0, 0 discard Jh")
    assert state.turn == 1
    state = play(state, "1 draw")
    assert why(state, "0 slap 0") == "slap-late"


def test_for_the_extra_discard_the_slapper_is_its_discarder() -> None:
    state = play(slappable(), "1 slap 0, 1 discard 9s, 1 slap 0")
    assert state.phase == 0  # no further extra discard
    assert len(hand(state, 1)) == 4


BEGINNINGS = ["1 touch", "1 draw", "1 take", "1 drop", "1 claim"]


@pytest.mark.parametrize("begin", BEGINNINGS[:4])
def test_once_the_next_player_begins_the_turn_the_card_is_dead_for_slapping(begin: str) -> None:
    state = play(slappable(touch_stock=True), begin)
    assert offers(state, verb="slap") == []
    assert why(state, "2 slap 0") == ("hand-over" if begin == "1 drop" else "slap-late")


def test_a_claim_begins_the_turn_too() -> None:
    hands = ("5s 6s 7s Jh 4c", "9s 7h Kd 6d 2d")
    tiers = [{"at_most": 34, "when": "turn"}]
    state = table(*hands, stock="8s", slap="race", deal_wins=tiers)
    assert can(state, "0 claim")
    assert why(play(state, "0 claim"), "1 slap 0") == "hand-over"


def test_the_next_player_may_take_it_and_hit_with_it_without_an_extra_discard() -> None:
    state = play(slappable(), "1 take, 1 hit 8s 0")
    assert "1 discard Kd" in offers(state)
    assert len(hand(play(state, "1 discard Kd"), 1)) == 4


def test_only_a_card_discarded_by_the_last_act_can_be_slapped() -> None:
    # The 8s lies on the 4s... which comes to light again after the slap and would fit.
    state = table("5s 6s 7s Jh 3h", *HANDS[1:2], "Qd Ts 6h 9c 3d", upcard="4s", stock="8s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s, 0 slap 0")
    assert top(state) == "4s"
    assert why(state, "1 slap 0") == "slap-late"
    assert can(state, "1 take")


def test_the_upcard_cannot_be_slapped() -> None:
    assert why(table(*HANDS, upcard="8s", slap="race"), "0 slap 0") == "slap-late"


def test_no_slap_after_a_turn_without_a_discard() -> None:
    hands = ("5s 6s 7s 4s Jh", *HANDS[1:])
    state = table(*hands, upcard="8s", stock="Kc", slap="race", hit_replaces_discard=True)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 hit 4s 0, 0 end")
    assert top(state) == "8s"
    assert why(state, "2 slap 0") == "slap-late"


def test_a_discard_that_fits_two_spreads_is_slapped_on_either() -> None:
    hands = ("5s 6s 7s 8c 8d 8h Kh", "9s 7h Kd 6d 2d 3c 2h", "Qd Ts 6h 9c 3d 4h 2s")
    state = table(*hands, stock="Jc 8s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 spread 8c 8d 8h, 0 discard Jc, 1 draw, 1 discard 8s")
    assert offers(state, 2, "slap") == ["2 slap 0", "2 slap 1"]


def test_a_slap_obeys_fourth_to_book() -> None:
    hands = ("8c 8d 8h Jh 4c", *HANDS[1:])
    for fourth in (True, False):
        state = table(*hands, stock="Kc 8s", slap="race", fourth_to_book=fourth)
        state = play(state, "0 draw, 0 spread 8c 8d 8h, 0 discard Kc, 1 draw, 1 discard 8s")
        assert can(state, "2 slap 0") == fourth


def test_a_slap_is_no_hit_for_hits_per_turn_and_hit_replaces_discard() -> None:
    for slap in ("race", "next_first"):
        state = slappable(slap, hits_per_turn=1, hit_replaces_discard=True)
        state = play(state, "2 slap 0, 2 discard Qd, 1 draw, 1 hit 9s 0")
        assert offers(state) == ["1 end"]


def test_the_extra_discard_is_free_of_must_spread() -> None:
    hands = (HANDS[0], "3c 3d 3h 6d 2d", HANDS[2].replace("3d", "4d"))
    state = table(*hands, stock="8s", slap="race", must_spread="yes")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s, 1 slap 0")
    assert can(state, "1 discard 2d")


def test_the_card_may_be_named() -> None:
    named = [play(slappable(), text) for text in ("1 slap 0", "1 slap 8s 0", "1 SLAP 8S 0")]
    assert named[0] == named[1] == named[2]
    assert why(slappable(), "1 slap 8c 0") == "slap-not-top"


WILD = {"jokers": 1, "jokers_wild": True}


def test_a_wild_card_as_something_else_must_be_named() -> None:
    state = table(*HANDS, stock="X1", slap="race", **WILD)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard X1")
    assert offers(state, 1, "slap") == ["1 slap X1=4s 0", "1 slap X1=8s 0"]
    assert why(state, "1 slap 0") == "joker-needs-meaning"
    assert play(state, "1 slap X1=8s 0").table[0].meaning == state.setup.pack.mask("5s 6s 7s 8s")


def test_a_wild_two_may_be_slapped_as_itself() -> None:
    hands = ("3s 4s 5s Jh 4c", "9s 7h Kd 6d 2d", "Qd Ts 6h 9c 3d")
    state = table(*hands, stock="2s", slap="race", deuces_wild=True)
    state = play(state, "0 draw, 0 spread 3s 4s 5s, 0 discard 2s")
    assert offers(state, 1, "slap") == ["1 slap 0", "1 slap 2s=6s 0"]
