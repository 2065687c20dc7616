"""RULES 5: actions as text."""

import pytest

from tonk import NotationError, Rules, parse_action

CHICAGO, CLASSIC = Rules.preset("chicago").pack, Rules.preset("classic").pack


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1 draw", "1 draw"),
        ("1 TAKE", "1 take"),
        ("  1   touch ", "1 touch"),
        ("1\tclaim", "1 claim"),
        ("1 drop", "1 drop"),
        ("1 End", "1 end"),
        ("01 draw", "1 draw"),
        ("1 spread 7s 5s 6s", "1 spread 5s 6s 7s"),
        ("1 spread 7S X1=6S 5S", "1 spread 5s X1=6s 7s"),
        ("1 spread 10d jd QD", "1 spread Td Jd Qd"),
        ("1 spread 7s 7c 7h", "1 spread 7c 7h 7s"),
        ("1 spread 2c=2c 3c 4c", "1 spread 2c 3c 4c"),
        ("1 spread 2c=Kh ks kd", "1 spread Kd 2c=Kh Ks"),
        ("1 hit 8s 0", "1 hit 8s 0"),
        ("1 hit x2=8s 00", "1 hit X2=8s 0"),
        ("1 discard 10D", "1 discard Td"),
        ("1 discard x1", "1 discard X1"),
        ("2 slap 0", "2 slap 0"),
        ("2 slap 7s 0", "2 slap 7s 0"),
        ("2 slap X1=6s 3", "2 slap X1=6s 3"),
    ],
)
def test_actions_are_read_in_any_case_and_written_in_one_way(text: str, written: str) -> None:
    action = parse_action(CHICAGO, 3, text)
    assert str(action) == written
    assert parse_action(CHICAGO, 3, written) == action


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (5, "action-not-text"),
        (None, "action-not-text"),
        (["1 draw"], "action-not-text"),
        ("", "action-too-short"),
        ("   ", "action-too-short"),
        ("draw", "action-too-short"),
        ("1", "action-too-short"),
        ("x draw", "seat-not-number"),
        ("-1 draw", "seat-not-number"),
        ("1.0 draw", "seat-not-number"),
        ("+1 draw", "seat-not-number"),
        ("1_0 draw", "seat-not-number"),
        ("١ draw", "seat-not-number"),
        ("² draw", "seat-not-number"),
        ("99999999999999999999 draw", "seat-not-number"),
        ("3 draw", "no-such-seat"),
        ("999999 draw", "no-such-seat"),
        ("1 fold", "no-such-verb"),
        ("1 dräw", "no-such-verb"),
        ("1 ta\u212ae", "no-such-verb"),  # the sign of the kelvin
        ("1 discard A\u017f", "not-a-card"),  # the long s
        ("1 discard ١٠d", "not-a-card"),
        ("1 draw 5s", "operands-none"),
        ("1 end 0", "operands-none"),
        ("1 drop now", "operands-none"),
        ("1 discard", "operands-discard"),
        ("1 discard 5s 6s", "operands-discard"),
        ("1 discard 5x", "not-a-card"),
        ("1 discard X1=5s", "not-a-card"),
        ("1 spread", "operands-spread"),
        ("1 spread " + "5s " * 65, "operands-spread"),
        ("1 spread 5s 5s 5s", "card-twice"),
        ("1 spread X1=5s X1=6s 7s", "card-twice"),
        ("1 spread 5s,6s,7s", "not-a-card"),
        ("1 spread =5s 6s 7s", "not-a-card"),
        ("1 spread X1= 6s 7s", "not-a-card"),
        ("1 spread X1=5s=6s 6s 7s", "not-a-card"),
        ("1 spread 3c=5s 6s 7s", "not-wild"),
        ("1 spread X1=X2 6s 7s", "stands-for-joker"),
        ("1 hit 8s", "operands-hit"),
        ("1 hit", "operands-hit"),
        ("1 hit 8s 0 1", "operands-hit"),
        ("1 hit 8s x", "spread-not-number"),
        ("1 hit 8s -1", "spread-not-number"),
        ("1 hit 8s ٠", "spread-not-number"),
        ("1 hit 8s 12345678", "spread-not-number"),
        ("1 slap", "operands-slap"),
        ("1 slap 8s 0 1", "operands-slap"),
        ("1 slap 8s", "spread-not-number"),
    ],
)
def test_malformed_actions_are_refused_with_their_own_reason(text: object, key: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(CHICAGO, 3, text)
    assert refused.value.refusals[0].key == f"refusal-{key}"


def test_a_card_that_is_not_in_the_pack_in_use_is_refused() -> None:
    with pytest.raises(NotationError, match="“X1” is not in the pack in use"):
        parse_action(CLASSIC, 3, "1 discard X1")


def test_long_nonsense_is_quoted_shortened() -> None:
    with pytest.raises(NotationError) as refused:
        parse_action(CLASSIC, 3, "1 discard " + "z" * 5000)
    assert len(str(refused.value)) < 250


def test_the_sentence_quotes_what_was_typed_and_names_what_is_valid() -> None:
    with pytest.raises(NotationError, match="“fold” is no verb: there are draw, take, touch, claim"):
        parse_action(CLASSIC, 3, "1 fold")
    with pytest.raises(NotationError, match="no seat “3”: the seats are 0 to 2"):
        parse_action(CLASSIC, 3, "3 draw")
