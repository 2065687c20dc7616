"""The engine and the oracle, two readings of the same rules, agree on random hands move by move.

`TONK_ORACLE_RECORDS` (default 300) hands are compared, from the seed `TONK_ORACLE_SEED` (default 1) on.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oracle.cards import pack
from oracle.generate import random_record
from oracle.legal import legal
from oracle.moves import play
from oracle.probes import probe, refused
from oracle.record import begin
from oracle.record import replay as expected
from oracle.rules_options import read_rules
from tonk import State, TonkError, parse_action, why_not
from tonk.record import Replay, legal_texts, play_through, replay

ROOT = Path(__file__).resolve().parents[2]
RECORDS = int(os.environ.get("TONK_ORACLE_RECORDS", "300"))
FIRST = int(os.environ.get("TONK_ORACLE_SEED", "1"))
SLICES = 10
PROBES = 4  # nearly legal actions tried in every position


def without_reason(outcome: dict[str, Any]) -> dict[str, Any]:
    """Leave the words of an error out: they are free."""
    if "error" not in outcome:
        return outcome
    return {"error": {key: outcome["error"][key] for key in ("index", "action")}}


def engine_refuses(state: State, text: str) -> bool:
    """Say whether the engine takes the text for no legal action."""
    try:
        return why_not(state, parse_action(state.setup.pack, state.setup.players, text)) is not None
    except TonkError:
        return True


def differences(seed: int) -> list[tuple[object, ...]]:
    """Compare the result of one record, and every position on the way to it."""
    record = random_record(seed)
    ours, theirs = without_reason(replay(record)), without_reason(expected(record))
    found: list[tuple[object, ...]] = [] if ours == theirs else [("result", ours, theirs)]
    reached = play_through(record).states
    if not reached:
        return found
    state, rng = begin(record), Random(seed)
    for index, position in enumerate(reached):
        listed, texts = legal_texts(Replay((position,), None))[0], legal(state)
        if listed != texts:
            found.append(("legal", index, sorted(set(listed) ^ set(texts))))
        for text in (probe(rng, state, texts) for _ in range(PROBES)):
            if engine_refuses(position, text) != refused(state, text):
                found.append(("refused", index, text))
        if index + 1 < len(reached):
            play(state, record["actions"][index])
    return found


@pytest.mark.parametrize("slice_number", range(SLICES))
def test_random_hands_are_played_alike(slice_number: int) -> None:
    for seed in range(FIRST + slice_number, FIRST + RECORDS, SLICES):
        found = differences(seed)
        assert not found, f"seed {seed}: {found[:3]}\n{json.dumps(random_record(seed))}"


def test_a_taken_joker_is_the_one_that_is_laid() -> None:
    options = {"jokers": 2, "jokers_wild": True, "take_must_use": True, "min_naturals": 2, "hit_blocks_out": True}
    rules = {**options, "deal_wins": "none", "hand_size": 7}
    dealt = ["5c", "X2", "5d", "5s", "5h", "4d", "X1", "9h", "8d", "Jc", "8h", "Qd", "Kc", "Th", "Ad", "2c", "8s"]
    deck = " ".join(dealt + [card for card in pack(read_rules(rules)) if card not in dealt])
    first = ["0 draw", "0 spread 5c 5d 5h", "0 discard 2c", "1 draw", "1 hit 5s 0", "1 discard X2"]
    record = {"format": "tonk-hand/1", "rules": rules, "players": 2, "dealer": 1, "deck": deck, "actions": first}
    reached = play_through({**record, "actions": [*first, "0 take"]})
    # RULES 3: seat 0 is blocked, so only three cards can be laid, two of them natural: X2 must be the third.
    assert legal_texts(reached)[6:] == [
        ["0 draw", "0 drop", "0 take"],
        ["0 spread 8d 8h X2=8s", "0 spread X2=8c 8d 8h"],
    ]


def test_the_command_line_lists_the_same_legal_actions(tmp_path: Path) -> None:
    records = [random_record(seed) for seed in range(FIRST + RECORDS, FIRST + RECORDS + 30)]
    file = tmp_path / "hands.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    command = [sys.executable, "-m", "tonk", "replay", str(file), "--json", "--legal"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py"), "PYTHONIOENCODING": "utf-8"}
    run = subprocess.run(command, env=environment, capture_output=True, check=False)
    printed = [json.loads(line) for line in run.stdout.decode().splitlines()]
    wanted = [expected(record, with_legal=True) for record in records]
    assert [without_reason(outcome) for outcome in printed] == [without_reason(outcome) for outcome in wanted]
    assert run.returncode == (1 if any("error" in outcome for outcome in wanted) else 0)


def test_the_random_hands_reach_every_ending() -> None:
    endings = {expected(random_record(seed)).get("ended", "error") for seed in range(400)}
    assert endings >= {"error", None, "deal", "claim", "thrown_in", "tonk", "out", "drop", "caught", "stock", "dead"}
