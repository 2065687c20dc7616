"""Hand records: reading one, and replaying it to its result (RULES 5)."""

import re
from typing import Any

from oracle import settle
from oracle.cards import Rules, hand_seed, pack, read_card, shuffled
from oracle.legal import legal
from oracle.moves import play
from oracle.rules_options import read_rules, whole
from oracle.state import State, set_up

__all__ = ["begin", "hand_seed", "legal", "replay"]

REQUIRED = {"format", "rules", "players", "dealer", "actions"}
OPTIONAL = {"deck", "seed", "multiple", "side_bets"}
SUIT_KEYS, NATURALS_KEYS = {"suit", "suit_players", "suit_pot"}, {"naturals_players", "naturals_pot"}
SEED = re.compile(r"[0-9a-fA-F]{64}")


def replay(record: object, with_legal: bool = False) -> dict[str, Any]:
    """Play a record and give its result, or the error that stops it."""
    lists, outcome = play_through(record, with_legal)
    return {**outcome, "legal": lists} if with_legal and "error" not in outcome else outcome


def play_through(record: object, with_legal: bool = True) -> tuple[list[list[str]], dict[str, Any]]:
    """Give the legal actions of every position reached, and the result or error."""
    try:
        state = begin(record)
    except ValueError as fault:
        return [], error(None, None, str(fault))
    assert isinstance(record, dict)
    lists = [legal(state)] if with_legal else []
    for index, action in enumerate(record["actions"]):
        try:
            require(isinstance(action, str), "an action is a text")
            play(state, action)
        except ValueError as fault:
            return lists, error(index, action, str(fault))
        lists += [legal(state)] if with_legal else []
    return lists, settle.result(state)


def error(index: int | None, action: object, reason: str) -> dict[str, Any]:
    """Make the error object of RULES 5."""
    return {"error": {"index": index, "action": action, "reason": reason}}


def require(good: bool, reason: str) -> None:
    """Raise ValueError with the reason unless all is good."""
    if not good:
        raise ValueError(reason)


def begin(record: object) -> State:
    """Check a record and deal its hand."""
    require(isinstance(record, dict), "a record is an object")
    assert isinstance(record, dict)
    require(REQUIRED <= set(record) <= REQUIRED | OPTIONAL, "keys are missing or unknown")
    require(record["format"] == "tonk-hand/1", "the format is unknown")
    require(("deck" in record) != ("seed" in record), "one of deck and seed is needed")
    actions, multiple = record["actions"], record.get("multiple", 1)
    require(isinstance(actions, list), "actions is a list")
    require(whole(multiple) and multiple >= 1, "multiple is a whole number from 1")
    rules, players = read_rules(record["rules"]), read_players(record["players"])
    require(whole(record["dealer"]) and 0 <= record["dealer"] < players, "there is no such dealer")
    side_bets = read_side_bets(record.get("side_bets", {}), players)
    state = set_up(rules, read_deck(record, rules), players, record["dealer"], multiple, side_bets)
    settle.settle_deal(state)
    state.phase = "over" if state.ending else "start"
    return state


def read_players(players: object) -> int:
    """Read the number of players, or a list of names."""
    if isinstance(players, list) and all(isinstance(name, str) for name in players):
        return len(players)
    require(whole(players), "players is a number or a list of names")
    assert isinstance(players, int)
    return players


def read_deck(record: dict[str, Any], rules: Rules) -> list[str]:
    """Read the deck, or shuffle it from the seed (RULES 6)."""
    if "seed" in record:
        seed = record["seed"]
        require(isinstance(seed, str) and SEED.fullmatch(seed) is not None, "a seed is 64 hex digits")
        return shuffled(bytes.fromhex(seed), pack(rules))
    require(isinstance(record["deck"], str), "the deck is a text")
    deck = [read_card(word) for word in record["deck"].split()]
    require(sorted(deck) == sorted(pack(rules)), "the deck is not the whole pack")
    return deck


def read_side_bets(bets: object, players: int) -> dict[str, Any]:
    """Check the side bets."""
    require(isinstance(bets, dict), "side_bets is an object")
    assert isinstance(bets, dict)
    require(set(bets) <= SUIT_KEYS | NATURALS_KEYS, "side_bets has unknown keys")
    for keys in (SUIT_KEYS, NATURALS_KEYS):
        require(set(bets) & keys in (set(), keys), "side-bet keys come together")
    require(bets.get("suit", "c") in ("c", "d", "h", "s"), "there is no such suit")
    for pot in ("suit_pot", "naturals_pot"):
        require(whole(bets.get(pot, 0)) and bets.get(pot, 0) >= 0, "a pot is a whole number from 0")
    for name in ("suit_players", "naturals_players"):
        seats = bets.get(name, [])
        require(isinstance(seats, list) and all(whole(s) and 0 <= s < players for s in seats), "no such seat")
    return bets
