"""One way to get each refusal of the engine, by the key of its sentence."""

from collections.abc import Callable

from engine.play import late_table, play, table
from engine.test_blocked import hit
from tonk import Refusal, Rules, State, TonkError, deal, parse_action, why_not
from tonk.record import read_file, read_start
from tonk.shuffle import tidy_word

HANDS = ("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h", "3s Td 7h 6d 2d")
DECK = " ".join(rank + suit for suit in "cdhs" for rank in "A23456789TJQK")
RECORD = {"format": "tonk-hand/1", "rules": "classic", "players": 2, "dealer": 0, "deck": DECK, "actions": []}
WILD = {"jokers": 2, "jokers_wild": True, "deuces_wild": True}
OTHER = "9h 6c 4h Kd 8d"


def fresh(**options: object) -> State:
    """Deal the hands with the 9c turned up and the Kh, Kd and Ks to be drawn."""
    return table(*HANDS, upcard="9c", stock="Kh Kd Ks", **options)


def laid(*more: str, **options: object) -> State:
    """Let seat 0 draw, lay 5s 6s 7s and go on."""
    return play(fresh(**options), "0 draw, 0 spread 5s 6s 7s", *more)


def wild(cards: str = "5s 7s X1 6s Kc", **options: object) -> State:
    """Let seat 0 draw in a game with wild cards."""
    return play(table(cards, OTHER, upcard="9d", stock="Jc", **{**WILD, **options}), "0 draw")


def one_card_left() -> State:
    """Let seat 0 keep one card, be hit, and seat 2 discard a card that fits, with next_first."""
    hands = ("5s 6s 7s 3c", "8s 9s Jh Qd", "4s Td 7h 6d")
    state = table(*hands, stock="Kh Kd Ks", hit_blocks_out=True, slap="next_first")
    state = play(state, "0 draw, 0 spread 5s 6s 7s, 0 discard Kh, 1 draw, 1 hit 8s 0, 1 discard Kd")
    return play(state, "2 draw, 2 discard 4s")


def full_book() -> State:
    """Let seat 0 lay three 5s where no fourth may be added."""
    return play(table("5s 5c 5d 5h", "9h 6c 4h Kd", stock="Jc", fourth_to_book=False), "0 draw, 0 spread 5s 5c 5d")


def claimable(*more: str) -> State:
    """Let seats 0 and 1 hold 49 points, which may be claimed on the turn, or a spread."""
    return play(table("4d 5d 6d 2c 3c", "Kh Ks Qc Td 9c", stock="2d 8c", deal_wins="big_50"), *more)


# Each case is a position and an action that is refused there.
ACTIONS: dict[str, Callable[[], tuple[State, str]]] = {
    "not-your-turn": lambda: (fresh(), "1 draw"),
    "hand-over": lambda: (play(fresh(), "0 drop"), "1 draw"),
    "draw-first": lambda: (fresh(), "0 discard Kc"),
    "touched": lambda: (play(fresh(touch_stock=True), "0 touch"), "0 take"),
    "already-drawn": lambda: (laid(), "0 draw"),
    "extra-discard": lambda: (play(laid("0 discard 4s", slap="race"), "1 slap 0"), "1 draw"),
    "drop-at-start": lambda: (laid(), "0 drop"),
    "drop-too-early": lambda: (fresh(first_drop_turn=2), "0 drop"),
    "waits": lambda: (
        laid("0 discard Kc, 1 draw, 1 discard Kd, 2 draw, 2 discard Ks", wait_after_spread=1),
        "0 drop",
    ),
    "touch-off": lambda: (fresh(), "0 touch"),
    "touch-empty": lambda: (late_table(0, *HANDS, touch_stock=True), "0 touch"),
    "pile-empty": lambda: (table(*HANDS, upcard=False), "0 take"),
    "take-unusable": lambda: (fresh(take_must_use=True), "0 take"),
    "use-taken": lambda: (
        play(table("3c 3d 5h Kc", OTHER[:11], upcard="3h", take_must_use=True), "0 take"),
        "0 discard Kc",
    ),
    "not-in-hand": lambda: (laid(), "0 discard 8s"),
    "not-a-spread": lambda: (laid(), "0 spread 4s Kc Kh"),
    "too-few-naturals": lambda: (wild("X1 X2 2d 6s Kc"), "0 spread X1=3c X2=4c 2d=5c"),
    "no-such-spread": lambda: (laid(), "0 hit 4s 1"),
    "spread-full": lambda: (full_book(), "0 hit 5h 0"),
    "does-not-fit": lambda: (laid(), "0 hit Kc 0"),
    "one-hit": lambda: (laid("0 discard Kc, 1 draw, 1 hit 8s 0", hits_per_turn=1), "1 hit 9s 0"),
    "blocked": lambda: (hit("3c 3d", "3h"), "0 spread 3c 3d 3h"),
    "hit-replaces-discard": lambda: (laid("0 hit 4s 0", hit_replaces_discard=True), "0 discard Kc"),
    "end-needs-hit": lambda: (laid(), "0 end"),
    "must-spread": lambda: (play(fresh(must_spread="yes"), "0 draw"), "0 discard Kc"),
    "just-taken": lambda: (play(fresh(), "0 take"), "0 discard 9c"),
    "claim-late": lambda: (claimable("0 draw, 0 discard 2d, 1 draw, 1 discard 8c"), "0 claim"),
    "claim-after-spread": lambda: (claimable("0 draw, 0 spread 4d 5d 6d, 0 discard 2d"), "1 claim"),
    "claim-nothing": lambda: (claimable(), "0 claim"),
    "slap-off": lambda: (laid("0 discard 4s"), "1 slap 0"),
    "slap-late": lambda: (laid("0 discard 4s, 1 draw", slap="race"), "1 slap 0"),
    "slap-not-top": lambda: (laid("0 discard 4s", slap="race"), "1 slap 8s 0"),
    "slap-blocked": lambda: (one_card_left(), "0 slap 0"),
    "joker-needs-meaning": lambda: (wild(), "0 spread 5s X1 7s"),
    "joker-dead": lambda: (wild(jokers_wild=False), "0 spread 5s X1 7s"),
}

# Each case is an action that cannot be read in a pack with wild jokers and 2s.
TEXTS: dict[str, object] = {
    "not-a-card": "0 discard 1s",
    "not-in-pack": "0 discard X3",
    "card-twice": "0 spread 5s 5s 5s",
    "not-wild": "0 hit 5s=6s 0",
    "stands-for-joker": "0 hit X1=X2 0",
    "action-not-text": 7,
    "action-too-short": "draw",
    "seat-not-number": "north draw",
    "spread-not-number": "0 hit 8s first",
    "no-such-seat": "3 draw",
    "no-such-verb": "0 fold",
    "operands-none": "0 draw 5s",
    "operands-discard": "0 discard",
    "operands-spread": "0 spread",
    "operands-hit": "0 hit 8s",
    "operands-slap": "0 slap",
}

# Each case is a rules value.
RULES: dict[str, object] = {
    "rules-not-object": 7,
    "no-such-preset": "poker",
    "no-such-option": {"tempo": 3},
    "bad-value": {"stake": 0},
    "tier-not-object": {"deal_wins": [50]},
    "tier-key": {"deal_wins": [{"totals": [50], "double": True}]},
    "tier-kind": {"deal_wins": [{"totals": [50], "at_most": 9}]},
    "bad-menu": {"deal_wins": 50},
    "tier-value": {"deal_wins": [{"totals": [50], "pays": 11}]},
    "tier-whole": {"deal_wins": [{"at_most": -1}]},
    "tier-totals": {"deal_wins": [{"totals": []}]},
    "big-one-too-long": {"deals": 2, "big_one": 3},
}


# Each case is what a record has instead of what it should have; None: the key is left out.
RECORDS: dict[str, dict[str, object]] = {
    "record-key": {"colour": "red"},
    "record-missing": {"dealer": None},
    "record-format": {"format": "tonk-hand/2"},
    "record-deck-or-seed": {"seed": "00" * 32},
    "record-actions": {"actions": "1 draw"},
    "record-whole": {"multiple": 0},
    "record-name": {"players": ["North", 7]},
    "record-players": {"players": "2"},
    "record-text": {"deck": 52},
    "bad-seed": {"deck": None, "seed": "00"},
    "side-bets-not-object": {"side_bets": 4},
    "side-bets-together": {"side_bets": {"suit": "h"}},
    "side-bet-suit": {"side_bets": {"suit": "x", "suit_players": [0], "suit_pot": 1}},
    "side-bet-seats": {"side_bets": {"naturals_players": [2], "naturals_pot": 1}},
    "too-few-players": {"players": 1},
    "too-many-players": {"players": 9},
    "no-such-dealer": {"dealer": 2},
    "deck-incomplete": {"deck": DECK.removesuffix(" Ks")},
}


def record(**changes: object) -> dict[str, object]:
    """Give a good record with changes."""
    return {key: value for key, value in {**RECORD, **changes}.items() if value is not None}


OTHERS: dict[str, Callable[[], object]] = {
    "hand-size": lambda: deal("classic", hands=["3c 3d", "4c 4d"]),
    "upcards": lambda: deal("classic", hands=[HANDS[0], HANDS[1]], upcard="9c 8c"),
    "word-too-long": lambda: tidy_word("x" * 65),
    "word-not-text": lambda: tidy_word("\ud800"),
    "record-not-object": lambda: read_start([]),
}


def of_action(state: State, text: str) -> Refusal:
    """Give the refusal of an action."""
    refusal = why_not(state, text)
    assert refusal is not None
    return refusal


def raised(act: Callable[[], object]) -> Refusal:
    """Give the first refusal of the error that an act raises."""
    try:
        act()
    except TonkError as error:
        return error.refusals[0]
    raise AssertionError("nothing was refused")


def unread(text: str) -> Refusal:
    """Give the refusal of a file of one line that cannot be read."""
    (found,) = read_file(text)
    assert isinstance(found, TonkError)
    return found.refusals[0]


def every_case() -> dict[str, Callable[[], Refusal]]:
    """List the refusals with a way to get each."""
    pack = Rules.preset("chicago").pack
    return {
        **{key: lambda make=make: of_action(*make()) for key, make in ACTIONS.items()},
        **{key: lambda text=text: raised(lambda: parse_action(pack, 3, text)) for key, text in TEXTS.items()},
        **{key: lambda value=value: raised(lambda: Rules.from_json(value)) for key, value in RULES.items()},
        **{key: lambda made=made: raised(lambda: read_start(record(**made))) for key, made in RECORDS.items()},
        **{key: lambda act=act: raised(act) for key, act in OTHERS.items()},
        "not-json": lambda: unread("{"),
        "key-twice": lambda: unread('{"players": 2, "players": 3}'),
    }
