"""How a line of the rules sheet is drafted: the options it speaks of, when it is said, and its worked numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tonk.rules import Rules
from tonk.rules.words import Word, dashed

Values = dict[str, Word]


def _always(_: Rules) -> bool:
    return True


def _nothing(_: Rules) -> Values:
    return {}


class Draft(NamedTuple):
    """A line whose message is `sheet-NAME`; it is given the values in force of the options it names."""

    name: str
    options: tuple[str, ...] = ()
    when: Callable[[Rules], bool] = _always
    values: Callable[[Rules], Values] = _nothing

    def lines(self, rules: Rules) -> Iterator[Line]:
        """Write the line, if it is said under these rules."""
        if self.when(rules):
            spoken = {option: spoken_value(rules.shown_value(option)) for option in self.options}
            yield Line(f"sheet-{self.name}", (*spoken.items(), *self.values(rules).items()))


class Drafts(NamedTuple):
    """Several lines of one message `sheet-NAME`, one for each of some things counted out by the rules."""

    name: str
    each: Callable[[Rules], list[Values]]

    def lines(self, rules: Rules) -> Iterator[Line]:
        """Write a line for each."""
        for values in self.each(rules):
            yield Line(f"sheet-{self.name}", tuple(values.items()))


class Line(NamedTuple):
    """A line of the sheet: a message and its values."""

    key: str
    values: tuple[tuple[str, Word], ...]


def spoken_value(value: object) -> Word:
    """Give an option's value as messages read it: `yes` and `no` for switches, dashes in names.

    >>> spoken_value(True), spoken_value("nearest_left"), spoken_value(7)
    ('yes', 'nearest-left', 7)
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else dashed(value)
