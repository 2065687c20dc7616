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
