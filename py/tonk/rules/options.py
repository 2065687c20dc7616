"""How an option is declared: its default, its valid values and the section of the rules it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, fields
from typing import NamedTuple, TypeVar

from tonk.errors import RulesError
from tonk.refusals import refuse, shown

T = TypeVar("T")


class Option(NamedTuple):
    """What is declared of an option; its label and sentences are messages."""

    name: str
    section: str
    default: object
    choices: tuple[bool | int | str, ...] = ()
    low: int = 0
    high: int = 0
    reader: Callable[[str, object], object] | None = None
    writer: Callable[[object], object] | None = None

    @property
    def valid(self) -> str:
        """Name the valid values in words.

        >>> Option("stake", "payments", 1, (), 1, 1000).valid
        '1 to 1000'
        """
        if not self.choices:
            return f"{self.low} to {self.high}"
        return ", ".join(written(choice) for choice in self.choices)

    def read(self, value: object) -> object:
        """Check a JSON value and give what is stored; `true` is no number, 1 no switch (RULES 3). Raises RulesError."""
        if self.choices and any(value == choice and type(value) is type(choice) for choice in self.choices):
            return value
        if not self.choices and type(value) is int and self.low <= value <= self.high:
            return value
        if self.reader is not None and not isinstance(value, str):
            return self.reader(self.name, value)
        raise bad_value(self.name, value, self.valid)

    def write(self, value: object) -> object:
        """Give a stored value as JSON."""
        return value if self.writer is None else self.writer(value)


def bad_value(name: str, value: object, valid: str) -> RulesError:
    """Make the error that names an option, a bad value and the valid ones."""
    return RulesError(refuse("bad-value", option=name, value=shown(written(value)), valid=valid))


def written(value: object) -> str:
    """Write a value as JSON does for switches and nothing, and plainly otherwise."""
    if value is None:
        return "null"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)


def option(
    default: T,
    section: str,
    *,
    choices: tuple[bool | int | str, ...] = (),
    low: int = 0,
    high: int = 0,
    reader: Callable[[str, object], object] | None = None,
    writer: Callable[[object], object] | None = None,
) -> T:
    """Declare an option; without choices or a range it is a switch."""
    if isinstance(default, bool):
        choices = (default, not default)
    made: T = field(default=default, metadata={"option": (section, default, choices, low, high, reader, writer)})
    return made


def declared(group: type) -> tuple[Option, ...]:
    """List the options that a group declares, in order."""
    return tuple(Option(f.name, *f.metadata["option"]) for f in fields(group))
