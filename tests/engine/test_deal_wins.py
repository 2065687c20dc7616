"""RULES 2, Deal win; RULES 3, the menus and tiers of deal wins; J11."""

import pytest

from engine.play import dealt, outcome, payments, result, table
from tonk import Rules, State
from tonk.rules.tiers import MENUS

# Hands of five by their points.
FIFTY = "Kc Kd Qh Ts Jc"
FORTY_NINE = "Kh Ks Qc Td 9c"
FORTY_SEVEN = "Jd Jh Qs Tc 7c"
NINE = "Ac Ad As 2c 4c"
ELEVEN = "Ac Ad 2c 3h 4c"
THIRTEEN = "Ah 2d 2h 3d 5c"
FOURTEEN = "Ah 2d 3c 3d 5c"
FIFTEEN = "Ah 2d 3c 3d 6c"
COURTS = "Jd Qs Ks Js Kh"
TWENTY = "2s 3s 4d 5d 6h"
THIRTY = "4s 5s 6s 7s 8s"
HANDS = {"50": FIFTY, "49": FORTY_NINE, "47": FORTY_SEVEN, "9": NINE, "11": ELEVEN, "13": THIRTEEN, "14": FOURTEEN}
HANDS |= {"15": FIFTEEN, "courts": COURTS}

PAYS = {
    "49_50": {"49": 2, "50": 2, "courts": 2},
    "50": {"50": 2, "courts": 2},
    "50_double_49_single": {"50": 2, "49": 1, "courts": 2},
    "49_50_15": {"49": 2, "50": 2, "courts": 2, "9": 2, "11": 2, "13": 2, "14": 2, "15": 2},
    "49_50_13": {"49": 2, "50": 2, "courts": 2, "9": 2, "11": 2, "13": 2},
    "49_50_9_triple": {"9": 3, "49": 2, "50": 2, "courts": 2},
    "9": {"9": 2},
    "11_50_49": {"9": 2, "11": 2, "50": 2, "49": 2, "courts": 2},
    "50_49_13": {"50": 2, "49": 2, "9": 2, "11": 2, "13": 2, "courts": 2},
    "50_49_14": {"50": 2, "49": 2, "9": 2, "11": 2, "13": 2, "14": 2, "courts": 2},
    "47_50": {"47": 2, "50": 2, "courts": 2},
    "all_courts": {"courts": 2},
    "big_50": {"50": 2, "9": 2, "11": 2, "13": 2, "courts": 2},
    "big_50_49_double": {"50": 2, "9": 2, "11": 2, "13": 2, "courts": 2},
    "big_50_earliest": {"50": 2, "9": 2, "11": 2, "13": 2, "courts": 2},
    "none": {},
}


@pytest.mark.parametrize("cards", [FIFTY, FORTY_NINE])
def test_49_and_50_points_win_at_once_and_each_other_player_pays_2(cards: str) -> None:
    state = dealt("classic", TWENTY, cards, THIRTY)
    assert result(state) == ("deal", [1], [-2, 4, -2])
    assert payments(state) == [(0, 1, 2, "deal"), (2, 1, 2, "deal")]
    assert outcome(state).counts == (20, 50 if cards == FIFTY else 49, 30)


@pytest.mark.parametrize("cards", [TWENTY, FORTY_SEVEN, NINE, FIFTEEN])
def test_no_other_total_wins(cards: str) -> None:
    assert not dealt("classic", THIRTY, cards).over


def test_two_such_hands_are_thrown_in() -> None:
    state = dealt("classic", FIFTY, FORTY_NINE, THIRTY)
    assert result(state) == ("thrown_in", [], [0, 0, 0])


def test_every_menu_is_tested() -> None:
    assert set(PAYS) == set(MENUS)


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("menu", PAYS)
def test_what_each_menu_pays_for_each_hand(menu: str, hand: str) -> None:
    state = dealt("classic", HANDS[hand], THIRTY, "9d 9h 9s Th 6d", deal_wins=menu)
    stakes = PAYS[menu].get(hand, 0)
    assert result(state) == (("deal", [0], [2 * stakes, -stakes, -stakes]) if stakes else (None, [], [0, 0, 0]))


def test_a_ten_is_no_court() -> None:
    assert not dealt("classic", "Jd Qs Ks Js Th", THIRTY, deal_wins="all_courts").over


def test_a_joker_is_no_court() -> None:
    assert not dealt("classic", "Jd Qs Ks Js X1", THIRTY, deal_wins="all_courts", jokers=1).over


def custom(tiers: list[dict[str, object]], *hands: str, **options: object) -> State:
    """Deal with tiers of one's own."""
    return dealt("classic", *(hands or (TWENTY, THIRTY)), deal_wins=tiers, **options)


def test_a_tier_pays_2_by_default_and_what_it_says_otherwise() -> None:
    assert result(custom([{"totals": [20]}])) == ("deal", [0], [2, -2])
    assert result(custom([{"totals": [20], "pays": 7}])) == ("deal", [0], [7, -7])


def test_a_hand_belongs_to_the_first_tier_that_it_fits() -> None:
    tiers: list[dict[str, object]] = [{"totals": [20], "pays": 3}, {"at_most": 25, "pays": 1}]
    assert result(custom(tiers))[2] == [3, -3]
    assert result(custom(tiers[::-1]))[2] == [1, -1]


def test_totals_may_be_several_and_need_not_be_sorted() -> None:
    assert result(custom([{"totals": [44, 20, 3]}]))[0] == "deal"


def test_at_most_includes_the_number_itself() -> None:
    assert result(custom([{"at_most": 20}]))[0] == "deal"
    assert result(custom([{"at_most": 19}]))[0] is None


def test_all_courts_may_be_a_tier() -> None:
    assert result(custom([{"all_courts": True, "pays": 5}], COURTS, THIRTY))[2] == [5, -5]


def test_an_empty_list_has_no_deal_wins() -> None:
    assert not custom([], FIFTY, THIRTY).over


def test_totals_count_the_points_of_the_rules() -> None:
    tiers = [{"totals": [56]}]
    hands = ("Kc Kd Qh Jc 7h", THIRTY)  # 13 + 13 + 12 + 11 + 7
    assert result(dealt("classic", *hands, court_points="rising", deal_wins=tiers))[0] == "deal"
    assert result(dealt("classic", *hands, deal_wins=tiers))[0] is None


def test_a_deal_win_is_multiplied_by_the_stake_and_the_multiple() -> None:
    state = table(FIFTY, THIRTY, deal_wins="49_50", stake=5, multiple=2)
    assert result(state)[2] == [20, -20]


def test_seven_cards_have_deal_wins_only_when_asked() -> None:
    assert Rules.preset("seattle").shown_value("deal_wins") == "none"
    state = dealt("seattle", "Kc Kd Qh Js 2c 3c 4c", "3d 3h 4d 4h 5d 5h 6d", deal_wins="49_50")
    assert result(state)[0] == "deal"
