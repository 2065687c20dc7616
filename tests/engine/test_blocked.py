"""RULES 3, hit_blocks_out in detail."""

from engine.play import can, hand, late_table, offers, play, result, table, why
from tonk import State

HIT = "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd, 2 draw, 2 discard Ks"
OTHERS = ("8s 9s Jh Qd 2h", "3s Td 7h 6d 2d")


def hit(cards: str, drawn: str, *, end: str = "1 discard Kd", **options: object) -> State:
    """Let seat 0 lay 5s 6s 7s, seat 1 hit it, and seat 0 draw in the next turn with the cards left."""
    size = len(cards.split()) + 3
    others = [" ".join(f"{OTHERS[k]} {more}".split()[:size]) for k, more in enumerate(("Jc Qc", "9c 8c"))]
    state = table(f"5s 6s 7s {cards}", *others, stock=f"Kh Kd Ks {drawn}", hit_blocks_out=True, **options)
    return play(state, HIT.replace("1 discard Kd", end), "0 draw")


def test_a_player_who_was_hit_may_not_empty_the_hand_in_the_next_turn() -> None:
    state = hit("3c 3d", "3h")
    assert why(state, "0 spread 3c 3d 3h") == "blocked"
    assert offers(state) == ["0 discard 3c", "0 discard 3d", "0 discard 3h"]


def test_without_the_option_they_may() -> None:
    state = table("5s 6s 7s 3c 3d", *OTHERS, stock="Kh Kd Ks 3h")
    assert result(play(state, HIT, "0 draw, 0 spread 3c 3d 3h"))[0] == "tonk"


def test_a_player_who_was_not_hit_may() -> None:
    state = table("5s 6s 7s 3c 3d", *OTHERS, stock="Kh Kd Ks 3h", hit_blocks_out=True)
    state = play(state, HIT.replace("1 hit 8s 0, ", ""), "0 draw, 0 spread 3c 3d 3h")
    assert result(state)[0] == "tonk"


def test_ones_own_hit_does_not_block() -> None:
    state = table("5s 6s 7s 3c 4s", *OTHERS, stock="Kh Kd Ks 3h", hit_blocks_out=True)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 hit 4s 0, 0 discard Kh, 1 draw, 1 discard Kd, 2 draw")
    assert not play(state, "2 discard Ks, 0 draw").blocked


def test_only_the_next_turn_is_blocked() -> None:
    state = play(hit("3c 3d", "3h Qh Qs"), "0 discard 3h, 1 draw, 1 discard Qh, 2 draw, 2 discard Qs")
    assert not play(state, "0 draw").blocked


def test_a_spread_or_hit_must_leave_two_cards() -> None:
    assert why(hit("3c 3d Kc", "3h"), "0 spread 3c 3d 3h") == "blocked"  # leaves one
    assert can(hit("3c 3d Kc Jd", "3h"), "0 spread 3c 3d 3h")  # leaves two
    assert why(hit("4s", "Qh"), "0 hit 4s 0") == "blocked"
    assert can(hit("4s Kc", "Qh"), "0 hit 4s 0")


def test_a_discard_must_leave_one_card() -> None:
    state = hit("3c", "Qh")
    assert can(state, "0 discard Qh")
    # No play leads to a last card here, as spreads and hits leave two; the discard is refused all the same.
    last = state.setup.pack.mask("Qh")
    assert why(state._replace(hands=(last, *state.hands[1:])), "0 discard Qh") == "blocked"


def test_when_a_hit_replaces_the_discard_one_card_is_enough() -> None:
    state = hit("4s", "Qh", end="1 end", hit_replaces_discard=True)
    state = play(state, "0 hit 4s 0")
    assert offers(state) == ["0 end"]
    assert hand(play(state, "0 end"), 0) == {"Qh"}


def test_a_spread_after_such_a_hit_may_leave_one_card_too() -> None:
    state = play(hit("4s 3c 3d Kc", "3h", end="1 end", hit_replaces_discard=True), "0 hit 4s 0")
    assert can(state, "0 spread 3c 3d 3h")
    state = hit("3c 3d Kc", "3h", end="1 end", hit_replaces_discard=True)
    assert why(state, "0 spread 3c 3d 3h") == "blocked"  # no hit yet: a discard is to follow


def test_must_spread_does_not_ask_for_a_refused_spread() -> None:
    state = hit("3c 3d", "3h", must_spread="yes")
    assert can(state, "0 discard 3h")
    state = hit("3c 3d Kc Jd", "3h", must_spread="yes")
    assert why(state, "0 discard Kc") == "must-spread"


def test_a_slap_on_ones_spread_is_such_a_hit() -> None:
    state = table("5s 6s 7s 3c 3d", *OTHERS, stock="Kh 4c Ks 3h", hit_blocks_out=True, slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 discard 8s, 2 slap 0, 2 discard Td")
    state = play(state, "2 draw, 2 discard Ks, 0 draw")
    assert why(state, "0 spread 3c 3d 3h") == "blocked"


def test_slapping_ones_own_spread_does_not_block() -> None:
    state = table("5s 6s 7s 3c 3d", *OTHERS, stock="Kh 4c Ks 3h", hit_blocks_out=True, slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 discard 8s, 0 slap 0, 0 discard 3c")
    assert not play(state, "2 draw, 2 discard Ks, 0 draw").blocked


def one_card_left(slap: str) -> State:
    """Let seat 0 keep one card, be hit, and seat 2 discard the 4s before seat 0."""
    hands = ("5s 6s 7s 3c", "8s 9s Jh Qd", "4s Td 7h 6d")
    state = table(*hands, stock="Kh Kd Ks", hit_blocks_out=True, slap=slap)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd")
    return play(state, "2 draw, 2 discard 4s")


def test_a_slap_is_no_turn_and_so_not_blocked() -> None:
    assert result(play(one_card_left("race"), "0 slap 0, 0 discard 3c"))[0] == "out"


def test_with_next_first_a_blocked_player_may_not_slap_when_the_extra_discard_empties_the_hand() -> None:
    state = one_card_left("next_first")
    assert why(state, "0 slap 0") == "slap-blocked"
    assert "0 slap 0" not in offers(state)
    assert can(state, "1 slap 0")


def test_with_next_first_a_blocked_player_with_two_cards_may_slap() -> None:
    hands = ("5s 6s 7s 3c Jc", "8s 9s Jh Qd 2h", "4s Td 7h 6d 2d")
    state = table(*hands, stock="Kh Kd Ks", hit_blocks_out=True, slap="next_first")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd")
    assert can(play(state, "2 draw, 2 discard 4s"), "0 slap 0")


def test_a_player_without_cards_at_the_start_of_the_turn_is_not_blocked() -> None:
    hands = ("5s 6s 7s", "8s 9d Jh", "4s Td 7h")
    state = late_table(3, *hands, last="4c Kd Ks", boobed=True, hit_blocks_out=True)
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 4c, 1 draw, 1 hit 8s 0, 1 discard Kd")
    state = play(state, "2 draw, 2 discard Ks, 0 take")
    assert not state.blocked
    assert play(state, "0 discard Ks").turn == 1
