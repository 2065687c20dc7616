"""Records that are refused: an illegal or malformed action, or a fault of the record itself (RULES 5)."""

from golden.by_hand import Record, record

HANDS = ["5s 6s 7s Kc 2d", "8s 9s Jh Qd 2h"]
ENTRY = {"hands": HANDS, "stock": "Kh Kd", "upcard": "9c"}

# What is played, the last action being refused.
PLAYS = {
    "out of turn": "1 draw",
    "a discard before drawing": "0 discard Kc",
    "a second draw": "0 draw, 0 draw",
    "a drop after drawing": "0 draw, 0 drop",
    "a card of another hand": "0 draw, 0 discard Jh",
    "the card just taken": "0 take, 0 discard 9c",
    "no spread": "0 draw, 0 spread Kc Kh 2d",
    "a spread before drawing": "0 spread 5s 6s 7s",
    "a hit on a spread that is not there": "0 draw, 0 hit Kc 0",
    "a hit that does not fit": "0 draw, 0 spread 5s 6s 7s, 0 hit Kc 0",
    "a turn ended without a discard": "0 draw, 0 end",
    "a touch without the option": "0 touch",
    "a claim of nothing": "0 claim",
    "a slap without the option": "0 draw, 0 spread 5s 6s 7s, 0 discard Kc, 1 slap 0",
    "an action after the end": "0 drop, 1 draw",
    "a seat that is not there": "2 draw",
    "a verb that does not exist": "0 fold",
    "a card that does not exist": "0 draw, 0 discard 11s",
    "a joker that is not in the pack": "0 draw, 0 discard X1",
    "too many operands": "0 draw 5s",
    "a card named twice": "0 draw, 0 spread 5s 5s 6s",
    "unicode digits": "٠ draw",
    "a card with a meaning where nothing is wild": "0 draw, 0 spread 5s 6s 2d=7s",
    "an empty action": "0 draw, \u2003, 0 discard Kc",
}

# What is wrong with the record itself.
FAULTS: dict[str, Record] = {
    "another format": {"format": "tonk-hand/2"},
    "an unknown key": {"colour": "red"},
    "an unknown preset": {"rules": "poker"},
    "an unknown option": {"rules": {"tempo": 3}},
    "a bad value": {"rules": {"jokers": 5}},
    "a switch as a number": {"rules": {"upcard": 1}},
    "a contradiction": {"rules": {"deals": 2, "big_one": 3}},
    "one player": {"players": 1},
    "too many players": {"players": 9},
    "a dealer that is not there": {"dealer": 2},
    "a seed beside the deck": {"seed": "00" * 32},
    "no multiple": {"multiple": 0},
    "actions that are no list": {"actions": "0 draw"},
    "half of a side bet": {"side_bets": {"suit": "h"}},
    "a deck with a card too few": {"deck": "As Ks"},
}


def spoiled() -> list[tuple[str, Record]]:
    """List the refused records."""
    plays = []
    for name, text in PLAYS.items():
        made = record({**ENTRY, "play": ""})
        plays.append((name, {**made, "actions": [action.strip(" ") for action in text.split(",")]}))
    good = record({**ENTRY, "play": ""})
    return [*plays, *((name, {**good, **fault}) for name, fault in FAULTS.items())]
