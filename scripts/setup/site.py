"""The built site in `dist/`: made by scripts/build_site.py, which rebuilds only what changed."""

from pathlib import Path

from setup.machine import ROOT, Machine
from setup.node import Node, with_node_on_path
from setup.trouble import Trouble
from setup.venv import venv_python

DIST = ROOT / "dist"


def require_engine(root: Path = ROOT) -> None:
    """See that the engine is in the checkout."""
    if not (root / "py" / "tonk" / "__init__.py").is_file():
        raise Trouble("The engine is missing: there is no py/tonk/__init__.py, so this checkout of Tonk is not whole.")


def build_site(machine: Machine, node: Node, *, root: Path = ROOT) -> None:
    """Build the site with the Python of the `.venv`; the builder prints its own steps."""
    require_engine(root)
    builder = root / "scripts" / "build_site.py"
    code = machine.show([str(venv_python(machine, root)), str(builder)], env=with_node_on_path(machine, node))
    if code != 0:
        raise Trouble(f"The site could not be built (build_site.py ended with {code}); the lines above say why.")
