"""The oracle's turn: spreads, hits, wild cards, and the options of play (RULES 2 and 3)."""

from typing import Any

import pytest

from oracle.cards import rank_cards
from oracle.legal import legal
from oracle.rules_options import read_rules
from oracle.settle import counts
from oracle.spreads import every_spread, fits, is_spread
from oracle.table import can, ending, plays, table

QUIET = ["5c 8d Jh", "9d 7h Kd", "Qd Ts 6h"]


def spreads(*cards: str) -> list[tuple[str, str]]:
    """Read cards with meanings."""
    return [(card.partition("=")[0], card.partition("=")[2] or card) for card in cards]


@pytest.mark.parametrize("cards", ["Ac 2c 3c", "Qd Kd Jd", "7c 7d 7h", "7c 7d 7h 7s", "4s 5s 6s 7s 8s"])
def test_spreads(cards: str) -> None:
    assert is_spread(spreads(*cards.split()), read_rules("classic"))


@pytest.mark.parametrize("cards", ["Qd Kd Ad", "Kd Ad 2d", "7c 7d", "7c 7c 7d", "4s 5s 7s", "4s 5d 6s", "6c 7c Jc"])
def test_no_spreads(cards: str) -> None:
    assert not is_spread(spreads(*cards.split()), read_rules("classic"))


def test_the_seven_is_next_to_the_jack_in_the_small_pack() -> None:
    small = read_rules("baton_rouge")
    assert is_spread(spreads("6c", "7c", "Jc"), small)
    assert is_spread(spreads("7c", "Jc", "Qc"), small)
    assert (len(every_spread("A23456789TJQK")), len(every_spread("A234567JQK"))) == (65 + 264, 50 + 144)


WILD = read_rules({"jokers": 2, "jokers_wild": True, "deuces_wild": True})


@pytest.mark.parametrize(
    ("cards", "good"),
    [
        ("5s X1=6s 7s", True),
        ("5s X1 7s", False),
        ("2c=Kh Ks Kd", True),
        ("2c=Ks Ks Kd", False),
        ("2c 2d 2h", True),
        ("X1=2c 2d 2h=2s", True),
        ("2c=3c X1=4c 5c", True),
        ("2c=3c X1=4c X2=5c", False),
        ("5s X1=X2 7s", False),
        ("5s 6c=6s 7s", False),
    ],
)
def test_wild_cards(cards: str, good: bool) -> None:
    assert is_spread(spreads(*cards.split()), WILD) == good


def test_options_of_wild_cards() -> None:
    assert not is_spread(spreads("5s", "X1=6s", "X2=7s"), {**WILD, "min_naturals": 2})
    assert not is_spread(spreads("5s", "X1=6s", "7s"), {**WILD, "jokers_wild": False})
    assert not is_spread(spreads("5s", "2c=6s", "7s"), {**WILD, "deuces_wild": False})
    assert not is_spread(spreads("7s", "X1=8s", "Js"), {**WILD, "pack": 40})
    assert len(rank_cards({**WILD, "pack": 40})) == 40


def test_hits() -> None:
    classic = read_rules("classic")
    assert fits(spreads("5s", "6s", "7s"), ("8s", "8s"), classic)
    assert not fits(spreads("5s", "6s", "7s"), ("9s", "9s"), classic)
    assert fits(spreads("5s", "5c", "5d"), ("5h", "5h"), classic)
    assert not fits(spreads("5s", "5c", "5d"), ("5h", "5h"), {**classic, "fourth_to_book": False})
    assert not fits(spreads("5s", "5c", "5d"), ("X1", "5s"), WILD)
    assert fits(spreads("Qs", "Js", "Ts"), ("X1", "Ks"), WILD)


def test_one_action_for_each_set_of_meanings_and_hand() -> None:
    options: dict[str, Any] = {"jokers": 2, "jokers_wild": True, "deuces_wild": True}
    state = plays(table(["X2 5s 7s X1 2h", "9d 7h Kd", "Qd Ts 6h"], "8d", "Jc", **options), "0 draw")
    laid = [text for text in legal(state) if "spread 5s" in text and text.endswith("=6s 7s")]
    assert laid == ["0 spread 5s 2h=6s 7s", "0 spread 5s X1=6s 7s"]
    assert can(state, "0 spread 2h=3s X1=4s 5s")
    assert not can(state, "0 spread X1=3s 2h=4s 5s")
    assert can(state, "0 discard X2")


def test_the_turn_begins_with_draw_take_or_drop() -> None:
    state = table(QUIET, "Js")
    assert legal(state) == ["0 draw", "0 drop", "0 take"]
    assert legal(table(QUIET, upcard=False)) == ["0 draw", "0 drop"]
    assert legal(table(QUIET, "Js", touch_stock=True)) == ["0 draw", "0 drop", "0 take", "0 touch"]
    assert legal(plays(table(QUIET, "Js", touch_stock=True), "0 touch")) == ["0 draw"]


def test_the_taken_card_stays_a_turn_unless_it_is_the_only_one() -> None:
    assert not can(plays(table(QUIET, "Js"), "0 take"), "0 discard Js")
    assert can(plays(table(QUIET, "Js", return_taken=True), "0 take"), "0 discard Js")
    state = plays(table(["3c 3d 3h", *QUIET[1:]], "Js"), "0 take", "0 spread 3c 3d 3h")
    assert legal(state) == ["0 discard Js"]


def test_forced_spreads() -> None:
    state = plays(table(["3c 3d 3h Ac", *QUIET[1:]], "Js", "8c", must_spread="yes"), "0 draw")
    assert legal(state) == ["0 spread 3c 3d 3h"]
    aces = ["Ac Ad Ah 9c", *QUIET[1:]]
    assert not can(plays(table(aces, "Js", "8c", must_spread="yes"), "0 draw"), "0 discard 8c")
    assert can(plays(table(aces, "Js", "8c", must_spread="yes_but_aces"), "0 draw"), "0 discard 8c")
    blocked = plays(table(["3c 3d", *QUIET[1:]], "3h", must_spread="yes"), "0 take")
    assert legal(blocked) == ["0 spread 3c 3d 3h"]
    blocked.blocked = True
    assert legal(blocked) == ["0 discard 3c", "0 discard 3d"]


def test_the_book_rules() -> None:
    hands = ["5s 6s 7s 8s 9s", "9d 7h Kd Kc", "Qd Ts 6h"]
    state = plays(table(hands, "8c", "Ks", preset="book", deal_wins="none"), "0 draw", "0 spread 5s 6s 7s")
    assert not can(state, "0 end")
    plays(state, "0 hit 8s 0")
    assert legal(state) == ["0 end"]
    assert legal(plays(state, "0 end")) == ["1 draw", "1 drop"]


def test_take_must_use() -> None:
    state = table(["3c 3d 5c 8d", *QUIET[1:]], "3h", take_must_use=True)
    assert legal(plays(state, "0 take")) == ["0 spread 3c 3d 3h"]
    assert not can(table(QUIET, "3h", take_must_use=True), "0 take")


def test_held_spreads_free() -> None:
    state = table(["3c 3d 3h Kc", "4s 5s 6s 6d 6h", "Qd X1 Qh 2s"], "8c", held_spreads="free", jokers=1)
    assert counts(state) == [10, 9, 22]
    state.rules |= {"jokers_wild": True}
    assert counts(state) == [10, 9, 2]
    state.rules |= {"deuces_wild": True}
    assert counts(state) == [10, 9, 0]
    state.hands[2] = ["Qd", "2c", "X1", "5h"]
    assert counts(state) == [10, 9, 5]
    state.rules |= {"min_naturals": 2}
    assert counts(state) == [10, 9, 17]


def test_boobed_passes_the_turn_and_allows_a_drop_at_nothing() -> None:
    state = table(["3c 3d 3h", *QUIET[1:]], "8c", "Kc", boobed=True)
    state.stock = state.stock[:4]
    plays(state, "0 draw", "0 spread 3c 3d 3h", "0 discard Kc")
    assert state.ending is None
    plays(state, "1 draw", "1 discard 9d", "2 draw", "2 discard Ts")
    assert ending(plays(state, "0 drop")) == ("drop", [0], [2, -1, -1])


def test_first_drop_turn() -> None:
    state = table(QUIET, "8c", "2c 3c 4c", first_drop_turn=2)
    assert not can(state, "0 drop")
    assert can(plays(state, "0 draw", "0 discard 2c", "1 draw", "1 discard 3c", "2 draw", "2 discard 4c"), "0 drop")


def test_an_empty_stock_ends_the_hand_when_it_is_wanted_or_emptied() -> None:
    hands = ["Ac 8d", "9d 7h", "Qd Ts"]
    state = table(hands, "8c", "2c")
    state.stock = ["2c"]
    plays(state, "0 draw", "0 discard 2c")
    assert legal(state) == ["1 draw", "1 drop", "1 take"]
    assert ending(plays(state, "1 draw")) == ("stock", [0], [2, -1, -1])
    state = table(hands, "8c", "2c", stock_end="emptied")
    state.stock = ["2c"]
    assert ending(plays(state, "0 draw", "0 discard 2c")) == ("stock", [0], [2, -1, -1])


def test_the_third_time_of_a_position_ends_the_hand() -> None:
    state = table(["Ac 8d", "9d 7h"], "8c", return_taken=True)
    turns = ["0 take", "0 discard 8c", "1 take", "1 discard 8c"]
    plays(state, *turns, *turns)
    assert state.ending is None
    assert ending(plays(state, *turns[:2])) == ("stock", [0], [1, -1])
