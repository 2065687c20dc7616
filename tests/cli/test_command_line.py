"""The command line as a process: exit statuses, standard input and output, and never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.made import record
from tonk import __version__

PYTHON_PATH = str(Path(__file__).parents[2] / "py")
GOOD = json.dumps(record(["Kc Kd Qh 9s 8d", "3c 4c 5c 6c 7c"], ["1 drop"]))


def tonk(*words: str, **more) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m tonk`."""
    env = {**os.environ, "PYTHONPATH": PYTHON_PATH}
    return subprocess.run([sys.executable, "-m", "tonk", *words], capture_output=True, env=env, timeout=60, **more)


def test_the_version_is_printed():
    assert tonk("--version").stdout == f"tonk {__version__}\n".encode()


def test_a_dash_is_standard_input():
    done = tonk("replay", "-", input=GOOD.encode())
    assert done.returncode == 0
    assert json.loads(done.stdout)["winners"] == [1]


def test_an_empty_file_has_no_records():
    done = tonk("replay", "-", input=b"")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


@pytest.mark.parametrize(
    ("words", "content", "said"),
    [
        (["replay", "no-such-file"], b"", "The file “no-such-file” cannot be read: No such file or directory."),
        (["replay", "/"], b"", "The file “/” cannot be read: Is a directory."),
        (["replay", "-"], b"{}\n\xff", "The file “-” is no text in UTF-8: byte 3 fits no character."),
        (["simulate", "--rules", "nowhere"], b"", "There is no preset “nowhere”: there are classic, "),
        (["simulate", "--bots", "lucky"], b"", "There is no bot “lucky”: there are easy, steady, sharp."),
        (["simulate", "--bots", "easy,sharp", "--players", "3"], b"", "2 bots are named for 3 players"),
        (["simulate", "--hands", "many"], b"", "“many” is no number here: valid is 0 to "),
        (["simulate", "--players", "9", "--hands", "1"], b"", "9 players are too many for 52 cards with 5 each"),
        (["simulate", "--out", "/no/folder", "--hands", "1"], b"", "The file “/no/folder” cannot be written: "),
        (["pluck"], b"", "invalid choice: 'pluck'"),
        ([], b"", "the following arguments are required: COMMAND"),
    ],
)
def test_what_cannot_be_used_is_said_in_a_sentence_with_status_2(words, content, said):
    done = tonk(*words, input=content)
    message = done.stderr.decode()
    assert done.returncode == 2
    assert done.stdout == b""
    assert said in message
    assert "Traceback" not in message


@pytest.mark.parametrize("made", ["[" * 100_000, "[" * 900 + "]" * 900, "9" * 10_000, '{"a": NaN}', '"\\ud800"', "{}"])
def test_strange_json_is_an_error_and_no_traceback(made):
    done = tonk("replay", "-", "--legal", input=made.encode())
    assert done.returncode == 1
    assert json.loads(done.stdout)["error"]["index"] is None
    assert done.stderr == b""


def test_what_cannot_be_encoded_is_printed_escaped():
    done = tonk("rules", "check", "-", input=b'{"preset": "\\ud800"}')
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.startswith("There is no preset “\\ud800”: ".encode())


def test_the_output_is_utf_8_whatever_the_system_prefers():
    env = {**os.environ, "PYTHONPATH": PYTHON_PATH, "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "tonk", "rules", "diff", "classic", "jokers"]
    done = subprocess.run(words, capture_output=True, env=env, timeout=60)
    assert (done.returncode, done.stdout.decode()) == (0, "Jokers: None → 2 jokers\n")


def test_a_value_nested_too_deeply_is_refused():
    done = tonk("rules", "code", "classic", "deal_wins=" + "[" * 50_000)
    assert done.returncode == 2
    assert done.stderr.decode().startswith("The option deal_wins cannot be “[[[")


def test_a_number_of_any_length_is_paid():
    made = GOOD.replace('"players"', '"multiple": ' + "9" * 6000 + ', "players"')
    done = tonk("replay", "-", input=made.encode())
    assert done.returncode == 0
    assert b'"amount": ' + b"9" * 6000 in done.stdout


def test_a_reader_that_leaves_ends_it_quietly(tmp_path):
    file = tmp_path / "many.jsonl"
    file.write_text((GOOD + "\n") * 3000, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": PYTHON_PATH}
    words = [sys.executable, "-m", "tonk", "replay", str(file)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
def test_a_full_disk_is_said():
    with open("/dev/full", "wb") as full:
        env = {**os.environ, "PYTHONPATH": PYTHON_PATH}
        words = [sys.executable, "-m", "tonk", "replay", "-"]
        done = subprocess.run(words, input=GOOD.encode(), stdout=full, stderr=subprocess.PIPE, env=env, timeout=60)
    assert (done.returncode, done.stderr.decode()) == (2, "The output cannot be written: No space left on device.\n")


def test_replaying_imports_neither_bots_nor_analysis_nor_sessions():
    code = (
        "import sys; from tonk.cli import main; main(['replay', sys.argv[1]]); "
        "slow = ('tonk.bots', 'tonk.analysis', 'tonk.session', 'random'); "
        "print([name for name in sys.modules if name.startswith(slow)])"
    )
    env = {**os.environ, "PYTHONPATH": PYTHON_PATH}
    done = subprocess.run([sys.executable, "-c", code, os.devnull], capture_output=True, env=env, timeout=60)
    assert done.stdout == b"[]\n"
