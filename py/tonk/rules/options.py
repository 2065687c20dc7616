"""How an option is declared: its default, its valid values and the section of the rules it belongs to."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple, TypeVar, cast

from tonk.errors import RulesError
from tonk.frozen import Frozen
from tonk.refusals import Refusal, quoted, refuse, shown

T = TypeVar("T")
_NO_TEXT: Final = r"true|false|null|-?[0-9.]+"  # what is read as another kind of value without quotes


class Option(NamedTuple):
    """What is declared of an option; its label and sentences are messages."""

    name: str
    section: str
    default: object
    choices: tuple[bool | int | str, ...] = ()
    low: int = 0
    high: int = 0
    reader: Callable[[list[object]], object] | None = None
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
        if self.reader is not None and isinstance(value, list):
            return self.reader(value)
        raise RulesError(self.why_not(value))

    def why_not(self, value: object) -> Refusal:
        """Refuse a bad value, naming the valid ones; in quotes where a number and a text would look alike."""
        alike = not isinstance(value, str) and written(value) in self.choices
        valid = ", ".join(quoted(choice) for choice in self.choices) if alike else self.valid
        said = quoted(value) if isinstance(value, str) and re.fullmatch(_NO_TEXT, value) else shown(value)
        return refuse("bad-value" if self.reader is None else "bad-menu", option=self.name, value=said, valid=valid)

    def write(self, value: object) -> object:
        """Give a stored value as JSON."""
        return value if self.writer is None else self.writer(value)


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
    reader: Callable[[list[object]], object] | None = None,
    writer: Callable[[object], object] | None = None,
) -> T:
    """Declare an option; without choices or a range it is a switch."""
    if isinstance(default, bool):
        choices = (default, not default)
    return cast(T, Option("", section, default, choices, low, high, reader, writer))  # `Group` makes it a default


class Group(Frozen):
    """The options of one concern, each declared with `option`; what is not given has its default."""

    options: ClassVar[tuple[Option, ...]] = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.options = tuple([vars(cls)[name]._replace(name=name) for name in cls.fields])
        for name in cls.fields:
            delattr(cls, name)

    def __init__(self, **given: object) -> None:
        values = [given.pop(option.name, option.default) for option in self.options]
        super().__init__(*values, **given)
