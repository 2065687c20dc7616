"""The oracle's deal wins and side bets (RULES 3, 7)."""

from typing import Any

import pytest

from oracle.settle import result
from oracle.table import can, ending, plays, table

FIFTY, FORTY_NINE, FORTY = "Tc Jc Qc Kc Td", "Th Jh Qh Kh 9c", "Jd Qd Kd 9d Ac"
TEN = "2c 2d 2h 3c Ah"  # 10 points
FIFTY_TOO = "Ts Js Qs Ks Th"


@pytest.mark.parametrize(
    ("hands", "options", "outcome"),
    [
        ([FORTY, FIFTY, TEN], {}, ("deal", [1], [-2, 4, -2])),
        ([FORTY, TEN, TEN], {}, (None, [], [0, 0, 0])),
        ([FORTY_NINE, FIFTY, TEN], {}, ("thrown_in", [], [0, 0, 0])),
        ([FIFTY, FORTY_NINE, FORTY], {"preset": "newark"}, ("deal", [0], [4, -2, -2])),
        ([FIFTY, FIFTY_TOO, FORTY], {"preset": "newark"}, ("deal", [0], [4, -2, -2])),
        ([FIFTY, FIFTY_TOO, FORTY], {"preset": "newark", "dealer": 0}, ("deal", [1], [-2, 4, -2])),
        ([FIFTY, FIFTY_TOO, TEN], {"deal_wins": "11_50_49"}, ("deal", [2], [-2, -2, 4])),
        ([FIFTY, FIFTY_TOO, FORTY], {"deal_wins": "11_50_49"}, ("thrown_in", [], [0, 0, 0])),
        ([TEN, "Ad 2s 3d 3h As", FORTY], {"deal_wins": "11_50_49"}, ("thrown_in", [], [0, 0, 0])),
        ([TEN, "Ad 2s 3d 4d As", FORTY], {"deal_wins": "11_50_49"}, ("deal", [0], [4, -2, -2])),
        ([FORTY_NINE, FORTY, TEN], {"deal_wins": "50_double_49_single"}, ("deal", [0], [2, -1, -1])),
        ([FORTY_NINE, FORTY, TEN], {"deal_wins": "49_50_9_triple"}, ("deal", [0], [4, -2, -2])),
        ([FORTY_NINE, FORTY, "2c 2d 2h Ac As"], {"deal_wins": "49_50_9_triple"}, ("thrown_in", [], [0, 0, 0])),
        ([FORTY, FORTY, "2c 2d 2h Ac As"], {"deal_wins": "49_50_9_triple"}, ("deal", [2], [-3, -3, 6])),
        (["Jc Qc Kc Jd Qd", FORTY, FIFTY], {"preset": "rushville"}, ("deal", [0], [4, -2, -2])),
        ([FIFTY, FIFTY_TOO, FORTY], {"preset": "chicago"}, ("thrown_in", [], [0, 0, 0])),
        ([FIFTY, FIFTY_TOO, FORTY], {"deal_wins": "big_50_earliest"}, ("deal", [0], [4, -2, -2])),
        ([FIFTY, TEN, FORTY], {"preset": "chicago"}, ("deal", [0], [4, -2, -2])),
        ([FIFTY, FIFTY_TOO, FORTY], {"preset": "newark", "deal_win_tie": "all"}, ("deal", [0, 1], [2, 2, -4])),
    ],
)
def test_deal_wins(hands: list[str], options: dict[str, Any], outcome: tuple[object, ...]) -> None:
    assert ending(table(hands, "8s", deal=True, **options)) == outcome


def test_every_deal_win_is_paid_by_those_without() -> None:
    hands = [FIFTY, "2c 2d 2h 3c 3d", "Jd Qd 8d Ac As", "Kd Ts 9d Ad Ah"]
    assert ending(table(hands, "8s", deal=True, preset="washington_state")) == ("deal", [0, 1], [4, 4, -4, -4])


def test_nobody_is_left_to_pay() -> None:
    state = table([FIFTY, FORTY_NINE], "8s", deal=True, preset="washington_state")
    assert ending(state) == ("thrown_in", [], [0, 0])


def test_forty_nine_is_claimed_on_the_first_turn() -> None:
    state = table([FORTY_NINE, FORTY, TEN], deal=True, deal_wins="big_50", upcard=False)
    assert ending(state)[0] == "deal"  # 10 is at most 13
    state = table([FORTY_NINE, FORTY, "2c 3d 9h 9s 8c"], deal=True, preset="chicago", touch_stock=True)
    assert can(state, "0 claim")
    assert not can(plays(state, "0 touch"), "0 claim")
    state = table([FORTY_NINE, FORTY, "2c 3d 9h 9s 8c"], deal=True, preset="chicago")
    assert ending(plays(state, "0 claim")) == ("claim", [0], [2, -1, -1])


def test_nobody_claims_when_a_spread_lies_or_in_a_later_turn() -> None:
    hands = ["3c 3d 3h Ac Kd", FORTY_NINE, "2c 3s 9h 9s 8c"]
    state = table(hands, "8s", "4d 5d 6d 7d", deal=True, deal_wins="big_50_49_double")
    assert not can(state, "1 claim")
    plays(state, "0 draw", "0 discard 4d")
    assert can(state, "1 claim")
    state = table(hands, "8s", "4d 5d 6d 7d", deal=True, deal_wins="big_50_49_double")
    assert not can(plays(state, "0 draw", "0 spread 3c 3d 3h", "0 discard 4d"), "1 claim")


def test_jokers_count_nothing_and_all_courts_means_all() -> None:
    courts: dict[str, Any] = {"deal": True, "jokers": 1, "deal_wins": "all_courts"}
    assert ending(table(["Jc Qc Kc Jd X1", "Jh 2c 3c 4c 5c"], "8s", **courts))[0] is None
    assert ending(table(["Jc Qc Kc Jd Th", "Jh 2c 3c 4c 5c"], "8s", **courts))[0] is None
    assert ending(table(["X1 3c 3d Ac Ad", "Jh 2c 9c 4c 5c"], "8s", deal=True, jokers=1, deal_wins="9"))[1] == [0]


def side(bets: dict[str, Any], *texts: str) -> object:
    """Play with side bets and give their results."""
    state = table(["3c 3d 3h Ac", "4c 4d 4h Kd", "Qd 9c Tc 2h"], "8s", "5s 6s 7s Js")
    state.side_bets = bets
    return result(plays(state, *texts))["side"]


DRAWN = ["0 draw", "0 spread 3c 3d 3h", "0 discard 5s", "1 draw", "1 spread 4c 4d 4h", "1 discard 6s"]


def test_the_highest_card_of_the_suit_among_the_participants() -> None:
    bets: dict[str, Any] = {"suit": "d", "suit_players": [0, 2], "suit_pot": 4}
    assert side(bets, "0 draw") == []
    assert side(bets, "0 drop") == [{"bet": "suit", "to": 2, "amount": 4}]
    assert side({**bets, "suit": "s"}, "0 drop") == [{"bet": "suit", "to": None, "amount": 4}]


def test_the_first_participant_with_a_natural_book() -> None:
    bets: dict[str, Any] = {"naturals_players": [1, 2], "naturals_pot": 2}
    assert side(bets, *DRAWN, "2 drop") == [{"bet": "naturals", "to": 1, "amount": 2}]
    assert side({**bets, "naturals_players": [0, 1]}, *DRAWN, "2 drop") == [{"bet": "naturals", "to": 0, "amount": 2}]
    assert side({**bets, "naturals_players": [2]}, *DRAWN, "2 drop") == [{"bet": "naturals", "to": None, "amount": 2}]
