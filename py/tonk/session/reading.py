"""Reading a session record: every step is done again, so that the same position comes out, bots included."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from tonk import __version__
from tonk.errors import RecordError, TonkError
from tonk.json_text import read_json
from tonk.refusals import quoted, refuse, shown
from tonk.rules import Rules
from tonk.session.fairness import renew_secret, set_word
from tonk.session.hands import deal_next, end, play
from tonk.session.saving import FORMAT
from tonk.session.seating import join, leave, start
from tonk.session.values import Choices, Hand, Player, Session

_OPENING: Final = ("format", "engine", "rules", "names", "bots", "secret", "word", "steps")
_CHOICES: Final = ("big_one", "suit", "suit_players", "naturals_players")
Record = dict[str, object]

# How a record of an older format becomes one of the next, by the older format.
MIGRATIONS: Final[dict[str, Callable[[Record], Record]]] = {}


def read_session(text: str) -> Session:
    """Read a session record and replay it. Raises RecordError with one sentence."""
    *_, session = _replayed(_checked(text))
    return session


def _checked(text: str) -> Record:
    """Read a record of this format that has all its parts."""
    record = _migrated(_parsed(text))
    for key in record:
        if key not in _OPENING:
            raise RecordError(refuse("session-key", value=shown(key), valid=", ".join(_OPENING)))
    for key in _OPENING:
        if key not in record:
            raise RecordError(refuse("record-missing", key=key))
    return record


def read_hands(text: str) -> tuple[Session, tuple[Hand, ...]]:
    """Read a session record: the position it leads to, and every hand that was played to its end."""
    hands: dict[int, Hand] = {}
    session = None
    for session in _replayed(_checked(text)):
        if session.hand is not None and session.hand.outcome is not None:
            hands[session.hand.number] = session.hand
    assert session is not None
    return session, tuple(hands.values())


def _replayed(record: Record) -> Iterator[Session]:
    """Give the session as it was opened, and as it was after each step."""
    session = _opened(record)
    yield session
    for number, step in enumerate(_list("steps", record["steps"])):
        try:
            session = _done(session, step)
        except TonkError as error:
            raise _damaged(record, number, error) from None
        yield session


def _parsed(text: str) -> Record:
    try:
        record = read_json(text)
    except ValueError:
        raise RecordError(refuse("session-not-json", value=shown(text))) from None
    if not isinstance(record, dict):
        raise RecordError(refuse("session-not-json", value=shown(text)))
    return record


def _migrated(record: Record) -> Record:
    """Bring a record of an older format up to this one."""
    if "format" not in record:
        raise RecordError(refuse("record-missing", key="format"))
    while record.get("format") != FORMAT:
        name = record.get("format")
        migrate = MIGRATIONS.get(name) if isinstance(name, str) else None
        if migrate is None:
            raise RecordError(refuse("session-format", value=shown(name), valid=FORMAT))
        record = migrate(record)
    return record


def _damaged(record: Record, number: int, error: TonkError) -> RecordError:
    """Say why a record cannot be replayed: another engine wrote it, or it is damaged."""
    if record["engine"] != __version__:
        return RecordError(refuse("session-engine", value=shown(record["engine"]), engine=__version__))
    return RecordError(refuse("session-damaged", step=number + 1, why=str(error.refusals[0])))


def _opened(record: Record) -> Session:
    rules = Rules.from_json(record["rules"])
    names, bots = _list("names", record["names"]), _list("bots", record["bots"])
    if len(names) != len(bots):
        raise RecordError(refuse("session-bots", names=len(names), bots=len(bots)))
    players = [_player(name, bot) for name, bot in zip(names, bots, strict=True)]
    secret, word = read_secret(record["secret"]), _text("word", record["word"])
    _text("engine", record["engine"])
    return start(rules, players, secret, word)[0]


def _player(name: object, bot: object) -> Player:
    return Player(_text("names", name), None if bot is None else _text("bots", bot))


def read_secret(value: object) -> bytes:
    """Read a secret of 64 hex digits. Raises RecordError."""
    text = _text("secret", value)
    if len(text) != 64 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise RecordError(refuse("bad-seed", value=shown(text)))
    return bytes.fromhex(text)


def _done(session: Session, step: object) -> Session:
    """Do one step of a record again."""
    match step:
        case {"deal": dict(choices), "actions": list(actions), **rest} if not rest:
            session = deal_next(session, _choices(choices))[0]
            for action in actions:
                session = play(session, _text("actions", action))[0]
            return session
        case {"join": str(name), "bot": str() | None as bot, **rest} if not rest:
            return join(session, Player(name, bot))[0]
        case {"leave": int(player), **rest} if not rest and type(player) is int and player in session.seats:
            return leave(session, session.seats.index(player))[0]
        case {"word": str(word), **rest} if not rest:
            return set_word(session, word)[0]
        case {"secret": str(secret), **rest} if not rest:
            return renew_secret(session, read_secret(secret))[0]
        case {"end": True, **rest} if not rest:
            return end(session)[0]
        case _:
            raise RecordError(refuse("session-step", value=quoted(step)))


def _choices(value: Mapping[object, object]) -> Choices:
    for key in value:
        if key not in _CHOICES:
            raise RecordError(refuse("session-key", value=shown(key), valid=", ".join(_CHOICES)))
    suit, big_one = value.get("suit"), value.get("big_one", False)
    if not isinstance(big_one, bool):
        raise RecordError(refuse("session-step", value=quoted(value)))
    return Choices(
        big_one=big_one,
        suit=None if suit is None else _text("suit", suit),
        suit_players=_seats("suit_players", value.get("suit_players", [])),
        naturals_players=_seats("naturals_players", value.get("naturals_players", [])),
    )


def _seats(key: str, value: object) -> tuple[int, ...]:
    seats = tuple(seat for seat in _list(key, value) if type(seat) is int)
    if len(seats) < len(_list(key, value)):
        raise RecordError(refuse("session-list", key=key, value=quoted(value)))
    return seats


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise RecordError(refuse("record-text", key=key, value=quoted(value)))
    return value


def _list(key: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise RecordError(refuse("session-list", key=key, value=quoted(value)))
    return value
