"""The examples of docs/records.md replay to what the page says."""

import json
import re
from pathlib import Path

import pytest

from tonk.record import legal_texts, play_through, replay

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
BLOCKS = [(kind, json.loads(text)) for kind, text in re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.DOTALL)]
PAIRS = list(zip(BLOCKS[::2], BLOCKS[1::2], strict=True))


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_an_example_replays_to_what_stands_below_it(number):
    (kind, record), (answer, expected) = PAIRS[number]
    assert kind == "hand"
    if answer == "legal":
        assert legal_texts(play_through(record)) == expected
    else:
        assert answer == "result"
        assert replay(record) == expected


def test_there_are_examples():
    assert [answer for _, (answer, _) in PAIRS] == ["result"] * 6 + ["legal"]
