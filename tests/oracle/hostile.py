"""Records spoiled in many ways: actions that may be illegal or malformed, and faults of the record itself."""

from collections.abc import Callable
from random import Random
from typing import Any

from oracle.cards import SUITS
from oracle.notation import VERBS

MALFORMED = [
    "",
    " ",
    "0",
    "draw",
    "0 fold",
    "zero draw",
    "-1 draw",
    "0 draw 5c",
    "0 take 1",
    "0 drop drop",
    "0 end 0",
    "0 touch me",
    "0 claim 49",
    "0 spread",
    "0 spread 5s",
    "0 spread 5s 6s",
    "0 spread 5s 6s 7s 0",
    "0 spread 5s,6s,7s",
    "0 spread 5s 5s 5s",
    "0 spread X1 5s 6s",
    "0 spread X1= 5s 6s",
    "0 spread =7s 5s 6s",
    "0 spread X1=X2 5s 6s",
    "0 spread X1=7s=8s 5s 6s",
    "0 hit",
    "0 hit 0",
    "0 hit 5s",
    "0 hit 5s -1",
    "0 hit 5s 6s 0",
    "0 hit 5s 99",
    "0 hit 5s x",
    "0 discard",
    "0 discard 5s 6s",
    "0 discard 1s",
    "0 discard 11s",
    "0 discard 5x",
    "0 discard X0",
    "0 discard X9",
    "0 discard X1=5s",
    "0 slap",
    "0 slap 5s",
    "0 slap X1 0",
    "0 slap 5s 6s 0",
    "0 slap 99",
    "99 draw",
    "0 discard A\u017f",
    "\u0661 draw",
    "0 ta\u212ae",
    "0 \u017flap 0",
    "0 discard \u212as",
    "0_0 draw",
    "0 hit 5s 0_0",
    "0\u00a0draw;",
    "0: draw",
    "0,draw",
]


def random_card(rng: Random) -> str:
    """Choose any card there may be."""
    return rng.choice([rng.choice("A23456789TJQK") + rng.choice(SUITS)] * 5 + [f"X{rng.randint(1, 4)}"])


def random_placed(rng: Random) -> str:
    """Choose a card, sometimes with a meaning."""
    card = rng.choice([random_card(rng), "X1", "X2", "2" + rng.choice(SUITS)]) if rng.random() < 0.5 else ""
    return f"{card}={random_card(rng)}" if card and rng.random() < 0.6 else card or random_card(rng)


def random_action(rng: Random, players: int) -> str:
    """Make an action of the right form that is seldom legal."""
    verb, seat = rng.choice(VERBS), rng.randrange(players)
    number = str(rng.randrange(5))
    operands = {
        "spread": [random_placed(rng) for _ in range(rng.randint(2, 5))],
        "hit": [random_placed(rng), number],
        "discard": [random_card(rng)],
        "slap": rng.choice([[number], [random_placed(rng), number]]),
    }
    return " ".join([str(seat), verb, *operands.get(verb, [])])


def other_card(rng: Random, text: str) -> str:
    """Replace one operand of an action."""
    words = text.split()
    if len(words) > 2:
        words[rng.randrange(2, len(words))] = rng.choice([random_placed(rng), str(rng.randrange(4))])
    return " ".join(words)


def other_seat(rng: Random, text: str, players: int) -> str:
    """Let another seat act."""
    return " ".join([str(rng.randrange(players + 1)), *text.split()[1:]])


def other_meaning(rng: Random, text: str) -> str:
    """Put any meaning at a card that has one, or at a 2 or a joker."""
    words = text.split()
    wild = [at for at, word in enumerate(words) if at > 1 and word[0].upper() in "2X" and len(word) > 1]
    if wild and words[1].lower() != "discard":
        at = rng.choice(wild)
        words[at] = words[at].partition("=")[0] + "=" + rng.choice("A23456789TJQK") + rng.choice(SUITS)
    return " ".join(words)


def spoil(rng: Random, actions: list[str], players: int) -> list[str]:
    """Spoil one action, or add, repeat, drop or swap some; the rest stays."""
    spoiled = list(actions) or ["0 draw"]
    at = rng.randrange(len(spoiled))
    changes: list[Callable[[], list[str]]] = [
        lambda: [rng.choice(MALFORMED)],
        lambda: [random_action(rng, players)],
        lambda: [random_action(rng, players), spoiled[at]],
        lambda: [spoiled[at], spoiled[at]],
        lambda: [other_card(rng, spoiled[at])],
        lambda: [other_seat(rng, spoiled[at], players)],
        lambda: [other_meaning(rng, spoiled[at])],
        list,
        lambda: spoiled[at : at + 2][::-1],
    ]
    kind = rng.randrange(len(changes))
    spoiled[at : at + (2 if kind == len(changes) - 1 else 1)] = changes[kind]()
    if rng.random() < 0.1:
        spoiled.append(rng.choice(["0 draw", "1 drop", "0 end", random_action(rng, players)]))
    return spoiled


def faulty(rng: Random, record: dict[str, Any]) -> dict[str, Any]:
    """Put one fault into the record itself."""
    rules = record["rules"] if isinstance(record["rules"], dict) else {"preset": record["rules"]}
    deck = str(record.get("deck", "")).split()
    faults: list[dict[str, Any]] = [
        {"format": "tonk-hand/2"},
        {"colour": "red"},
        {"rules": "poker"},
        {"rules": {**rules, "preset": "poker"}},
        {"rules": {**rules, "tempo": 3}},
        {"rules": {**rules, "jokers": rng.choice([5, -1, "2", True, 1.5, None])}},
        {"rules": {**rules, "stake": rng.choice([0, 1001, "5", True])}},
        {"rules": {**rules, "upcard": rng.choice([0, 1, "false"])}},
        {"rules": {**rules, "pack": rng.choice([36, "52", 54])}},
        {"rules": {**rules, "slap": rng.choice(["on", True, "Race"])}},
        {"rules": {**rules, "deal_wins": rng.choice(["48", 50, None, {"totals": [50]}])}},
        {"rules": {**rules, "deal_wins": [rng.choice(BAD_TIERS)]}},
        {"rules": {**rules, "deals": 2, "big_one": 3}},
        {"rules": [1]},
        {"players": rng.choice([0, 1, 60, "3", True, ["North"]])},
        {"dealer": rng.choice([-1, 60, "0", False])},
        {"multiple": rng.choice([0, -1, "2", 1.5, True])},
        {"actions": rng.choice(["0 draw", None, {"0": "draw"}])},
        {"deck": " ".join([*deck, "As"]), "seed": None},
        {"deck": " ".join(deck[1:]), "seed": None},
        {"deck": " ".join(deck[:1] + deck[:1] + deck[2:]), "seed": None},
        {"seed": rng.choice(["00", "zz" * 32, "0" * 63, 0]), "deck": None},
        {"seed": "00" * 32, "deck": " ".join(deck) or "As"},
        {"seed": None, "deck": None},
        {"side_bets": rng.choice(BAD_BETS)},
    ]
    changed = {**record, **rng.choice(faults)}
    if rng.random() < 0.1:
        del changed[rng.choice(["format", "rules", "players", "dealer", "actions"])]
    return {key: value for key, value in changed.items() if value is not None or key not in ("seed", "deck")}


BAD_TIERS: list[Any] = [
    {},
    {"totals": [50], "at_most": 9},
    {"totals": []},
    {"totals": 50},
    {"totals": ["50"]},
    {"at_most": "9"},
    {"at_most": 9.5},
    {"all_courts": False},
    {"totals": [50], "pays": 0},
    {"totals": [50], "pays": 11},
    {"totals": [50], "when": "later"},
    {"totals": [50], "tie": "best"},
    {"totals": [50], "double": True},
    50,
]
BAD_BETS: list[Any] = [
    {"suit": "h"},
    {"suit": "h", "suit_players": [0]},
    {"suit": "x", "suit_players": [0], "suit_pot": 1},
    {"suit": "h", "suit_players": [60], "suit_pot": 1},
    {"suit": "h", "suit_players": [-1], "suit_pot": 1},
    {"suit": "h", "suit_players": [0], "suit_pot": -1},
    {"suit": "h", "suit_players": 0, "suit_pot": 1},
    {"naturals_players": [0]},
    {"naturals_pot": 3},
    {"naturals_players": [0], "naturals_pot": 1.5},
    {"naturals_players": [0], "naturals_pot": True},
    {"colour": 1},
    [],
]
