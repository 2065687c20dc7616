"""What a sensible player does in positions where little can be argued."""

import pytest

from engine.play import late_table, play, table
from tonk import State, bots, legal
from tonk.shuffle import Stream
from tonk.view import view

THINKING = ("steady", "sharp")
every_thinking = pytest.mark.parametrize("kind", THINKING)
# An opponent of no interest: five high cards that form nothing.
HIGH = "Kc Jd 9h 8s Qh"


def chosen(state: State, kind: str, trace=()) -> str:
    """Give what a bot of a kind does when it is its turn."""
    actions = legal(state, state.actor)
    return str(bots.choose(view(state, state.actor, trace, actions=actions), actions, Stream(b"", "test"), kind))


def slapped(state: State, seat: int, kind: str) -> str | None:
    """Give the slap that a bot of a kind makes, if it does."""
    actions = legal(state, seat)
    slap = bots.slap(view(state, seat, actions=actions), actions, kind)
    return None if slap is None else str(slap)


@pytest.mark.parametrize("kind", bots.KINDS)
def test_every_kind_drops_six_points_at_once(kind):
    assert chosen(table("Ac Ad Ah As 2c", HIGH), kind) == "0 drop"


@every_thinking
def test_forty_points_are_not_dropped(kind):
    assert chosen(table("Tc Ts 7d 4h 9c", HIGH), kind) != "0 drop"


def test_sharp_drops_higher_against_many_cards_than_against_few():
    # 18 points in the third turn against five cards; against a player with two cards it is far too much.
    many = play(table("Ac 2d 3h 5s 7d", HIGH, stock="Td Tc Ts Th"), "0 draw, 0 discard Td, 1 draw, 1 discard Tc")
    assert chosen(many, "sharp") == "0 drop"
    few = table("Ac 2d 3h 5s 7d", "6c 6d 6h Qh 2s", stock="Td 9c", dealer=1)
    few = play(few, "0 draw, 0 discard Td, 1 draw, 1 spread 6c 6d 6h, 1 discard Qh")
    assert chosen(few, "sharp") != "0 drop"


def test_a_dear_catch_makes_sharp_careful():
    # 23 points against three: a drop in the plain game; not where the caught player pays the lowest eight stakes.
    hands = ("Ac 2d 3h 7s Td", "Kc Jd 9h 8s Qh", "Kd Jc 9s 8h Qs", "Kh Js 9c 8d Qc")
    assert chosen(table(*hands), "sharp") == "0 drop"
    assert chosen(table(*hands, catch="per_player"), "sharp") != "0 drop"


@every_thinking
def test_a_spread_is_taken_and_a_useless_card_is_not(kind):
    assert chosen(table("8c 8d Kd Qs 6h", HIGH, upcard="8h"), kind) == "0 take"
    assert chosen(table("8c 8d Kd Qs 6h", HIGH, upcard="Th"), kind) == "0 draw"


@every_thinking
def test_a_hand_that_can_go_out_goes_out(kind):
    state = play(table("3c 3d 3h 4s 5s", HIGH, upcard="2h", stock="6s"), "0 draw")
    state = play(state, chosen(state, kind))
    assert chosen(state, kind).startswith("0 spread")
    assert play(state, chosen(state, kind)).ending.ended == "tonk"


@every_thinking
def test_the_better_paid_way_out_is_found(kind):
    # Laid as three, the fourth 3 could be hit (2 stakes); with the discard it would be 1.
    state = play(table("3c 3d 3h 3s 4s", HIGH, upcard="2h", stock="5s"), "0 draw")
    while not state.over and state.turn == 0:
        state = play(state, chosen(state, kind))
    assert state.ending.ended == "tonk"


@every_thinking
def test_spreads_are_laid_and_cards_hit(kind):
    state = play(table("7c 7d 7h 2s 6h", HIGH, stock="Kd"), "0 draw")
    assert chosen(state, kind) == "0 spread 7c 7d 7h"
    state = play(
        table("7c 7d 7h 2s 6h", "7s Kc Jd 9h 3s", stock="Kd 2d"), "0 draw, 0 spread 7c 7d 7h, 0 discard Kd, 1 draw"
    )
    assert chosen(state, kind) == "1 hit 7s 0"


@every_thinking
def test_a_pair_is_kept_while_it_can_grow(kind):
    # With two tens to come the lone 9 goes; once they lie on the pile a ten is only a point dearer than the 9.
    hands = ("Tc Td 9s 2s 3h", "Th Ts 4d 6h Qh")
    state = play(table(*hands, upcard="Ks", stock="7c"), "0 draw")
    assert chosen(state, kind) == "0 discard 9s"
    state = table(*hands, upcard="Ks", stock="Jh Kd Qc Kh 7c")
    state = play(
        state, "0 draw, 0 discard Jh, 1 draw, 1 discard Th, 0 draw, 0 discard Qc, 1 draw, 1 discard Ts, 0 draw"
    )
    assert chosen(state, kind) in ("0 discard Tc", "0 discard Td")


@every_thinking
def test_the_dearest_lone_card_is_discarded(kind):
    state = play(table("Ac 3d 5h 7s Kd", "Jc 9s 8h Tc Ts", upcard="Js", stock="9d"), "0 draw")
    assert chosen(state, kind) == "0 discard Kd"


@every_thinking
def test_a_wild_card_is_not_thrown_away(kind):
    state = play(
        table("X1 Kd 8c 5h Js", "Kc Jd 9h 7s Qh", upcard="Ts", stock="3s", jokers=1, jokers_wild=True, min_naturals=2),
        "0 draw",
    )
    assert chosen(state, kind) == "0 discard Kd"


@every_thinking
def test_forty_nine_is_claimed(kind):
    state = table("Kc Kd Jh Ts 9s", "Ks Jd 9h 8s Qh", deal_wins="big_50", upcard="2c")
    assert "0 claim" in map(str, legal(state))
    assert chosen(state, kind) == "0 claim"


@every_thinking
def test_the_stock_is_not_touched_for_nothing(kind):
    assert chosen(table("8c 8d Kd Qs 6h", HIGH, upcard="8h", touch_stock=True), kind) == "0 take"


@every_thinking
def test_nobody_drops_against_an_empty_hand(kind):
    # RULES 3, boobed: seat 1 empties its hand with two cards in the stock and goes on with a count of 0.
    state = late_table(4, "Ac Ad Ah 2s 2h", "6c 6d 6h 7c 7d", last="Kd 7h Kh Qh", upcard="Qs", boobed=True)
    assert chosen(state, kind) == "0 drop"
    state = play(state, "0 draw, 0 discard Kd, 1 draw, 1 spread 6c 6d 6h, 1 spread 7c 7d 7h")
    assert "0 drop" in map(str, legal(state))
    assert chosen(state, kind) != "0 drop"


@every_thinking
def test_an_empty_hand_is_dropped(kind):
    # RULES 4, Rushville: at the start of a later turn an empty hand may drop with a count of 0.
    state = late_table(3, "6c 6d 6h 7c 7d", "Ac Ad Ah 2s 2h", last="7h Kh Qh", upcard="Qs", boobed=True)
    state = play(state, "0 draw, 0 spread 6c 6d 6h, 0 spread 7c 7d 7h, 1 draw, 1 discard Kh")
    assert chosen(state, kind) == "0 drop"


@every_thinking
def test_with_a_dead_stock_a_bad_hand_ends_it(kind):
    # RULES 3, stock_out dead: wanting to draw from the empty stock costs nothing; a drop with 44 would.
    state = late_table(0, "Kc Qd Th 8s 6s", "Ac 2d 3h 4s 5c", upcard="Ks", stock_out="dead")
    assert chosen(state, kind) == "0 draw"


@every_thinking
def test_an_empty_stock_is_left_to_the_lowest(kind):
    # RULES 2: with 6 points a drop and wanting to draw bring the same, but only the drop can be caught.
    state = late_table(0, "Ac Ad Ah As 2c", HIGH)
    assert chosen(state, kind) == "0 draw"


@every_thinking
def test_waiting_a_low_hand_does_not_lay_a_spread_that_forbids_the_drop(kind):
    # RULES 3, Waiting: 8 points can be dropped next turn; laying the aces would make that three turns.
    state = play(table("Ac Ad Ah 2s 3d", HIGH, stock="Kh", wait_after_spread=3), "0 draw")
    assert chosen(state, kind) == "0 discard Kh"
    state = play(table("Kd Kh Ks 2s 3d", HIGH, stock="9s", wait_after_spread=3), "0 draw")
    assert chosen(state, kind) == "0 spread Kd Kh Ks"


@every_thinking
def test_a_hit_that_replaces_the_discard_must_pay(kind):
    # RULES 3, hit_replaces_discard: the ace could be hit, but then the king stays in hand.
    rules = {"hit_replaces_discard": True}
    hands = ("Ac Ad Ah Qs 9d", "As Kd 7c 5h 3s")
    state = play(table(*hands, upcard="Tc", stock="Td 2h", **rules), "0 draw, 0 spread Ac Ad Ah, 0 discard Td, 1 draw")
    assert chosen(state, kind) == "1 discard Kd"
    hands = ("Kc Kh Ks Qs 9d", "As Kd 7c 5h 3s")
    state = play(table(*hands, upcard="Tc", stock="Td 2h", **rules), "0 draw, 0 spread Kc Kh Ks, 0 discard Td, 1 draw")
    assert chosen(state, kind) == "1 hit Kd 0"


def left_to_slap(slap: str = "race", **options: object) -> State:
    """Let seat 0 lay 5s 6s 7s and discard the 8s, which fits."""
    hands = ("5s 6s 7s Jh 4c", "9c 7h Kd 6d 2d", "Qd Ts 6h 9h 3d")
    state = table(*hands, upcard="8c", stock="8s 9d 2h 3h Qs", slap=slap, **options)
    return play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s")


@pytest.mark.parametrize("kind", bots.KINDS)
def test_a_slap_sheds_a_card_and_is_made(kind):
    state = left_to_slap()
    assert slapped(state, 1, kind) == "1 slap 0"
    assert chosen(play(state, "1 slap 0"), kind) == "1 discard Kd"
    assert slapped(state, 2, kind) == "2 slap 0"


@every_thinking
def test_a_slap_that_costs_the_turn_is_no_better_than_a_drop(kind):
    # RULES 3, next_first (J5): seat 1 holds 6 points and begins next: it drops.
    hands = ("5s 6s 7s Jh 4c", "Ac Ad Ah As 2c", "Qd Ts 6h 9h 3d")
    state = table(*hands, upcard="8c", stock="8s", slap="next_first")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s")
    assert slapped(state, 1, kind) is None
    assert chosen(state, kind) == "1 drop"


def test_better_bots_slap_faster_but_not_always():
    times = {kind: sorted(bots.reaction_ms(kind, Stream(b"", f"{kind} {k}")) for k in range(99)) for kind in bots.KINDS}
    easy, steady, sharp = (times[kind][49] for kind in bots.KINDS)
    assert easy > steady > sharp > 300
    assert times["easy"][0] < times["sharp"][-1]
