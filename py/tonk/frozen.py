"""Values that never change, whose fields are their annotations.

They are what frozen dataclasses are, but their methods are written once here, not compiled anew for every class: that
compiling would be the larger part of the time a browser needs to import the engine.
"""

from __future__ import annotations

from typing import ClassVar, NoReturn, dataclass_transform

_put = object.__setattr__


@dataclass_transform(frozen_default=True)
class Frozen:
    """A value with the fields that its class and the classes above it annotate, in this order.

    >>> class Point(Frozen):
    ...     x: int
    ...     y: int
    >>> Point(1, y=2), Point(1, 2) == Point(1, 2), Point(1, 2) == Point(2, 1)
    (Point(x=1, y=2), True, False)
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = [name for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind)]
        fields = (*cls.fields, *own)
        for listed in ("fields", "__match_args__"):
            setattr(cls, listed, fields)

    def __init__(self, *values: object, **named: object) -> None:
        fields = self.fields
        if named or len(values) != len(fields):
            values = self._in_order(values, named)
        for name, value in zip(fields, values):  # noqa: B905  # they are as many; `strict` would take a third more time
            _put(self, name, value)  # not into `__dict__`: once made, it makes every later reading slower

    def _in_order(self, values: tuple[object, ...], named: dict[str, object]) -> tuple[object, ...]:
        """Put what is given by name behind what is given by place. Raises TypeError when a field is not given once."""
        values += tuple([named.pop(name) for name in self.fields[len(values) :] if name in named])
        if named or len(values) != len(self.fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(self.fields)}")
        return values

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} does not change: {name}")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} does not change: {name}")

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other._values() == self._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in zip(self.fields, self._values(), strict=True))
        return f"{type(self).__name__}({fields})"
