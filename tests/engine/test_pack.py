"""RULES 2, Pack and The count; RULES 3, pack, jokers and court_points; RULES 5, how a card is written."""

import pytest

from tonk import NotationError, Rules
from tonk.cards import Pack, pack_of


@pytest.mark.parametrize(
    ("card", "points"), [("As", 1), ("2d", 2), ("9h", 9), ("Tc", 10), ("Js", 10), ("Qd", 10), ("Kh", 10)]
)
def test_the_ace_counts_1_courts_10_and_others_their_number(card: str, points: int) -> None:
    pack = Rules.preset("classic").pack
    assert pack.count(pack.mask(card)) == points


@pytest.mark.parametrize(("card", "points"), [("Ts", 10), ("Jd", 11), ("Qh", 12), ("Kc", 13), ("Ac", 1)])
def test_rising_courts_count_11_12_and_13(card: str, points: int) -> None:
    pack = Rules.preset("rising_courts").pack
    assert pack.count(pack.mask(card)) == points


def test_a_count_adds_up_all_cards() -> None:
    pack = Rules.preset("jokers").pack
    assert pack.count(pack.mask("Ac Kd 7h 7s X1")) == 1 + 10 + 7 + 7 + 0


def test_a_wild_deuce_counts_2_and_a_wild_joker_0() -> None:
    pack = Rules.preset("chicago").pack
    assert pack.count(pack.mask("2c 2s X1 X2")) == 4


def test_the_pack_has_52_cards_in_the_order_of_suits_and_ranks() -> None:
    names = Rules.preset("classic").pack.names
    assert len(names) == 52
    assert names[:3] == ("Ac", "2c", "3c")
    assert (names[12], names[13], names[51]) == ("Kc", "Ad", "Ks")


def test_the_pack_of_40_has_no_8_9_and_10() -> None:
    names = Rules.preset("classic", pack=40).pack.names
    assert len(names) == 40
    assert {name[0] for name in names} == set("A234567JQK")


@pytest.mark.parametrize("jokers", range(5))
def test_jokers_are_added_last(jokers: int) -> None:
    names = Rules.preset("classic", jokers=jokers).pack.names
    assert names[52:] == tuple(f"X{k + 1}" for k in range(jokers))


@pytest.mark.parametrize(
    ("text", "card"), [("8h", "8h"), ("8H", "8h"), ("td", "Td"), ("10d", "Td"), ("10D", "Td"), ("as", "As")]
)
def test_cards_are_read_in_any_case_and_10_is_t(text: str, card: str) -> None:
    pack = pack_of(52)
    assert pack.names[pack.number(text)] == card


def test_a_joker_is_read_in_any_case() -> None:
    pack = pack_of(52, jokers=2)
    assert pack.names[pack.number("x2")] == "X2"


@pytest.mark.parametrize(
    "text", ["", "8", "h8", "1h", "11h", "8hh", "8x", "x", "X0", "X5", "0h", "10", "10dd", "110d", "8 h", "٨h", "8ħ"]
)
def test_other_texts_are_no_cards(text: str) -> None:
    with pytest.raises(NotationError, match="is no card"):
        pack_of(52, jokers=4).number(text)


@pytest.mark.parametrize(
    ("pack", "text"), [(pack_of(52), "X1"), (pack_of(52, jokers=2), "x3"), (pack_of(40), "8h"), (pack_of(40), "10d")]
)
def test_a_card_outside_the_pack_in_use_is_refused_as_such(pack: Pack, text: str) -> None:
    with pytest.raises(NotationError, match="is not in the pack in use"):
        pack.number(text)
