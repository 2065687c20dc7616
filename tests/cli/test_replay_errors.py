"""What is wrong in a record is said in one sentence on its line, and the other records are still replayed."""

import json

import pytest

from cli.made import record, replayed
from tonk.cli import main

# Seat 1 begins with a book of 3s, two more cards and the 6s on top of the stock; seat 0 follows.
MADE = ["Kc Kd Qh 9s 8d", "3c 3d 3h 4s 8s"]
DRAWN = ["1 draw"]
LAID = ["1 draw", "1 spread 3c 3d 3h"]


def played(actions, rules="classic", upcard="2h"):
    """Make a record of these actions."""
    return record(MADE, actions, upcard=upcard, stock="6s 3s", rules=rules)


NO_UPCARD = {"preset": "classic", "upcard": False}
# The actions before, the bad one, and why it is refused (RULES 2, 3 and 5).
BAD = {
    "another player's turn": ([], "0 draw", "It is seat 1's turn."),
    "a discard before the draw": (
        [],
        "1 discard 8s",
        "Begin the turn first: draw, take the top discard, or drop.",
    ),
    "a drop after the draw": (DRAWN, "1 drop", "You may only drop at the start of your turn."),
    "a second draw": (DRAWN, "1 draw", "A card was drawn or taken already in this turn."),
    "a discard of another's card": (DRAWN, "1 discard Kd", "Not in the hand: Kd."),
    "a spread with a card of another": (DRAWN, "1 spread Kd 3d 3h", "Not in the hand: Kd."),
    "no spread": (
        DRAWN,
        "1 spread 3c 3d 4s",
        "“3c 3d 4s” is no spread: a spread is 3 or 4 cards of one rank, or 3 or more in a row of one suit.",
    ),
    "a hit where nothing lies": (DRAWN, "1 hit 4s 0", "There is no spread 0: none is on the table yet."),
    "a hit on a spread that is not there": (
        LAID,
        "1 hit 4s 1",
        "There is no spread 1: the only one on the table is 0.",
    ),
    "a hit that does not fit": (LAID, "1 hit 4s 0", "4s does not fit spread 0: 3s would."),
    "a hit on a full book": (
        [*LAID, "1 discard 8s", "0 draw", "0 hit 3s 0", "0 discard Kd", "1 draw"],
        "1 hit 4s 0",
        "Spread 0 takes no more cards.",
    ),
    "the card just taken": (
        ["1 take"],
        "1 discard 2h",
        "2h was just taken from the pile and may not go back in the same turn.",
    ),
    "a claim of an ordinary hand": ([], "1 claim", "This hand is none that can be claimed."),
    "a touch that these rules do not know": ([], "1 touch", "Touching the stock has no meaning in these rules."),
    "a slap that these rules do not know": (
        [*DRAWN, "1 discard 8s"],
        "0 slap 0",
        "These rules have no slapping.",
    ),
    "an end without a hit": (
        DRAWN,
        "1 end",
        "A turn ends without a discard only after a hit, where the rules say so.",
    ),
    "an action after the end": (["1 drop"], "0 draw", "The hand is over."),
    "an unknown verb": (
        [],
        "1 pluck",
        "“pluck” is no verb: there are draw, take, touch, claim, spread, hit, discard, end, drop, slap.",
    ),
    "no seat": ([], "one draw", "“one” is no seat: write its number, 0, 1, 2 and so on."),
    "a seat that is not there": ([], "2 draw", "There is no seat “2”: the seats are 0 to 1."),
    "a card that does not exist": (
        DRAWN,
        "1 discard 1s",
        "“1s” is no card: write a rank A 2 to 9 T J Q K and a suit c d h s, as 8h or Td, or a joker X1 to X4.",
    ),
    "a card that is not in the pack": (DRAWN, "1 discard X1", "“X1” is not in the pack in use."),
    "a card named twice": (DRAWN, "1 spread 3c 3c 3d", "“3c” is named twice, but there is one of each card."),
    "a meaning for a card that is not wild": (
        DRAWN,
        "1 spread 3c=4c 3d 3h",
        "3c is not wild: it stands only for itself.",
    ),
    "a discard of nothing": (DRAWN, "1 discard", "A discard names one card, as 0 discard Kd, not “”."),
    "a draw with something behind it": ([], "1 draw 6s", "Nothing may follow draw, but “6s” does."),
    "nothing": ([], "", "“” is no action: write the seat, a verb and what it needs, as 0 discard Kd."),
    "a number": ([], 7, "“7” is no action: an action is a text, as 0 draw."),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_action_is_named_with_its_index_and_the_reason(name, tmp_path, capsys):
    before, action, reason = BAD[name]
    status, answers = replayed(tmp_path, capsys, [played([*before, action, "0 draw"])])
    assert status == 1
    assert answers == [{"error": {"index": len(before), "action": action, "reason": reason}}]


def test_every_kind_of_bad_action_has_a_reason_of_its_own():
    assert len({reason for _, _, reason in BAD.values()}) == len(BAD) - 1  # two of them lack Kd


def test_a_player_who_waits_may_not_drop(tmp_path, capsys):
    # RULES 3, Waiting: 3 turns after a spread; the first of them begins now.
    actions = [*LAID, "1 discard 8s", "0 draw", "0 discard Kd", "1 drop"]
    _, [answer] = replayed(tmp_path, capsys, [played(actions, rules="waiting")])
    assert answer["error"]["index"] == 5
    assert answer["error"]["reason"] == "You wait: you may not drop for 3 more turns."


def test_without_an_upcard_the_first_player_cannot_take(tmp_path, capsys):
    _, [answer] = replayed(tmp_path, capsys, [played(["1 take"], rules=NO_UPCARD, upcard="")])
    assert answer["error"]["reason"] == "The discard pile is empty: there is no card to take."


def test_later_records_are_still_replayed(tmp_path, capsys):
    status, answers = replayed(tmp_path, capsys, [played(["0 drop"]), {"format": "other"}, 7, played(["1 drop"])])
    assert status == 1
    assert [answer.get("ended") for answer in answers] == [None, None, None, "drop"]
    assert [answer["error"]["index"] for answer in answers[:3]] == [0, None, None]


def test_a_fault_outside_the_actions_has_neither_index_nor_action(tmp_path, capsys):
    made = played([])
    del made["dealer"]
    _, answers = replayed(tmp_path, capsys, [made])
    assert answers == [{"error": {"index": None, "action": None, "reason": "The record lacks dealer."}}]


def test_a_bad_record_still_lists_the_legal_actions_of_the_positions_reached(tmp_path, capsys):
    _, [bad, unread] = replayed(tmp_path, capsys, [played(["1 take", "1 draw"]), {}], "--legal")
    assert bad["error"]["index"] == 1
    assert bad["legal"] == [
        ["1 draw", "1 drop", "1 take"],
        ["1 discard 3c", "1 discard 3d", "1 discard 3h", "1 discard 4s", "1 discard 8s", "1 spread 3c 3d 3h"],
    ]
    assert unread["legal"] == []


def test_a_line_that_is_no_json_is_an_error_on_its_line(tmp_path, capsys):
    file = tmp_path / "hands.jsonl"
    file.write_text(json.dumps(played(["1 drop"])) + "\n\nnot json\n" + json.dumps(played([])) + "\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    answers = [json.loads(text) for text in capsys.readouterr().out.splitlines()]
    reason = "“not json” is no JSON value: a file holds one, or one a line."
    assert answers[1] == {"error": {"index": None, "action": None, "reason": reason}}
    assert [answer.get("ended", "-") for answer in answers] == ["drop", "-", None]


def test_one_record_may_be_spread_over_many_lines(tmp_path, capsys):
    file = tmp_path / "hand.json"
    file.write_text("\ufeff" + json.dumps(played(["1 drop"]), indent=2), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["ended"] == "drop"
