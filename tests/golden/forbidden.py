"""Hands whose last action is refused because of one option, and legal with another value of it (RULES 3)."""

from collections.abc import Iterable
from itertools import cycle
from typing import NamedTuple

from golden.by_hand import Record, record

JUNK = [rank + suit for rank in "KJQT" for suit in "chs"]  # two players draw them and throw them away again
RUN = ("5s 6s 7s 2d Ac", "8s 9s Kd 6d Qd")
WILD = {"jokers": 4, "jokers_wild": True, "deuces_wild": True}
THREE = {"hands": ("5s 6s 7s 3c 3d", "8s 7h Kd 6d Qd"), "stock": "Kc Ks 3h"}


class Forbidden(NamedTuple):
    """The option, the value that refuses the last action, one that allows it, what else is set, and the play."""

    option: str
    value: object
    allowing: object
    rules: Record
    deal: Record
    play: str


def later(first: int, cards: Iterable[str]) -> str:
    """Let two players draw and discard these cards in turn, from a seat on."""
    return ", ".join(f"{seat} draw, {seat} discard {card}" for seat, card in zip(cycle((first, 1 - first)), cards))


def waits_after(option: str, turns: int, act: str) -> Forbidden:
    """Forbid the drop in the last of so many turns of waiting: one turn less allows it."""
    deal = {"hands": RUN, "stock": " ".join(JUNK[: 2 * turns])}
    own = f"0 draw, 0 spread 5s 6s 7s, 0 discard {JUNK[0]}"
    other = f"1 draw, {act}1 discard {JUNK[1]}"
    rest = later(0, JUNK[2 : 2 * turns])
    play = ", ".join(part for part in (own, other, rest, "0 drop") if part)
    return Forbidden(option, turns, turns - 1, {}, deal, play)


def waiting() -> list[Forbidden]:
    """List the waits, each in its last turn."""
    own = "0 draw, 0 spread 5s 6s 7s, 0 hit 8s 0, 0 discard Kc, 1 draw, 1 discard Kh, 0 drop"
    two = "0 draw, 0 spread 5s 6s 7s, 0 discard Kc, 1 draw, 1 hit 8s 0, 1 hit 9s 0, 1 discard Kh, "
    two += f"{later(0, JUNK[2:4])}, 0 drop"
    long = {"hands": RUN, "stock": " ".join(JUNK)}
    return [
        *(waits_after("wait_after_spread", turns, "") for turns in range(1, 6)),
        *(waits_after("wait_after_hit", turns, "1 hit 8s 0, ") for turns in range(1, 6)),
        Forbidden(
            "wait_own_hit", True, False, {"wait_after_hit": 1},
            {"hands": ("5s 6s 7s 8s Ac", "9s 7h Kd 6d Qd"), "stock": "Kc Kh"}, own,
        ),
        Forbidden("wait_stacking", "add", "once_a_round", {"wait_after_hit": 1}, long, two),
        Forbidden(
            "hit_blocks_out", True, False, {}, THREE,
            "0 draw, 0 spread 5s 6s 7s, 0 discard Kc, 1 draw, 1 hit 8s 0, 1 discard Ks, 0 draw, 0 spread 3c 3d 3h",
        ),
        Forbidden("first_drop_turn", 2, 1, {}, long, "0 drop"),
        Forbidden("first_drop_turn", 3, 2, {}, long, f"{later(0, JUNK[:2])}, 0 drop"),
    ]  # fmt: skip


def spreads_and_hits() -> list[Forbidden]:
    """List what may not be laid, hit or kept."""
    fives = {"hands": ("5s 5c 5d 5h 9c", "9h 6c 4h Kd 8d"), "stock": "Jc"}
    run = {"hands": ("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h"), "stock": "Kh Kd"}
    aces = {"hands": ("Ac Ad Ah 9s Kc", "8s 9h Jh Qd 2h"), "stock": "Kh Kd"}
    lay = "0 draw, 0 spread 5s 6s 7s"
    wild = {"hands": ("5s X1 2d 6s Kc", "9h 6c 4h Kd 8d"), "stock": "Jc"}
    return [
        Forbidden("must_spread", "yes", "no", {}, run, "0 draw, 0 discard Kc"),
        Forbidden("must_spread", "yes", "yes_but_aces", {}, aces, "0 draw, 0 discard Kc"),
        Forbidden("must_spread", "yes_but_aces", "no", {}, run, "0 draw, 0 discard Kc"),
        Forbidden("fourth_to_book", False, True, {}, fives, "0 draw, 0 spread 5s 5c 5d, 0 hit 5h 0"),
        Forbidden(
            "hits_per_turn", 1, 0, {}, run, f"{lay}, 0 discard Kc, 1 draw, 1 hit 8s 0, 1 hit 9s 0"
        ),
        Forbidden("hit_replaces_discard", True, False, {}, run, f"{lay}, 0 hit 4s 0, 0 discard Kc"),
        Forbidden("hit_replaces_discard", False, True, {}, run, f"{lay}, 0 hit 4s 0, 0 end"),
        Forbidden("min_naturals", 2, 1, WILD, wild, "0 draw, 0 spread 5s X1=6s 2d=7s"),
        Forbidden("jokers_wild", False, True, {"jokers": 4}, wild, "0 draw, 0 spread 5s 6s X1=7s"),
        Forbidden("deuces_wild", False, True, {"jokers": 4}, wild, "0 draw, 0 spread 5s 6s 2d=7s"),
    ]  # fmt: skip


def turns() -> list[Forbidden]:
    """List what a turn may not be."""
    run = {"hands": ("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h"), "upcard": "9c", "stock": "Kh Kd"}
    slapped = "0 draw, 0 spread 5s 6s 7s, 0 discard 4s, 1 slap 0"
    return [
        Forbidden("take_must_use", True, False, {}, run, "0 take"),
        Forbidden("return_taken", False, True, {}, run, "0 take, 0 discard 9c"),
        Forbidden("touch_stock", False, True, {}, run, "0 touch"),
        *(Forbidden("slap", "off", allowing, {}, run, slapped) for allowing in ("race", "next_first")),
        Forbidden("slap", "next_first", "race", {}, run, f"{slapped}, 1 discard Jh, 1 draw"),
        Forbidden("slap", "race", "next_first", {}, run, f"{slapped}, 1 discard Jh, 0 draw"),
    ]


def cases() -> list[Forbidden]:
    """List all refusals."""
    return [*waiting(), *spreads_and_hits(), *turns()]


def made(case: Forbidden, value: object) -> Record:
    """Make the record of a case with a value of its option."""
    rules = {"deal_wins": "none", **case.rules, case.option: value}
    return record({**case.deal, "rules": rules, "play": case.play})


def forbidden() -> list[tuple[str, Record]]:
    """List the records whose last action is refused."""
    names = [
        f"refused by {case.option} {str(case.value).lower()}, not by {str(case.allowing).lower()}" for case in cases()
    ]
    return [(name, made(case, case.value)) for name, case in zip(names, cases(), strict=True)]
