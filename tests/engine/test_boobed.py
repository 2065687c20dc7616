"""RULES 3, boobed; RULES 4, Rushville in play."""

from engine.play import hand, late_table, offers, play, result
from tonk import State

HANDS = ("5s 6s 7s", "9d 8h Kd", "Td 6c Qh")


def boobed(cards: int = 3, *hands: str, last: str = "8s", **options: object) -> State:
    """Give a table of three with so many cards in the stock, seat 0 to move."""
    return late_table(cards, *(hands or HANDS), last=last, boobed=True, **options)


def test_with_more_cards_than_players_in_the_stock_emptying_the_hand_wins() -> None:
    # The draw comes first: 5 before it are 4 when the hand is emptied.
    assert result(play(boobed(5), "0 draw, 0 spread 5s 6s 7s, 0 hit 8s 0"))[0] == "tonk"


def test_with_as_many_cards_as_players_the_hand_goes_on_and_the_turn_passes_at_once() -> None:
    for last_act in ("0 hit 8s 0", "0 discard 8s"):
        state = play(boobed(4), "0 draw, 0 spread 5s 6s 7s", last_act)
        assert (state.over, state.turn, hand(state, 0)) == (False, 1, set())
    state = play(boobed(4), "0 draw, 0 spread 5s 6s 7s 8s")
    assert (state.over, state.turn) == (False, 1)


def test_without_the_option_it_wins_at_once() -> None:
    state = late_table(3, *HANDS, last="8s")
    assert result(play(state, "0 draw, 0 spread 5s 6s 7s 8s"))[0] == "tonk"


def test_an_empty_hand_may_drop_with_a_count_of_0_in_a_later_turn() -> None:
    state = play(boobed(4), "0 draw, 0 spread 5s 6s 7s 8s, 1 draw, 1 discard Kd, 2 draw, 2 discard Td")
    assert "0 drop" in offers(state)
    assert result(play(state, "0 drop")) == ("drop", [0], [2, -1, -1])


def test_or_go_on_as_usual() -> None:
    state = play(boobed(4), "0 draw, 0 spread 5s 6s 7s 8s, 1 draw, 1 discard Kd, 2 draw, 2 discard Td, 0 draw")
    assert len(hand(state, 0)) == 1
    (discard,) = offers(state, verb="discard")
    assert play(state, discard).turn == 1


def test_the_only_card_taken_may_be_discarded_again() -> None:
    state = play(boobed(4), "0 draw, 0 spread 5s 6s 7s 8s, 1 draw, 1 discard Kd, 2 draw, 2 discard Td")
    state = play(state, "0 take, 0 discard Td")
    assert (state.over, state.turn) == (False, 1)


def double_rummy(**options: object) -> State:
    """Let two players empty their hands with the deck boobed; seat 0 is to move."""
    hands = ("5s 6s 7s", "9d 9h 9s", "Td 6c Qh")
    state = boobed(4, *hands, last="8s 9c Jd", **options)
    return play(state, "0 draw, 0 spread 5s 6s 7s 8s, 1 draw, 1 spread 9c 9d 9h 9s, 2 draw, 2 discard Jd")


def test_a_double_rummy_an_equal_count_of_0_catches_the_dropper() -> None:
    state = play(double_rummy(), "0 drop")
    assert result(state) == ("caught", [1], [-2, 3, -1])


def test_a_double_rummy_in_rushville_costs_the_dropper_four() -> None:
    state = double_rummy(preset="rushville", deal_wins="none")
    assert result(play(state, "0 drop")) == ("caught", [1], [-4, 4, 0])


def test_with_two_empty_hands_and_an_empty_stock_the_lowest_are_paid_or_the_hand_is_dead() -> None:
    def to_the_end(**options: object) -> State:
        state = play(double_rummy(**options), "0 take, 0 discard Jd, 1 take, 1 discard Jd, 2 draw")
        return play(state, offers(state, verb="discard")[0], "0 draw")

    assert result(to_the_end()) == ("stock", [0, 1], [1, 1, -2])
    assert result(to_the_end(preset="rushville", deal_wins="none")) == ("dead", [], [0, 0, 0])


def slapped(cards: int) -> State:
    """Let seat 1 empty the hand with the extra discard after a slap; three cards are drawn before it."""
    state = boobed(cards, "5s 6s 7s Jc", "9d 9h 9c Kd", "Td 6c Qh 2d", last="Jd Qs 8s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Jd, 1 draw, 1 spread 9c 9d 9h, 1 discard Qs")
    return play(state, "2 draw, 2 discard 8s, 1 slap 0, 1 discard Kd")


def test_boobed_holds_for_the_extra_discard_of_a_slap() -> None:
    assert result(slapped(7)) == ("out", [1], [-1, 2, -1])
    state = slapped(6)
    assert (state.over, state.turn, hand(state, 1)) == (False, 0, set())


def test_a_player_without_cards_slaps_without_an_extra_discard() -> None:
    state = boobed(4, "5s 6s 7s Jc", "9d 9h 9c Kd", "Td 6c Qh 2d", last="Jd Kc 8s 4s", slap="race")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Jd, 1 draw, 1 spread 9c 9d 9h, 1 discard Kc")
    state = play(state, "2 draw, 2 discard 8s, 1 slap 0, 1 discard Kd, 0 draw, 0 discard 4s")
    assert hand(state, 1) == set()
    state = play(state, "1 slap 0")
    assert (state.over, state.turn) == (False, 1)
    assert "1 drop" in offers(state)
