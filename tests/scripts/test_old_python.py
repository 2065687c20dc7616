"""The two commands say in one sentence which Python they need, and an old Python can read them."""

import ast
import re
import shutil
import subprocess
import sys

import pytest

from setup.machine import ROOT

COMMANDS = ("play.py", "test.py")
OLD = {"python3.6", "python3.7", "python3.8", "python3.9", "python3.10"}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_file_is_old_syntax_and_asks_before_it_imports(name):
    source = (ROOT / "scripts" / name).read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))
    imports = [node.lineno for node in tree.body if isinstance(node, ast.ImportFrom)]
    asks = next(node.lineno for node in tree.body if isinstance(node, ast.If))
    assert re.search(r"sys\.version_info < \(3, 11\)", source)
    assert min(imports) > asks
    assert 'f"' not in source


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("version", [(3, 6), (3, 10)])
def test_an_old_python_is_refused_in_one_sentence(name, version):
    source = (ROOT / "scripts" / name).read_text(encoding="utf-8")
    code = f"import sys; sys.version_info = {(*version, 1)}; exec({source!r})"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert ran.stderr.strip() == (
        f"Tonk needs Python 3.11 or newer, and this is {version[0]}.{version[1]}:"
        " install a newer one from python.org, then start again."
    )


@pytest.mark.parametrize("name", COMMANDS)
def test_every_old_python_of_this_machine_is_refused(name):
    for python in filter(None, map(shutil.which, sorted(OLD))):
        ran = subprocess.run([python, str(ROOT / "scripts" / name)], capture_output=True, text=True, check=False)
        # a launcher whose Python is not installed answers for itself
        assert ran.returncode in (1, 127), python
        assert "Traceback" not in ran.stderr
        assert "SyntaxError" not in ran.stderr
