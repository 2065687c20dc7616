"""RULES 3, Wild cards and min_naturals; J4."""

import pytest

from engine.play import can, offers, play, table, why
from tonk import NotationError, State

OTHER = "9h 6c 4h Kd 8d"
WILD = {"jokers": 2, "jokers_wild": True, "deuces_wild": True}


def holding(cards: str, drawn: str = "Jc", **options: object) -> State:
    """Let seat 0 hold these five cards and draw another."""
    return play(table(cards, OTHER, upcard="9d", stock=drawn, **{**WILD, **options}), f"{0} draw")


@pytest.mark.parametrize(
    "spread",
    [
        "5s X1=6s 7s",  # in the middle
        "X1=4s 5s X2=6s",  # two wild, one natural
        "5s 7s 2c=6s",  # a wild 2
        "5s X1=5c 2c=5d",  # a book
        "5s X1=6s 7s 2c=8s",  # a longer run
    ],
)
def test_a_wild_card_stands_for_one_named_card(spread: str) -> None:
    assert can(holding("5s 7s X1 X2 2c"), f"0 spread {spread}")


def test_a_wild_card_keeps_its_meaning() -> None:
    state = play(holding("5s 7s X1 6s 8s"), "0 spread 5s X1=6s 7s")
    assert why(state, "0 hit 6s 0") == "does-not-fit"
    assert can(state, "0 hit 8s 0")


def test_a_wild_card_may_stand_for_a_card_wherever_that_is() -> None:
    state = play(holding("5s 7s X1 6s Qd"), "0 spread 5s X1=6s 7s")  # the 6s is in the hand
    assert can(state, "0 discard 6s")
    assert can(holding("8h Th X1 Qd Qs"), "0 spread 8h X1=9h Th")  # the 9h is in the other hand
    assert can(holding("9c 9s X1 Qd Qs"), "0 spread 9c 9s X1=9d")  # the 9d lies on the pile


def test_a_wild_card_may_not_stand_for_a_removed_rank() -> None:
    state = play(table("5s 7s X1 6s Qd", "6c 4h Kd 3c 5d", stock="Jc", pack=40, **WILD), "0 draw")
    with pytest.raises(NotationError, match="is not in the pack in use"):
        can(state, "0 spread 6s 7s X1=8s")
    assert can(state, "0 spread 6s 7s X1=Js")


def test_a_spread_needs_a_card_that_stands_for_itself() -> None:
    assert why(holding("2c 2d X1 X2 Qd"), "0 spread 2c=3c X1=4c X2=5c") == "too-few-naturals"
    assert can(holding("2c 2d X1 X2 Qd"), "0 spread 2c=2c X1=3c X2=4c")


def test_min_naturals_2_asks_for_two() -> None:
    assert can(holding("5s 7s X1 X2 Qd"), "0 spread 5s X1=6s X2=7s")
    assert why(holding("5s 7s X1 X2 Qd", min_naturals=2), "0 spread 5s X1=6s X2=4s") == "too-few-naturals"
    assert can(holding("5s 7s X1 X2 Qd", min_naturals=2), "0 spread 5s X1=6s 7s X2=8s")
    assert offers(holding("5s Kh X1 X2 Qd", min_naturals=2), verb="spread") == []


def test_a_book_has_each_suit_once_and_wild_cards_count_as_what_they_stand_for() -> None:
    state = holding("5s 5c X1 X2 2h")
    assert why(state, "0 spread 5s 5c X1=5s") == "not-a-spread"
    assert can(state, "0 spread 5s 5c X1=5d X2=5h")


def test_a_book_never_has_more_than_four_cards() -> None:
    state = play(holding("5s 5c 5d X1 X2"), "0 spread 5s 5c 5d X1=5h")
    assert offers(state, verb="hit") == []
    assert why(state, "0 hit X2=5s 0") == "spread-full"


def test_a_two_may_be_itself() -> None:
    state = holding("Ac 2c 3c 2h Qd")
    assert can(state, "0 spread Ac 2c 3c")
    laid = [play(state, f"0 spread Ac {two} 3c") for two in ("2c", "2c=2c")]
    assert laid[0] == laid[1]


def test_three_twos_are_a_natural_book() -> None:
    state = play(holding("2c 2d 2h Kc Qd"), "0 spread 2c 2d 2h")
    assert state.table[0].natural


def test_a_spread_with_a_card_that_stands_for_another_is_not_natural() -> None:
    assert not play(holding("5s 7s X1 Kc Qd"), "0 spread 5s X1=6s 7s").table[0].natural
    assert not play(holding("2c 2d X1 Kc Qd"), "0 spread 2c 2d X1=2h").table[0].natural


def test_a_joker_always_needs_a_meaning() -> None:
    state = holding("5s 7s X1 6s Kc")
    assert why(state, "0 spread 5s X1 7s") == "joker-needs-meaning"
    state = play(state, "0 spread 5s 6s 7s")
    assert why(state, "0 hit X1 0") == "joker-needs-meaning"
    assert can(state, "0 hit X1=8s 0")


def test_wild_cards_may_be_drawn_and_discarded_like_any_other() -> None:
    state = holding("5s 7s 2d 6s Kc", drawn="X1")
    assert can(state, "0 discard X1")
    assert can(state, "0 discard 2d")
    assert can(play(state, "0 discard X1"), "1 take")


def test_dead_jokers_fit_no_spread() -> None:
    state = play(table("5s 7s X1 6s Kc", OTHER, stock="Jc", jokers=2), "0 draw")
    assert why(state, "0 spread 5s 6s 7s X1") == "joker-dead"
    with pytest.raises(NotationError, match="X1 is not wild"):
        can(state, "0 spread 5s X1=6s 7s")
    state = play(state, "0 spread 5s 6s 7s")
    assert why(state, "0 hit X1 0") == "joker-dead"
    assert can(state, "0 discard X1")


def test_twos_are_not_wild_by_default() -> None:
    with pytest.raises(NotationError, match="2d is not wild"):
        can(holding("5s 7s X1 2d Kc", deuces_wild=False), "0 spread 5s 2d=6s 7s")


def test_legal_lists_one_action_for_each_distinct_table_and_hand() -> None:
    state = holding("5s 7s X1 X2 Kc")
    spreads = offers(state, verb="spread")
    assert "0 spread 5s X1=6s 7s" in spreads
    assert "0 spread 5s X2=6s 7s" not in spreads  # the jokers are equal
    assert can(state, "0 spread 5s X2=6s 7s")  # and yet either is accepted
    assert "0 spread 5s X1=6s X2=7s" in spreads  # another hand is left: the 7s stays
