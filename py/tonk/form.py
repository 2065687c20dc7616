"""The options described to the page: sections, kinds, choices, values, what changed, contradictions and advice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from tonk.errors import RulesError
from tonk.messages import keys
from tonk.refusals import Refusal
from tonk.rules import OPTIONS, PRESETS, Rules, advice, conflicts
from tonk.rules.code import is_code, read_code
from tonk.rules.idle import is_idle
from tonk.rules.keys import OPTION_KEYS
from tonk.rules.options import Option
from tonk.rules.tiers import KINDS, MOST_PAID, TIES, WHENS
from tonk.rules.words import choice, dashed, in_words, label, phrases
from tonk.sheet.dealing import most_players

# The sections and their options in the order in which they are shown.
SECTIONS: Final = tuple(dict.fromkeys(OPTIONS[name].section for name in OPTION_KEYS))
# The options at which a contradiction or a word of advice is shown, when its message does not name one.
_ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "refusal-big-one-too-long": ("big_one", "deals"),
    "refusal-tier-not-object": ("deal_wins",),
    "refusal-tier-key": ("deal_wins",),
    "refusal-tier-kind": ("deal_wins",),
    "refusal-tier-value": ("deal_wins",),
    "refusal-tier-whole": ("deal_wins",),
    "refusal-tier-totals": ("deal_wins",),
    "advice-rising-deal-wins": ("court_points", "deal_wins"),
    "advice-40-no-49": ("pack", "deal_wins"),
    "advice-no-jokers": ("jokers_wild",),
}


TIER_PARTS: Final = {
    "kinds": [
        {"value": kind, "label": f"tier-kind-{dashed(kind)}", "start": start}
        for kind, start in zip(KINDS, ([50], 13, True), strict=True)
    ],
    "pays": {"label": "tier-pays", "low": 1, "high": MOST_PAID},
    "when": [{"value": when, "label": f"tier-when-{when}"} for when in WHENS],
    "tie": [{"value": tie, "label": f"tier-tie-{dashed(tie or 'none')}"} for tie in (None, *TIES)],
}


def form(value: object) -> dict[str, object]:
    """Describe every option under these rules: a preset's name, a code or an object, contradictions included.

    Raises RulesError for what is no rules at all: no object, no such preset, a code that cannot be read.
    """
    given = _given(value)
    found = conflicts(given)
    bad = {name for refusal in found for name in about(refusal)}
    kept = {name: item for name, item in given.items() if name == "preset" or (name in OPTIONS and name not in bad)}
    rules = _simplest(Rules.from_json(kept))
    drawn = Drawn({**given, **rules.to_json()} if found else rules.to_json(), rules, found, advice(rules))
    return {
        "rules": drawn.given,
        "preset": rules.name,
        "code": None if found else rules.code(),
        "stake": rules.scoring.worth(1, 1),
        "most_players": most_players(rules),
        "presets": presets(),
        "sections": [_section(section, drawn) for section in SECTIONS],
        "changed": _changes(drawn),
        "from_classic": [difference.to_json() for difference in rules.differences().from_classic],
        "conflicts": _said(found),
        "advice": _said(drawn.advice),
    }


class Drawn(NamedTuple):
    """What the form is drawn from."""

    given: Mapping[str, object]  # the preset and the changes, those in conflict included
    rules: Rules  # without the changes that are in conflict
    conflicts: tuple[Refusal, ...]
    advice: tuple[Refusal, ...]

    def value(self, name: str) -> object:
        """Give the value that is shown for an option."""
        return self.given[name] if name in self.given else self.rules.shown_value(name)

    def usual(self, name: str) -> object:
        """Give the value that an option has when it is put back."""
        return _without(self.rules, name).shown_value(name)


def _given(value: object) -> dict[str, object]:
    """Read rules as an object of preset and changes, bad values included. Raises RulesError."""
    if isinstance(value, str) and is_code(value):
        return read_code(value, OPTIONS)
    if isinstance(value, dict):
        return {"preset": Rules.preset(value.get("preset", "classic")).name, **value}
    return Rules.from_json(value).to_json()


def _simplest(rules: Rules) -> Rules:
    """Leave out the changes that only say what would be so without them."""
    for name in rules.to_json():
        without = _without(rules, name)
        if name in OPTIONS and without.shown_value(name) == rules.shown_value(name):
            rules = without
    return rules


def _without(rules: Rules, name: str) -> Rules:
    """Put an option back."""
    changes = rules.to_json()
    if name not in changes or name not in OPTIONS:
        return rules
    return Rules.from_json({key: value for key, value in changes.items() if key != name})


def about(refusal: Refusal) -> tuple[str, ...]:
    """List the options at which a contradiction or a word of advice is shown."""
    named = dict(refusal.values).get("option")
    return (str(named),) if named in OPTIONS else _ABOUT.get(refusal.key, ())


def _said(refusals: Iterable[Refusal]) -> list[dict[str, object]]:
    return [{"key": refusal.key, "values": dict(refusal.values)} for refusal in refusals]


@cache
def presets() -> tuple[dict[str, object], ...]:
    """Describe the presets: title, origin, what makes them different."""
    return tuple(_preset(name) for name in PRESETS)


def _preset(name: str) -> dict[str, object]:
    rules, key = Rules.preset(name), f"preset-{dashed(name)}"
    return {
        "name": name,
        "title": key,
        "origin": f"{key}-origin",
        "about": f"{key}-about",
        "code": rules.code(),
        "differences": [difference.to_json() for difference in rules.differences().from_classic],
    }


def _section(section: str, drawn: Drawn) -> dict[str, object]:
    return {
        "name": section,
        "title": f"section-{dashed(section)}",
        "options": [_option(OPTIONS[name], drawn) for name in OPTION_KEYS if OPTIONS[name].section == section],
    }


def _option(option: Option, drawn: Drawn) -> dict[str, object]:
    name = option.name
    return {
        "name": name,
        "label": label(name),
        "help": f"{label(name)}-help",
        "words": f"{label(name)}-words",
        **_kind(option, drawn.rules),
        "value": drawn.value(name),
        "shown": _shown(option, drawn.value(name)),
        "usual": drawn.usual(name),
        "changed": name in drawn.given,
        "idle": is_idle(name, drawn.rules),
        "conflicts": _said(refusal for refusal in drawn.conflicts if name in about(refusal)),
        "advice": _said(refusal for refusal in drawn.advice if name in about(refusal)),
    }


def _kind(option: Option, rules: Rules) -> dict[str, object]:
    """Describe what may be entered: a switch, a choice, a number, or a menu or list of tiers."""
    if not option.choices:
        return {"kind": "number", "low": option.low, "high": option.high}
    choices = [_choice(option, value) for value in option.choices]
    if option.reader is None:
        return {"kind": "switch" if isinstance(option.default, bool) else "choice", "choices": choices}
    tiers = [tier.to_json() for tier in rules.deal_winning.menu().tiers]
    return {"kind": "tiers", "choices": choices, "tiers": tiers, "tier": TIER_PARTS}


def _choice(option: Option, value: object) -> dict[str, object]:
    key = choice(option, value)
    return {"value": value, "label": key, "help": f"{key}-help" if f"{key}-help" in _keys() else None}


@cache
def _keys() -> frozenset[str]:
    return frozenset(keys())


def _shown(option: Option, value: object) -> list[dict[str, object]]:
    """Say a value in words; one that is refused has none."""
    try:
        option.read(value)
    except RulesError:
        return []
    return phrases(in_words(option, value))


def _changes(drawn: Drawn) -> list[dict[str, object]]:
    """List what was changed, and what only follows from that, as the contest follows the menu of deal wins."""
    preset = Rules.preset(drawn.rules.name)
    return [
        _change(option, drawn.usual(name) if name in drawn.given else preset.shown_value(name), drawn)
        for name, option in ((name, OPTIONS[name]) for name in OPTION_KEYS)
        if name in drawn.given or drawn.value(name) != preset.shown_value(name)
    ]


def _change(option: Option, old: object, drawn: Drawn) -> dict[str, object]:
    return {
        "option": option.name,
        "label": label(option.name),
        "old": _shown(option, old),
        "new": _shown(option, drawn.value(option.name)),
        "follows": option.name not in drawn.given,
    }
