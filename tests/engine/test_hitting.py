"""RULES 2, hits; RULES 3, fourth_to_book, hits_per_turn and hit_replaces_discard."""

from engine.play import can, hand, offers, play, result, table, why
from tonk import State

HANDS = ("5s 6s 7s 4s Kc 7d", "8s 9s 7h Jd 2h 3h", "7c Td Qh 6d 2d Ac")


def laid(*more: str, **options: object) -> State:
    """Let seat 0 lay 5s 6s 7s and go on."""
    state = table(*HANDS, upcard="Kh", stock="Ts Qc Js 9c Ad", **options)
    return play(state, "0 draw, 0 spread 5s 6s 7s", *more)


def test_a_player_hits_the_spread_just_laid() -> None:
    state = laid("0 hit 4s 0")
    assert state.table[0].meaning == state.setup.pack.mask("4s 5s 6s 7s")
    assert "4s" not in hand(state, 0)


def test_a_player_hits_anybodys_spread() -> None:
    state = laid("0 discard Kc, 1 draw, 1 hit 8s 0")
    assert state.table[0].owner == 0
    assert "8s" not in hand(state, 1)


def test_hits_and_spreads_come_in_any_order_and_number() -> None:
    state = laid("0 discard Kc, 1 draw, 1 hit 8s 0, 1 hit 9s 0")
    assert state.table[0].meaning == state.setup.pack.mask("5s 6s 7s 8s 9s")
    state = play(table("3c 3d 3h 5s 6s 7s", HANDS[2].replace("7c", "9h"), stock="8s"), "0 draw")
    state = play(state, "0 spread 3c 3d 3h, 0 spread 5s 6s 7s, 0 hit 8s 1")
    assert result(state)[0] == "tonk"


def test_a_card_that_does_not_fit_is_refused() -> None:
    assert why(laid(), "0 hit Kc 0") == "does-not-fit"
    assert why(laid(), "0 hit 7d 0") == "does-not-fit"


def test_a_spread_that_is_not_there_is_refused() -> None:
    assert why(laid(), "0 hit 4s 1") == "no-such-spread"
    assert why(laid(), "0 hit 4s 999999") == "no-such-spread"
    assert why(play(table(*HANDS, stock="Ts"), "0 draw"), "0 hit 4s 0") == "no-such-spread"


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    assert why(laid(), "0 hit 8s 0") == "not-in-hand"


def test_a_hit_comes_only_after_drawing() -> None:
    assert why(laid("0 discard Kc"), "1 hit 8s 0") == "draw-first"
    assert why(laid("0 discard Kc"), "1 spread 8s 9s 7h") == "draw-first"


def test_a_full_spread_takes_no_card() -> None:
    state = play(table("7c 7d 7h 7s Kc", "8s 9s Jh Jd 2h", stock="Ts"), "0 draw, 0 spread 7c 7d 7h 7s")
    assert why(state, "0 hit Kc 0") == "spread-full"


def book(**options: object) -> State:
    """Let seat 0 lay three 7s; seat 1 holds the fourth."""
    state = table("7c 7d 7h 4s Kc", "7s 9s Jh Jd 2h", stock="Ts 3c", **options)
    return play(state, "0 draw, 0 spread 7c 7d 7h, 0 discard Kc, 1 draw")


def test_a_book_of_three_takes_the_fourth() -> None:
    assert can(book(), "1 hit 7s 0")


def test_without_fourth_to_book_a_book_cannot_be_hit() -> None:
    state = book(fourth_to_book=False)
    assert why(state, "1 hit 7s 0") == "spread-full"
    assert offers(state, verb="hit") == []


def test_without_fourth_to_book_a_run_can_be_hit() -> None:
    assert can(laid(fourth_to_book=False), "0 hit 4s 0")


def test_without_fourth_to_book_four_may_be_laid_at_once() -> None:
    state = play(table("7c 7d 7h 7s Kc", "8s 9s Jh Jd 2h", stock="Ts", fourth_to_book=False), "0 draw")
    assert can(state, "0 spread 7c 7d 7h 7s")


def test_one_hit_a_turn() -> None:
    state = laid("0 discard Kc, 1 draw, 1 hit 8s 0", hits_per_turn=1)
    assert why(state, "1 hit 9s 0") == "one-hit"
    assert offers(state, verb="hit") == []
    state = play(state, "1 discard Jd, 2 draw, 2 discard Ac, 0 draw")
    assert can(state, "0 hit 4s 0")


def test_after_a_hit_that_replaces_the_discard_the_turn_ends_without_one() -> None:
    state = laid("0 hit 4s 0", hit_replaces_discard=True)
    assert why(state, "0 discard Kc") == "hit-replaces-discard"
    assert offers(state) == ["0 end"]
    state = play(state, "0 end")
    assert (state.turn, len(hand(state, 0))) == (1, 3)


def test_after_such_a_hit_spreads_hits_and_end_are_possible() -> None:
    state = play(table("7c 7d 7h 5s 6s 4s", "8s 9s Jh Jd 2h 3h", stock="7s", hit_replaces_discard=True), "0 draw")
    state = play(state, "0 spread 7c 7d 7h, 0 hit 7s 0")
    assert offers(state) == ["0 end", "0 spread 4s 5s 6s"]


def test_in_a_turn_without_a_hit_there_is_a_discard() -> None:
    state = laid(hit_replaces_discard=True)
    assert why(state, "0 end") == "end-needs-hit"
    assert can(state, "0 discard Kc")


def test_the_top_discard_stays_when_a_turn_ends_without_one() -> None:
    state = play(laid("0 hit 4s 0", hit_replaces_discard=True), "0 end")
    assert can(state, "1 take")
    assert "Kh" in hand(play(state, "1 take"), 1)
