"""What the first hand does not need is not imported at boot."""

import subprocess
import sys
from pathlib import Path

PY = Path(__file__).resolve().parents[2] / "py"
LATE = [
    "tonk.bots",
    "tonk.messages.fluent",
    "tonk.rules.words",
    "tonk.form",
    "tonk.sheet",
    "tonk.record",
    "tonk.analysis",
    "tonk.cli",
    "tonk.schema",
    "tonk.session.reading",
    "tonk.port.checking",
    "tonk.port.replies",
    "tonk.port.shapes",
    "tonk.session.exporting",
]


HAND = f"""
import json, sys
sys.path.insert(0, {str(PY)!r})
exec(sys.stdin.read())
before = set(sys.modules)
from tonk.port import Port
port = Port()
ask = lambda **request: json.loads(port.handle(json.dumps({{"id": 0, **request}})))
seats = {{"names": ["You", "West"], "bots": [None, "sharp"], "secret": "01" * 32}}
update = ask(type="new_session", rules="classic", **seats)
assert update["view"]["next"] in ("you", "bot"), "a hand with moves"
while update["view"]["next"] in ("you", "bot"):
    yours = [move for kind in ("draw", "spread", "discard") for move in update["legal"][kind]["actions"]]
    bot = update["view"]["next"] == "bot"
    update = ask(type="bot") if bot else ask(type="act", action=yours[0]["text"])
    ask(type="record")
for name in set(sys.modules) - before:
    print(name)
"""


def modules_after(code: str) -> set[str]:
    script = f"import sys; sys.path.insert(0, {str(PY)!r}); {code}; print('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_boot_imports_no_bots_forms_sheets_or_records() -> None:
    loaded = modules_after("import tonk.port")
    assert not loaded & set(LATE)
    assert "tonk.session.hands" in loaded


def test_the_first_hand_needs_no_more() -> None:
    request = (
        '{"type": "new_session", "names": ["You", "West"], "bots": [null, "sharp"], "secret": "' + "00" * 32 + '"}'
    )
    loaded = modules_after(f"import tonk.port; assert 'update' in tonk.port.Port().handle({request!r})")
    assert not loaded & set(LATE)


def test_boot_imports_none_of_the_slow_parts_of_the_library() -> None:
    before = modules_after("import encodings")
    slow = {
        "asyncio",
        "unittest",
        "email",
        "http",
        "decimal",
        "fractions",
        "random",
        "logging",
        "argparse",
        "traceback",
        "dataclasses",
        "inspect",
    }
    assert not (modules_after("import tonk.port") - before) & slow


def test_what_warms_the_engine_up_leaves_the_moves_of_a_hand_nothing_to_import() -> None:
    source = (PY.parent / "web" / "js" / "engine" / "warm.js").read_text("utf-8")
    moves = source[source.index("`") + 1 : source.rindex("`")]
    warmed = modules_after(f"exec({moves!r})")
    done = subprocess.run([sys.executable, "-I", "-c", HAND], input=moves, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "")
    assert {"tonk.bots.turns", "tonk.session.reading"} <= warmed
