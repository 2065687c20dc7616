"""A page of the tests: talks to a port, and holds every answer to the schema and every sentence to the messages."""

import json
from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from tonk.messages import say
from tonk.port import Port, replies

SECRET = "5a" * 32
SHAPES: Mapping[str, Any] = {
    "update": replies.Update,
    "refused": replies.Refused,
    "crash": replies.Crash,
    "can": replies.Can,
    "record": replies.RecordText,
    "hands": replies.Hands,
    "record_ok": replies.RecordOk,
}


class Page:
    """Asks a port, and checks what it answers."""

    def __init__(self) -> None:
        self.port = Port()
        self.asked = 0
        self.update: dict[str, Any] = {}

    def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Send a request and give the answer; the latest update is kept."""
        self.asked += 1
        return self.send(json.dumps({"id": self.asked, "type": kind, **fields}))

    def send(self, text: str) -> dict[str, Any]:
        """Send any text and give the answer."""
        reply: dict[str, Any] = json.loads(self.port.handle(text))
        assert reply["type"] != "crash", reply["trace"]
        if reply["type"] in SHAPES:
            assert not list(misfits(reply, SHAPES[reply["type"]], reply["type"]))
        if reply["type"] == "update":
            self.update = reply
        names = [seat["name"] for seat in self.update["view"]["seats"]] if self.update else None
        for sentence in sentences(reply):
            assert say(sentence["key"], sentence["values"], names=names, you=0)
        return reply

    def begin(self, rules: object = "classic", bots: int = 2, **fields: object) -> dict[str, Any]:
        """Sit down with so many bots."""
        names = ["You", "West", "North", "East", "Ida", "Lem"][: bots + 1]
        kinds = [None] + ["easy"] * bots
        return self.ask("new_session", **({"rules": rules, "names": names, "bots": kinds, "secret": SECRET} | fields))

    @property
    def view(self) -> dict[str, Any]:
        """Give the latest view."""
        found: dict[str, Any] = self.update["view"]
        return found

    def offered(self) -> list[str]:
        """List the texts of all that you may do now."""
        return [action["text"] for kind in self.update["legal"].values() for action in kind["actions"]]

    def say(self, sentence: Mapping[str, Any]) -> str:
        """Say a sentence to you."""
        return say(sentence["key"], sentence["values"], names=[seat["name"] for seat in self.view["seats"]], you=0)


def misfits(value: object, kind: object, where: str) -> Iterator[str]:
    """List the places where an answer is not what the schema says."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        yield from _misfits_of_shape(value, kind, where)
    elif origin is list and isinstance(value, list):
        for number, item in enumerate(value):
            yield from misfits(item, inner[0], f"{where}[{number}]")
    elif origin is dict and isinstance(value, dict):
        for key, item in value.items():
            yield from misfits(item, inner[1], f"{where}.{key}")
    elif origin in (Union, UnionType):
        if all(list(misfits(value, option, where)) for option in inner):
            yield f"{where}: {value!r} is none of {inner}"
    elif origin is Literal:
        if value not in inner:
            yield f"{where}: {value!r} is none of {inner}"
    elif kind is not object and type(value) is not kind:
        yield f"{where}: {value!r} is no {kind}"


def _misfits_of_shape(value: object, shape: type, where: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{where}: {value!r} is no {shape.__name__}"
        return
    fields = {name.rstrip("_"): kind for name, kind in shape.__annotations__.items()}
    yield from (f"{where}.{key} is not in the schema" for key in value if key not in fields)
    for name, kind in fields.items():
        optional = get_origin(kind) is NotRequired
        if name in value:
            yield from misfits(value[name], get_args(kind)[0] if optional else kind, f"{where}.{name}")
        elif not optional:
            yield f"{where}.{name} is missing"


def sentences(value: object) -> Iterator[dict[str, Any]]:
    """Find every sentence in an answer."""
    if isinstance(value, dict):
        if "key" in value and "values" in value:
            yield value
        for item in value.values():
            yield from sentences(item)
    elif isinstance(value, list):
        for item in value:
            yield from sentences(item)
