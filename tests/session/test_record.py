"""Session records: they replay to the identical position, and bad ones are refused with one sentence."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sittings import next_played, opened, refused
from tonk import RecordError, Rules, TonkError
from tonk.refusals import refuse
from tonk.session import (
    Choices,
    Player,
    Session,
    deal_next,
    end,
    join,
    leave,
    play,
    reading,
    record_text,
    renew_secret,
    set_word,
)
from tonk.session.reading import read_session


def long_session() -> Session:
    """Do every kind of step, and leave a hand unfinished."""
    session = next_played(opened(3, Rules.preset("classic", suit_bet=1, big_one=5), word="kitty"), Choices(suit="h"))
    session, _ = set_word(session, "tiger")
    session, _ = join(session, Player("Ida", "easy"))
    session, _ = leave(session, 2)
    session, _ = renew_secret(session, bytes([7]) * 32)
    session = next_played(session, Choices(big_one=True, suit="c", suit_players=(0, 1)))
    session, _ = deal_next(session, Choices(suit="s"))
    assert session.hand is not None
    return play(session, f"{session.hand.state.turn} draw")[0]


def test_a_record_replays_to_the_identical_position() -> None:
    session = long_session()
    assert read_session(record_text(session)) == session


def test_a_session_that_has_ended_replays_too() -> None:
    session, _ = end(long_session())
    assert read_session(record_text(session)) == session


def test_a_planned_session_ends_by_itself_in_a_replay() -> None:
    session = opened(2, Rules.preset("classic", deals=2))
    session = next_played(next_played(session))
    assert read_session(record_text(session)).over


def test_a_record_holds_only_what_was_decided() -> None:
    record = json.loads(record_text(long_session()))
    assert list(record) == ["format", "engine", "rules", "names", "bots", "secret", "word", "steps"]
    assert record["format"] == "tonk-session/1"
    assert [sorted(step) for step in record["steps"]] == [
        ["actions", "deal"],
        ["word"],
        ["bot", "join"],
        ["leave"],
        ["secret"],
        ["actions", "deal"],
        ["actions", "deal"],
    ]
    assert record["steps"][0]["deal"] == {"suit": "h"}
    assert record["steps"][5]["deal"] == {"big_one": True, "suit": "c", "suit_players": [0, 1]}


Change = Callable[[dict[str, Any]], object]


def damaged(change: Change) -> str:
    record = json.loads(record_text(long_session()))
    changed = change(record)
    return json.dumps(record if changed is None or not isinstance(changed, dict) else changed)


BAD: list[tuple[Change, str, str]] = [
    (
        lambda r: r.update(format="tonk-hand/1"),
        "session-format",
        "The format of a session record is tonk-session/1, not “tonk-hand/1”.",
    ),
    (
        lambda r: r.update(format=["x"]),
        "session-format",
        'The format of a session record is tonk-session/1, not “["x"]”.',
    ),
    (
        lambda r: r.update(extra=1),
        "session-key",
        "A session record has no “extra”: here it has format, engine, rules, names,",
    ),
    (lambda r: r.pop("steps") and None, "record-missing", "The record lacks steps."),
    (lambda r: r.update(steps={}), "session-list", "In a session record steps is a list, not “{}”."),
    (lambda r: r.update(names="You"), "session-list", 'In a session record names is a list, not “"You"”.'),
    (lambda r: r.update(names=["You", 1, 2]), "record-text", "In a record names is a text, not “1”."),
    (
        lambda r: r.update(bots=[None]),
        "session-bots",
        "A session record names 3 players but says of 1 whether they are bots.",
    ),
    (lambda r: r.update(bots=[None, True, True]), "record-text", "In a record bots is a text, not “true”."),
    (lambda r: r.update(secret="12"), "bad-seed", "“12” is no seed: a seed is 64 hex digits."),
    (lambda r: r.update(secret=12), "record-text", "In a record secret is a text, not “12”."),
    (lambda r: r.update(word=None), "record-text", "In a record word is a text, not “null”."),
    (lambda r: r.update(rules={"preset": "bridge"}), "no-such-preset", "There is no preset “bridge”:"),
    (lambda r: r.update(engine=1), "record-text", "In a record engine is a text, not “1”."),
    (
        lambda r: r["steps"].insert(0, {"dance": 1}),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (lambda r: r["steps"].insert(0, 5), "session-damaged", "The saved game is damaged and cannot go on: at step 1"),
    (
        lambda r: r["steps"][0].update(more=1),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["deal"].update(card="As"),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["deal"].update(big_one=1),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["deal"].update(suit_players=[True]),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["actions"].insert(0, "0 fly"),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["actions"].append(None),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 1",
    ),
    (
        lambda r: r["steps"][0]["actions"].pop() and None,
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 2",
    ),
    (
        lambda r: r["steps"].insert(3, {"leave": 9}),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 4",
    ),
    (
        lambda r: r["steps"].insert(3, {"leave": True}),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 4",
    ),
    (
        lambda r: r["steps"].append({"end": False}),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 8",
    ),
    (
        lambda r: r["steps"].extend([{"end": True}, {"end": True}]),
        "session-damaged",
        "The saved game is damaged and cannot go on: at step 9",
    ),
]


@pytest.mark.parametrize(("change", "key", "why"), BAD)
def test_a_bad_record_is_refused_with_one_sentence(change: Change, key: str, why: str) -> None:
    with pytest.raises(TonkError) as caught:
        read_session(damaged(change))
    assert [refusal.key for refusal in caught.value.refusals] == [f"refusal-{key}"]
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize("text", ["", "null", "[]", "{", "[" * 5000, "12", "\x00"])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with refused("session-not-json"):
        read_session(text)


def test_a_step_that_is_none_is_quoted() -> None:
    with pytest.raises(RecordError) as caught:
        read_session(damaged(lambda r: r["steps"].insert(0, {"dance": 1})))
    assert str(caught.value).endswith(str(refuse("session-step", value='{"dance": 1}')))


def test_a_record_of_another_engine_that_cannot_go_on_is_closed_with_a_sentence() -> None:
    def spoil(record: dict[str, Any]) -> None:
        record["engine"] = "0.0.1"
        record["steps"][0]["actions"].insert(0, "0 drop drop")

    text = damaged(spoil)
    with pytest.raises(RecordError) as caught:
        read_session(text)
    assert caught.value.refusals[0].key == "refusal-session-engine"
    assert str(caught.value).startswith("This game was saved by version 0.0.1 and cannot go on with version")


def test_a_record_of_another_engine_that_replays_goes_on() -> None:
    session = read_session(damaged(lambda r: r.update(engine="0.0.1")))
    assert session.hand == long_session().hand


def test_a_record_of_an_older_format_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def renamed(record: dict[str, object]) -> dict[str, object]:
        return {key: value for key, value in record.items() if key != "nickname"} | {
            "format": "tonk-session/1",
            "word": record["nickname"],
        }

    monkeypatch.setitem(reading.MIGRATIONS, "tonk-session/0", renamed)
    record = json.loads(record_text(long_session()))
    record["nickname"] = record.pop("word")
    record["format"] = "tonk-session/0"
    assert read_session(json.dumps(record)).hand == long_session().hand
