"""The browsers that the tests drive: found on the machine, or installed where that is allowed."""

from pathlib import Path

from setup.machine import Machine
from setup.report import say, step
from setup.trouble import Trouble
from setup.venv import apt_install, venv_python

CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
FIREFOX_NAMES = ("firefox-esr", "firefox")
CHROMIUM_PLACES = {
    "darwin": (
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
        "$HOME/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ),
    "windows": (
        "$ProgramFiles/Google/Chrome/Application/chrome.exe",
        "$ProgramFiles(x86)/Google/Chrome/Application/chrome.exe",
        "$LOCALAPPDATA/Google/Chrome/Application/chrome.exe",
        "$LOCALAPPDATA/Chromium/Application/chrome.exe",
    ),
    "linux": ("/usr/bin/chromium", "/usr/lib/chromium/chromium", "/opt/google/chrome/chrome"),
}
FIREFOX_PLACES = {
    "darwin": ("/Applications/Firefox.app/Contents/MacOS/firefox",),
    "windows": ("$ProgramFiles/Mozilla Firefox/firefox.exe", "$ProgramFiles(x86)/Mozilla Firefox/firefox.exe"),
    "linux": ("/usr/bin/firefox-esr", "/usr/lib/firefox-esr/firefox-esr"),
}
NO_CHROMIUM = (
    "No Chromium or Chrome was found for the tests in a browser, and none could be installed."
    " Install one and start again, or leave these tests out."
)
OWN_CHROMIUM = "from playwright.sync_api import sync_playwright as p\nwith p() as w: print(w.chromium.executable_path)"


def find_chromium(machine: Machine) -> str | None:
    """Find Chromium or Chrome: the one $CHROMIUM names, else an installed one."""
    named = named_by(machine, "CHROMIUM")
    return named or installed(machine, CHROMIUM_NAMES, CHROMIUM_PLACES)


def find_firefox(machine: Machine) -> str | None:
    """Find Firefox: the one $FIREFOX names, else an installed one."""
    return named_by(machine, "FIREFOX") or installed(machine, FIREFOX_NAMES, FIREFOX_PLACES)


def named_by(machine: Machine, variable: str) -> str | None:
    """Take the browser that the environment names; a wrong name is not passed over."""
    named = machine.env.get(variable)
    if not named:
        return None
    found = named if machine.exists(Path(named)) else machine.which(named)
    if found is None:
        raise Trouble(f"${variable} names {named!r}, which is not there: give the path of a browser or unset it.")
    return found


def installed(machine: Machine, names: tuple[str, ...], places: dict[str, tuple[str, ...]]) -> str | None:
    """Find a browser by name, then in the usual places; Ubuntu's snaps do not count."""
    for name in names:
        found = machine.which(name)
        if found is not None and not is_snap(machine, found):
            return found
    for place in places.get(machine.system, ()):
        path = expand(machine, place)
        if path is not None and machine.exists(path) and not is_snap(machine, str(path)):
            return str(path)
    return None


def expand(machine: Machine, place: str) -> Path | None:
    """Put the folder that a variable names before a place; None when it is not set."""
    if not place.startswith("$"):
        return Path(place)
    variable, rest = place[1:].split("/", 1)
    home = machine.env.get(variable)
    return Path(home, rest) if home else None


def is_snap(machine: Machine, path: str) -> bool:
    """Tell whether a browser is a snap, or the script that only asks for one: its sandbox hides our files from it."""
    if "/snap/" in path:
        return True
    text = machine.read(Path(path))
    return text.startswith("#!") and "snap" in text


def require_chromium(machine: Machine, *, again: str) -> str:
    """Find a Chromium or get one; without any the tests do not start."""
    found = find_chromium(machine) or playwright_chromium(machine)
    if found is None and machine.root and machine.is_debian_like() and not machine.is_ubuntu():
        apt_install(machine, "chromium")
        found = find_chromium(machine)
    if found is None:
        install_playwright_chromium(machine)
        found = playwright_chromium(machine)
    if found is None:
        raise Trouble(NO_CHROMIUM, f"{again} --fast")
    say(f"Chromium: {found}")
    return found


def playwright_chromium(machine: Machine) -> str | None:
    """Find the Chromium that Playwright itself has installed."""
    ran = machine.run([str(venv_python(machine)), "-c", OWN_CHROMIUM])
    path = ran.output.strip()
    return path if ran.ok and path and machine.exists(Path(path)) else None


def install_playwright_chromium(machine: Machine) -> None:
    """Let Playwright fetch its own Chromium, with the system's libraries where that is allowed."""
    libraries = ["--with-deps"] if machine.root and machine.is_debian_like() else []
    with step("Chromium", "playwright install chromium", terminal=machine.terminal) as hear:
        machine.run([str(venv_python(machine)), "-m", "playwright", "install", *libraries, "chromium"], hear=hear)


def require_firefox(machine: Machine) -> str | None:
    """Find a Firefox or get one; without any, its tests fail in CI and say so elsewhere."""
    found = find_firefox(machine)
    if found is None and machine.root and machine.is_debian_like() and not machine.is_ubuntu():
        apt_install(machine, "firefox-esr")
        found = find_firefox(machine)
    if found is not None:
        say(f"Firefox: {found}")
    elif machine.env.get("CI") == "true":
        raise Trouble("No Firefox was found, and in CI its tests are not left out: install firefox-esr.")
    else:
        say("Firefox: none was found, so the tests that need it are left out (they name this reason)")
    return found
