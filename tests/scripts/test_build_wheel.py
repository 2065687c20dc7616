"""The wheel: the same bytes from the same sources, whatever their dates and modes."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import build_site
from build_wheel import build_wheel
from setup.machine import ROOT, Machine
from setup.node import Node
from setup.trouble import Trouble
from setup.venv import venv_python

PROJECT = ("pyproject.toml", "LICENSE", "CHANGELOG.md")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of what the wheel is made from."""
    shutil.copytree(ROOT / "py", tmp_path / "py", ignore=shutil.ignore_patterns("__pycache__"))
    for name in PROJECT:
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "README.md").write_text("# Tonk\n")
    return tmp_path


def test_dates_and_modes_do_not_change_a_byte(project, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    first = build_wheel(project / "one", project)
    before = first.read_bytes()
    for path in (project / "py").rglob("*"):
        path.touch()
        path.chmod(0o777 if path.is_dir() else 0o606)
    second = build_wheel(project / "two", project)
    assert second.name == first.name
    assert second.read_bytes() == before


def test_the_wheel_holds_the_engine_and_all_its_texts(project):
    wheel = build_wheel(project / "out", project)
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        path.relative_to(project / "py").as_posix()
        for path in (project / "py" / "tonk").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert "tonk/messages/en.ftl" in wanted
    assert wanted <= names
    assert {name.split("/")[0] for name in names - wanted} == {f"{'-'.join(wheel.name.split('-')[:2])}.dist-info"}
    metadata = zipfile.ZipFile(wheel).read(next(name for name in names if name.endswith("/METADATA"))).decode()
    assert "Requires-Dist" not in metadata
    assert "Requires-Python: >=3.11" in metadata


def test_an_older_wheel_does_not_stay_beside_the_new_one(project):
    (project / "out").mkdir()
    (project / "out" / "tonk-0.0.0-py3-none-any.whl").write_text("old")
    wheel = build_wheel(project / "out", project)
    assert list((project / "out").glob("*.whl")) == [wheel]


def test_a_checkout_without_the_engine_is_refused(project):
    (project / "py" / "tonk" / "__init__.py").unlink()
    with pytest.raises(Trouble, match=r"there is no py/tonk/__init__\.py"):
        build_wheel(project / "out", project)


def test_the_command_prints_name_and_sha256(tmp_path):
    ran = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "build_wheel.py"), str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
    )
    name, word, digest = ran.stdout.split()
    assert (tmp_path / name).is_file()
    assert word == "sha256"
    assert len(digest) == 64


def test_without_the_tools_of_the_build_the_site_is_built_by_the_python_that_has_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[list[str]] = []

    def show(_machine: Machine, command: list[str], *, env: object) -> int:
        started.append(command)
        return 0

    monkeypatch.setattr(build_site.importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setattr(build_site, "set_up", lambda _machine, **_how: Node("node", ("npm",)))
    monkeypatch.setattr(Machine, "show", show)
    assert build_site.main(["--single"]) == 0
    assert started == [[str(venv_python(Machine.here())), str(ROOT / "scripts" / "build_site.py"), "--single"]]
