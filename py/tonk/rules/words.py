"""Options and their values in words: keys of messages with their values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tonk.messages import say
from tonk.rules.options import Option

Word = int | str


class Phrase(NamedTuple):
    """A message with the values it needs.

    >>> str(Phrase("number-jokers", (("value", 2),)))
    '2 jokers'
    """

    key: str
    values: tuple[tuple[str, Word], ...] = ()

    def __str__(self) -> str:
        return say(self.key, dict(self.values))

    def to_json(self) -> dict[str, object]:
        """Give the phrase as the page reads it."""
        return {"key": self.key, "values": dict(self.values)}


class Difference(NamedTuple):
    """An option with two values, as JSON and in words."""

    option: Option
    old: object
    new: object

    def __str__(self) -> str:
        """Say the difference in one line.

        >>> from tonk.rules import Rules
        >>> print(Rules.preset("classic", hand_size=7).differences().from_preset[0])
        Cards each: 5 cards → 7 cards
        """
        old, new = (joined(in_words(self.option, value)) for value in (self.old, self.new))
        return f"{say(label(self.option.name))}: {old} → {new}"

    def to_json(self) -> dict[str, object]:
        """Give the difference as the page reads it."""
        return {
            "option": self.option.name,
            "label": label(self.option.name),
            "old": phrases(in_words(self.option, self.old)),
            "new": phrases(in_words(self.option, self.new)),
        }


class Differences(NamedTuple):
    """What of some rules differs from their preset, and what from the classic game."""

    preset: str
    from_preset: tuple[Difference, ...]
    from_classic: tuple[Difference, ...]

    def __str__(self) -> str:
        """Say both lists; only the second for classic itself.

        >>> from tonk.rules import Rules
        >>> print(Rules.preset("jokers", hand_size=7).differences())
        1 rule differs from Dead jokers:
          Cards each: 5 cards → 7 cards
        2 rules differ from Classic:
          Jokers: None → 2 jokers
          Cards each: 5 cards → 7 cards
        """
        both = {self.preset: self.from_preset, "classic": self.from_classic}
        return "\n".join(_listed(preset, found) for preset, found in both.items())


def _listed(preset: str, found: tuple[Difference, ...]) -> str:
    head = say("differences", {"preset": say(f"preset-{dashed(preset)}"), "count": len(found)})
    return "\n  ".join((head, *(str(difference) for difference in found)))


def dashed(name: object) -> str:
    """Write a name as it is in keys of messages.

    >>> dashed("hand_size"), dashed(False)
    ('hand-size', 'false')
    """
    return str(name).lower().replace("_", "-")


def label(option: str) -> str:
    """Give the key of an option's label."""
    return f"option-{dashed(option)}"


def choice(option: Option, value: object) -> str:
    """Give the key of a choice; all switches share two."""
    if isinstance(value, bool):
        return "choice-on" if value else "choice-off"
    return f"choice-{dashed(option.name)}-{dashed(value)}"


def in_words(option: Option, value: object) -> tuple[Phrase, ...]:
    """Say a value of an option: a choice, a number, or one phrase for each tier."""
    if isinstance(value, list):
        return tuple(tier_in_words(tier) for tier in value) or (Phrase(choice(option, "none")),)
    if option.choices:
        return (Phrase(choice(option, value)),)
    return (Phrase(f"number-{dashed(option.name)}", (("value", _number(value)),)),)


def tier_in_words(tier: Mapping[str, object]) -> Phrase:
    """Say a tier of deal wins, given as JSON."""
    return Phrase("tier", (*tier_hand(tier), ("pays", _number(tier.get("pays", 2))), *_tier_ways(tier)))


def tier_hand(tier: Mapping[str, object]) -> tuple[tuple[str, Word], ...]:
    """Give the values with which a message says what hands a tier is about."""
    totals = tier.get("totals")
    if isinstance(totals, list):
        listed = ", ".join(str(total) for total in totals)
        return (
            ("kind", "totals"),
            ("number", len(totals)),
            ("first", totals[0]),
            ("last", totals[-1]),
            ("all", listed),
        )
    most = _number(tier.get("at_most", 0))
    kind = "at-most" if "at_most" in tier else "courts"
    return (("kind", kind), ("number", 1), ("first", most), ("last", most), ("all", str(most)))


def _tier_ways(tier: Mapping[str, object]) -> tuple[tuple[str, Word], ...]:
    return (("when", str(tier.get("when", "deal"))), ("tie", dashed(tier.get("tie", "none"))))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def phrases(said: Sequence[Phrase]) -> list[dict[str, object]]:
    """Give phrases as the page reads them."""
    return [phrase.to_json() for phrase in said]


def joined(said: Sequence[Phrase]) -> str:
    """Write phrases one after the other."""
    return "; ".join(str(phrase) for phrase in said)


def compare(
    options: Mapping[str, Option], old: Mapping[str, object], new: Mapping[str, object]
) -> tuple[Difference, ...]:
    """List the options that differ between two sets of values, as JSON."""
    return tuple(Difference(options[name], old[name], new[name]) for name in old if old[name] != new[name])
