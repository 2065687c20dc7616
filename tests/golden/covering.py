"""Golden hands played at random in which a value of an option makes a difference, and one of each preset."""

from collections.abc import Iterator
from random import Random
from typing import Any

from golden.by_hand import Record
from oracle.generate import rich_deck, seat_numbers
from oracle.rules_options import read_rules
from tonk import Rules, after, legal
from tonk.actions import Action
from tonk.record import legal_texts, play_through, read_start, replay
from tonk.rules import OPTIONS, PRESETS, conflicts

BY_HAND = ("deal_wins", "deal_win_contest", "deal_win_tie", "catch")  # every value is in a hand worked out by hand
SILENT = ("first_deal", "deals", "big_one", "suit_bet", "naturals_bet", "words")  # no single hand shows them
PACK = ("pack", "jokers", "hand_size", "upcard")  # another value makes another deck
QUIET = {"deal_wins": "none"}
WILD = {"jokers": 4, "jokers_wild": True, "deuces_wild": True}
SUPPORT: dict[str, Record] = {
    "jokers": {"jokers_wild": True},
    "jokers_wild": {"jokers": 3},
    "min_naturals": {**WILD, "hand_size": 7},
    "must_spread": {"hand_size": 8},
    "hits_per_turn": {"hand_size": 7},
    "hit_replaces_discard": {"hand_size": 7},
    "held_spreads": {"hand_size": 7},
    "slap": {"hand_size": 6},
    "boobed": {"hand_size": 8},
    "stock_out_tie": {"hand_size": 3},
    "stock_end": {"hand_size": 8},
    "wait_own_hit": {"wait_after_hit": 2},
    "wait_stacking": {"wait_after_hit": 2},
    "hit_blocks_out": {"hand_size": 6},
    "pays_first_turn": {"hand_size": 6},
    "pays_two_spreads": {"hand_size": 6},
}
TRIES = 3000
LEANINGS: list[dict[str, float]] = [
    {"drop": 0.05, "spread": 20, "hit": 20, "slap": 20},
    {"drop": 0.02, "spread": 20, "hit": 0.3, "take": 5, "slap": 5},
    {"drop": 0, "draw": 30, "spread": 0.3, "hit": 5, "touch": 10},
    {"drop": 0.3, "spread": 3, "hit": 3, "take": 3, "slap": 3, "touch": 3},
    {"drop": 0, "draw": 30, "spread": 30, "hit": 30, "slap": 30},
]


def values(name: str) -> list[Any]:
    """List the values of an option to be covered: all choices; of a range the ends, the default and one between."""
    option = OPTIONS[name]
    if option.choices:
        return list(option.choices)
    return sorted({option.low, option.high, (option.low + option.high + 1) // 2, int(str(option.default))})


def shuffled_record(rng: Random, rules: Record | str) -> Record:
    """Deal at random, often with spreads in the hands."""
    full = read_rules(rules)
    players = rng.choice([number for number in seat_numbers(full) if number <= 6])
    deck = rich_deck(rng, full, players)
    if rng.random() < 0.3:
        rng.shuffle(deck)
    start: Record = {"format": "tonk-hand/1", "rules": rules, "players": players, "dealer": rng.randrange(players)}
    return {**start, "deck": " ".join(deck), "actions": []}


def played(rng: Random, record: Record) -> Record:
    """Play a record to its end, leaning to some verbs."""
    state, leaning, actions = read_start(record), rng.choice(LEANINGS), []
    while not state.over and len(actions) < 400:
        offered = legal(state)
        verbs = sorted({action.verb for action in offered})
        verb = rng.choices(verbs, [leaning.get(verb, 1) + 1e-9 for verb in verbs])[0]
        action: Action = rng.choice([action for action in offered if action.verb == verb])
        actions.append(str(action))
        state = after(state, action)
    return {**record, "actions": actions}


def shown(record: Record) -> object:
    """Give all that a record shows: the legal actions of every position, and the result."""
    return legal_texts(play_through(record)), replay(record)


def makes_a_difference(record: Record, name: str) -> bool:
    """Tell whether a record shows something else with every other value of an option."""
    if name in SILENT or name in PACK:
        return True
    mine, now = shown(record), Rules.from_json(record["rules"]).shown_value(name)
    others = [value for value in values(name) if value != now]
    return all(shown({**record, "rules": {**record["rules"], name: value}}) != mine for value in others)


def tells(hand: Record, name: str, value: object) -> bool:
    """Tell whether a golden hand has this value of an option and another result with another one."""
    rules = hand["record"]["rules"]
    given = {"preset": rules} if isinstance(rules, str) else rules
    if conflicts(given) or Rules.from_json(given).shown_value(name) != value:
        return False
    others = [other for other in values(name) if other != value]
    return any(differs(hand, {**given, name: other}) for other in others)


def differs(hand: Record, rules: Record) -> bool:
    """Tell whether a golden hand has another result under other rules, the words of an error aside."""
    result, mine = replay({**hand["record"], "rules": rules}), hand["result"]
    if "error" in result and "error" in mine:
        return any(result["error"][key] != mine["error"][key] for key in ("index", "action"))
    return result != mine


def shortest(name: str, rules: Record | str, least: int, option: str = "") -> Record:
    """Find the shortest of some hands played to the end in which the option makes a difference."""
    found: list[Record] = []
    for number in range(TRIES):
        rng = Random(f"{name} {number}")
        record = played(rng, shuffled_record(rng, rules))
        if (
            len(record["actions"]) >= least
            and replay(record)["ended"]
            and (not option or makes_a_difference(record, option))
        ):
            found.append(record)
        if len(found) == 8:
            break
    assert found, f"no hand was found for {name}"
    return min(found, key=lambda record: len(record["actions"]))


def of_options() -> Iterator[tuple[str, Record]]:
    """Give a hand for each value of each option that is not covered by hand."""
    for name in OPTIONS:
        for value in values(name) if name not in BY_HAND else ():
            rules = {**QUIET, **SUPPORT.get(name, {}), name: value}
            rules |= {"deals": 40} if name == "big_one" else {}
            label = f"{name} {str(value).lower() if isinstance(value, bool) else value}"
            yield label, shortest(label, rules, 6, name)


def of_presets() -> Iterator[tuple[str, Record]]:
    """Give a whole hand of each preset."""
    for preset in PRESETS:
        yield f"a hand of {preset}", shortest(preset, preset, 20)
