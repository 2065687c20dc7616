"""What a frozen value is: its fields, and nothing that changes."""

import pytest

from tonk.cards import pack_of
from tonk.events import Drew, Event, Took, Touched, WasHit
from tonk.notation import parse_action
from tonk.rules.drawing import Drawing


def test_fields_are_given_by_place_or_by_name() -> None:
    assert Drew(1, 5) == Drew(1, card=5) == Drew(seat=1, card=5)
    assert (Drew(1, 5).seat, Drew(1, 5).card) == (1, 5)


def test_the_fields_of_the_class_above_come_first() -> None:
    assert Event.fields == Touched.fields == ("seat",)
    assert WasHit.fields == ("seat", "owner", "spread", "card", "stands")


@pytest.mark.parametrize("given", [(), (1,), (1, 2, 3)], ids=str)
def test_every_field_is_given_once(given: tuple[int, ...]) -> None:
    with pytest.raises(TypeError, match="Drew takes seat, card"):
        Drew(*given)


def test_a_field_that_is_not_there_or_given_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="Drew takes seat, card"):
        Drew(1, 5, suit="h")  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Drew takes seat, card"):
        Drew(1, 5, seat=1)  # type: ignore[misc]
    with pytest.raises(TypeError, match="Drawing takes"):
        Drawing(hand_size=7)  # type: ignore[call-arg]


def test_values_of_two_types_differ() -> None:
    assert Drew(1, 5) != Took(1, 5)
    assert Drew(1, 5) != Drew(1, 6)
    assert Drew(1, 5) != (1, 5)
    assert len({Drew(1, 5), Drew(1, 5), Took(1, 5)}) == 2


def test_nothing_is_set_or_taken_away() -> None:
    drew = Drew(1, 5)
    with pytest.raises(AttributeError, match="Drew does not change: card"):
        drew.card = 6  # type: ignore[misc]
    with pytest.raises(AttributeError, match="Drew does not change: card"):
        del drew.card
    assert drew == Drew(1, 5)


def test_fields_are_matched_by_place_and_by_name() -> None:
    match Drew(1, 5):
        case Drew(seat, card=card):
            assert (seat, card) == (1, 5)


def test_a_value_is_written_as_it_is_made() -> None:
    assert repr(Drew(1, 5)) == "Drew(seat=1, card=5)"
    assert repr(Drawing(touch_stock=True)) == "Drawing(take_must_use=False, return_taken=False, touch_stock=True)"


def test_an_action_is_written_in_its_notation() -> None:
    assert repr(parse_action(pack_of(52), 2, "1 hit 10H 0")) == "<1 hit Th 0>"
