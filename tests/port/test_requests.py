"""Whatever is sent, the answer is an answer: bad requests are refused with a sentence and change nothing."""

import json

import pytest

from borders import SECRET, Page
from tonk.messages import say
from tonk.port import HANDLERS
from tonk.port.requests import REQUESTS

NEW = {"type": "new_session", "names": ["You", "West"], "bots": [None, "easy"], "secret": SECRET}
REFUSED: list[tuple[object, str]] = [
    ([], "“[]” is no request: a request is a JSON object."),
    ({}, "There is no request “None”: there are new_session, resume, act,"),
    ({"type": "dance"}, "There is no request “dance”: there are new_session,"),
    ({"type": ["act"]}, "There is no request “['act']”: there are new_session,"),
    ({"type": "act"}, "A request act lacks action."),
    ({"type": "act", "action": 5}, "In a request action cannot be “5”: it is string."),
    ({"type": "act", "action": "0 draw", "seat": 1}, "A request act has no field “seat”: it has action."),
    ({"type": "record", "x": 1}, "A request record has no field “x”: it has -."),
    ({"type": "bot", "seat": True}, "In a request seat cannot be “true”: it is whole number."),
    ({"type": "with", "cards": "8h"}, 'In a request cards cannot be “"8h"”: it is array of string.'),
    ({"type": "with", "cards": ["8h", None]}, 'In a request cards cannot be “["8h", null]”: it is array of string.'),
    ({"type": "next_hand", "word": 5}, "In a request word cannot be “5”: it is string or null."),
    ({"type": "next_hand", "suit_bet": 1}, "In a request suit_bet cannot be “1”: it is true or false."),
    ({**NEW, "names": ["You"]}, "A session record names 1 players but says of 2 whether they are bots."),
    ({**NEW, "names": ["You"], "bots": [None]}, "1 cannot play: Tonk needs at least 2 players."),
    ({**NEW, "bots": ["easy", "easy"]}, "The first player must be a person who sits at the table."),
    ({**NEW, "bots": [None, None]}, "West is said to be a person, but here all other players are bots."),
    ({**NEW, "bots": [None, "genius"]}, "There is no kind of bot “genius”: there are easy,"),
    ({**NEW, "secret": "5a"}, "“5a” is no seed: a seed is 64 hex digits."),
    ({**NEW, "word": "x" * 65}, "Your word has 65 characters: at most 64 are allowed."),
    ({**NEW, "word": "\ud800"}, "Your word has characters that are no text"),
    ({**NEW, "names": ["You", "\ud800"]}, "“\\ud800” is no name for a player"),
    ({**NEW, "rules": "bridge"}, "There is no preset “bridge”: there are classic,"),
    ({**NEW, "rules": {"stake": 0}}, "The option stake cannot be “0”: valid is 1 to 1000."),
    (
        {**NEW, "rules": {"hand_size": 10}, "names": ["A", "B", "C", "D", "E"], "bots": [None] + ["easy"] * 4},
        "5 players are",
    ),
    ({**NEW, "rules": "t1-zz-000"}, "“t1-zz-000”"),
    ({"type": "resume", "record": "{}"}, "The format of a session record is tonk-session/1, not “None”."),
    ({"type": "check", "record": "hello"}, "“hello” is no JSON"),
    ({"type": "check", "record": "{}"}, "Hand record 1 cannot be: The format of a hand record"),
    ({"type": "form", "rules": 5}, "“5” are no rules"),
    ({"type": "sheet", "rules": []}, "“[]” are no rules"),
]
PLAYING: list[tuple[object, str]] = [
    ({"type": "act", "action": "fly"}, "“fly” is no action"),
    ({"type": "act", "action": "9 draw"}, "There is no seat “9”: the seats are 0 to 2."),
    ({"type": "act", "action": "1 draw"}, "You cannot act for North."),
    ({"type": "act", "action": "0 discard As"}, ""),
    ({"type": "next_hand"}, "That is possible only between hands."),
    ({"type": "next_hand", "word": "late"}, "That is possible only between hands."),
    ({"type": "set_word", "word": "late"}, "That is possible only between hands."),
    ({"type": "new_secret", "secret": SECRET}, "That is possible only between hands."),
    ({"type": "new_secret", "secret": "x"}, "“x” is no seed: a seed is 64 hex digits."),
    ({"type": "join", "name": "Ida", "bot": "easy"}, "That is possible only between hands."),
    ({"type": "join", "name": "Ida", "bot": "x"}, "There is no kind of bot “x”"),
    ({"type": "leave", "seat": 1}, "That is possible only between hands."),
    ({"type": "leave", "seat": 0}, "You cannot leave your own table: end the session instead."),
    ({"type": "bot", "seat": 1}, "No bot is about to slap at seat 1."),
    ({"type": "with", "cards": ["9z"]}, "“9z” is no card"),
    ({"type": "with", "cards": ["X1"]}, "“X1” is not in the pack in use."),
]


def said(page: Page, reply: dict[str, object]) -> str:
    assert reply["type"] == "refused", reply
    why = reply["why"]
    assert isinstance(why, dict)
    names = [seat["name"] for seat in page.view["seats"]] if page.update else None
    return say(why["key"], why["values"], names=names, you=0)


@pytest.mark.parametrize(("request_", "why"), REFUSED)
def test_a_bad_request_is_refused_with_a_sentence(request_: object, why: str) -> None:
    page = Page()
    assert said(page, page.send(json.dumps(request_))).startswith(why)


FIELDS: dict[str, dict[str, object]] = {
    "act": {"action": "0 draw"},
    "leave": {"seat": 1},
    "join": {"name": "Ida", "bot": "easy"},
    "with": {"cards": []},
    "set_word": {"word": ""},
    "new_secret": {"secret": SECRET},
}


@pytest.mark.parametrize("kind", sorted(set(REQUESTS) - {"new_session", "resume", "check", "form", "sheet"}))
def test_without_a_session_there_is_nothing_to_do(kind: str) -> None:
    page = Page()
    assert said(page, page.ask(kind, **FIELDS.get(kind, {}))) == "No session is open: begin a new one."


@pytest.mark.parametrize(("request_", "why"), PLAYING)
def test_a_refused_request_leaves_the_session_as_it_was(request_: object, why: str) -> None:
    page = Page()
    page.begin()
    before = page.port._session
    assert said(page, page.send(json.dumps(request_))).startswith(why)
    assert page.port._session is before


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "\x00", "[" * 100_000, "1" * 5000, '{"type": "act"', "\ud800", '"act"', "NaN", '{"id": 1e999}'],
)
def test_text_that_is_no_request_is_refused(text: str) -> None:
    page = Page()
    reply = page.send(text)
    assert reply["id"] is None
    assert "is no request: a request is a JSON object" in said(page, reply)


@pytest.mark.parametrize("number", [7, "seven", None, 2**70])
def test_the_answer_repeats_the_id(number: object) -> None:
    assert Page().send(json.dumps({"id": number, "type": "record"}))["id"] == number


def test_an_id_that_cannot_be_is_not_repeated() -> None:
    assert Page().send(json.dumps({"id": {"a": 1}, "type": "record"}))["id"] is None


def test_a_bug_answers_crash_with_its_trace_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(session: object, fields: object) -> None:
        raise ZeroDivisionError("a bug")

    page = Page()
    page.begin()
    before = page.port._session
    monkeypatch.setitem(HANDLERS, "bot", broken)
    reply = json.loads(page.port.handle('{"id": 3, "type": "bot"}'))
    assert (reply["id"], reply["type"]) == (3, "crash")
    assert "ZeroDivisionError: a bug" in reply["trace"]
    assert page.port._session is before


def test_every_declared_request_has_a_handler() -> None:
    assert list(HANDLERS) == list(REQUESTS)
