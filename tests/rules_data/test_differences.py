"""What differs from the preset and from classic, in words."""

from tonk.rules import Rules


def said(made: Rules) -> tuple[list[str], list[str]]:
    differences = made.differences()
    return [str(one) for one in differences.from_preset], [str(one) for one in differences.from_classic]


def test_a_preset_differs_from_classic_only() -> None:
    preset, classic = said(Rules.preset("waiting"))
    assert preset == []
    assert classic == ["Wait after a spread: No wait → 3 turns", "Wait after a hit: No wait → 1 turn"]


def test_classic_differs_from_nothing() -> None:
    assert said(Rules.preset("classic")) == ([], [])
    assert str(Rules.preset("classic").differences()) == "No rule differs from Classic."


def test_a_change_differs_from_both() -> None:
    preset, classic = said(Rules.preset("jokers", hand_size=7, jokers=1))
    assert preset == ["Jokers: 2 jokers → 1 joker", "Cards each: 5 cards → 7 cards"]
    assert classic == ["Jokers: None → 1 joker", "Cards each: 5 cards → 7 cards"]


def test_a_change_back_to_classic_differs_from_the_preset_only() -> None:
    preset, classic = said(Rules.preset("slap", slap="off"))
    assert preset == ["Slapping: The fastest → Off"]
    assert classic == []


def test_the_contest_of_another_menu_is_a_difference() -> None:
    preset, _ = said(Rules.preset("classic", deal_wins="50_49_13"))
    assert preset == [
        "Winning deals: 49 or 50 → 50, then 49, then at most 13",
        "Several winning deals: Thrown in → Best hand wins",
        "Equal winning deals: Thrown in → Nearest the dealer's left",
    ]


def test_a_contest_that_the_menu_has_anyway_is_no_difference() -> None:
    assert said(Rules.preset("newark", deal_win_contest="best"))[0] == []


def test_tiers_are_said_one_by_one() -> None:
    wins = [{"totals": [50]}, {"totals": [48, 49], "pays": 1, "when": "turn"}, {"at_most": 9, "pays": 3, "tie": "all"}]
    preset, _ = said(Rules.preset("classic", deal_wins=wins))
    assert preset == [
        "Winning deals: 49 or 50 → 50 pays 2; 48 or 49 pays 1 when claimed on the first turn;"
        " at most 9 pays 3 (equal hands are all paid)"
    ]
    assert said(Rules.preset("classic", deal_wins=[{"totals": [1, 2, 3]}, {"all_courts": True}]))[0] == [
        "Winning deals: 49 or 50 → one of 1, 2, 3 pays 2; all court cards pays 2"
    ]


def test_a_switch_is_on_or_off() -> None:
    assert said(Rules.preset("classic", upcard=False))[0] == ["Upcard: On → Off"]
