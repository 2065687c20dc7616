"""The npm packages: the Pyodide runtime, the page's libraries and, for the tests, the JavaScript tools."""

import hashlib
from pathlib import Path

from setup import stamps
from setup.diagnosis import trouble
from setup.machine import ROOT, Machine
from setup.node import Node, find_node, with_node_on_path
from setup.report import counting, say, step
from setup.trouble import Trouble
from setup.venv import install_packages

RUNTIME = Path("node_modules") / "pyodide"
SUMS = Path("web") / "runtime.sha256"
NO_NODE = "No package of Node fits this system. Install Node 20 or newer from nodejs.org, then start again."


def require_node(machine: Machine, *, again: str, root: Path = ROOT) -> Node:
    """Find node and npm, or install them as a Python package."""
    node = find_node(machine, root)
    if node is None:
        say("Node: this machine has no node and npm that are new enough, taking them from the package index")
        install_packages(machine, "requirements-node.txt", again=again, root=root)
        node = find_node(machine, root)
    if node is None:
        raise Trouble(NO_NODE, again)
    return node


def install_npm_packages(machine: Machine, node: Node, *, tools: bool, again: str, root: Path = ROOT) -> None:
    """Install what package-lock.json names, unless it is there; `tools` asks for those of the tests too."""
    stamp = root / "node_modules" / "tonk.json"
    wanted = {"lock": stamps.fingerprint([root / "package-lock.json"]), "system": machine.system}
    if tools:
        wanted["tools"] = "yes"
    if stamps.holds(stamp, wanted) and not wrong_files(root):
        return
    command = [*node.npm, "ci", "--ignore-scripts", "--loglevel=http", *([] if tools else ["--omit=dev"])]
    measure = counting(r"^npm http .*\.tgz", 17 if tools else 13)
    with step("npm packages", "installing package-lock.json", terminal=machine.terminal, measure=measure) as hear:
        ran = machine.run(command, env=with_node_on_path(machine, node), hear=hear)
        if not ran.ok:
            raise trouble("The npm packages", ran.output, again)
    check_runtime(root)
    stamps.write(stamp, wanted)


def check_runtime(root: Path = ROOT) -> None:
    """Refuse a Pyodide runtime that is not, byte for byte, the one this version was made with."""
    wrong = wrong_files(root)
    if wrong:
        raise Trouble(f"The Pyodide runtime is not the one named in {SUMS.as_posix()}: {', '.join(wrong)}.")
    say(f"Pyodide runtime: {len(runtime_sums(root))} files, sha256 right")


def runtime_sums(root: Path = ROOT) -> dict[str, str]:
    """Read the list of the runtime's files and their sha256."""
    lines = (root / SUMS).read_text(encoding="utf-8").splitlines()
    return {name: digest for digest, name in (line.split() for line in lines)}


def wrong_files(root: Path = ROOT) -> list[str]:
    """List the runtime's files that are missing or differ."""
    return [name for name, digest in runtime_sums(root).items() if sha256(root / RUNTIME / name) != digest]


def sha256(path: Path) -> str:
    """Compute a file's sha256; empty for one that is not there."""
    try:
        with path.open("rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except OSError:
        return ""
