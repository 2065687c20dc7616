"""The browsers: found in the agreed order on every system, installed where allowed, never left out silently."""

import pytest

from setup.browsers import find_chromium, find_firefox, is_snap, require_chromium, require_firefox
from setup.machine import Ran
from setup.trouble import Trouble

AGAIN = "python3 scripts/test.py"
FINE = Ran(0, "")
NO = Ran(1, "no")
APT = {"apt-get": "/usr/bin/apt-get"}
DEBIAN = {"/etc/os-release": "ID=debian\n"}
UBUNTU = {"/etc/os-release": "ID=ubuntu\nID_LIKE=debian\n"}
STUB = "#!/bin/sh\necho 'Command requires the chromium snap to be installed.'\n"
OWN = "/home/me/.cache/ms-playwright/chromium-1/chrome"


def appears(name):
    """Make an answer that puts a program onto the machine."""

    def answer(machine):
        machine.programs[name] = f"/usr/bin/{name}"
        return FINE

    return answer


def test_the_environment_comes_first(fake):
    files = {"/opt/my-chrome": ""}
    machine = fake(env={"CHROMIUM": "/opt/my-chrome"}, files=files, programs={"chromium": "/usr/bin/chromium"})
    assert require_chromium(machine, again=AGAIN) == "/opt/my-chrome"


def test_the_environment_may_name_a_program(fake):
    assert find_chromium(fake(env={"CHROMIUM": "brave"}, programs={"brave": "/usr/bin/brave"})) == "/usr/bin/brave"


@pytest.mark.parametrize(("variable", "find"), [("CHROMIUM", find_chromium), ("FIREFOX", find_firefox)])
def test_a_wrong_name_in_the_environment_is_not_passed_over(fake, variable, find):
    machine = fake(
        env={variable: "/opt/gone"}, programs={"chromium": "/usr/bin/chromium", "firefox": "/usr/bin/firefox"}
    )
    with pytest.raises(Trouble, match=rf"\${variable} names '/opt/gone', which is not there"):
        find(machine)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
def test_an_installed_browser_is_found_by_name(fake, name):
    assert find_chromium(fake(programs={name: f"/usr/bin/{name}"})) == f"/usr/bin/{name}"


@pytest.mark.parametrize(
    ("system", "env", "path"),
    [
        ("darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        ("darwin", {}, "/Applications/Chromium.app/Contents/MacOS/Chromium"),
        ("darwin", {"HOME": "/Users/me"}, "/Users/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
        ("windows", {"ProgramFiles": "C:/Program Files"}, "C:/Program Files/Google/Chrome/Application/chrome.exe"),
        ("windows", {"ProgramFiles(x86)": "C:/P86"}, "C:/P86/Google/Chrome/Application/chrome.exe"),
        ("windows", {"LOCALAPPDATA": "C:/Me/Local"}, "C:/Me/Local/Google/Chrome/Application/chrome.exe"),
        ("linux", {}, "/opt/google/chrome/chrome"),
    ],
)
def test_an_installed_browser_is_found_in_the_usual_places(fake, system, env, path):
    assert find_chromium(fake(system, env=env, files={path: ""})) == path
    assert find_chromium(fake(system, env=env)) is None


def test_the_places_of_one_system_are_not_looked_at_on_another(fake):
    files = {"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome": ""}
    assert find_chromium(fake("linux", files=files)) is None


@pytest.mark.parametrize(
    ("path", "text", "answer"),
    [
        ("/snap/bin/chromium", "", True),
        ("/usr/bin/chromium-browser", STUB, True),
        ("/usr/bin/chromium", "#!/bin/sh\nexec /usr/lib/chromium/chromium\n", False),
        ("/opt/google/chrome/chrome", "\x7fELF snapshot", False),
    ],
)
def test_ubuntus_snap_is_recognised(fake, path, text, answer):
    assert is_snap(fake(files={path: text}), path) is answer


def test_a_snap_stub_is_passed_over_for_chrome(fake):
    programs = {"chromium-browser": "/usr/bin/chromium-browser", "google-chrome": "/usr/bin/google-chrome"}
    machine = fake(programs=programs, files={**UBUNTU, "/usr/bin/chromium-browser": STUB})
    assert find_chromium(machine) == "/usr/bin/google-chrome"


def test_playwrights_own_is_taken_when_it_is_there(fake):
    machine = fake(answers={"executable_path": Ran(0, f"{OWN}\n")}, files={OWN: ""})
    assert require_chromium(machine, again=AGAIN) == OWN
    assert machine.called("playwright install") == []


def test_root_on_debian_installs_it_with_apt(fake):
    answers = {"apt-get install": appears("chromium"), "apt-get update": FINE}
    machine = fake(root=True, programs=dict(APT), files=DEBIAN, answers=answers)
    assert require_chromium(machine, again=AGAIN) == "/usr/bin/chromium"
    assert machine.called("apt-get install")[0].endswith(" chromium")
    assert machine.called("playwright install") == []


@pytest.mark.parametrize(
    ("system", "root", "files", "libraries"),
    [
        ("linux", True, UBUNTU, True),
        ("linux", False, DEBIAN, False),
        ("darwin", False, {}, False),
        ("windows", False, {}, False),
    ],
    ids=["root on Ubuntu", "not root on Debian", "macOS", "Windows"],
)
def test_elsewhere_playwright_installs_its_own(fake, system, root, files, libraries):
    def install(machine):
        machine.files[OWN] = ""
        return FINE

    answers = {"executable_path": Ran(0, OWN), "playwright install": install}
    machine = fake(system, root=root, programs=dict(APT), files=dict(files), answers=answers)
    assert require_chromium(machine, again=AGAIN) == OWN
    assert machine.called("apt-get") == []
    assert [("--with-deps" in call) for call in machine.called("playwright install")] == [libraries]


@pytest.mark.parametrize("root", [True, False])
def test_without_any_browser_the_tests_do_not_start(fake, root):
    machine = fake(root=root, programs=dict(APT), files=DEBIAN, answers={"apt-get": NO, "playwright": NO})
    with pytest.raises(Trouble) as caught:
        require_chromium(machine, again=AGAIN)
    assert str(caught.value) == (
        "No Chromium or Chrome was found for the tests in a browser, and none could be installed."
        " Install one and start again, or leave these tests out. Type: python3 scripts/test.py --fast"
    )
    assert len(machine.called("playwright install")) == 1
    assert len(machine.called("apt-get install")) == int(root)


@pytest.mark.parametrize(
    ("system", "env", "path"),
    [
        ("darwin", {}, "/Applications/Firefox.app/Contents/MacOS/firefox"),
        ("windows", {"ProgramFiles": "C:/Program Files"}, "C:/Program Files/Mozilla Firefox/firefox.exe"),
        ("linux", {}, "/usr/bin/firefox-esr"),
    ],
)
def test_firefox_is_found_in_the_usual_places(fake, system, env, path):
    assert require_firefox(fake(system, env=env, files={path: ""})) == path


def test_root_on_debian_installs_firefox_with_apt(fake):
    answers = {"apt-get install": appears("firefox-esr"), "apt-get update": FINE}
    machine = fake(root=True, programs=dict(APT), files=DEBIAN, answers=answers)
    assert require_firefox(machine) == "/usr/bin/firefox-esr"


def test_without_firefox_ci_fails_and_others_are_told(fake, capsys):
    with pytest.raises(Trouble, match="No Firefox was found, and in CI its tests are not left out"):
        require_firefox(fake(env={"CI": "true"}))
    assert require_firefox(fake()) is None
    assert "the tests that need it are left out" in capsys.readouterr().out
