"""The JSON schema: a validator that knows nothing of Tonk agrees with the engine."""

import json

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.random_rules import as_json, presets, values
from tonk.rules import OPTIONS, PRESETS, conflicts
from tonk.schema import schema

SCHEMA = json.loads(json.dumps(schema()))
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)

# Not 2.0, which JSON schemas take for 2.
junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-3, max_value=1200),
    st.sampled_from([0.5, "", "all", "best", "50", "none", "yes", "true", "dead", "standard", [], [{}], {}]),
    st.lists(
        st.dictionaries(
            st.sampled_from(["totals", "at_most", "all_courts", "pays", "when", "tie", "more"]),
            st.sampled_from([[49, 50], [], [-1], [0.5], 0, 1, 10, 11, -1, True, False, "deal", "turn", "all", None]),
            max_size=4,
        ),
        max_size=2,
    ),
)
hostile = st.builds(as_json, presets, st.dictionaries(st.sampled_from([*OPTIONS, "preset", "more"]), junk, max_size=3))


def agrees(value: object) -> bool:
    """Tell whether engine and schema say the same, and what."""
    playable = not conflicts(value)
    assert VALIDATOR.is_valid(value) == playable, value
    return playable


def test_the_schema_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@given(values)
def test_the_validator_agrees_on_good_values_and_on_contradictions(value: dict[str, object]) -> None:
    agrees(value)


@given(hostile)
@settings(max_examples=400)
def test_the_validator_agrees_on_bad_values(value: dict[str, object]) -> None:
    agrees(value)


@pytest.mark.parametrize("name", OPTIONS)
def test_the_validator_agrees_on_the_edges_of_an_option(name: str) -> None:
    option = OPTIONS[name]
    if option.choices:
        assert all(agrees({name: choice}) for choice in option.choices)
        assert not agrees({name: "no such choice"})
    else:
        assert [agrees({name: number}) for number in (option.low - 1, option.low)] == [False, True]
        assert not agrees({name: option.high + 1})
        assert agrees({"deals": 500, name: option.high})
        assert not agrees({name: str(option.low)})
        assert not agrees({name: True})


def test_the_validator_agrees_on_the_big_one_of_every_length() -> None:
    for deals in range(25):
        for big_one in range(22):
            agrees({"deals": deals, "big_one": big_one})


def test_a_presets_name_is_rules() -> None:
    assert all(agrees(name) for name in PRESETS)
    assert not any(agrees(value) for value in ("Classic", "", 3, None, [], True))


def test_the_schema_has_every_option_with_its_sentence() -> None:
    described = SCHEMA["anyOf"][1]["properties"]
    assert described.keys() == {"preset", *OPTIONS}
    assert described["hand_size"] == {
        "description": "How many cards each player is dealt; five and seven are the known games.",
        "default": 5,
        "type": "integer",
        "minimum": 3,
        "maximum": 10,
    }
