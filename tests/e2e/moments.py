"""Moments of a session, found by playing the engine beside the page; the page then resumes right there."""

import json
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from e2e.table import PATIENCE, Table
from tonk.port import Port

Update = dict[str, Any]
Policy = Callable[[Update], str]
SEEDS = 256
KEEP = """(text) => new Promise((done) => {
  const open = indexedDB.open("tonk");
  open.onupgradeneeded = () => open.result.createObjectStore("saves");
  open.onsuccess = () => {
    const writing = open.result.transaction("saves", "readwrite");
    writing.objectStore("saves").put({number: Date.now(), text}, "session-a");
    writing.oncomplete = () => { open.result.close(); done(); };
  };
})"""


def policy(update: Update) -> str:
    """Draw, spread, and discard the card that leaves least."""
    legal = update["legal"]
    for kind in ("draw", "spread"):
        if legal[kind]["actions"]:
            return str(legal[kind]["actions"][0]["text"])
    discards = legal["discard"]["actions"] or legal["end"]["actions"]
    return str(min(discards, key=lambda action: action.get("after", 0))["text"])


def record_of(
    wanted: Callable[[Update], bool], rules: object, *, players: int = 3, kind: str = "sharp", policy: Policy = policy
) -> str:
    """Play hands with one secret after the other until a moment comes; give its record."""
    for seed in range(SEEDS):
        port = Port()
        for update in played(port, rules, [None, *(kind for _ in range(players - 1))], seed, policy):
            if wanted(update):
                return str(asked_of(port, type="record")["text"])
    raise AssertionError(f"the moment does not come in {SEEDS} hands")


def played(port: Port, rules: object, bots: list[str | None], seed: int, policy: Policy = policy) -> Iterator[Update]:
    """Play one hand, you by a simple policy, and give every update."""
    names = ["You", "West", "North", "East", "Ida", "Lem"][: len(bots)]
    update = asked_of(port, type="new_session", rules=rules, names=names, bots=bots, secret=f"{seed:02x}" * 32)
    while update["view"]["next"] in ("you", "bot"):
        yield update
        yours = update["view"]["next"] == "you"
        update = asked_of(port, type="act", action=policy(update)) if yours else asked_of(port, type="bot")
    yield update


def asked_of(port: Port, **request: object) -> Update:
    """Ask the engine, which must answer."""
    answer: Update = json.loads(port.handle(json.dumps({"id": 0, **request})))
    assert answer["type"] not in ("refused", "crash"), answer
    return answer


def resumed(page: Page, site: str, record: str, settings: str = '{"speed": "slow"}') -> Table:
    """Open the page with a saved session."""
    page.goto(f"{site}licences.html")
    page.evaluate(KEEP, record)
    page.evaluate("(text) => localStorage.setItem('tonk-settings', text)", settings)
    page.goto(site)
    expect(page.locator("#hand .card:visible, .reckoning:visible").first).to_be_visible(timeout=PATIENCE)
    return Table(page)
