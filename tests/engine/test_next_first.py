"""RULES 3, Slapping with next_first: the slap of the next player is a turn in every respect (J5)."""

from engine.play import can, hand, late_table, offers, play, table, why
from engine.test_slapping import slappable


def test_with_next_first_the_slap_of_the_next_player_is_their_turn() -> None:
    state = play(slappable("next_first"), "1 slap 0, 1 discard Kd")
    assert (state.turn, state.turns) == (2, 2)
    assert offers(state, 2) == ["2 draw", "2 drop", "2 take"]


def test_with_next_first_a_slap_by_anybody_else_is_as_in_a_race() -> None:
    state = play(slappable("next_first"), "2 slap 0, 2 discard Qd")
    assert (state.turn, state.turns) == (1, 1)
    assert play(slappable("next_first"), "0 slap 0").turn == 1


def test_with_next_first_the_slap_is_the_first_turn_of_that_player() -> None:
    state = slappable("next_first", first_drop_turn=2)
    assert why(state, "1 drop") == "drop-too-early"
    state = play(state, "1 slap 0, 1 discard Kd, 2 draw, 2 discard 9d, 0 draw, 0 discard 2h")
    assert can(state, "1 drop")


def test_with_next_first_the_slap_has_its_own_waits_after_the_turn_has_begun() -> None:
    # Seat 1 lays a spread and waits 2; the slap is its next turn: 1 is left, and 2 more for hitting the own spread.
    hands = ("Jh 4c Qc Td 3d", "5s 6s 7s Kd 2d", "Qd Ts 6h 9c 3h")
    state = table(*hands, stock="Kc Ks Kh 8s", slap="next_first", wait_after_spread=2, wait_after_hit=2)
    state = play(state, "0 draw, 0 discard Kc, 1 draw, 1 spread 5s 6s 7s, 1 discard Ks, 2 draw, 2 discard Kh")
    state = play(state, "0 draw, 0 discard 8s")
    assert state.waits == (0, 2, 0)
    assert play(state, "1 slap 0").waits == (0, 3, 0)
    assert play(state, "2 slap 0").waits == (0, 4, 0)


def test_in_a_race_a_slap_by_the_next_player_does_not_use_up_a_wait() -> None:
    state = slappable("race", wait_after_spread=2)
    assert state.waits == (2, 0, 0)
    state = play(state, "1 draw, 1 discard 9d, 2 draw, 2 discard 9c")
    assert state.waits == (2, 0, 0)


def test_with_next_first_a_player_without_cards_slaps_and_the_turn_passes() -> None:
    hands = ("5s 6s 7s", "9h 9d Kd", "Jc Ts 6h")
    state = late_table(4, *hands, last="8c Qc 8s", slap="next_first", boobed=True)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8c, 1 draw, 1 discard Qc, 2 draw, 2 discard 8s")
    assert (state.turn, hand(state, 0)) == (0, set())
    state = play(state, "0 slap 0")
    assert (state.turn, hand(state, 0)) == (1, set())
