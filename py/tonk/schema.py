"""A JSON schema of rules, drawn from the options (RULES 3 and 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tonk.messages import say
from tonk.rules import OPTIONS, PRESETS, conflicts
from tonk.rules.options import Option
from tonk.rules.tiers import KINDS, MOST_PAID, TIES, WHENS
from tonk.rules.words import label

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, object]:
    """Give the schema: a preset's name, or an object of `preset` and options.

    It cannot tell 2.0 from 2, which JSON schemas take for the same; the engine refuses 2.0.
    """
    presets: dict[str, object] = {"enum": list(PRESETS)}
    properties = {"preset": {**presets, "default": "classic"}, **{o.name: _option(o) for o in OPTIONS.values()}}
    rules = {"type": "object", "properties": properties, "additionalProperties": False, "allOf": list(_conditions())}
    return {
        "$schema": DRAFT,
        "title": say("schema-title"),
        "anyOf": [presets, rules],
        "$defs": {"tier": _tier()},
    }


def _option(option: Option) -> dict[str, object]:
    said = {"description": say(f"{label(option.name)}-help")}
    default = {} if option.default is None else {"default": option.write(option.default)}
    if option.reader is not None:
        menus = {"enum": list(option.choices)}
        return {**said, **default, "anyOf": [menus, {"type": "array", "items": {"$ref": "#/$defs/tier"}}]}
    if option.choices:
        return {**said, **default, "enum": list(option.choices)}
    return {**said, **default, "type": "integer", "minimum": option.low, "maximum": option.high}


def _tier() -> dict[str, object]:
    """Describe a tier: exactly one of its kinds, and how it pays."""
    whole = {"type": "integer", "minimum": 0}
    return {
        "type": "object",
        "properties": {
            "totals": {"type": "array", "items": whole, "minItems": 1},
            "at_most": whole,
            "all_courts": {"const": True},
            "pays": {"type": "integer", "minimum": 1, "maximum": MOST_PAID, "default": 2},
            "when": {"enum": list(WHENS), "default": "deal"},
            "tie": {"enum": list(TIES)},
        },
        "additionalProperties": False,
        "oneOf": [{"required": [kind]} for kind in KINDS],
    }


def _conditions() -> Iterator[dict[str, object]]:
    """Say with how many deals The Big One may be how long, as the engine's own contradictions have it."""
    deals, big_one = OPTIONS["deals"], OPTIONS["big_one"]
    for number in range(1, big_one.high):
        most = max(k for k in range(big_one.high + 1) if not conflicts({deals.name: number, big_one.name: k}))
        yield {
            "if": {"required": [deals.name], "properties": {deals.name: {"const": number}}},
            "then": {"properties": {big_one.name: {"maximum": most}}},
        }
