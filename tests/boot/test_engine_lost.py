"""A worker that crashes or hangs is replaced, and the game goes on from the last move."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from boot.sites import PATIENCE, hand_of, played_in, steady
from setup.machine import ROOT

HERE = Path(__file__).parent
KEEP_WORKERS = """
const Real = Worker;
window.workers = [];
window.Worker = class extends Real {
  constructor(place, how) {
    super(place, how);
    if (how.name !== "snapshot") window.workers.push(this);
  }
};
"""


def lost_and_found(page: Page, hand: list[str]) -> None:
    """See the trouble in words, go on, and find the same hand in a new worker."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("The engine stopped")).to_be_visible(timeout=PATIENCE)
    expect(dialog.get_by_role("button", name="Copy the report")).to_be_visible()
    expect(dialog.locator("pre")).to_contain_text("tonk-session/1")
    dialog.get_by_role("button", name="Go on with the game").click()
    expect(dialog).to_be_hidden()
    played_in(page)
    assert hand_of(page) == hand
    page.locator('[data-key="draw"]').click()
    expect(page.locator("#hand .card")).to_have_count(len(hand) + 1)


def test_a_crash_says_what_happened_and_the_hand_goes_on_in_a_new_worker(page: Page, site: str) -> None:
    page.add_init_script(KEEP_WORKERS)
    steady(page)
    page.goto(site)
    played_in(page)
    hand = hand_of(page)
    page.wait_for_timeout(1000)
    page.evaluate(
        """() => window.workers[0].onmessage({
          data: { kind: "crash", message: "ZeroDivisionError: made up", trace: "Traceback: made up" },
        })"""
    )
    lost_and_found(page, hand)
    assert page.evaluate("() => window.workers.length") == 2


def test_a_worker_that_hangs_is_noticed_and_replaced(page: Page, site: str) -> None:
    page.add_init_script(KEEP_WORKERS)
    steady(page)
    page.goto(site)
    played_in(page)
    hand = hand_of(page)
    page.wait_for_timeout(1000)
    page.evaluate("() => window.workers[0].terminate()")  # as silent as one that runs for ever
    page.locator('[data-key="draw"]').click()
    expect(page.get_by_text(re.compile("The engine stopped"))).to_be_visible(timeout=40_000)
    lost_and_found(page, hand)


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.js")), ids=lambda file: file.name)
def test_the_client_in_node(file: Path, node: str, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "web" / "js" / "engine", tmp_path / "engine")
    (tmp_path / "engine" / "build.js").write_text('export const BUILD = { id: "tested" };', encoding="utf-8")
    (tmp_path / "package.json").write_text('{ "type": "module" }', encoding="utf-8")
    done = subprocess.run(
        [node, "--test", str(file)],
        capture_output=True,
        text=True,
        check=False,
        env={"TONK_ENGINE": str(tmp_path / "engine")},
    )
    assert done.returncode == 0, done.stdout + done.stderr
