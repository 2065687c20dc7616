"""The one-file edition, made once for all its tests."""

import subprocess
import sys
from pathlib import Path

import pytest

from setup.machine import ROOT


@pytest.fixture(scope="session")
def single(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole game in one file, in a folder where nothing else is."""
    out = tmp_path_factory.mktemp("single")
    command = [sys.executable, str(ROOT / "scripts" / "build_site.py"), "--single", "--out", str(out / "site")]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    return (out / "site" / "tonk.html").rename(out / "tonk.html")
