"""The two commands: what they do in which order, what they pass on, and how they end."""

from types import SimpleNamespace

import pytest

from setup import play, site, test
from setup.machine import ROOT, Ran
from setup.node import Node
from setup.trouble import Trouble

FINE = Ran(0, "")
NODE = Node("/usr/bin/node", ("/usr/bin/npm",))


class Stopped(SimpleNamespace):
    """A server that a person stops at once."""

    server_address = ("127.0.0.1", 8003)
    closed = False

    def serve_forever(self):
        raise KeyboardInterrupt

    def server_close(self):
        self.closed = True


@pytest.fixture
def ready(monkeypatch):
    """Let everything be set up already, and keep what was asked for."""
    asked = []

    def set_up(machine, **wishes):
        asked.append(wishes)
        return NODE

    for module in (play, test):
        monkeypatch.setattr(module, "set_up", set_up)
    monkeypatch.setattr(test, "fetch_pyodide_wheels", lambda machine, again: None)
    return asked


@pytest.mark.parametrize(
    ("system", "typed"),
    [("linux", "python3 scripts/play.py"), ("darwin", "python3 scripts/play.py"), ("windows", "py scripts\\play.py")],
)
def test_commands_are_written_as_they_are_typed(fake, system, typed):
    assert play.command(fake(system), "play.py") == typed


def test_build_only_builds_and_stops(fake, ready, capsys):
    machine = fake(answers={"build_site.py": FINE})
    assert play.main(["--build-only"], machine) == 0
    assert machine.calls == [f"{ROOT}/.venv/bin/python {ROOT}/scripts/build_site.py"]
    assert ready == [{"requirements": "requirements.txt", "tools": False, "again": "python3 scripts/play.py"}]
    assert capsys.readouterr().out == "The site is in dist/: copy it to any web server.\n"


def test_a_failed_build_is_told_and_nothing_is_served(fake, ready, monkeypatch, capsys):
    monkeypatch.setattr(play, "open_server", lambda *given: pytest.fail("served a site that was not built"))
    assert play.main([], fake(answers={"build_site.py": Ran(3, "")})) == 1
    assert "could not be built (build_site.py ended with 3)" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "port"), [([], None), (["--port", "9001"], 9001)])
def test_playing_serves_the_site_and_a_stop_is_no_error(fake, ready, monkeypatch, capsys, arguments, port):
    opened = []
    monkeypatch.setattr(play, "open_server", lambda folder, number: opened.append((folder, number)) or Stopped())
    machine = fake(answers={"build_site.py": FINE})
    assert play.main(["--no-open", *arguments], machine) == 0
    assert opened == [(site.DIST, port)]
    assert capsys.readouterr().out.splitlines() == [
        "Tonk is served at http://127.0.0.1:8003/  (Ctrl+C stops it)",
        "",
        "Stopped.",
    ]


@pytest.mark.parametrize(
    ("system", "env", "opens", "told"),
    [
        ("darwin", {}, True, False),
        ("windows", {}, True, False),
        ("linux", {"DISPLAY": ":0"}, True, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True, False),
        ("linux", {"DISPLAY": ":0"}, False, True),
        ("linux", {}, True, True),
    ],
)
def test_the_page_is_opened_where_it_can_be_seen(fake, capsys, system, env, opens, told):
    opened = []
    server = Stopped()
    play.serve(fake(system, env=env), server, opening=True, open_page=lambda place: opened.append(place) or opens)
    assert server.closed
    assert bool(opened) is (system != "linux" or bool(env))
    assert ("open http://127.0.0.1:8003/ yourself" in capsys.readouterr().out) is told


@pytest.mark.parametrize("main", [play.main, test.main])
def test_trouble_is_one_sentence_and_status_1(fake, monkeypatch, capsys, main):
    def set_up(machine, **wishes):
        raise Trouble("The deck is missing.", "shuffle")

    monkeypatch.setattr(play, "set_up", set_up)
    monkeypatch.setattr(test, "set_up", set_up)
    assert main([], fake()) == 1
    assert capsys.readouterr().err == "The deck is missing. Type: shuffle\n"


@pytest.mark.parametrize("main", [play.main, test.main])
def test_a_stop_during_the_setting_up_is_said(fake, monkeypatch, capsys, main):
    def set_up(machine, **wishes):
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "set_up", set_up)
    monkeypatch.setattr(test, "set_up", set_up)
    assert main([], fake()) == 130
    assert "Stopped." in capsys.readouterr().out


def test_a_checkout_without_the_engine_is_refused_first(fake, checkout):
    (checkout / "py" / "tonk" / "__init__.py").unlink()
    machine = fake()
    with pytest.raises(Trouble, match=r"there is no py/tonk/__init__\.py"):
        play.set_up(machine, requirements="requirements.txt", tools=False, again="", root=checkout)
    assert machine.calls == []


@pytest.mark.parametrize(
    ("arguments", "fast", "rest"),
    [
        ([], False, ()),
        (["--fast"], True, ()),
        (["-k", "tie or caught", "tests/rules"], False, ("-k", "tie or caught", "tests/rules")),
        (["tests/test_a.py::test_b", "--fast", "-x"], True, ("tests/test_a.py::test_b", "-x")),
    ],
)
def test_what_is_not_ours_goes_to_pytest_in_its_order(arguments, fast, rest):
    assert test.parse(arguments) == (fast, rest)


TOOLS = ("ruff check", "ruff format --check", "mypy --strict", r"tsc -p jsconfig\.json", "biome ci", "check_jsonschema")
BROWSERS = {"chromium": "/usr/bin/chromium", "firefox-esr": "/usr/bin/firefox-esr"}


def fine_machine(fake, **answers):
    """Make a machine on which every check and test is fine unless said otherwise."""
    told = {pattern.replace("_", " "): answer for pattern, answer in answers.items()}
    return fake(programs=BROWSERS, answers={**told, "": FINE})


def test_all_checks_run_and_pytest_is_last(fake, ready, capsys):
    machine = fine_machine(fake)
    assert test.main([], machine) == 0
    for tool in TOOLS:
        assert len(machine.called(tool)) == 1, tool
    assert machine.called(r"check_jsonschema .*pages\.yml .*test\.yml") != []
    assert machine.calls[-1].endswith("-m pytest -n 2 --dist loadfile")
    assert ready[0]["requirements"] == "requirements-dev.txt"
    assert ready[0]["tools"] is True
    assert capsys.readouterr().err == ""


def test_fast_asks_for_no_browser(fake, ready):
    machine = fake(answers={"": FINE})
    assert test.main(["--fast"], machine) == 0
    assert machine.called("playwright|apt-get") == []
    assert machine.calls[-1].endswith("-m pytest -n 2 --dist loadfile -m not browser")


def test_a_selection_goes_straight_to_pytest(fake, ready):
    machine = fine_machine(fake)
    assert test.main(["-k", "tie"], machine) == 0
    assert machine.called("ruff|mypy|biome|tsc") == []
    assert machine.calls[-1].endswith("-m pytest -k tie")


@pytest.mark.parametrize("tool", ["ruff_check", "ruff_format", "mypy", "tsc", "biome", "check_jsonschema"])
def test_one_failed_check_fails_it_all_and_the_tests_still_run(fake, ready, capsys, tool):
    pattern = tool if tool == "check_jsonschema" else tool.replace("_", " ")
    machine = fake(programs=BROWSERS, answers={pattern: Ran(1, "line 7 is wrong"), "": FINE})
    assert test.main([], machine) == 1
    told = capsys.readouterr()
    assert "FAILED\nline 7 is wrong" in told.out
    assert told.err.startswith("Failed before the tests: ")
    assert machine.called("-m pytest") != []


def test_a_failed_test_gives_pytests_own_status(fake, ready):
    assert test.main([], fine_machine(fake, pytest=Ran(2, ""))) == 2


def test_no_browser_stops_everything(fake, ready, capsys):
    machine = fake(answers={"playwright": Ran(1, "no"), "": FINE})
    assert test.main([], machine) == 1
    assert "No Chromium or Chrome was found" in capsys.readouterr().err
    assert machine.called("-m pytest") == []
