"""RULES 3, Session: deals, big_one and words."""

import pytest

from tonk import Rules, RulesError
from tonk.rules import conflicts


def test_a_session_is_open_ended_by_default() -> None:
    session = Rules.preset("classic").session
    assert session.planned() == 0
    assert not any(session.is_big(number) for number in range(1000))


def test_the_last_so_many_deals_are_double() -> None:
    session = Rules.preset("classic", deals=10, big_one=3).session
    assert [number for number in range(10) if session.is_big(number)] == [7, 8, 9]


def test_without_big_one_no_deal_is_double() -> None:
    session = Rules.preset("classic", deals=10).session
    assert not any(session.is_big(number) for number in range(10))


def test_all_deals_may_be_double() -> None:
    session = Rules.preset("classic", deals=3, big_one=3).session
    assert all(session.is_big(number) for number in range(3))


def test_more_double_deals_than_deals_are_refused() -> None:
    with pytest.raises(RulesError, match="valid is 0 to 3"):
        Rules.preset("classic", deals=3, big_one=4)
    assert [found.key for found in conflicts({"deals": 3, "big_one": 4})] == ["refusal-big-one-too-long"]
    assert conflicts({"deals": 0, "big_one": 4}) == ()


@pytest.mark.parametrize(("big_one", "deals"), [(0, 1), (1, 1), (5, 5)])
def test_the_big_one_is_called_in_an_open_ended_session_only(big_one: int, deals: int) -> None:
    session = Rules.preset("classic", big_one=big_one).session
    assert (session.may_be_called(), session.called_deals()) == (True, deals)
    assert not Rules.preset("classic", deals=20, big_one=big_one).session.may_be_called()


@pytest.mark.parametrize(
    ("preset", "words"), [("classic", "classic"), ("rushville", "rushville"), ("washington_state", "washington")]
)
def test_the_words_of_the_page(preset: str, words: str) -> None:
    assert Rules.preset(preset).session.vocabulary() == words


@pytest.mark.parametrize(("preset", "how"), [("classic", "cut_seats"), ("dutch", "cut_dealer")])
def test_how_the_first_dealer_is_found(preset: str, how: str) -> None:
    assert Rules.preset(preset).dealing.how_first() == how
