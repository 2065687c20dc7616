"""RULES 3, deal_win_contest, deal_win_tie, a tier's own tie, and `when: turn`; RULES 7."""

import pytest

from engine.play import can, dealt, offers, payments, play, result, table, why
from engine.test_deal_wins import ELEVEN, FIFTY, FORTY_NINE, NINE, THIRTEEN, THIRTY, TWENTY
from tonk import Rules, State

OTHER_FIFTY = "Jd Jh Qs Tc Th"
OTHER_THIRTEEN = "Ac 2c 3c 3h 4c"
LAST = "9d 9h 9s 8d 6d"


def contest(*hands: str, menu: object = "49_50", dealer: int | None = None, **options: object) -> State:
    """Deal several deal wins."""
    return dealt("classic", *hands, deal_wins=menu, dealer=dealer, **options)


def test_throw_in_pays_nobody() -> None:
    assert result(contest(FIFTY, FORTY_NINE, THIRTY)) == ("thrown_in", [], [0, 0, 0])


def test_best_pays_the_better_tier_by_every_other_player() -> None:
    state = contest(FORTY_NINE, FIFTY, THIRTY, menu="50_double_49_single")
    assert result(state) == ("deal", [1], [-2, 4, -2])


@pytest.mark.parametrize(
    ("menu", "hands", "winner"),
    [
        ("11_50_49", (FIFTY, ELEVEN, FORTY_NINE), 1),
        ("11_50_49", (FORTY_NINE, THIRTY, FIFTY), 2),
        ("50_49_13", (FORTY_NINE, THIRTEEN, FIFTY), 2),
        ("50_49_13", (THIRTY, THIRTEEN, FORTY_NINE), 2),
        ("big_50", (THIRTEEN, FIFTY, THIRTY), 1),
    ],
)
def test_best_goes_by_the_order_of_the_menu(menu: str, hands: tuple[str, ...], winner: int) -> None:
    state = contest(*hands, menu=menu)
    assert result(state) == ("deal", [winner], [4 if seat == winner else -2 for seat in range(3)])


def test_inside_at_most_the_lowest_count_is_best() -> None:
    tiers = [{"at_most": 20}]
    assert result(contest("Ac Ad As 2h 4h", THIRTY, "Ah 2d 2c 3d 5c", menu=tiers, deal_win_contest="best"))[1] == [0]


def test_inside_totals_all_are_equal() -> None:
    tiers = [{"totals": [49, 50]}]
    state = contest(FIFTY, FORTY_NINE, THIRTY, menu=tiers, deal_win_contest="best")
    assert result(state) == ("thrown_in", [], [0, 0, 0])


def test_a_tie_is_thrown_in_by_default() -> None:
    assert result(contest(FIFTY, OTHER_FIFTY, THIRTY, menu="11_50_49"))[0] == "thrown_in"


@pytest.mark.parametrize(("dealer", "winner"), [(2, 0), (0, 1), (1, 0)])
def test_nearest_left_pays_the_one_nearest_to_the_dealers_left_by_everybody(dealer: int, winner: int) -> None:
    state = contest(FIFTY, OTHER_FIFTY, THIRTY, menu="50_49_13", dealer=dealer)
    assert result(state) == ("deal", [winner], [4 if seat == winner else -2 for seat in range(3)])


def test_tie_all_pays_all_equals_by_the_players_without_a_deal_win() -> None:
    options = {"deal_win_contest": "best", "deal_win_tie": "all"}
    state = contest(FIFTY, OTHER_FIFTY, FORTY_NINE, THIRTY, menu="11_50_49", **options)
    assert result(state) == ("deal", [0, 1], [2, 2, 0, -4])  # the 49 neither pays nor is paid
    assert payments(state) == [(3, 0, 2, "deal"), (3, 1, 2, "deal")]


def test_tie_all_with_nobody_to_pay_is_thrown_in() -> None:
    options = {"deal_win_contest": "best", "deal_win_tie": "all"}
    assert result(contest(FIFTY, OTHER_FIFTY, FORTY_NINE, menu="11_50_49", **options))[0] == "thrown_in"


def test_contest_all_pays_each_deal_win_by_each_player_without_one() -> None:
    state = contest(FIFTY, THIRTEEN, THIRTY, LAST, menu="50_49_14")
    assert result(state) == ("deal", [0, 1], [4, 4, -4, -4])


def test_contest_all_pays_each_what_its_tier_pays() -> None:
    state = contest(NINE, FIFTY, THIRTY, menu="49_50_9_triple", deal_win_contest="all")
    assert result(state) == ("deal", [0, 1], [3, 2, -5])


def test_contest_all_with_nobody_to_pay_is_thrown_in() -> None:
    assert result(contest(FIFTY, THIRTEEN, menu="50_49_14"))[0] == "thrown_in"


def test_an_explicit_option_goes_before_the_menu() -> None:
    hands = (FIFTY, OTHER_FIFTY, THIRTY)
    assert result(contest(*hands, menu="50_49_13", deal_win_tie="throw_in"))[0] == "thrown_in"
    assert result(contest(*hands, menu="50_49_14", deal_win_contest="throw_in"))[0] == "thrown_in"
    assert result(contest(*hands, deal_win_contest="all"))[1] == [0, 1]


def test_the_contest_and_the_tie_in_force_are_shown() -> None:
    rules = Rules.preset("newark")
    assert rules.shown_value("deal_win_contest") == "best"
    assert rules.shown_value("deal_win_tie") == "nearest_left"
    assert Rules.preset("newark", deal_win_tie="all").shown_value("deal_win_tie") == "all"


def test_a_tiers_own_tie_goes_before_the_option() -> None:
    state = contest(FIFTY, OTHER_FIFTY, THIRTY, menu="big_50_earliest")
    assert result(state) == ("deal", [0], [4, -2, -2])
    state = contest(FIFTY, OTHER_FIFTY, THIRTY, menu="big_50_earliest", deal_win_tie="all")
    assert result(state) == ("deal", [0], [4, -2, -2])
    assert result(contest(THIRTEEN, OTHER_THIRTEEN, THIRTY, menu="big_50_earliest"))[0] == "thrown_in"


def test_a_tiers_own_tie_acts_only_with_contest_best() -> None:
    state = contest(FIFTY, OTHER_FIFTY, THIRTY, menu="big_50_earliest", deal_win_contest="throw_in")
    assert result(state)[0] == "thrown_in"


def test_newark_dealt_50_49_and_20() -> None:
    assert result(dealt("newark", FIFTY, FORTY_NINE, TWENTY)) == ("deal", [0], [4, -2, -2])


def test_washington_state_dealt_50_12_30_and_31() -> None:
    hands = (FIFTY, "Ac 2d 2h 3d 4c", THIRTY, "9d 9h 9s 3h Ad")
    assert result(dealt("washington_state", *hands)) == ("deal", [0, 1], [4, 4, -4, -4])


def on_turn(*hands: str, **options: object) -> State:
    """Deal in big_50, where 49 may be claimed on the turn."""
    return table(*(hands or (FORTY_NINE, THIRTY, LAST)), deal_wins="big_50", **options)


def test_a_turn_tier_is_claimed_as_the_first_act_of_the_own_first_turn() -> None:
    state = on_turn()
    assert not state.over
    state = play(state, "0 claim")
    assert result(state) == ("claim", [0], [2, -1, -1])
    assert payments(state) == [(1, 0, 1, "claim"), (2, 0, 1, "claim")]


def test_big_50_49_double_pays_2() -> None:
    state = table(FORTY_NINE, THIRTY, LAST, deal_wins="big_50_49_double")
    assert result(play(state, "0 claim"))[2] == [4, -2, -2]


def test_a_later_player_claims_in_their_first_turn() -> None:
    state = on_turn(THIRTY, FORTY_NINE, LAST)
    assert why(state, "1 claim") == "not-your-turn"
    state = play(state, "0 draw")
    state = play(state, offers(state, verb="discard")[0])
    assert can(state, "1 claim")


def test_a_claim_is_the_first_act() -> None:
    assert why(play(on_turn(), "0 draw"), "0 claim") == "already-drawn"
    assert why(play(on_turn(touch_stock=True), "0 touch"), "0 claim") == "touched"


def test_a_claim_comes_in_the_first_turn() -> None:
    state = on_turn(FORTY_NINE, THIRTY, stock="2c 2d")
    state = play(state, "0 draw, 0 discard 2c, 1 draw, 1 discard 2d")
    assert why(state, "0 claim") == "claim-late"


def test_no_claim_after_a_spread_was_laid() -> None:
    state = on_turn("4s 5s 6s 7s 8s", FORTY_NINE, stock="2c")
    state = play(state, "0 draw, 0 spread 4s 5s 6s, 0 discard 2c")
    assert why(state, "1 claim") == "claim-after-spread"


@pytest.mark.parametrize("hand", [THIRTY, TWENTY])
def test_only_a_turn_tier_can_be_claimed(hand: str) -> None:
    assert why(on_turn(hand, LAST), "0 claim") == "claim-nothing"


def test_a_hand_that_fits_an_earlier_deal_tier_is_no_turn_hand() -> None:
    tiers = [{"totals": [49]}, {"at_most": 49, "when": "turn"}]
    assert result(contest(FORTY_NINE, THIRTY, menu=tiers))[0] == "deal"
    assert can(contest(TWENTY, THIRTY, menu=tiers), "0 claim")


def test_a_turn_tier_plays_no_part_in_the_contest_at_the_deal() -> None:
    state = on_turn(FORTY_NINE, FIFTY, LAST)
    assert result(state) == ("deal", [1], [-2, 4, -2])
    state = on_turn(FORTY_NINE, FIFTY, LAST, deal_win_contest="throw_in")
    assert result(state) == ("deal", [1], [-2, 4, -2])


def test_both_holders_of_a_turn_hand_may_claim_the_first_wins() -> None:
    state = on_turn(FORTY_NINE, "Jd Jh Qs Tc 9d")
    assert result(play(state, "0 claim")) == ("claim", [0], [1, -1])
