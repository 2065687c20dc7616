"""What a person sees: one line for each step, a bar on a terminal only."""

import io
import re
import sys

import pytest

from setup import stamps
from setup.report import bar, counting, percent, print_anything, say, step


def test_without_a_terminal_a_step_is_two_plain_lines(capsys):
    with step("npm packages", "installing", terminal=False) as hear:
        hear("50 %")
    assert re.fullmatch(
        r"npm packages: installing \.\.\.\nnpm packages: ready \(\d+\.\d s\)\n", capsys.readouterr().out
    )


def test_on_a_terminal_a_bar_moves_and_is_wiped_away(capsys):
    with step("Chromium", "fetching", terminal=True) as hear:
        for line in ("10% of 160 MiB", "a word", "75% of 160 MiB"):
            hear(line)
    drawn = capsys.readouterr().out.split("\r")
    bars = [text for text in drawn if text.startswith("[")]
    assert [re.search(r"\]\s+(\d+) %", text)[1] for text in bars] == ["0", "10", "75"]
    assert drawn[-2].strip() == ""
    assert len(drawn[-2]) >= max(map(len, bars))
    assert drawn[-1].startswith("Chromium: ready (")


def test_a_failing_step_says_no_word_of_being_ready(capsys):
    with pytest.raises(KeyboardInterrupt), step("npm packages", "installing", terminal=True):
        raise KeyboardInterrupt
    assert "ready" not in capsys.readouterr().out


@pytest.mark.parametrize(("share", "full"), [(0.0, 0), (0.5, 12), (1.0, 24)])
def test_the_bar_is_as_full_as_the_step(share, full):
    assert bar(share, "x").count("#") == full
    assert len(bar(share, "x")) == len(bar(0.0, "x"))


def test_a_narrow_terminal_does_not_end_the_command(monkeypatch):
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="cp1252"))
    print_anything()
    say("7\u2665")
    assert written.getvalue().rstrip() == b"7?"


def test_more_things_than_expected_do_not_overflow():
    measure = counting("^Collecting", 2)
    assert [measure("Collecting x") for _ in range(3)] == [0.5, 1.0, 1.0]
    assert percent("170%") == 1.0


def test_a_fingerprint_is_of_the_contents_alone(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    one.write_text("1")
    two.write_text("2")
    before = stamps.fingerprint([one, two])
    one.touch()
    assert stamps.fingerprint([two, one]) == before
    one.write_text("2")
    assert stamps.fingerprint([one, two]) != before


def test_a_stamp_says_what_was_written_and_nothing_when_torn(tmp_path):
    stamp = tmp_path / "deep" / "stamp.json"
    assert stamps.read(stamp) == {}
    stamps.write(stamp, {"a": "1", "b": "2"})
    assert stamps.holds(stamp, {"a": "1"})
    assert not stamps.holds(stamp, {"a": "2"})
    assert not stamps.holds(stamp, {"c": "1"})
    for torn in ("", "[1]", "{"):
        stamp.write_text(torn)
        assert stamps.read(stamp) == {}
