"""The oracle's slaps and waits (RULES 3)."""

from typing import Any

from oracle.legal import legal
from oracle.state import State
from oracle.table import can, ending, plays, table

HANDS = ["5s 6s 7s Jh 4c", "9d 7h Kd 6d", "Qd Ts 6h 9c"]
LAID = ["0 draw", "0 spread 5s 6s 7s", "0 discard 8s"]


def slappable(slap: str = "race", **options: Any) -> State:  # noqa: ANN401 - any options
    """Let seat 0 lay 5s 6s 7s and discard the 8s."""
    return plays(table(HANDS, "8c", "8s 9s 2d 3d", slap=slap, **options), *LAID)


def test_anybody_may_slap_until_the_next_turn_begins() -> None:
    state = slappable()
    assert [text for text in legal(state) if "slap" in text] == ["0 slap 0", "1 slap 0", "2 slap 0"]
    assert not can(plays(slappable(touch_stock=True), "1 touch"), "2 slap 0")
    assert not can(slappable("off"), "1 slap 0")


def test_the_slapper_discards_an_extra_card_and_play_goes_on() -> None:
    state = plays(slappable(), "2 slap 0")
    assert legal(state) == ["2 discard 6h", "2 discard 9c", "2 discard Qd", "2 discard Ts"]
    plays(state, "2 discard Qd")
    assert can(state, "1 draw")
    assert (state.own_turns, len(state.hands[2])) == ([1, 0, 0], 3)


def test_the_discarder_slaps_without_an_extra_discard() -> None:
    state = plays(slappable(), "0 slap 0")
    assert legal(state) == ["1 draw", "1 drop", "1 take"]


def test_the_extra_discard_may_be_slapped_and_may_go_out() -> None:
    state = table(["5s 6s 7s Jh", "9s 7h", "Ts"], "8c", "8s", slap="race")
    plays(state, *LAID, "1 slap 0", "1 discard 9s")
    assert can(state, "2 slap 0")
    assert ending(plays(state, "2 slap 0", "2 discard Ts")) == ("out", [2], [-1, -1, 2])


def test_next_first_makes_the_slap_a_turn() -> None:
    state = plays(slappable("next_first"), "1 slap 0", "1 discard 9d")
    assert (state.turn, state.own_turns) == (2, [1, 1, 0])
    assert plays(slappable("next_first"), "2 slap 0", "2 discard Qd").turn == 1


def test_a_wild_slap_names_its_meaning() -> None:
    state = table(["5s 6s 7s Jh 4c", *HANDS[1:]], "8c", "X1", slap="race", jokers=1, jokers_wild=True)
    plays(state, "0 draw", "0 spread 5s 6s 7s", "0 discard X1")
    assert [text for text in legal(state) if "1 slap" in text] == ["1 slap X1=4s 0", "1 slap X1=8s 0"]


def test_waits_after_a_spread_and_a_hit() -> None:
    state = plays(slappable(wait_after_spread=3, wait_after_hit=1), "1 slap 0")
    assert state.waits == [4, 0, 0]
    own = plays(slappable(wait_after_spread=3, wait_after_hit=1), "0 slap 0")
    assert own.waits == [4, 0, 0]
    assert plays(slappable(wait_after_hit=1, wait_own_hit=False), "0 slap 0").waits == [0, 0, 0]


def test_a_wait_of_one_costs_one_turn() -> None:
    state = plays(slappable(wait_after_spread=1), "1 draw", "1 discard 9d", "2 draw", "2 discard Qd")
    assert not can(state, "0 drop")
    plays(state, "0 draw", "0 discard Jh", "1 draw", "1 discard 7h", "2 draw", "2 discard Ts")
    assert can(state, "0 drop")


def hit_twice(**options: Any) -> list[int]:  # noqa: ANN401 - any options
    """Let both others hit seat 0's spread between two of its turns."""
    state = table(["5s 6s 7s Jh 4c", "8s 7h Kd", "9s 4s 2h"], "8c", "Qd", wait_after_hit=2, **options)
    plays(state, "0 draw", "0 spread 5s 6s 7s", "0 discard Qd")
    plays(state, "1 draw", "1 hit 8s 0", "1 discard Kd", "2 draw", "2 hit 9s 0", "2 hit 4s 0", "2 discard 2h")
    return state.waits


def test_hits_stack_or_count_once_a_round() -> None:
    assert hit_twice() == [6, 0, 0]
    assert hit_twice(wait_stacking="once_a_round") == [2, 0, 0]


def test_a_hit_player_may_not_empty_the_hand() -> None:
    state = table(["5s 6s 7s 3c", "8s 7h Kd", "9c 4h 2h"], "8c", "Qd 9s Jd Kc", hit_blocks_out=True)
    plays(state, "0 draw", "0 spread 5s 6s 7s", "0 discard Qd", "1 draw", "1 hit 8s 0", "1 discard Kd")
    plays(state, "2 draw", "2 discard 2h")
    state.stock.insert(0, "4s")
    plays(state, "0 draw")
    assert state.blocked
    assert legal(state) == ["0 discard 3c", "0 discard 4s"]


def test_with_next_first_a_blocked_player_with_one_card_may_not_slap() -> None:
    for slap, allowed in (("next_first", False), ("race", True)):
        state = table(["5s 6s 7s 3c", "8s 7h Kd", "9c 4h 2h"], "8c", "Qd 9s Jd Kc", hit_blocks_out=True, slap=slap)
        plays(state, "0 draw", "0 spread 5s 6s 7s", "0 discard Qd", "1 draw", "1 hit 8s 0", "1 discard Kd")
        state.stock.insert(0, "4s")
        plays(state, "2 draw", "2 discard 4s")
        assert can(state, "0 slap 0") == allowed
