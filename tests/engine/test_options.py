"""RULES 3: names, defaults, valid values and validation of the options."""

import pytest

from tonk import Rules, RulesError
from tonk.rules import OPTIONS, advice, conflicts
from tonk.rules.tiers import MENUS

SWITCHES_ON = ["upcard", "fourth_to_book", "wait_own_hit"]
SWITCHES_OFF = [
    "jokers_wild", "deuces_wild", "hit_replaces_discard", "take_must_use", "return_taken", "touch_stock", "boobed",
    "hit_blocks_out",
]  # fmt: skip
CHOICES: dict[str, list[object]] = {
    "pack": [52, 40],
    "court_points": ["ten", "rising"],
    "min_naturals": [1, 2],
    "first_deal": ["cut_seats", "cut_dealer", "random"],
    "must_spread": ["no", "yes", "yes_but_aces"],
    "hits_per_turn": [0, 1],
    "held_spreads": ["count", "free"],
    "slap": ["off", "race", "next_first"],
    "first_drop_turn": [1, 2, 3],
    "stock_end": ["wanted", "emptied"],
    "stock_out": ["lowest", "dead"],
    "stock_out_tie": ["all", "dead", "nearest_left"],
    "wait_stacking": ["add", "once_a_round"],
    "catch": [
        "standard", "low_only", "everyones_stake", "single_each", "double_to_all", "five_to_low", "catchers_double",
        "catchers_fourfold", "per_player", "low_from_everyone",
    ],
    "scoring": ["stakes", "push_ups"],
    "words": ["classic", "rushville", "washington"],
    "deal_wins": [
        "49_50", "50", "50_double_49_single", "49_50_15", "49_50_13", "49_50_9_triple", "9", "11_50_49", "50_49_13",
        "50_49_14", "47_50", "all_courts", "big_50", "big_50_49_double", "big_50_earliest", "none",
    ],
    "deal_win_contest": ["throw_in", "best", "all"],
    "deal_win_tie": ["throw_in", "nearest_left", "all"],
}  # fmt: skip
RANGES: dict[str, tuple[int, int, int]] = {  # default, lowest, highest
    "jokers": (0, 0, 4),
    "hand_size": (5, 3, 10),
    "wait_after_spread": (0, 0, 5),
    "wait_after_hit": (0, 0, 5),
    "stake": (1, 1, 1000),
    "pays_drop": (1, 1, 10),
    "pays_out": (1, 1, 10),
    "pays_tonk": (2, 1, 10),
    "pays_two_spreads": (2, 1, 10),
    "pays_first_turn": (0, 0, 10),
    "pays_stock": (1, 1, 10),
    "deals": (0, 0, 500),
    "big_one": (0, 0, 20),
    "suit_bet": (0, 0, 100),
    "naturals_bet": (0, 0, 100),
}


def test_these_are_all_the_options() -> None:
    assert set(OPTIONS) == {*SWITCHES_ON, *SWITCHES_OFF, *CHOICES, *RANGES}


@pytest.mark.parametrize("option", CHOICES)
def test_each_choice_is_taken_and_the_first_is_the_default(option: str) -> None:
    for value in CHOICES[option]:
        assert Rules.preset("classic", **{option: value}).shown_value(option) == value
    assert Rules.preset("classic").shown_value(option) == CHOICES[option][0]
    assert list(OPTIONS[option].choices) == CHOICES[option]


@pytest.mark.parametrize("option", RANGES)
def test_each_number_of_a_range_is_taken_and_no_other(option: str) -> None:
    default, low, high = RANGES[option]
    assert Rules.preset("classic").shown_value(option) == default
    for value in (low, high, (low + high) // 2):
        assert Rules.preset("classic", **{option: value}).shown_value(option) == value
    for bad in (low - 1, high + 1, str(low), float(high), None, True, [low]):
        assert conflicts({option: bad}), bad


@pytest.mark.parametrize("option", [*SWITCHES_ON, *SWITCHES_OFF])
def test_switches_are_json_booleans(option: str) -> None:
    assert Rules.preset("classic").shown_value(option) is (option in SWITCHES_ON)
    for value in (True, False):
        assert Rules.preset("classic", **{option: value}).value(option) is value
    for bad in (0, 1, "true", "false", None, []):
        assert conflicts({option: bad}), bad


@pytest.mark.parametrize("option", CHOICES)
def test_other_values_of_a_choice_are_refused(option: str) -> None:
    for bad in ("other", "", None, True, 1.0, 7, {}, CHOICES[option][0:1] if option != "deal_wins" else {}):
        assert conflicts({option: bad}), bad
    if isinstance(CHOICES[option][0], str):
        assert conflicts({option: str(CHOICES[option][1]).title() + " "})


def test_an_error_names_the_option_the_bad_value_and_the_valid_ones() -> None:
    with pytest.raises(RulesError, match="The option stake cannot be “0”: valid is 1 to 1000"):
        Rules.preset("classic", stake=0)
    with pytest.raises(RulesError, match="The option slap cannot be “true”: valid is off, race, next_first"):
        Rules.preset("classic", slap=True)
    with pytest.raises(RulesError, match=r"no option “tempo”: there are pack, jokers, .*, words"):
        Rules.preset("classic", tempo=3)
    with pytest.raises(RulesError, match=r"“null”: valid is 49_50, .*, none, or a list of tiers"):
        Rules.preset("classic", deal_wins=None)


def test_an_error_tells_a_number_from_a_text_that_looks_like_it() -> None:
    with pytest.raises(RulesError, match='The option stake cannot be “"5"”: valid is 1 to 1000'):
        Rules.preset("classic", stake="5")
    with pytest.raises(RulesError, match='The option upcard cannot be “"true"”: valid is true, false'):
        Rules.preset("classic", upcard="true")
    with pytest.raises(RulesError, match='The option deal_wins cannot be “50”: valid is "49_50", "50", '):
        Rules.preset("classic", deal_wins=50)


def test_all_faults_are_named_not_only_the_first() -> None:
    found = conflicts({"stake": 0, "pack": 36, "tempo": 1, "upcard": 1})
    assert [refusal.key for refusal in found] == [
        "refusal-bad-value", "refusal-bad-value", "refusal-no-such-option", "refusal-bad-value",
    ]  # fmt: skip


def test_good_rules_have_no_faults() -> None:
    assert conflicts("chicago") == ()
    assert conflicts({}) == ()
    assert conflicts(Rules.preset("waiting", stake=5)) == ()


def test_rules_do_not_change() -> None:
    with pytest.raises(AttributeError, match="Rules does not change"):
        Rules.preset("classic").name = "other"  # type: ignore[misc]
    assert hash(Rules.preset("classic")) == hash(Rules.from_json({}))


def test_rules_go_to_json_and_back() -> None:
    rules = Rules.preset("chicago", stake=5, deal_wins=[{"totals": [50], "pays": 3}, {"at_most": 9, "when": "turn"}])
    assert rules.to_json() == {
        "preset": "chicago",
        "deal_wins": [{"totals": [50], "pays": 3}, {"at_most": 9, "when": "turn"}],
        "stake": 5,
    }
    assert Rules.from_json(rules.to_json()) == rules


def test_what_a_preset_has_is_not_written_again() -> None:
    assert Rules.preset("waiting", wait_after_spread=3, stake=1).to_json() == {"preset": "waiting"}


@pytest.mark.parametrize(
    "tier",
    [
        {},
        {"totals": [50], "at_most": 9},
        {"totals": []},
        {"totals": 50},
        {"totals": ["50"]},
        {"totals": [50.0]},
        {"totals": [True]},
        {"at_most": "9"},
        {"at_most": 9.5},
        {"at_most": None},
        {"all_courts": False},
        {"all_courts": 1},
        {"totals": [50], "pays": 0},
        {"totals": [50], "pays": 11},
        {"totals": [50], "pays": "2"},
        {"totals": [50], "when": "later"},
        {"totals": [50], "when": None},
        {"totals": [50], "tie": "best"},
        {"totals": [50], "tie": None},
        {"totals": [50], "double": True},
        50,
        None,
        [],
    ],
)
def test_bad_tiers_are_refused(tier: object) -> None:
    assert conflicts({"deal_wins": [tier]})


def test_rising_courts_with_deal_wins_and_49_in_the_pack_of_40_get_a_word_of_advice() -> None:
    assert [found.key for found in advice(Rules.preset("classic", court_points="rising"))] == [
        "advice-rising-deal-wins"
    ]
    assert [found.key for found in advice(Rules.preset("classic", pack=40))] == ["advice-40-no-49"]
    assert advice(Rules.preset("rising_courts")) == advice(Rules.preset("baton_rouge")) == ()


def test_49_cannot_be_dealt_with_the_pack_of_40() -> None:
    # Five cards of 49 points need a 9, as 7s are the highest cards below the courts: 4 * 10 + 7 = 47.
    points = sorted({1, 2, 3, 4, 5, 6, 7, 10})
    totals = {0}
    for _ in range(5):
        totals = {total + value for total in totals for value in points}
    assert 49 not in totals
    assert {47, 50} <= totals


def test_there_are_sixteen_menus() -> None:
    assert list(MENUS) == CHOICES["deal_wins"]
