"""The command `scripts/play.py`: from a bare checkout to the game in the browser."""

import argparse
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path

from setup.machine import ROOT, Machine
from setup.node import Node
from setup.report import print_anything, say
from setup.runtime import install_npm_packages, require_node
from setup.serve import Server, address, open_server
from setup.site import DIST, build_site, require_engine
from setup.trouble import Trouble
from setup.venv import install_packages, make_venv

SERVING = "Tonk is served at"


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="play.py", description="Build Tonk, serve it on this machine and open it.")
    parser.add_argument("--no-open", action="store_true", help="do not open the browser")
    parser.add_argument("--port", type=int, help="the port to serve at (default: the first free one from 8000)")
    parser.add_argument("--build-only", action="store_true", help="build dist/ and stop")
    return parser.parse_args(arguments)


def command(machine: Machine, script: str) -> str:
    """Write the command that starts a script, as it is typed on this system."""
    return f"py scripts\\{script}" if machine.system == "windows" else f"python3 scripts/{script}"


def set_up(machine: Machine, *, requirements: str, tools: bool, again: str, root: Path = ROOT) -> Node:
    """Get everything that the build needs; what is there already is left alone."""
    require_engine(root)
    make_venv(machine, again=again, root=root)
    install_packages(machine, requirements, again=again, root=root)
    node = require_node(machine, again=again, root=root)
    install_npm_packages(machine, node, tools=tools, again=again, root=root)
    return node


def has_screen(machine: Machine) -> bool:
    """Tell whether a browser window could be seen here."""
    return machine.system != "linux" or any(machine.env.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def serve(machine: Machine, server: Server, *, opening: bool, open_page: Callable[[str], bool]) -> None:
    """Say where the game is, open it, and serve until it is stopped."""
    place = address(server)
    try:
        say(f"{SERVING} {place}  (Ctrl+C stops it)")
        if opening and not (has_screen(machine) and open_page(place)):
            say(f"No browser could be opened from here: open {place} yourself.")
        server.serve_forever()
    except KeyboardInterrupt:
        say("\nStopped.")
    finally:
        server.server_close()


def main(arguments: Sequence[str] | None = None, machine: Machine | None = None) -> int:
    """Run the command; trouble is one sentence and exit status 1."""
    asked = parse(sys.argv[1:] if arguments is None else arguments)
    machine = machine or Machine.here()
    print_anything()
    again = command(machine, "play.py")
    try:
        node = set_up(machine, requirements="requirements.txt", tools=False, again=again)
        build_site(machine, node)
        if asked.build_only:
            say(f"The site is in {DIST.name}/: copy it to any web server.")
            return 0
        serve(machine, open_server(DIST, asked.port), opening=not asked.no_open, open_page=webbrowser.open)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        say("\nStopped.")
        return 130
    return 0
