"""What the tests of the boot open: a copy of the site that may be spoiled, and the one file alone in a folder."""

import shutil
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def single(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The whole game in one file, in a folder where nothing else is."""
    return Path(shutil.copy(dist / "tonk.html", tmp_path_factory.mktemp("stick") / "tonk.html"))


@pytest.fixture
def live(dist: Path, tmp_path: Path) -> Path:
    """A folder that a host shows and that can change under it."""
    return Path(shutil.copytree(dist, tmp_path / "live"))
