"""Reading requests: text to a checked request, or a refusal that says what would be valid."""

from __future__ import annotations

from collections.abc import Mapping
from types import UnionType
from typing import Final, Union, get_args, get_origin

from tonk.errors import TonkError
from tonk.json_text import read_json
from tonk.port import messages
from tonk.refusals import quoted, refuse, shown

REQUESTS: Final[Mapping[str, type]] = {
    "new_session": messages.NewSessionRequest,
    "resume": messages.ResumeRequest,
    "act": messages.ActRequest,
    "bot": messages.BotRequest,
    "next_hand": messages.NextHandRequest,
    "set_word": messages.SetWordRequest,
    "new_secret": messages.NewSecretRequest,
    "join": messages.JoinRequest,
    "leave": messages.LeaveRequest,
    "end_session": messages.EndSessionRequest,
    "with": messages.WithRequest,
    "record": messages.RecordRequest,
    "hands": messages.HandsRequest,
    "check": messages.CheckRequest,
    "form": messages.FormRequest,
    "sheet": messages.SheetRequest,
}
Request = dict[str, object]


def parse(text: str) -> Request:
    """Read a JSON object. Raises TonkError."""
    try:
        request = read_json(text)
    except ValueError:
        raise TonkError(refuse("request-not-json", value=shown(text))) from None
    if not isinstance(request, dict):
        raise TonkError(refuse("request-not-json", value=shown(text)))
    return request


def checked(request: Request) -> tuple[str, Request]:
    """Give the type of a request and its fields, every one of them known and of the right type. Raises TonkError."""
    kind = request.get("type")
    if not isinstance(kind, str) or kind not in REQUESTS:
        raise TonkError(refuse("request-type", value=shown(kind), valid=", ".join(REQUESTS)))
    schema = REQUESTS[kind]
    fields: Mapping[str, object] = schema.__annotations__
    required: frozenset[str] = getattr(schema, "__required_keys__", frozenset())
    given = {key: value for key, value in request.items() if key not in ("id", "type")}
    for key, value in given.items():
        if key not in fields:
            raise TonkError(refuse("request-field", type=kind, value=shown(key), valid=", ".join(fields) or "-"))
        if not _fits(value, fields[key]):
            raise TonkError(refuse("request-value", name=key, value=quoted(value), valid=described(fields[key])))
    for key in fields:
        if key in required and key not in given:
            raise TonkError(refuse("request-lacks", type=kind, name=key))
    return kind, given


def _fits(value: object, kind: object) -> bool:
    """Tell whether a JSON value is of a declared type; `true` is no number."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is None:
        return (
            kind is object
            or (isinstance(kind, type) and type(value) is kind)
            or (kind is None.__class__ and value is None)
        )
    if origin is list:
        return isinstance(value, list) and all(_fits(item, inner[0]) for item in value)
    return any(_fits(value, option) for option in inner)


def described(kind: object) -> str:
    """Describe a declared type in a few words of JSON.

    >>> described(list[str] | None)
    'array of string or null'
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is list:
        return f"array of {described(inner[0])}"
    if origin in (Union, UnionType):
        return " or ".join(described(option) for option in inner)
    return described(inner[0]) if inner else _NAMES[kind]


_NAMES: Final[dict[object, str]] = {
    str: "string",
    int: "whole number",
    bool: "true or false",
    type(None): "null",
    object: "any value",
}
