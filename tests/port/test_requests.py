"""Whatever is sent, the answer is an answer: bad requests are refused with a sentence and change nothing."""

import json

import pytest

from borders import SECRET, Page
from tonk.messages import say
from tonk.port import HANDLERS
from tonk.port.requests import REQUESTS

NEW = {"type": "new_session", "names": ["You", "West"], "bots": [None, "easy"], "secret": SECRET}
REFUSED: list[tuple[object, str, str]] = [
    ([], "request-not-json", "“[]” is no request: a request is a JSON object."),
    ({}, "request-type", "There is no request “null”: there are new_session, resume, act,"),
    ({"type": "dance"}, "request-type", "There is no request “dance”: there are new_session,"),
    ({"type": ["act"]}, "request-type", 'There is no request “["act"]”: there are new_session,'),
    ({"type": "act"}, "request-lacks", "A request act lacks action."),
    ({"type": "act", "action": 5}, "request-value", "In a request action cannot be “5”: it is string."),
    (
        {"type": "act", "action": "0 draw", "seat": 1},
        "request-field",
        "A request act has no field “seat”: it has action.",
    ),
    ({"type": "record", "x": 1}, "request-field", "A request record has no field “x”: it has -."),
    ({"type": "bot", "seat": True}, "request-value", "In a request seat cannot be “true”: it is whole number."),
    ({"type": "with", "cards": "8h"}, "request-value", 'In a request cards cannot be “"8h"”: it is array of string.'),
    (
        {"type": "with", "cards": ["8h", None]},
        "request-value",
        'In a request cards cannot be “["8h", null]”: it is array of string.',
    ),
    ({"type": "next_hand", "word": 5}, "request-value", "In a request word cannot be “5”: it is string or null."),
    (
        {"type": "next_hand", "suit_bet": 1},
        "request-value",
        "In a request suit_bet cannot be “1”: it is true or false.",
    ),
    (
        {**NEW, "names": ["You"]},
        "session-bots",
        "A session record names 1 players but says of 2 whether they are bots.",
    ),
    ({**NEW, "names": ["You"], "bots": [None]}, "too-few-players", "1 player cannot play: Tonk needs"),
    (
        {**NEW, "bots": ["easy", "easy"]},
        "session-without-you",
        "The first player must be a person who sits at the table.",
    ),
    (
        {**NEW, "bots": [None, None]},
        "session-person",
        "West is said to be a person, but here all other players are bots.",
    ),
    ({**NEW, "bots": [None, "genius"]}, "no-such-bot", "There is no kind of bot “genius”: there are easy,"),
    ({**NEW, "secret": "5a"}, "bad-seed", "“5a” is no seed: a seed is 64 hex digits."),
    ({**NEW, "word": "x" * 65}, "word-too-long", "Your word has 65 characters: at most 64 are allowed."),
    ({**NEW, "word": "\ud800"}, "word-not-text", "Your word has characters that are no text"),
    ({**NEW, "names": ["You", "\ud800"]}, "player-name", "“\\ud800” is no name for a player"),
    ({**NEW, "rules": "bridge"}, "no-such-preset", "There is no preset “bridge”: there are classic,"),
    ({**NEW, "rules": {"stake": 0}}, "bad-value", "The option stake cannot be “0”: valid is 1 to 1000."),
    (
        {**NEW, "rules": {"hand_size": 10}, "names": ["A", "B", "C", "D", "E"], "bots": [None] + ["easy"] * 4},
        "too-many-players",
        "5 players are",
    ),
    ({**NEW, "rules": "t1-zz-000"}, "code-check", "“t1-zz-000”"),
    ({"type": "resume", "record": "{}"}, "record-missing", "The record lacks format."),
    ({"type": "check", "record": "hello"}, "not-json", "“hello” is no JSON"),
    ({"type": "check", "record": "{}"}, "hand-record-bad", "Hand record 1 cannot be: The record lacks format."),
    ({"type": "form", "rules": 5}, "rules-not-object", "“5” are no rules"),
    ({"type": "sheet", "rules": []}, "rules-not-object", "“[]” are no rules"),
]
PLAYING: list[tuple[object, str, str]] = [
    ({"type": "act", "action": "fly"}, "action-too-short", "“fly” is no action"),
    ({"type": "act", "action": "9 draw"}, "no-such-seat", "There is no seat “9”: the seats are 0 to 2."),
    ({"type": "act", "action": "1 draw"}, "not-your-seat", "You cannot act for North."),
    ({"type": "act", "action": "0 discard As"}, "draw-first", ""),
    ({"type": "next_hand"}, "hand-on", "That is possible only between hands."),
    ({"type": "next_hand", "word": "late"}, "hand-on", "That is possible only between hands."),
    ({"type": "set_word", "word": "late"}, "hand-on", "That is possible only between hands."),
    ({"type": "new_secret", "secret": SECRET}, "hand-on", "That is possible only between hands."),
    ({"type": "new_secret", "secret": "x"}, "bad-seed", "“x” is no seed: a seed is 64 hex digits."),
    ({"type": "join", "name": "Ida", "bot": "easy"}, "hand-on", "That is possible only between hands."),
    ({"type": "join", "name": "Ida", "bot": "x"}, "no-such-bot", "There is no kind of bot “x”"),
    ({"type": "leave", "seat": 1}, "hand-on", "That is possible only between hands."),
    ({"type": "leave", "seat": 0}, "you-stay", "You cannot leave your own table: end the session instead."),
    ({"type": "bot", "seat": 1}, "bot-no-slap", "No bot is about to slap at seat 1."),
    ({"type": "with", "cards": ["9z"]}, "not-a-card", "“9z” is no card"),
    ({"type": "with", "cards": ["X1"]}, "not-in-pack", "“X1” is not in the pack in use."),
]


def said(page: Page, reply: dict[str, object], key: str) -> str:
    assert reply["type"] == "refused", reply
    why = reply["why"]
    assert isinstance(why, dict)
    assert why["key"] == f"refusal-{key}"
    names = [seat["name"] for seat in page.view["seats"]] if page.update else None
    return say(why["key"], why["values"], names=names, you=0)


@pytest.mark.parametrize(("request_", "key", "why"), REFUSED)
def test_a_bad_request_is_refused_with_a_sentence(request_: object, key: str, why: str) -> None:
    page = Page()
    assert said(page, page.send(json.dumps(request_)), key).startswith(why)


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
    assert said(page, page.ask(kind, **FIELDS.get(kind, {})), "no-session") == "No session is open: begin a new one."


@pytest.mark.parametrize(("request_", "key", "why"), PLAYING)
def test_a_refused_request_leaves_the_session_as_it_was(request_: object, key: str, why: str) -> None:
    page = Page()
    page.begin()
    before = page.port._session
    assert said(page, page.send(json.dumps(request_)), key).startswith(why)
    assert page.port._session is before


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "\x00", "[" * 100_000, "1" * 5000, '{"type": "act"', "\ud800", '"act"', "NaN", '{"id": 1e999}'],
)
def test_text_that_is_no_request_is_refused(text: str) -> None:
    page = Page()
    reply = page.send(text)
    assert reply["id"] is None
    assert "is no request: a request is a JSON object" in said(page, reply, "request-not-json")


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
