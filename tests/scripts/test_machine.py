"""The real machine: programs run, their lines are heard, and what is not there is said."""

import sys
from pathlib import Path

import pytest

from setup.machine import NOT_FOUND, Machine


def test_every_line_is_heard_and_kept():
    heard: list[str] = []
    ran = Machine.here().run(
        [sys.executable, "-c", "print('one'); print('two'); raise SystemExit(3)"], hear=heard.append
    )
    assert heard == ["one", "two"]
    assert ran == (3, "one\ntwo\n")
    assert not ran.ok


def test_a_program_that_is_not_there_answers_like_a_shell():
    machine = Machine.here()
    assert machine.run(["no-such-program-of-tonk"]).code == NOT_FOUND
    assert machine.show(["no-such-program-of-tonk"]) == NOT_FOUND
    assert machine.which("no-such-program-of-tonk") is None


def test_a_file_that_cannot_be_read_is_empty(tmp_path: Path):
    assert Machine.here().read(tmp_path) == ""
    assert Machine.here().read(tmp_path / "nothing") == ""


@pytest.mark.parametrize(
    ("release", "answer"),
    [
        ("ID=ubuntu\nID_LIKE=debian\n", True),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
        ('ID=debian\nVERSION_ID="12"\n', False),
        ("NAME=Fedora\nID=fedora\nHOME_URL=not-ubuntu\n", False),
        ("", False),
    ],
)
def test_ubuntu_is_told_from_debian(fake, release, answer):
    assert fake(files={"/etc/os-release": release}).is_ubuntu() is answer


@pytest.mark.parametrize(
    ("system", "programs", "answer"),
    [
        ("linux", {"apt-get": "/usr/bin/apt-get"}, True),
        ("linux", {}, False),
        ("darwin", {"apt-get": "/opt/apt-get"}, False),
    ],
)
def test_apt_counts_on_linux_alone(fake, system, programs, answer):
    assert fake(system, programs=programs).is_debian_like() is answer
