"""The border: text in, text out; the only thing in the engine that changes.

>>> import json
>>> port = Port()
>>> request = {"id": 1, "type": "new_session", "names": ["You", "West"], "bots": [None, "sharp"], "secret": "00" * 32}
>>> json.loads(port.handle(json.dumps(request)))["view"]["hand_number"]
1
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, NamedTuple

from tonk.codec import Json, event_json, sentence
from tonk.errors import TonkError
from tonk.events import Event
from tonk.port import answers
from tonk.port.answers import Answer
from tonk.port.around import line_json
from tonk.port.offers import offers
from tonk.port.requests import Request, checked, parse
from tonk.port.views import session_view, shown_hand
from tonk.refusals import refuse
from tonk.session.values import Line, Session
from tonk.view import seen_by

__all__ = ["Port"]

YOU: Final = 0  # the player that the page plays for: the first who sat down


class Sheet(NamedTuple):
    """The score sheet as it was last written, so that a long one is not written again and again."""

    lines: tuple[Line, ...]
    seats: tuple[int, ...]
    written: tuple[str, ...]


class Port:
    """Holds the session; every request that is refused, or crashes, leaves it as it was."""

    def __init__(self) -> None:
        self._session: Session | None = None
        self._sheet = Sheet((), (), ())

    def handle(self, text: str) -> str:
        """Answer a request."""
        request: Request = {}
        try:
            request = parse(text)
            kind, fields = checked(request)
            return self._answered(_id(request), kind, fields)
        except TonkError as error:
            why = error.refusals[0] if error.refusals else refuse("request-not-json", value="")
            return _json({"id": _id(request), "type": "refused", "why": sentence(why)})
        except Exception:  # a bug: the page shows it, and the game goes on from the last save
            from traceback import format_exc

            return _json({"id": _id(request), "type": "crash", "trace": format_exc()})

    def _answered(self, number: object, kind: str, fields: Request) -> str:
        answer = HANDLERS[kind](self._session, fields)
        reply = _json({"id": number, **answer.reply}) if answer.session is None else self._update(number, answer)
        if answer.session is not None:
            self._session = answer.session
        return reply

    def _update(self, number: object, answer: Answer) -> str:
        """Write an update: events, legal actions and view; the score sheet comes last, mostly written before."""
        session = answer.session
        assert session is not None
        you = session.seats.index(YOU)
        hand = shown_hand(session)
        update = {
            "id": number,
            "type": "update",
            **answer.reply,
            "events": [_event(session, you, event) for event in answer.events],
            "legal": {} if hand is None else offers(hand.state, you),
            "view": session_view(session, you),
        }
        text = _json(update)
        return f'{text[:-3]},"hands":[{",".join(self._written(session))}]}}}}}}'

    def _written(self, session: Session) -> tuple[str, ...]:
        sheet, lines = self._sheet, session.lines
        known = sheet.written if sheet.seats == session.seats and lines[: len(sheet.lines)] == sheet.lines else ()
        new = tuple(_json(line_json(line, session.seats)) for line in lines[len(known) :])
        self._sheet = Sheet(lines, session.seats, known + new)
        return self._sheet.written


def _event(session: Session, you: int, event: Event) -> Json:
    return event_json(seen_by(you, event), session.rules.pack, session.rules.session.vocabulary())


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _id(request: Request) -> int | str | None:
    number = request.get("id")
    return number if isinstance(number, int | str) else None


HANDLERS: Final[dict[str, Callable[[Session | None, Request], Answer]]] = {
    "new_session": answers.new_session,
    "resume": answers.resume,
    "act": answers.act,
    "bot": answers.bot,
    "next_hand": answers.next_hand,
    "set_word": answers.set_word,
    "new_secret": answers.new_secret,
    "join": answers.join,
    "leave": answers.leave,
    "end_session": answers.end_session,
    "with": answers.with_cards,
    "record": answers.record,
    "hands": answers.hands_played,
    "check": answers.check,
    "form": answers.form,
    "sheet": answers.sheet,
}
