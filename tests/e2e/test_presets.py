"""A whole hand of every named version of the game, played in the page."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table, open_table, play_hand
from tonk.rules import PRESETS


def any_turn(table: Table) -> None:
    """Draw, lay the first spread or hit that is offered, and discard the last card."""
    page = table.page
    if not table.drawn():
        table.key("draw").click()
        expect(page.locator("#table")).to_have_attribute("data-phase", re.compile("play|over"))
        return
    for kind in ("spread", "hit"):
        if table.live(kind):
            table.key(kind).click()
            choice = page.locator("#ask button").first
            if choice.is_visible():
                choice.click()
            return
    table.card(table.hand()[-1]).click(position={"x": 10, "y": 20})
    table.key("discard").click()


@pytest.mark.parametrize("preset", PRESETS)
def test_a_hand_of_each_preset_ends_with_a_bill(page: Page, site: str, preset: str) -> None:
    settings = {"speed": "instant", "confirmDrop": False, "rules": {"preset": preset}}
    table = open_table(page, site, seed=5, settings=json.dumps(settings))
    play_hand(table, any_turn)
    expect(page.locator("#reckoning-title")).not_to_be_empty()
    nets = [int(text.replace("−", "-")) for text in page.locator(".nets .number").all_inner_texts()]
    assert len(nets) == 3
    if preset != "push_ups":
        assert sum(nets) == 0, "what one gains the others pay"
