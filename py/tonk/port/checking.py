"""Checking a record that the page was given, and writing the hands of its own session as records."""

from __future__ import annotations

import json

from tonk.codec import Json
from tonk.errors import RecordError
from tonk.json_text import read_json
from tonk.record import play_through, read_file
from tonk.refusals import refuse
from tonk.session.exporting import hand_record, secret_of
from tonk.session.reading import read_hands, read_session
from tonk.session.saving import record_text
from tonk.session.values import Hand, Session


def checked_record(text: str) -> Json:
    """Read a record to its end. Raises RecordError with one sentence."""
    try:
        whole = read_json(text)
    except ValueError:
        whole = None
    if isinstance(whole, dict) and str(whole.get("format")).startswith("tonk-session/"):
        session = read_session(text)
        return {"kind": "session", "hands": len(session.lines), "over": session.over}
    return _hands(text)


def played_hands(session: Session) -> Json:
    """Give the hands that were played to their end: as hand records, one a line, and what each was dealt from."""
    _, hands = read_hands(record_text(session))
    return {
        "text": "".join(json.dumps(hand_record(session, hand)) + "\n" for hand in hands),
        "hands": [
            {
                "number": hand.number + 1,
                "word": hand.word,
                "seed": hand.seed.hex(),
                "secret": secret_of(session, hand.number),
                "deck": _deck(hand),
            }
            for hand in hands
        ],
        "code": session.rules.code(),
    }


def _deck(hand: Hand) -> str:
    setup = hand.state.setup
    return " ".join(setup.pack.names[card] for card in setup.deck)


def _hands(text: str) -> Json:
    over, hands = True, 0
    for record in read_file(text):
        if isinstance(record, RecordError):
            raise record
        played = play_through(record)
        if played.error is not None:
            raise RecordError(refuse("hand-record-bad", number=hands + 1, why=_reason(played.error)))
        hands, over = hands + 1, over and played.states[-1].over
    return {"kind": "hand", "hands": hands, "over": over}


def _reason(error: dict[str, object]) -> str:
    found = error["error"]
    return str(found["reason"]) if isinstance(found, dict) else str(found)
