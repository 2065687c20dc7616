"""The house rules of a table: all options, composed of one group a concern, validated and immutable."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pkgutil import get_data  # reads a package that is still in its wheel, too
from typing import TYPE_CHECKING, Final

from tonk.cards import Pack
from tonk.errors import RulesError
from tonk.frozen import Frozen
from tonk.refusals import Refusal, refuse, shown
from tonk.rules.code import is_code, read_code, write_code
from tonk.rules.deal_wins import DealWins
from tonk.rules.dealing import Dealing
from tonk.rules.drawing import Drawing
from tonk.rules.dropping import Dropping
from tonk.rules.going_out import GoingOut
from tonk.rules.hitting import Hitting
from tonk.rules.options import Group, Option
from tonk.rules.pack import PackRules
from tonk.rules.scoring import Scoring
from tonk.rules.session import SessionRules
from tonk.rules.side_bets import SideBetting
from tonk.rules.slapping import Slapping
from tonk.rules.spreading import Spreading
from tonk.rules.stock_out import StockOut
from tonk.rules.waiting import Waiting

if TYPE_CHECKING:
    from tonk.rules.words import Differences

__all__ = ["OPTIONS", "PRESETS", "Rules", "advice", "conflicts"]

_GROUPS: Final[Mapping[str, type[Group]]] = {
    "packing": PackRules,
    "dealing": Dealing,
    "deal_winning": DealWins,
    "spreading": Spreading,
    "hitting": Hitting,
    "drawing": Drawing,
    "slapping": Slapping,
    "going_out": GoingOut,
    "dropping": Dropping,
    "stock": StockOut,
    "waiting": Waiting,
    "scoring": Scoring,
    "side_betting": SideBetting,
    "session": SessionRules,
}

OPTIONS: Final[Mapping[str, Option]] = {option.name: option for group in _GROUPS.values() for option in group.options}
_GROUP_OF: Final = {option.name: name for name, group in _GROUPS.items() for option in group.options}
PRESETS: Final[Mapping[str, Mapping[str, object]]] = json.loads(get_data("tonk", "presets.json") or "{}")


class Compiled:
    """What every step of a hand asks of the rules, worked out once."""

    pack: Pack
    more_starts: bool  # may a turn also begin with a touch or a claim?
    uses_taken: bool  # must a card taken be used?
    forces_spreads: bool  # must spreads be laid?
    late_drops: bool  # can a drop come too early?
    slaps: bool  # can discards be slapped?


class Rules(Frozen, Compiled):
    """All options of a table, in groups; made by `Rules.preset` or `Rules.from_json`.

    >>> Rules.preset("waiting", stake=5).to_json()
    {'preset': 'waiting', 'stake': 5}
    """

    name: str
    packing: PackRules
    dealing: Dealing
    deal_winning: DealWins
    spreading: Spreading
    hitting: Hitting
    drawing: Drawing
    slapping: Slapping
    going_out: GoingOut
    dropping: Dropping
    stock: StockOut
    waiting: Waiting
    scoring: Scoring
    side_betting: SideBetting
    session: SessionRules

    def __init__(self, name: str, **groups: Group) -> None:
        """Compile what every step asks, and refuse contradictions. Raises RulesError."""
        super().__init__(name, **groups)
        object.__setattr__(self, "pack", self.packing.make())
        object.__setattr__(self, "more_starts", self.drawing.may_touch() or self.deal_winning.has_claims())
        object.__setattr__(self, "uses_taken", self.drawing.must_use())
        object.__setattr__(self, "forces_spreads", self.spreading.is_forced())
        object.__setattr__(self, "late_drops", self.dropping.earliest() > 1)
        object.__setattr__(self, "slaps", self.slapping.is_on())
        if found := self.session.conflicts():
            raise RulesError(*found)

    @staticmethod
    def preset(name: str, **changes: object) -> Rules:
        """Give a named version of the game with some options changed. Raises RulesError."""
        return Rules.from_json({"preset": name, **changes})

    @staticmethod
    def from_json(value: object) -> Rules:
        """Read a preset name, or an object of `preset` and options (RULES 5). Raises RulesError, naming all faults."""
        rules, problems = _checked(value)
        if rules is None or problems:
            raise RulesError(*problems)
        return rules

    @staticmethod
    def from_code(text: str) -> Rules:
        """Read a rules code. Raises RulesError.

        >>> Rules.from_code("t1-wa-sk5-520") == Rules.preset("waiting", stake=5)
        True
        """
        return Rules.from_json(read_code(text, OPTIONS))

    @staticmethod
    def read(value: object) -> Rules:
        """Read whatever names rules: a preset's name, a rules code, or an object. Raises RulesError."""
        return Rules.from_code(value) if isinstance(value, str) and is_code(value) else Rules.from_json(value)

    def code(self) -> str:
        """Write the rules as a short code (`rules/code.py`)."""
        return write_code(self.to_json(), OPTIONS)

    def to_json(self) -> dict[str, object]:
        """Give the preset and what differs from it."""
        base = _preset(self.name)
        changed = {
            name: option.write(self.value(name))
            for name, option in OPTIONS.items()
            if self.value(name) != base.value(name)
        }
        return {"preset": self.name, **changed}

    def value(self, option: str) -> object:
        """Give the stored value of an option; None: as the menu of deal wins says."""
        stored: object = getattr(getattr(self, _GROUP_OF[option]), option)
        return stored

    def shown_value(self, option: str) -> object:
        """Give the value of an option that is in force, as JSON."""
        return self.deal_winning.in_force().get(option) or OPTIONS[option].write(self.value(option))

    def shown_values(self) -> dict[str, object]:
        """Give the values of all options that are in force, as JSON."""
        return {name: self.shown_value(name) for name in OPTIONS}

    def differences(self) -> Differences:
        """Say what differs from the preset, and what from classic."""
        from tonk.rules.words import Differences, compare

        mine = self.shown_values()
        from_preset, from_classic = (
            compare(OPTIONS, _preset(name).shown_values(), mine) for name in (self.name, "classic")
        )
        return Differences(self.name, from_preset, from_classic)

    def changed_from(self, other: Rules) -> tuple[str, ...]:
        """List the options whose values in force differ from those of other rules."""
        return tuple(name for name in OPTIONS if self.shown_value(name) != other.shown_value(name))


def _read(value: object) -> tuple[str, dict[str, object], list[Refusal]]:
    """Read a rules value: the preset, the stored values given, and everything that is wrong."""
    if isinstance(value, Rules):
        value = value.to_json()
    if isinstance(value, str):
        value = {"preset": value}
    if not isinstance(value, dict):
        return "", {}, [refuse("rules-not-object", value=shown(value))]
    name = value.get("preset", "classic")
    if not isinstance(name, str) or name not in PRESETS:
        return "", {}, [refuse("no-such-preset", value=shown(name), valid=", ".join(PRESETS))]
    given: dict[str, object] = {**PRESETS[name], **{key: v for key, v in value.items() if key != "preset"}}
    values: dict[str, object] = {}
    problems: list[Refusal] = []
    for key, item in given.items():
        try:
            values[key] = _stored(key, item)
        except RulesError as error:
            problems += error.refusals
    return name, values, problems


def _stored(key: object, item: object) -> object:
    if not isinstance(key, str) or key not in OPTIONS:
        raise RulesError(refuse("no-such-option", value=shown(key), valid=", ".join(OPTIONS)))
    return OPTIONS[key].read(item)


def _composed(name: str, values: Mapping[str, object]) -> Rules:
    groups: dict[str, dict[str, object]] = {group: {} for group in _GROUPS}
    for key, item in values.items():
        groups[_GROUP_OF[key]][key] = item
    made = {group: _GROUPS[group](**given) for group, given in groups.items()}
    return Rules(name, **made)


def _checked(value: object) -> tuple[Rules | None, list[Refusal]]:
    """Compose the rules of a value as far as it is good, and list everything that is wrong with it."""
    name, values, problems = _read(value)
    try:
        return _composed(name, values), problems
    except RulesError as error:
        return None, [*problems, *error.refusals]


@cache
def _preset(name: str) -> Rules:
    return _composed(name, _read(name)[1])


def conflicts(value: object) -> tuple[Refusal, ...]:
    """List everything that is wrong with a rules value, not only the first; empty when it can be played."""
    return tuple(_checked(value)[1])


def advice(rules: Rules) -> tuple[Refusal, ...]:
    """List words of advice: what is possible, but hardly what was meant (RULES 8)."""
    return tuple(Refusal(key) for key in rules.packing.advice(rules.deal_winning.named()))
