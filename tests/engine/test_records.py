"""RULES 5: hand records, their results and their errors."""

import json

import pytest

from engine.refused import DECK, RECORD, RECORDS, record
from tonk import RecordError, Rules
from tonk.cli.replaying import _played
from tonk.messages import say
from tonk.record import legal_texts, play_through, read_file, replay

# Dealt from DECK with dealer 0: seat 1 has Ac 3c 5c 7c 9c, seat 0 has 2c 4c 6c 8c Tc; the Jc is turned up.


def test_a_record_of_a_whole_hand_gives_its_result() -> None:
    assert replay(record(actions=["1 drop"])) == {
        "format": "tonk-result/1",
        "ended": "drop",
        "winners": [1],
        "counts": [30, 25],
        "payments": [{"from": 0, "to": 1, "amount": 1, "why": "drop"}],
        "net": [-1, 1],
        "scores": None,
        "side": [],
    }


def test_an_unfinished_hand_has_counts_and_nothing_else() -> None:
    assert replay(record()) == {
        "format": "tonk-result/1",
        "ended": None,
        "winners": [],
        "counts": [30, 25],
        "payments": [],
        "net": [0, 0],
        "scores": None,
        "side": [],
    }


def test_an_unfinished_hand_of_push_ups_has_no_scores() -> None:
    assert replay(record(rules="push_ups"))["scores"] is None
    assert replay(record(rules="push_ups", actions=["1 drop"]))["scores"] == [30, 0]


def test_rules_are_a_preset_or_an_object_and_players_a_number_or_names() -> None:
    plain = replay(record(actions=["1 drop"]))
    assert replay(record(rules={}, actions=["1 drop"])) == plain
    assert replay(record(rules={"preset": "classic"}, actions=["1 drop"])) == plain
    assert replay(record(players=["North", "South"], actions=["1 drop"])) == plain


def test_the_multiple_and_the_stake_multiply() -> None:
    assert replay(record(rules={"stake": 5}, multiple=2, actions=["1 drop"]))["net"] == [-10, 10]


def test_a_seed_stands_for_the_deck_that_it_shuffles() -> None:
    names = Rules.preset("classic").pack.names
    from_seed = play_through(record(deck=None, seed="00" * 32))
    assert [names[card] for card in from_seed.states[0].setup.deck][:4] == ["9s", "9d", "Jd", "Qd"]
    assert replay(record(deck=None, seed="AB" * 32)) == replay(record(deck=None, seed="ab" * 32))


def test_a_deck_is_read_in_any_case_and_spacing() -> None:
    text = "\t".join(DECK.lower().replace("tc", "10C").split())
    assert replay(record(deck=text, actions=["1 drop"])) == replay(record(actions=["1 drop"]))


def test_side_bets_are_reported_suit_first() -> None:
    bets = {"suit": "c", "suit_players": [0, 1], "suit_pot": 4, "naturals_players": [1], "naturals_pot": 2}
    assert replay(record(side_bets=bets, actions=["1 drop"]))["side"] == [
        {"bet": "suit", "to": 0, "amount": 4},  # the Tc against the 9c
        {"bet": "naturals", "to": None, "amount": 2},
    ]
    assert replay(record(side_bets={}, actions=["1 drop"]))["side"] == []


def error(**changes: object) -> dict[str, object]:
    """Give the error of a bad record."""
    found = replay(record(**changes))["error"]
    assert isinstance(found, dict)
    assert list(found) == ["index", "action", "reason"]
    return found


@pytest.mark.parametrize(
    ("actions", "index"),
    [
        (["1 drop now"], 0),
        (["1 draw", "1 fold"], 1),
        (["1 draw", "1 discard Ac", "1 draw"], 2),
        (["1 drop", "0 draw"], 1),  # the hand is over
        (["1 draw", 7], 1),
    ],
)
def test_an_illegal_or_malformed_action_stops_the_replay(actions: list[object], index: int) -> None:
    found = error(actions=actions)
    assert (found["index"], found["action"]) == (index, actions[index])


@pytest.mark.parametrize("changes", RECORDS.values(), ids=RECORDS)
def test_a_fault_of_the_record_has_no_index_and_action(changes: dict[str, object]) -> None:
    found = error(**changes)
    assert (found["index"], found["action"]) == (None, None)


@pytest.mark.parametrize("key", ["format", "rules", "players", "dealer", "actions", "deck"])
def test_what_is_required_is_required(key: str) -> None:
    assert error(**{key: None})["index"] is None


@pytest.mark.parametrize(
    "changes",
    [
        {"players": True},
        {"players": 2.0},
        {"players": "2"},
        {"dealer": -1},
        {"dealer": True},
        {"dealer": None},
        {"multiple": 1.5},
        {"multiple": "2"},
        {"multiple": True},
        {"rules": None},
        {"rules": ["classic"]},
        {"rules": "Classic"},
        {"actions": {"0": "1 draw"}},
        {"deck": ["Ac"]},
        {"deck": DECK + " X1"},
        {"deck": None, "seed": "0" * 63},
        {"deck": None, "seed": "0" * 63 + "٠"},
        {"deck": None, "seed": 0},
        {"side_bets": []},
        {"side_bets": {"suit": "c", "suit_players": [0, 0], "suit_pot": 1}},
        {"side_bets": {"suit": "c", "suit_players": [True], "suit_pot": 1}},
        {"side_bets": {"suit": "c", "suit_players": [0], "suit_pot": -1}},
        {"side_bets": {"suit": "cd", "suit_players": [0], "suit_pot": 1}},
        {"side_bets": {"suit": "", "suit_players": [0], "suit_pot": 1}},
        {"side_bets": {"naturals_pot": 1}},
        {"side_bets": {"colour": 1}},
    ],
)
def test_wrong_types_and_values_are_refused(changes: dict[str, object]) -> None:
    assert error(**changes)["reason"]


@pytest.mark.parametrize("value", [None, 7, "text", [], [RECORD], True])
def test_what_is_no_object_is_no_record(value: object) -> None:
    assert replay(value)["error"]


def test_a_file_holds_one_value_or_one_a_line() -> None:
    one, many = json.dumps(RECORD, indent=2), "\n".join([json.dumps(RECORD)] * 3) + "\n\n"
    assert list(read_file(one)) == [RECORD]
    assert list(read_file(many)) == [RECORD] * 3


def test_a_bad_line_does_not_hide_the_others() -> None:
    found = list(read_file("\n".join([json.dumps(RECORD), "{bad", json.dumps(RECORD)])))
    assert [isinstance(value, dict) for value in found] == [True, False, True]


@pytest.mark.parametrize("doubtful", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_a_number_that_is_none_makes_a_line_no_json(doubtful: str) -> None:
    line = json.dumps(RECORD).replace('"actions": []', f'"actions": [{doubtful}]')
    (found,) = read_file(line)
    assert isinstance(found, RecordError)
    assert found.refusals[0].key == "refusal-not-json"


def test_a_key_that_stands_twice_is_refused_and_not_guessed() -> None:
    line = json.dumps(RECORD).replace('"players": 2', '"players": 2, "players": 3')
    found = list(read_file(f"{json.dumps(RECORD)}\n{line}\n{json.dumps(RECORD)}"))
    assert [isinstance(value, dict) for value in found] == [True, False, True]
    assert str(found[1]) == "“players” stands twice in one JSON object: nobody can tell which one counts."


def test_bad_input_is_quoted_as_json() -> None:
    assert error(actions=[None])["reason"] == "“null” is no action: an action is a text, as 0 draw."
    assert str(error(side_bets=[None])["reason"]) == "Side bets are an object, not “[null]”."
    assert str(error(players="2")["reason"]).endswith('a list of names, not “"2"”.')


def test_a_great_number_is_quoted_shortened() -> None:
    assert len(str(error(players=10**3000)["reason"])) < 200
    assert len(str(error(dealer=10**3000)["reason"])) < 200


def test_the_legal_actions_of_each_position_are_sorted_texts() -> None:
    texts = legal_texts(play_through(record(actions=["1 draw", "1 discard Ac"])))
    assert texts == [
        ["1 draw", "1 drop", "1 take"],
        ["1 discard 3c", "1 discard 5c", "1 discard 7c", "1 discard 9c", "1 discard Ac", "1 discard Qc"],
        ["0 draw", "0 drop", "0 take"],
    ]


def test_a_record_nested_too_deeply_is_refused_in_words() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    found = _played(record(players=deep)).error
    assert found == {"error": {"index": None, "action": None, "reason": say("refusal-record-too-deep")}}
