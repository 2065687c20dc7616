"""The one-file edition, alone in a folder."""

import shutil
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def single(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole game in one file, in a folder where nothing else is."""
    return Path(shutil.copy(dist / "tonk.html", tmp_path_factory.mktemp("stick") / "tonk.html"))
