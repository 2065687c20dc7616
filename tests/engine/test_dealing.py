"""RULES 2, Players and Deal; RULES 3, hand_size and upcard."""

import pytest

from engine.play import can, hand, offers, play, table, top, why
from tonk import Rules, SetupError, State, deal, set_up
from tonk.dealing import read_deck

SUIT_BY_SUIT = " ".join(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")


def from_deck(players: int, dealer: int, deck: str = SUIT_BY_SUIT, **options: object) -> State:
    """Deal a whole pack in this order."""
    rules = Rules.preset("classic", deal_wins="none", **options)
    return set_up(rules, players, dealer, read_deck(rules.pack, deck))


def test_five_cards_each_are_dealt_one_at_a_time_clockwise_and_the_dealer_is_last() -> None:
    state = from_deck(3, dealer=1)
    assert hand(state, 2) == {"Ac", "4c", "7c", "Tc", "Kc"}
    assert hand(state, 0) == {"2c", "5c", "8c", "Jc", "Ad"}
    assert hand(state, 1) == {"3c", "6c", "9c", "Qc", "2d"}


def test_the_next_card_is_turned_up_and_the_rest_is_the_stock_with_its_top_first() -> None:
    state = from_deck(3, dealer=1)
    assert top(state) == "3d"
    assert state.stock_left == 52 - 15 - 1
    assert hand(play(state, "2 draw"), 2) - hand(state, 2) == {"4d"}


def test_the_player_on_the_dealers_left_begins_and_play_goes_clockwise() -> None:
    state, turns = from_deck(3, dealer=1), []
    for _ in range(4):
        turns.append(state.turn)
        state = play(state, f"{state.turn} draw")
        state = play(state, offers(state, verb="discard")[0])
    assert turns == [2, 0, 1, 2]


def test_without_an_upcard_nothing_is_turned_and_the_first_player_cannot_take() -> None:
    state = from_deck(2, dealer=0, upcard=False)
    assert (top(state), state.stock_left) == (None, 52 - 10)
    assert why(state, "1 take") == "pile-empty"
    assert offers(state) == ["1 draw", "1 drop"]


def test_without_an_upcard_the_first_player_may_draw_touch_claim_or_drop() -> None:
    state = table("Kc Kd Kh Tc 9c", "2c 3d 5h 7s 8s", upcard=False, deal_wins="big_50", touch_stock=True)
    assert offers(state) == ["0 claim", "0 draw", "0 drop", "0 touch"]


def test_without_an_upcard_the_pile_starts_with_the_first_discard() -> None:
    state = play(from_deck(2, dealer=0, upcard=False), "1 draw, 1 discard Ac")
    assert top(state) == "Ac"
    assert can(state, "0 take")


@pytest.mark.parametrize("size", range(3, 11))
def test_hand_size_cards_are_dealt_to_each(size: int) -> None:
    state = from_deck(2, dealer=0, hand_size=size)
    assert [len(hand(state, seat)) for seat in (0, 1)] == [size, size]
    assert state.stock_left == 51 - 2 * size


@pytest.mark.parametrize(
    ("most", "options"),
    [
        (8, {}),  # 8: 52 - 40 - 1 = 11 left; 9: 52 - 45 - 1 = 6, fewer than 9
        (8, {"upcard": False}),  # 9: 52 - 45 = 7
        (12, {"hand_size": 3}),  # 12: 52 - 36 - 1 = 15; 13: 12
        (13, {"hand_size": 3, "upcard": False}),  # 13: 52 - 39 = 13
        (6, {"hand_size": 7}),  # 6: 52 - 42 - 1 = 9; 7: 2
        (4, {"hand_size": 7, "pack": 40}),  # 4: 40 - 28 - 1 = 11; 5: 4
        (9, {"jokers": 4}),  # 9: 56 - 45 - 1 = 10
        (4, {"hand_size": 10}),  # 4: 52 - 40 - 1 = 11; 5: 1
    ],
)
def test_after_the_deal_the_stock_must_hold_a_card_for_each_player(most: int, options: dict[str, object]) -> None:
    rules = Rules.preset("classic", deal_wins="none", **options)
    assert deal(rules, most).stock_left >= most
    with pytest.raises(SetupError) as refused:
        deal(rules, most + 1)
    assert refused.value.refusals[0].key == "refusal-too-many-players"
    assert f"at most {most} can play" in str(refused.value)


@pytest.mark.parametrize("players", [0, 1])
def test_tonk_needs_two_players(players: int) -> None:
    with pytest.raises(SetupError, match="at least 2 players"):
        deal("classic", players)


def test_the_dealer_is_one_of_the_seats() -> None:
    with pytest.raises(SetupError, match="no seat 3 to deal: the seats are 0 to 2"):
        deal("classic", 3, dealer=3)


def test_a_hand_for_study_has_the_upcard_of_the_rules() -> None:
    hands = ["3c 3d 3h Kc Qd", "3s 7h 8h Jd As"]
    with pytest.raises(SetupError, match="Only one card is turned up, not 8c 9c"):
        deal("classic", hands=hands, upcard="9c 8c")
    with pytest.raises(SetupError, match="no card is turned up, so not 9c either"):
        deal(Rules.preset("classic", upcard=False), hands=hands, upcard="9c")


def test_a_deck_is_the_whole_pack_once() -> None:
    with pytest.raises(SetupError, match="lacks 1 card: Ks"):
        from_deck(2, 0, SUIT_BY_SUIT.removesuffix(" Ks"))
    with pytest.raises(SetupError, match="“Ac” is named twice"):
        from_deck(2, 0, f"Ac {SUIT_BY_SUIT}")


def test_a_hand_for_study_has_the_size_of_the_rules_and_no_card_twice() -> None:
    with pytest.raises(SetupError, match="has 4 cards, but 5 are dealt"):
        deal("classic", hands=["3c 3d 3h Kc", "3s 7h 8h Jd As"])
    with pytest.raises(SetupError, match="“3c” is named twice"):
        deal("classic", hands=["3c 3d 3h Kc Qd", "3c 7h 8h Jd As"])
