"""The `.venv`: made once, made anew when it is not whole, and refused in one sentence when it cannot be made."""

import pytest

from setup import stamps
from setup.machine import Ran
from setup.trouble import Trouble
from setup.venv import install_packages, make_venv, stamp_path, venv_python

AGAIN = "python3 scripts/play.py"
APT = {"apt-get": "/usr/bin/apt-get"}
FINE = Ran(0, "")
NO_MODULE = Ran(1, "ModuleNotFoundError: No module named 'ensurepip'")


def venv_of(root):
    """Answer a call of venv by making the folder."""

    def make(machine):
        packages = root / ".venv" / ("Lib" if machine.system == "windows" else "lib/python3.11") / "site-packages"
        packages.mkdir(parents=True)
        python = venv_python(machine, root)
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text("")
        return FINE

    return make


def test_a_venv_is_made_once(fake, checkout):
    machine = fake(answers={"ensurepip": FINE, "-m venv": venv_of(checkout)})
    make_venv(machine, again=AGAIN, root=checkout)
    make_venv(machine, again=AGAIN, root=checkout)
    assert machine.called("-m venv") == [f"/usr/bin/python3 -m venv {checkout}/.venv"]


@pytest.mark.parametrize(
    ("system", "packages"), [("linux", "lib/python3.11"), ("darwin", "lib/python3.11"), ("windows", "Lib")]
)
def test_the_venv_imports_the_engine_from_the_checkout(fake, checkout, system, packages):
    make_venv(fake(system, answers={"ensurepip": FINE, "-m venv": venv_of(checkout)}), again=AGAIN, root=checkout)
    assert (checkout / ".venv" / packages / "site-packages" / "tonk.pth").read_text() == f"{checkout / 'py'}\n"


def test_windows_keeps_its_python_elsewhere(fake, checkout):
    assert venv_python(fake("windows"), checkout) == checkout / ".venv" / "Scripts" / "python.exe"
    assert venv_python(fake("darwin"), checkout) == checkout / ".venv" / "bin" / "python"


@pytest.mark.parametrize("stamp", [None, "torn {", '{"place": "/elsewhere/.venv"}'])
def test_a_venv_that_is_not_whole_or_was_moved_is_made_anew(fake, checkout, stamp):
    machine = fake(answers={"ensurepip": FINE, "-m venv": venv_of(checkout)})
    venv_of(checkout)(machine)
    if stamp is not None:
        stamp_path(checkout).write_text(stamp)
    (checkout / ".venv" / "left-over").write_text("")
    make_venv(machine, again=AGAIN, root=checkout)
    assert len(machine.called("-m venv")) == 1
    assert not (checkout / ".venv" / "left-over").exists()


def test_without_the_module_root_on_debian_installs_it(fake, checkout):
    answers = {"-c import venv, ensurepip": lambda m: FINE if m.called("apt-get install") else NO_MODULE}
    machine = fake(root=True, programs=APT, answers={**answers, "apt-get": FINE, "-m venv": venv_of(checkout)})
    make_venv(machine, again=AGAIN, root=checkout)
    assert machine.called("apt-get install")[0].endswith(" python3-venv")
    assert venv_python(machine, checkout).exists()


def test_without_the_module_and_not_root_the_command_to_type_is_told(fake, checkout):
    machine = fake(programs=APT, answers={"ensurepip": NO_MODULE})
    with pytest.raises(Trouble) as caught:
        make_venv(machine, again=AGAIN, root=checkout)
    assert str(caught.value) == (
        "This Python cannot make a virtual environment."
        " Type: sudo apt-get install python3-venv && python3 scripts/play.py"
    )
    assert machine.called("apt-get") == []


def test_when_apt_cannot_install_it_the_sentence_says_so(fake, checkout):
    machine = fake(root=True, programs=APT, answers={"ensurepip": NO_MODULE, "apt-get": Ran(100, "E: no")})
    with pytest.raises(Trouble, match=r"apt-get could not install python3-venv\. Type: apt-get install python3-venv"):
        make_venv(machine, again=AGAIN, root=checkout)


@pytest.mark.parametrize("system", ["linux", "darwin", "windows"])
def test_without_the_module_and_without_apt_python_is_to_be_installed_whole(fake, checkout, system):
    with pytest.raises(Trouble, match=r"Install the whole of Python from python\.org"):
        make_venv(fake(system, root=True, answers={"ensurepip": NO_MODULE}), again=AGAIN, root=checkout)


def test_packages_are_installed_by_hash_and_once(fake, checkout):
    machine = fake(answers={"pip install": FINE})
    install_packages(machine, "requirements.txt", again=AGAIN, root=checkout)
    install_packages(machine, "requirements.txt", again=AGAIN, root=checkout)
    (call,) = machine.called("pip install")
    assert "--require-hashes" in call
    assert call.endswith("-r requirements.txt")
    assert call.startswith(str(venv_python(machine, checkout)))


def test_a_changed_requirements_file_is_installed_again_and_the_other_is_not_forgotten(fake, checkout):
    machine = fake(answers={"pip install": FINE})
    install_packages(machine, "requirements.txt", again=AGAIN, root=checkout)
    install_packages(machine, "requirements-dev.txt", again=AGAIN, root=checkout)
    (checkout / "requirements.txt").write_text("three==3.0\n")
    install_packages(machine, "requirements.txt", again=AGAIN, root=checkout)
    install_packages(machine, "requirements-dev.txt", again=AGAIN, root=checkout)
    assert len(machine.called("-r requirements.txt")) == 2
    assert len(machine.called("-r requirements-dev.txt")) == 1


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("NewConnectionError: [Errno -3] Temporary failure in name resolution", "there is no network"),
        ("ERROR: Could not find a version that satisfies x (from versions: none)", "there is no network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", r"wrong sha256"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("ERROR: the wheel is upside down", "The last lines of the installer were:\nERROR: the wheel is upside down"),
    ],
)
def test_a_failed_installation_is_told_and_leaves_no_stamp(fake, checkout, output, sentence):
    with pytest.raises(Trouble, match=sentence):
        install_packages(fake(answers={"pip": Ran(1, output)}), "requirements.txt", again=AGAIN, root=checkout)
    assert stamps.read(stamp_path(checkout)) == {}


def test_a_failed_step_is_not_called_ready(fake, checkout, capsys):
    with pytest.raises(Trouble):
        install_packages(fake(answers={"pip": Ran(1, "no")}), "requirements.txt", again=AGAIN, root=checkout)
    assert capsys.readouterr().out == "Python packages: installing requirements.txt ...\n"


def test_a_venv_that_cannot_be_made_is_told(fake, checkout):
    machine = fake(answers={"ensurepip": FINE, "-m venv": Ran(1, "[Errno 28] No space left on device")})
    with pytest.raises(Trouble, match="The virtual environment could not be installed: the disk is full"):
        make_venv(machine, again=AGAIN, root=checkout)
