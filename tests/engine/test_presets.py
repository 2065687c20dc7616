"""RULES 4: what each preset changes, and how each is played."""

import pytest

from engine.play import can, dealt, hand, late_table, offers, outcome, play, result, table, top, why
from tonk import Rules, RulesError, deal
from tonk.rules import OPTIONS, PRESETS

CHANGES: dict[str, dict[str, object]] = {
    "classic": {},
    "waiting": {"wait_after_spread": 3, "wait_after_hit": 1},
    "dutch": {"deal_wins": "50", "catch": "low_from_everyone", "first_deal": "cut_dealer"},
    "washington_dc": {"deal_wins": "11_50_49", "deal_win_contest": "best"},
    "newark": {
        "deal_wins": "50_49_13",
        "deal_win_contest": "best",
        "deal_win_tie": "nearest_left",
        "pays_first_turn": 4,
    },
    "baton_rouge": {"pack": 40, "deal_wins": "47_50"},
    "rushville": {
        "deal_wins": "all_courts",
        "pays_out": 2,
        "catch": "catchers_fourfold",
        "boobed": True,
        "stock_out_tie": "dead",
        "words": "rushville",
    },
    "chicago": {
        "jokers": 2,
        "jokers_wild": True,
        "deuces_wild": True,
        "upcard": False,
        "deal_wins": "big_50",
        "deal_win_contest": "best",
        "pays_tonk": 1,
        "pays_two_spreads": 1,
        "pays_first_turn": 2,
        "catch": "catchers_double",
    },
    "washington_state": {
        "deal_wins": "50_49_14",
        "deal_win_contest": "all",
        "wait_after_hit": 1,
        "wait_own_hit": False,
        "catch": "per_player",
        "words": "washington",
    },
    "push_ups": {"scoring": "push_ups", "pays_tonk": 1},
    "seattle": {"hand_size": 7, "deal_wins": "none"},
    "vietnam": {"hand_size": 7, "pack": 40, "deal_wins": "none"},
    "book": {"fourth_to_book": False, "hits_per_turn": 1, "hit_replaces_discard": True, "take_must_use": True},
    "slap": {"slap": "race"},
    "jokers": {"jokers": 2},
    "rising_courts": {"court_points": "rising", "deal_wins": "none"},
}
THIRTY = "4s 5s 6s 7s 8s"


def test_there_are_sixteen_presets_in_this_order() -> None:
    assert list(PRESETS) == list(CHANGES)


@pytest.mark.parametrize("preset", CHANGES)
def test_a_preset_is_classic_with_just_these_changes(preset: str) -> None:
    classic, mine = Rules.preset("classic"), Rules.preset(preset)
    changed = {name: mine.shown_value(name) for name in OPTIONS if mine.shown_value(name) != classic.shown_value(name)}
    assert changed == CHANGES[preset]


@pytest.mark.parametrize("preset", CHANGES)
def test_a_preset_is_its_name_in_json(preset: str) -> None:
    assert Rules.preset(preset).to_json() == {"preset": preset}
    assert Rules.from_json(preset) == Rules.from_json({"preset": preset})


def test_a_preset_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(RulesError, match="no preset “poker”: there are classic, waiting, dutch"):
        Rules.preset("poker")


def test_dutch_49_does_not_win_and_a_catch_costs_one_more() -> None:
    assert not dealt("dutch", "Kh Ks Qc Td 9c", THIRTY).over
    state = play(dealt("dutch", "Ac 2d 5h 9d Kd", "Ah 2s 5c 9c Ad", "Qd Ts 6h 3c 3d"), "0 drop")  # 27, 18 and 32
    assert result(state) == ("caught", [1], [-3, 4, -1])


def test_washington_dc_11_or_less_beats_50() -> None:
    assert result(dealt("washington_dc", "Kc Kd Qh Ts Jc", "Ac Ad 2c 3h 4c", THIRTY))[1] == [1]


def test_newark_pays_4_for_two_spreads_in_the_first_turn() -> None:
    state = table("3c 3d 3h 5s 6s", "9d 7h Kd Jc Qc", stock="7s", preset="newark")
    assert result(play(state, "0 draw, 0 spread 3c 3d 3h, 0 spread 5s 6s 7s"))[2] == [4, -4]


def test_baton_rouge_has_no_8_to_10_and_47_wins() -> None:
    assert len(Rules.preset("baton_rouge").pack.names) == 40
    assert result(dealt("baton_rouge", "Kc Kd Qh Jc 7h", "3s 4s 5s 6s 7s"))[:2] == ("deal", [0])


def test_rushville_all_courts_win_and_going_out_pays_2_in_any_way() -> None:
    assert result(dealt("rushville", "Kc Kd Qh Js Jc", THIRTY)) == ("deal", [0], [2, -2])
    others = ("9d 7h Kd", "Td 2c Qh")
    out = play(table("5s 6s 7s", *others, stock="Qs", preset="rushville"), "0 draw, 0 spread 5s 6s 7s, 0 discard Qs")
    assert result(out) == ("out", [0], [4, -2, -2])
    tonk = play(table("5s 6s 7s", *others, stock="8s", preset="rushville"), "0 draw, 0 spread 5s 6s 7s 8s")
    assert result(tonk) == ("tonk", [0], [4, -2, -2])


def test_rushville_a_drop_pays_1_and_a_caught_one_costs_4_to_each_catcher() -> None:
    hands = ("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s", "8c 4s 8s")
    assert result(play(table(*hands, preset="rushville"), "0 drop"))[2] == [-8, 4, 4, 0]
    assert result(play(table(hands[2], hands[1], hands[3], preset="rushville"), "0 drop"))[2] == [2, -1, -1]


def test_chicago_is_dealt_without_an_upcard_from_54_cards() -> None:
    state = deal(Rules.preset("chicago", deal_wins="none"), 3)
    assert (len(state.setup.deck), top(state), state.stock_left) == (54, None, 39)


def test_chicago_pays_1_for_a_tonk_and_2_in_the_first_turn() -> None:
    others = "9d 7h Kd Jc Qc"
    first = table("3c 3d X1 5s 6s", others, stock="7s", preset="chicago")
    first = play(first, "0 draw, 0 spread 3c 3d X1=3h, 0 spread 5s 6s 7s")
    assert result(first) == ("tonk", [0], [2, -2])
    late = table("3c 3d X1 5s 6s", others, stock="Kc Jd 7s", preset="chicago")
    late = play(late, "0 draw, 0 spread 3c 3d X1=3h, 0 discard Kc, 1 draw, 1 discard Jd, 0 draw, 0 spread 5s 6s 7s")
    assert result(late) == ("tonk", [0], [1, -1])


def test_chicago_49_is_claimed_on_the_turn_for_1() -> None:
    state = dealt("chicago", "Kh Ks Qc Td 9c", THIRTY)
    assert result(play(state, "0 claim")) == ("claim", [0], [1, -1])


def test_washington_state_a_hit_on_ones_own_spread_costs_no_wait() -> None:
    state = table("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h", stock="Kh Kd", preset="washington_state")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 hit 4s 0, 0 discard Kh")
    assert state.waits == (0, 0)
    assert play(state, "1 draw, 1 hit 8s 0").waits == (1, 0)


def test_washington_state_the_caught_dropper_pays_2_for_each_player_to_the_lowest() -> None:
    hands = ("Ac 2d 6h", "Ad 2c 5h", "Ah As 2s")
    assert result(play(table(*hands, preset="washington_state"), "0 drop")) == ("caught", [2], [-6, 0, 6])


def test_push_ups_count_points_and_nobody_pays() -> None:
    state = play(table("Ac 2d 6h", "9d 7h Kd", preset="push_ups"), "0 drop")
    assert (result(state), outcome(state).scores) == (("drop", [0], [0, 0]), (0, 26))


@pytest.mark.parametrize(("preset", "cards"), [("seattle", 52), ("vietnam", 40)])
def test_seven_cards_are_dealt(preset: str, cards: int) -> None:
    state = deal(preset, 3)
    assert [len(hand(state, seat)) for seat in range(3)] == [7, 7, 7]
    assert state.stock_left == cards - 22


def test_seven_cards_of_50_points_win_nothing() -> None:
    assert not dealt("seattle", "Kc Kd Qh Js 2c 3c 5c", "3d 3h 4d 4h 5d 5h 6d").over


def test_the_book_rules_together() -> None:
    hands = ("7c 7d 7h 5s 6s 8h Kc", "4s 8s 9s Jh 2h 3h 2d")
    state = play(table(*hands, upcard="7s", preset="book"), "0 take")
    assert why(state, "0 discard 8h") == "use-taken"
    state = play(state, "0 spread 5s 6s 7s, 0 spread 7c 7d 7h, 0 discard 8h, 1 draw")
    assert offers(state, verb="hit") == ["1 hit 4s 0", "1 hit 8s 0"]
    assert offers(play(state, "1 hit 8s 0")) == ["1 end"]


def test_slap_plays_with_slapping() -> None:
    state = table("5s 6s 7s Jh", "9d 7h Kd 6d", stock="8s", preset="slap")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard 8s")
    assert can(state, "1 slap 0")


def test_jokers_are_dead() -> None:
    state = play(table("5s 6s 7s X1", "9d 7h Kd X2", stock="8s", preset="jokers"), "0 draw")
    assert offers(state, verb="spread") == ["0 spread 5s 6s 7s", "0 spread 5s 6s 7s 8s", "0 spread 6s 7s 8s"]
    assert result(play(late_table(0, "Ac 2d X1", "9d 7h X2", preset="jokers"), "0 draw"))[1] == [0]


def test_rising_courts_count_11_12_and_13() -> None:
    hands = ("Jc 2d 6h", "Td 8c As")  # 19 against 19; with courts of 10 points 18 against 19
    assert result(play(table(*hands, preset="rising_courts"), "0 drop"))[:2] == ("caught", [1])
    assert result(play(table(*hands), "0 drop"))[:2] == ("drop", [0])
