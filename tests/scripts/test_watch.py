"""The watch of the browser tests catches what it is there for, in real browsers."""

from pathlib import Path

import pytest
from playwright.sync_api import Page

from watch import Watch

HURT = {
    "page error": "<script>setTimeout(() => { throw new Error('torn card') })</script>",
    "console": "<script>console.error('torn card')</script>",
    "console of a worker": "<script>new Worker('worker.js')</script>",
    "request to another origin": "<script>fetch('http://127.0.0.1:49151/torn').catch(() => 0)</script>",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site whose pages misbehave, one way each."""
    (tmp_path / "good.html").write_text("<!doctype html><title>good</title><link rel=icon href='data:,'>")
    (tmp_path / "worker.js").write_text("console.error('torn card')")
    for number, text in enumerate(HURT.values()):
        (tmp_path / f"{number}.html").write_text(f"<!doctype html><link rel=icon href='data:,'>{text}")
    return tmp_path


def complaints(watch: Watch, page: Page, address: str) -> list[str]:
    """Open an address and take what the watch noted, so that this test itself goes on."""
    page.goto(address)
    page.wait_for_timeout(400)
    noted, watch.complaints = watch.complaints, []
    return noted


def test_a_good_page_brings_no_complaint(page, serve, folder, watch):
    assert complaints(watch, page, serve(folder) + "good.html") == []


@pytest.mark.parametrize("number", range(len(HURT)), ids=list(HURT))
def test_chromium_is_watched(page, serve, folder, watch, number):
    kind = list(HURT)[number].removesuffix(" of a worker")
    noted = complaints(watch, page, f"{serve(folder)}{number}.html")
    assert any(line.startswith(kind) and "torn" in line for line in noted), noted


@pytest.mark.parametrize("number", range(len(HURT)), ids=list(HURT))
def test_firefox_is_watched(firefox_page, serve, folder, watch, number):
    kind = list(HURT)[number].removesuffix(" of a worker")
    noted = complaints(watch, firefox_page, f"{serve(folder)}{number}.html")
    assert any(line.startswith(kind) and "torn" in line for line in noted), noted


@pytest.mark.allows_console("torn")
def test_a_test_can_allow_what_it_provokes(page, serve, folder, watch):
    assert complaints(watch, page, serve(folder) + "1.html") == []
