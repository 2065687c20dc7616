"""The end of a hand in words: how it ended and why each payment is made, with the numbers (RULES 2 and 3)."""

import pytest

from tonk import Rules, State, apply, deal, outcome
from tonk.messages import say
from tonk.session.bill import headline, payment_reason

NAMES = ("South", "West", "North", "East")


def ended(rules: Rules, hands: list[str], *actions: str, dealer: int = -1, multiple: int = 1, **rest: str) -> State:
    state = deal(rules, hands=hands, dealer=dealer % len(hands), multiple=multiple, **rest)
    for action in actions:
        state, _ = apply(state, action)
    assert state.over
    return state


def words(state: State, you: int = 0) -> tuple[str, list[str]]:
    """Give the headline and the reasons of all payments as they are said to a seat."""
    result = outcome(state)
    said = headline(state, result)
    reasons = [payment_reason(state, result, payment) for payment in result.payments]
    return _say(said.key, said.values, you), [_say(reason.key, reason.values, you) for reason in reasons]


def _say(key: str, values: tuple[tuple[str, object], ...], you: int) -> str:
    names = [*NAMES]
    names[you] = "You"
    return say(key, dict(values), names=names, you=you)


CLASSIC = Rules.preset("classic")
LOW = "Ac 2d 4c 6d 8c"  # 21
LOWER = "Ah 2h 4d 6c 7s"  # 20
HIGH = "Kd Qd 5c 7c 9s"  # 41


def test_a_deal_win() -> None:
    state = ended(CLASSIC, ["Kc Qc Jc Tc Ks", LOW])
    assert words(state) == (
        "You were dealt 50 and won at once.",
        ["You were dealt 50: a deal win pays 2 stakes."],
    )
    assert words(state, you=1)[0] == "South was dealt 50 and won at once."


def test_several_deal_wins_paid_by_the_others() -> None:
    state = ended(Rules.preset("washington_state"), ["Kc Qc Jc Tc Ks", "Ac 2d 3c 2h 4d", HIGH])
    headline_, reasons = words(state)
    assert headline_ == "2 players were dealt winning hands, and the others pay them all."
    assert reasons == [
        "You were dealt 50: a double tonk pays 2 stakes.",
        "West was dealt 12: a double tonk pays 2 stakes.",
    ]


def test_a_deal_win_of_courts() -> None:
    state = ended(Rules.preset("rushville"), [LOW, "Kc Qc Jc Kh Ks"])
    assert words(state) == (
        "West was dealt nothing but courts and won at once.",
        ["West was dealt nothing but courts: a rummy pays 2 stakes."],
    )


def test_a_hand_that_is_thrown_in() -> None:
    state = ended(CLASSIC, ["Kc Qc Jc Tc Ks", "Kd Qd Jd Td Kh"])
    assert words(state) == (
        "More than one player was dealt a winning hand: the hand is thrown in, and nobody pays.",
        [],
    )


def test_a_claim() -> None:
    state = ended(Rules.preset("chicago"), ["Kc Qc Jc Tc 9s", LOW], "0 claim")
    assert words(state) == ("You were dealt 49 and claimed it.", ["You claimed 49: that pays 1 stake."])


def test_a_tonk_by_a_spread_and_by_a_hit() -> None:
    hands = ["3c 3d 3h 9c 9d", "2d 4c 6h 8s Kd"]
    by_spread = ended(CLASSIC, hands, "0 draw", "0 spread 3c 3d 3h", "0 spread 9c 9d 9h", upcard="Qs", stock="9h")
    assert words(by_spread) == (
        "Tonk: you laid your last cards as a spread.",
        ["You had no card left, without a discard: a tonk pays 2 stakes."],
    )
    hands[0] = "3c 3d 3h 9c 9h"
    actions = ("0 draw", "0 spread 9c 9d 9h", "0 spread 3c 3d 3h")
    assert words(ended(CLASSIC, hands, *actions, upcard="Qs", stock="9d"), you=1)[0] == (
        "Tonk: South laid the last cards as a spread."
    )


def test_a_tonk_with_a_hit() -> None:
    hands = ["3c 3d 3h 6s 7s", "2d 4c 6h 8s Kd"]
    state = ended(
        CLASSIC, hands, "0 draw", "0 spread 5s 6s 7s", "0 discard 3h", "1 draw", "1 discard Kd",
        "0 draw", "0 hit 4s 0", "0 discard 3d", "1 draw", "1 discard Jd", "0 draw", "0 hit 3s 0",
        "0 discard 3c", upcard="Qs", stock="5s Jd 4s Jh 3s",
    )  # fmt: skip
    assert words(state)[0] == "You discarded your last card and went out."
    assert words(state)[1] == ["You discarded your last card: going out pays 1 stake."]


def test_a_successful_drop() -> None:
    state = ended(CLASSIC, [LOW, HIGH, "Kc Qc 5d 7d 9h"], "0 drop")
    assert words(state) == (
        "You dropped with 21 and had the lowest count.",
        [
            "You dropped with 21 and West held 41: the lowest count pays 1 stake.",
            "You dropped with 21 and North held 41: the lowest count pays 1 stake.",
        ],
    )
    assert words(state, you=1)[1][0] == "South dropped with 21 and you held 41: the lowest count pays 1 stake."


def test_a_caught_drop() -> None:
    state = ended(CLASSIC, [LOW, LOWER, HIGH], "0 drop")
    assert words(state) == (
        "You dropped with 21 and were caught: West held 20.",
        [
            "You dropped with 21 and West held 20: a caught drop pays 2 stakes.",
            "West had the lowest count, 20, and North held 41: when a drop is caught, the lowest count gets 1 stake.",
        ],
    )


def test_a_caught_drop_as_the_catcher_reads_it() -> None:
    state = ended(CLASSIC, [LOW, LOWER, HIGH], "0 drop")
    headline_, reasons = words(state, you=1)
    assert headline_ == "South dropped with 21 and was caught: you held 20."
    assert reasons[0] == "South dropped with 21 and you held 20: a caught drop pays 2 stakes."


def test_a_caught_drop_that_pays_everybody() -> None:
    state = ended(Rules.preset("classic", catch="double_to_all"), [LOW, LOWER, HIGH], "0 drop")
    assert words(state)[1] == [
        "You dropped with 21 and West held 20: a caught drop pays 2 stakes.",
        "You dropped with 21 and North held 41: a caught drop pays 2 stakes to everybody.",
    ]


def test_rushville_says_tonk_for_a_drop_and_bumped_for_caught() -> None:
    state = ended(Rules.preset("rushville"), [LOW, LOWER], "0 drop")
    assert words(state) == (
        "You tonked with 21 and were bumped: West held 20.",
        ["You tonked with 21 and West held 20: a bumped tonk pays 4 stakes."],
    )


@pytest.mark.parametrize(("multiple", "tail"), [(1, "pays 1 stake."), (2, "pays 1 stake, double in The Big One.")])
def test_the_stakes_named_are_those_of_the_rules(multiple: int, tail: str) -> None:
    state = ended(Rules.preset("classic", stake=25), [LOW, HIGH], "0 drop", multiple=multiple)
    assert outcome(state).payments[0].amount == 25 * multiple
    assert words(state)[1][0].endswith(tail)


def exhausted(rules: Rules, hands: list[str]) -> State:
    """Let both players draw and discard what they drew until the stock is empty."""
    state = deal(rules, hands=hands, dealer=1)
    while not state.over:
        if not state.stock_left:
            state, _ = apply(state, f"{state.turn} draw")
            break
        before = state.hands[state.turn]
        seat = state.turn
        state, _ = apply(state, f"{seat} draw")
        drawn = state.setup.pack.write(state.hands[seat] & ~before)
        state, _ = apply(state, f"{seat} discard {drawn}")
    assert state.over
    return state


def test_the_stock_runs_out_and_the_lowest_is_paid() -> None:
    assert words(exhausted(CLASSIC, [LOW, HIGH])) == (
        "The stock is empty: you have the lowest count, 21.",
        ["You had the lowest count, 21, and West held 41 when the stock ran out: that pays 1 stake."],
    )


def test_the_stock_runs_out_and_all_counts_are_equal() -> None:
    assert words(exhausted(CLASSIC, [LOW, "As 2h 4d 6c 8s"])) == (
        "The stock is empty: everybody has the same count, 21, and nobody pays.",
        [],
    )


def test_the_hand_ends_with_the_last_card_of_the_stock() -> None:
    rules = Rules.preset("classic", stock_end="emptied")
    assert words(exhausted(rules, [LOW, HIGH]))[0] == (
        "The last card of the stock was drawn and played: you have the lowest count, 21."
    )


def test_a_dead_hand_says_why() -> None:
    tied = Rules.preset("classic", stock_out_tie="dead")
    assert words(exhausted(tied, [LOW, "As 2h 4d 6c 8s"]))[0] == (
        "The stock is empty, and the lowest count, 21, is shared: the hand is dead, and nobody pays."
    )
    dead = Rules.preset("classic", stock_out="dead")
    assert words(exhausted(dead, [LOW, HIGH]))[0] == "The stock is empty: the hand is dead, and nobody pays."


def test_the_same_position_for_the_third_time() -> None:
    """Each takes what the other discards and gives back another card, always the same two, until the hand ends."""
    state = deal(CLASSIC, hands=["Ac 2d 4c 6d 8c", HIGH], upcard="Ts", dealer=1)
    held = {0: "8c", 1: "9s"}
    while not state.over:
        seat, pack = state.turn, state.setup.pack
        assert state.pile is not None
        taken = pack.names[state.pile[0]]
        state, _ = apply(state, f"{seat} take")
        state, _ = apply(state, f"{seat} discard {held[seat]}")
        held[seat] = taken
    low = min(outcome(state).counts)
    assert words(state)[0] == f"The same position came up three times: you have the lowest count, {low}."
    assert outcome(state).winners == (0,)
