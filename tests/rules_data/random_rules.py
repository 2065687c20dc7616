"""Hypothesis strategies for rules: any preset with any changes, custom tiers among them."""

from collections.abc import Mapping

from hypothesis import strategies as st

from tonk.rules import OPTIONS, PRESETS, Rules, conflicts
from tonk.rules.options import Option

small = st.integers(min_value=0, max_value=80)
kinds = st.one_of(
    st.fixed_dictionaries({"totals": st.lists(small, min_size=1, max_size=4)}),
    st.fixed_dictionaries({"at_most": small}),
    st.just({"all_courts": True}),
)
ways = st.fixed_dictionaries(
    {},
    optional={
        "pays": st.integers(min_value=1, max_value=10),
        "when": st.sampled_from(["deal", "turn"]),
        "tie": st.sampled_from(["throw_in", "nearest_left", "all"]),
    },
)
tiers = st.builds(lambda kind, way: {**kind, **way}, kinds, ways)


def valid(option: Option) -> st.SearchStrategy[object]:
    """Any valid JSON value of an option."""
    if not option.choices:
        return st.integers(min_value=option.low, max_value=option.high)
    choices: st.SearchStrategy[object] = st.sampled_from(option.choices)
    return st.one_of(choices, st.lists(tiers, max_size=3)) if option.name == "deal_wins" else choices


changes = st.fixed_dictionaries({}, optional={name: valid(option) for name, option in OPTIONS.items()})
presets = st.sampled_from(list(PRESETS))


def as_json(preset: str, changed: Mapping[str, object]) -> dict[str, object]:
    """Write rules as a player would."""
    return {"preset": preset, **changed}


values = st.builds(as_json, presets, changes)
playable = values.filter(lambda value: not conflicts(value))
rules = playable.map(Rules.from_json)
