"""Write the golden hands: `python -m golden.make`. The engine and the oracle must agree on every one."""

import json
from collections.abc import Iterable
from pathlib import Path

from golden import by_hand, covering
from golden.by_hand import Case, Record
from golden.forbidden import forbidden
from golden.menus import menus
from golden.spoiled import spoiled
from oracle.record import replay as replay_by_oracle
from tonk.record import replay

FOLDER = Path(__file__).parent
TOPICS = ("endings", "payments", "slapping", "waiting")


def wordless(result: Record) -> Record:
    """Leave out the words of an error, which may change and differ: its place in the record says enough."""
    error = result.get("error")
    return {"error": {"index": error["index"], "action": error["action"]}} if error else result


def agreed(name: str, record: Record) -> Record:
    """Give the result of a record when both implementations give it."""
    mine, other = wordless(replay(record)), wordless(replay_by_oracle(record))
    assert mine == other, f"{name}: the engine gives {mine}, the oracle {other}"
    return mine


def checked(case: Case) -> Record:
    """Give the result of a case when it is the one that was worked out by hand."""
    result = agreed(case.name, case.record)
    for key, expected in (("ended", case.ended), ("net", case.net), ("scores", case.scores)):
        if key == "ended" or expected is not None:
            assert result.get(key) == expected, f"{case.name}: {key} is {result.get(key)}, by hand it is {expected}"
    return result


def line(name: str, record: Record, result: Record) -> str:
    """Write a golden hand."""
    return json.dumps({"name": name, "record": record, "result": result}) + "\n"


def by_hand_lines(cases: Iterable[Case]) -> str:
    """Write the hands of cases worked out by hand."""
    return "".join(line(case.name, case.record, checked(case)) for case in cases)


def quick() -> dict[str, str]:
    """Make the files whose records need no search."""
    files = {topic: by_hand_lines(by_hand.read(topic)) for topic in TOPICS}
    files["menus"] = by_hand_lines(menus())
    files["forbidden"] = "".join(line(name, record, agreed(name, record)) for name, record in forbidden())
    files["spoiled"] = "".join(line(name, record, agreed(name, record)) for name, record in spoiled())
    return files


def searched() -> dict[str, str]:
    """Make the files whose records are found by playing at random."""
    made = {"presets": covering.of_presets(), "options": covering.of_options()}
    return {
        topic: "".join(line(name, record, agreed(name, record)) for name, record in found)
        for topic, found in made.items()
    }


if __name__ == "__main__":
    for topic, text in {**quick(), **searched()}.items():
        (FOLDER / f"{topic}.jsonl").write_text(text, encoding="utf-8")
        print(f"{topic}.jsonl: {text.count(chr(10))} hands, {len(text)} bytes")
