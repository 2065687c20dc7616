"""The `.venv` of the checkout and the Python packages in it, pinned by hash."""

import re
import shutil
from pathlib import Path

from setup import stamps
from setup.diagnosis import trouble
from setup.machine import ROOT, Machine
from setup.report import counting, say, step
from setup.trouble import Trouble

WITHOUT_VENV = "This Python cannot make a virtual environment."


def venv_python(machine: Machine, root: Path = ROOT) -> Path:
    """Name the interpreter of the `.venv`."""
    return root / ".venv" / ("Scripts/python.exe" if machine.system == "windows" else "bin/python")


def stamp_path(root: Path = ROOT) -> Path:
    """Name the file that remembers what the `.venv` holds."""
    return root / ".venv" / "tonk.json"


def make_venv(machine: Machine, *, again: str, root: Path = ROOT) -> None:
    """Make the `.venv`, unless a whole one for this folder is there."""
    place = str(root / ".venv")
    if machine.exists(venv_python(machine, root)) and stamps.read(stamp_path(root)).get("place") == place:
        return
    require_venv_module(machine, again=again)
    if machine.exists(root / ".venv"):
        shutil.rmtree(root / ".venv")
    with step("Virtual environment", "making .venv", terminal=machine.terminal) as hear:
        made = machine.run([machine.python, "-m", "venv", place], hear=hear)
        if not made.ok:
            raise trouble("The virtual environment", made.output, again)
    put_engine_on_path(root)
    stamps.write(stamp_path(root), {"place": place})


def require_venv_module(machine: Machine, *, again: str) -> None:
    """See that `venv` and `ensurepip` are there; install them where that is allowed."""
    if has_venv_module(machine):
        return
    if not machine.is_debian_like():
        raise Trouble(f"{WITHOUT_VENV} Install the whole of Python from python.org, then start again.", again)
    if not machine.root:
        raise Trouble(WITHOUT_VENV, f"sudo apt-get install python3-venv && {again}")
    say("Virtual environment: this Python has no venv module, installing python3-venv with apt-get")
    installed = apt_install(machine, "python3-venv")
    if not has_venv_module(machine):
        raise Trouble(f"{WITHOUT_VENV} apt-get {installed}.", f"apt-get install python3-venv && {again}")


def has_venv_module(machine: Machine) -> bool:
    """Ask the interpreter for the modules that make a `.venv` with pip in it."""
    return machine.run([machine.python, "-c", "import venv, ensurepip"]).ok


def apt_install(machine: Machine, *names: str) -> str:
    """Install Debian packages as root; tell in words how it went."""
    env = {**machine.env, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "--no-install-recommends", "-o", "APT::Status-Fd=1", *names]
    with step("apt-get", f"installing {' '.join(names)}", terminal=machine.terminal, measure=apt_share) as hear:
        machine.run(["apt-get", "update"], env=env)
        ran = machine.run(install, env=env, hear=hear)
    return "installed it" if ran.ok else f"could not install {' '.join(names)}"


def apt_share(line: str) -> float | None:
    """Read how far apt is from its status lines.

    >>> apt_share("dlstatus:3:40.0:Retrieving file 3 of 9"), apt_share("pmstatus:chromium:50:Unpacking")
    (0.2, 0.75)
    """
    found = re.match(r"(dl|pm)status:[^:]*:([0-9.]+):", line)
    return None if found is None else float(found[2]) / 200 + (0.5 if found[1] == "pm" else 0.0)


def put_engine_on_path(root: Path) -> None:
    """Let the `.venv` import the engine from the checkout: `python -m tonk` needs no installation."""
    for packages in [*root.glob(".venv/lib/python*/site-packages"), root / ".venv" / "Lib" / "site-packages"]:
        if packages.is_dir():
            (packages / "tonk.pth").write_text(f"{root / 'py'}\n", encoding="utf-8")


def install_packages(machine: Machine, file: str, *, again: str, root: Path = ROOT) -> None:
    """Install a requirements file, every package checked by its hash."""
    wanted = {file: stamps.fingerprint([root / file])}
    if stamps.holds(stamp_path(root), wanted):
        return
    total = len(re.findall(r"^[a-z0-9].*==", (root / file).read_text(encoding="utf-8"), re.MULTILINE))
    pip = [str(venv_python(machine, root)), "-m", "pip", "install", "--require-hashes", "--only-binary=:all:"]
    pip += ["--disable-pip-version-check", "--progress-bar=off", "--retries=2", "--no-input", "-r", file]
    measure = counting("^(Collecting|Requirement already satisfied)", total)
    with step("Python packages", f"installing {file}", terminal=machine.terminal, measure=measure) as hear:
        ran = machine.run(pip, hear=hear)
        if not ran.ok:
            raise trouble(f"The Python packages of {file}", ran.output, again)
    stamps.write(stamp_path(root), {**stamps.read(stamp_path(root)), **wanted})
