"""The one-file edition opens from a folder with no network, plays, and keeps its game."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Request

from boot.sites import hand_of, played_in, steady

LARGEST = 7_800_000  # bytes


def foreign_to(page: Page) -> list[str]:
    """Collect every request for anything but the file itself and what it has made."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("file:", "blob:null/", "data:")):
            asked.append(request.url)

    page.on("request", note)
    return asked


def plays_from_a_folder(page: Page, single: Path) -> None:
    """Open the file, get a hand, open it again, get the same hand."""
    asked = foreign_to(page)
    steady(page)
    page.goto(single.as_uri())
    played_in(page)
    hand = hand_of(page)
    assert len(hand) == 5
    page.wait_for_timeout(1000)  # the save follows the deal
    page.reload()
    played_in(page)
    assert hand_of(page) == hand, "this browser keeps the game of a file, as docs/hosting.md says"
    assert asked == []


def test_the_file_is_small_enough_to_carry(single: Path) -> None:
    assert single.stat().st_size <= LARGEST


def test_it_plays_in_chromium_with_the_network_off(page: Page, context: BrowserContext, single: Path) -> None:
    context.set_offline(True)
    plays_from_a_folder(page, single)


def test_it_plays_in_firefox(firefox_page: Page, single: Path) -> None:
    plays_from_a_folder(firefox_page, single)


def test_its_licences_open_from_inside_it(page: Page, context: BrowserContext, single: Path) -> None:
    page.goto(single.as_uri())
    played_in(page)
    page.evaluate(
        """() => {
          const link = document.createElement("a");
          link.href = "licences.html";
          link.textContent = "Licences";
          document.body.append(link);
        }"""
    )
    with context.expect_page() as opened:
        page.locator('body > a[href="licences.html"]').dispatch_event("click")
    opened.value.wait_for_load_state()
    assert "Mozilla Public License Version 2.0" in opened.value.content()


def test_nothing_in_it_names_a_file_beside_it(single: Path) -> None:
    text = single.read_text("utf-8")
    page = text[: text.index('<script type="text/plain"')]
    for beside in ('rel="stylesheet"', 'rel="modulepreload"', 'rel="preload"', 'rel="manifest"', 'type="module"'):
        assert beside not in page
    assert "default-src 'none'" in page


@pytest.mark.parametrize("word", ["connect-src", "https://tonk.invalid/app"])
def test_its_policy_lets_nothing_out(single: Path, word: str) -> None:
    head = single.read_text("utf-8").split("</head>")[0]
    assert word not in head
