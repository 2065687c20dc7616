"""Hand records to and from JSON, and their replay (RULES 5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from tonk.cards import SUITS
from tonk.dealing import read_deck, set_up
from tonk.errors import RecordError, TonkError
from tonk.json_text import read_json
from tonk.notation import parse_action
from tonk.plays import after, legal, why_not
from tonk.refusals import Refusal, quoted, refuse, shown
from tonk.rules import Rules
from tonk.settlement import Outcome, outcome
from tonk.shuffle import shuffled
from tonk.state import SideBets, State

FORMAT: Final = "tonk-hand/1"
RESULT_FORMAT: Final = "tonk-result/1"
_REQUIRED: Final = ("format", "rules", "players", "dealer", "actions")
_KNOWN: Final = (*_REQUIRED, "deck", "seed", "multiple", "side_bets")
_SUIT_KEYS: Final = ("suit", "suit_players", "suit_pot")
_NATURALS_KEYS: Final = ("naturals_players", "naturals_pot")


class Replay(NamedTuple):
    """What replaying a record gives: every position reached, and the error that stopped it."""

    states: tuple[State, ...]
    error: dict[str, object] | None


def read_start(record: object) -> State:
    """Set up the hand of a record, before its first action. Raises TonkError."""
    if not isinstance(record, dict):
        raise RecordError(refuse("record-not-object", value=quoted(record)))
    _check_keys(record)
    rules = Rules.from_json(record["rules"])
    players = _players(record["players"])
    side_bets = _side_bets(record["side_bets"], players) if "side_bets" in record else None
    dealer = _whole("dealer", record["dealer"])
    multiple = _whole("multiple", record.get("multiple", 1), least=1)
    if why := rules.dealing.why_not_players(len(rules.pack.names), players):
        raise RecordError(why)
    return set_up(rules, players, dealer, _deck(rules, record), multiple=multiple, side_bets=side_bets)


def _check_keys(record: Mapping[str, object]) -> None:
    for key in record:
        if key not in _KNOWN:
            raise RecordError(refuse("record-key", value=shown(key), valid=", ".join(_KNOWN)))
    if record.get("format", FORMAT) != FORMAT:
        raise RecordError(refuse("record-format", value=shown(record["format"]), valid=FORMAT))
    for key in _REQUIRED:
        if key not in record:
            raise RecordError(refuse("record-missing", key=key))
    if ("deck" in record) == ("seed" in record):
        raise RecordError(refuse("record-deck-or-seed"))
    if not isinstance(record["actions"], list):
        raise RecordError(refuse("record-actions", value=quoted(record["actions"])))


def _whole(key: str, value: object, least: int = 0) -> int:
    if type(value) is not int or value < least:
        raise RecordError(refuse("record-whole", key=key, value=quoted(value), least=least))
    return value


def _players(value: object) -> int:
    if isinstance(value, list):
        for name in value:
            if not isinstance(name, str):
                raise RecordError(refuse("record-name", value=quoted(name)))
        return len(value)
    if type(value) is not int or value < 0:
        raise RecordError(refuse("record-players", value=quoted(value)))
    return value


def _deck(rules: Rules, record: Mapping[str, object]) -> tuple[int, ...]:
    key = "deck" if "deck" in record else "seed"
    text = record[key]
    if not isinstance(text, str):
        raise RecordError(refuse("record-text", key=key, value=quoted(text)))
    if key == "deck":
        return read_deck(rules.pack, text)
    return shuffled(len(rules.pack.names), read_seed(text))


def read_seed(text: str) -> bytes:
    """Read 64 hex digits. Raises RecordError."""
    if len(text) != 64 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise RecordError(refuse("bad-seed", value=shown(text)))
    return bytes.fromhex(text)


def _side_bets(value: object, players: int) -> SideBets:
    if not isinstance(value, dict):
        raise RecordError(refuse("side-bets-not-object", value=quoted(value)))
    for key in value:
        if key not in (*_SUIT_KEYS, *_NATURALS_KEYS):
            raise RecordError(refuse("record-key", value=shown(key), valid=", ".join((*_SUIT_KEYS, *_NATURALS_KEYS))))
    for keys in (_SUIT_KEYS, _NATURALS_KEYS):
        if 0 < sum(key in value for key in keys) < len(keys):
            raise RecordError(refuse("side-bets-together", valid=", ".join(keys)))
    bets = SideBets()
    if "suit" in value:
        bets = bets._replace(
            suit=_suit(value["suit"]),
            suit_players=_seats("suit_players", value["suit_players"], players),
            suit_pot=_whole("suit_pot", value["suit_pot"]),
        )
    if "naturals_players" in value:
        bets = bets._replace(
            naturals_players=_seats("naturals_players", value["naturals_players"], players),
            naturals_pot=_whole("naturals_pot", value["naturals_pot"]),
        )
    return bets


def _suit(value: object) -> str:
    if not isinstance(value, str) or len(value) != 1 or value not in SUITS:
        raise RecordError(refuse("side-bet-suit", value=quoted(value)))
    return value


def _seats(key: str, value: object, players: int) -> tuple[int, ...]:
    if not isinstance(value, list):
        raise RecordError(refuse("side-bet-seats", key=key, value=quoted(value), last=players - 1))
    for seat in value:
        if type(seat) is not int or not 0 <= seat < players or value.count(seat) > 1:
            raise RecordError(refuse("side-bet-seats", key=key, value=quoted(value), last=players - 1))
    return tuple(sorted(value))


def play_through(record: object) -> Replay:
    """Replay a record: all positions, and the error with its index, action and reason (RULES 5) if there is one."""
    try:
        state = read_start(record)
    except TonkError as error:
        return Replay((), _error(None, None, error.refusals[0]))
    states = [state]
    for index, text in enumerate(record["actions"] if isinstance(record, dict) else ()):
        try:
            action = parse_action(state.setup.pack, state.setup.players, text)
            why = why_not(state, action)
        except TonkError as error:
            why = error.refusals[0]
        if why is not None:
            return Replay(tuple(states), _error(index, text, why))
        state = after(state, action)
        states.append(state)
    return Replay(tuple(states), None)


def _error(index: int | None, action: object, why: Refusal) -> dict[str, object]:
    return {"error": {"index": index, "action": action, "reason": str(why)}}


def replay(record: object) -> dict[str, object]:
    """Give the result of a record, or its error, as JSON objects (RULES 5).

    >>> deck = " ".join(f"{r}{s}" for s in "cdhs" for r in "A23456789TJQK")
    >>> start = {"format": "tonk-hand/1", "rules": "classic", "players": 2, "dealer": 0, "deck": deck}
    >>> replay({**start, "actions": ["1 drop"]})["ended"]
    'drop'
    """
    played = play_through(record)
    return played.error or to_json(outcome(played.states[-1]))


def legal_texts(played: Replay) -> list[list[str]]:
    """List the legal actions of all seats, sorted, for the position before each action and for the last one."""
    return [sorted(str(action) for action in legal(state)) for state in played.states]


def to_json(result: Outcome) -> dict[str, object]:
    """Write an outcome as a result object (RULES 5)."""
    return {
        "format": RESULT_FORMAT,
        "ended": result.ended,
        "winners": list(result.winners),
        "counts": list(result.counts),
        "payments": [
            {"from": payment.payer, "to": payment.to, "amount": payment.amount, "why": payment.why}
            for payment in result.payments
        ],
        "net": list(result.net),
        "scores": None if result.scores is None else list(result.scores),
        "side": [{"bet": side.bet, "to": side.to, "amount": side.amount} for side in result.side],
    }


def read_file(text: str) -> Iterator[object]:
    """Give the JSON values of a file: one value, or one a line; what cannot be read is given as a RecordError."""
    whole = _read(text)
    if not isinstance(whole, RecordError) or whole.refusals[0].key != "refusal-not-json":
        yield whole
        return
    for line in text.split("\n"):
        if line.strip():
            yield _read(line)


def _read(text: str) -> object:
    try:
        return read_json(text)
    except RecordError as error:
        return error
    except ValueError:  # what Python says of it differs from version to version
        return RecordError(refuse("not-json", value=shown(text)))
