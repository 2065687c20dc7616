"""RULES 2, Turn; RULES 3, return_taken, take_must_use and touch_stock; J1 and J10."""

import pytest

from engine.play import can, hand, late_table, offers, play, result, table, top, why
from tonk import IllegalActionError, State, apply, why_not

QUIET = ("5c 8d Jh Qs 2d", "9d 7h Kd 4s 3c")


def start(**options: object) -> State:
    """Give a table where nobody holds a spread; seat 0 begins, the Js is turned up and the 9h drawn first."""
    return table(*QUIET, upcard="Js", stock="9h Tc 6d", **options)


def test_a_turn_begins_with_a_drop_a_draw_or_a_take() -> None:
    assert offers(start()) == ["0 draw", "0 drop", "0 take"]


@pytest.mark.parametrize("text", ["0 discard 5c", "0 end"])
def test_nothing_else_comes_first(text: str) -> None:
    assert why(start(), text) == "draw-first"


def test_a_draw_puts_the_top_card_of_the_stock_in_the_hand() -> None:
    state = play(start(), "0 draw")
    assert "9h" in hand(state, 0)
    assert state.stock_left == start().stock_left - 1


def test_a_take_puts_the_top_discard_in_the_hand() -> None:
    state = play(start(), "0 take")
    assert "Js" in hand(state, 0)
    assert (top(state), state.stock_left) == (None, start().stock_left)


@pytest.mark.parametrize("text", ["0 draw", "0 take", "0 claim"])
def test_only_one_card_is_drawn_or_taken(text: str) -> None:
    assert why(play(start(), "0 draw"), text) == "already-drawn"
    assert why(play(start(), "0 take"), text) == "already-drawn"


def test_a_discard_ends_the_turn() -> None:
    state = play(start(), "0 draw, 0 discard Qs")
    assert (state.turn, top(state)) == (1, "Qs")
    assert why(state, "0 draw") == "not-your-turn"


def test_any_card_of_the_hand_may_be_discarded_the_one_drawn_too() -> None:
    assert offers(play(start(), "0 draw"), verb="discard") == [
        f"0 discard {card}" for card in ("2d", "5c", "8d", "9h", "Jh", "Qs")
    ]


def test_a_turn_does_not_end_without_a_discard() -> None:
    assert why(play(start(), "0 draw"), "0 end") == "end-needs-hit"


def test_a_card_that_is_not_in_the_hand_is_not_discarded() -> None:
    assert why(play(start(), "0 draw"), "0 discard Kd") == "not-in-hand"


@pytest.mark.parametrize(
    "text", ["1 draw", "1 take", "1 drop", "1 discard 9d", "1 spread 9d 7h Kd", "1 end", "1 claim"]
)
def test_nobody_acts_in_the_turn_of_another(text: str) -> None:
    assert why(start(), text) == "not-your-turn"
    assert why(play(start(), "0 draw"), text) == "not-your-turn"


def test_the_card_just_taken_may_not_be_discarded_again() -> None:
    state = play(start(), "0 take")
    assert why(state, "0 discard Js") == "just-taken"
    assert "0 discard Js" not in offers(state)


def test_the_card_just_taken_may_be_discarded_when_it_is_the_only_one() -> None:
    state = play(table("3c 3d 3h", "9d 7h Kd", upcard="Js"), "0 take, 0 spread 3c 3d 3h")
    assert offers(state) == ["0 discard Js"]
    assert result(play(state, "0 discard Js"))[0] == "out"


def test_the_card_taken_may_be_discarded_in_a_later_turn() -> None:
    state = play(start(), "0 take, 0 discard Qs, 1 draw, 1 discard Kd, 0 draw")
    assert can(state, "0 discard Js")


@pytest.mark.parametrize("card", ["Ac", "Ks"])
def test_the_first_and_the_last_card_of_the_pack_are_no_exception(card: str) -> None:
    state = play(table(*QUIET, upcard=card), "0 take")
    assert f"0 discard {card}" not in offers(state)
    assert why(state, f"0 discard {card}") == "just-taken"


def test_a_refused_action_is_not_played() -> None:
    state = start()
    with pytest.raises(IllegalActionError, match="It is seat 0's turn") as refused:
        apply(state, "1 draw")
    assert refused.value.refusals == (why_not(state, "1 draw"),)
    assert state == start()


def test_return_taken_allows_it() -> None:
    assert can(play(start(return_taken=True), "0 take"), "0 discard Js")


def test_with_take_must_use_a_card_that_fits_nowhere_is_not_taken() -> None:
    state = start(take_must_use=True)
    assert why(state, "0 take") == "take-unusable"
    assert offers(state) == ["0 draw", "0 drop"]


def test_with_take_must_use_the_next_act_uses_the_card() -> None:
    state = play(table("3c 3d 5c 6c 7c", QUIET[1].replace("3c", "3s"), upcard="3h", take_must_use=True), "0 take")
    assert offers(state) == ["0 spread 3c 3d 3h"]
    assert why(state, "0 spread 5c 6c 7c") == "use-taken"
    assert why(state, "0 discard 5c") == "use-taken"
    assert can(play(state, "0 spread 3c 3d 3h"), "0 spread 5c 6c 7c")


def test_with_take_must_use_a_hit_will_do() -> None:
    state = table("5c 6c 7c Qs 2d", "9d 7h Kd 4s 8c", stock="9h", take_must_use=True)
    state = play(state, "0 draw, 0 spread 5c 6c 7c, 0 discard 9h, 1 draw, 1 discard 8c, 0 take")
    assert offers(state) == ["0 hit 8c 0"]
    assert can(play(state, "0 hit 8c 0"), "0 discard Qs")


def test_touching_needs_the_option() -> None:
    assert why(start(), "0 touch") == "touch-off"


def test_touching_the_stock_commits_to_drawing() -> None:
    state = play(start(touch_stock=True), "0 touch")
    assert offers(state) == ["0 draw"]
    assert why(state, "0 take") == "touched"
    assert why(state, "0 drop") == "drop-at-start"
    assert why(state, "0 claim") == "touched"
    assert why(state, "0 touch") == "touched"
    assert "9h" in hand(play(state, "0 draw"), 0)


def test_touching_is_optional_before_a_draw() -> None:
    assert offers(start(touch_stock=True)) == ["0 draw", "0 drop", "0 take", "0 touch"]


def test_an_empty_stock_cannot_be_touched() -> None:
    state = late_table(0, *QUIET, touch_stock=True)
    assert why(state, "0 touch") == "touch-empty"
    assert "0 touch" not in offers(state)


def test_after_the_end_of_the_hand_nothing_is_legal() -> None:
    state = play(start(slap="race"), "0 drop")
    assert offers(state) == []
    for text in ("0 draw", "1 draw", "1 take", "0 discard 5c", "1 drop", "0 end", "1 slap 0", "0 claim"):
        assert why(state, text) == "hand-over"
