"""Save pictures of the page: deal, mid-hand, caught drop and end of hand, in three sizes, light and dark."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from setup.browsers import find_chromium
from setup.machine import ROOT, Machine
from setup.serve import serving
from setup.site import DIST

sys.path.insert(0, str(ROOT / "py"))

from tonk.port import Port

Update = dict[str, Any]  # as it crosses the border, see web/js/protocol.js

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
NAMES = ["You", "West", "North", "East"]
PATIENCE = 60_000  # milliseconds


def is_deal(update: Update) -> bool:
    """Tell whether it is your move in a fresh hand."""
    view = update["view"]
    return bool(view["next"] == "you" and view["phase"] == "start" and view["pile"]["cards"] <= len(NAMES))


def is_middle(update: Update) -> bool:
    """Tell whether there are two spreads and a card of yours fits one of them."""
    return len(update["view"]["table"]) >= 2 and bool(update["legal"].get("hit", {}).get("actions"))


def is_caught(update: Update) -> bool:
    """Tell whether somebody has dropped and was caught."""
    result = update["view"]["result"]
    return bool(result and result["ended"] == "caught" and len(result["payments"]) > 1)


def is_end(update: Update) -> bool:
    """Tell whether a hand has ended with the last card."""
    result = update["view"]["result"]
    return bool(result and result["ended"] in ("out", "tonk"))


MOMENTS = {"deal": is_deal, "middle": is_middle, "caught": is_caught, "end": is_end}


def main(words: list[str] | None = None) -> int:
    """Make all pictures."""
    asked = parser().parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    records = {name: record_of(wanted) for name, wanted in MOMENTS.items() if name in asked.moments}
    chromium = find_chromium(Machine.here())
    with serving(asked.site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for picture in pictures(browser, address, records, asked.folder):
            print(picture)
        browser.close()
    return 0


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    made = argparse.ArgumentParser(prog="screenshots.py", description=__doc__)
    made.add_argument("folder", type=Path, help="where the pictures go")
    made.add_argument("--site", type=Path, default=DIST, help="the built site (default: dist)")
    made.add_argument("moments", nargs="*", default=list(MOMENTS), metavar="moment", help=f"of {', '.join(MOMENTS)}")
    return made


def record_of(wanted: Callable[[Update], bool]) -> str:
    """Play sessions with one secret after the other until a moment comes; give its record."""
    for seed in range(256):
        port = Port()
        for update in played(port, seed):
            if wanted(update):
                return str(asked_of(port, type="record")["text"])
    raise SystemExit("No such moment comes in 256 sessions.")


def played(port: Port, seed: int) -> Iterator[Update]:
    """Play one hand, you by a simple policy, and give every update."""
    bots = [None, *("sharp" for _ in NAMES[1:])]
    rules = {"preset": "classic", "stake": 5}
    update = asked_of(port, type="new_session", rules=rules, names=NAMES, bots=bots, secret=f"{seed:02x}" * 32)
    while update["view"]["next"] in ("you", "bot"):
        yield update
        yours = update["view"]["next"] == "you"
        update = asked_of(port, type="act", action=policy(update)) if yours else asked_of(port, type="bot")
    yield update


def policy(update: Update) -> str:
    """Drop when low, draw, spread, and discard the card that leaves least."""
    legal, view = update["legal"], update["view"]
    low = view["seats"][view["you"]]["count"] <= 14
    for kind in ("drop", "draw", "spread"):
        actions = legal[kind]["actions"]
        if actions and (kind != "drop" or low):
            return str(actions[0]["text"])
    discards = legal["discard"]["actions"]
    return str(min(discards, key=lambda action: action["after"])["text"])


def asked_of(port: Port, **request: object) -> Update:
    """Ask the engine, which must answer."""
    answer: Update = json.loads(port.handle(json.dumps({"id": 0, **request})))
    if answer["type"] in ("refused", "crash"):
        raise SystemExit(json.dumps(answer))
    return answer


def pictures(browser: Browser, address: str, records: dict[str, str], folder: Path) -> Iterator[Path]:
    """Open every moment in every size and theme, and take its picture."""
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme)
            for moment, record in records.items():
                page = opened(context, address, record)
                pick(page, moment)
                page.wait_for_timeout(700)
                path = folder / f"{moment}-{size}-{theme}.png"
                page.screenshot(path=path)
                page.close()
                yield path
            context.close()


def opened(context: BrowserContext, address: str, record: str) -> Page:
    """Open the page with a saved session."""
    page = context.new_page()
    page.goto(f"{address}licences.html")
    page.evaluate(KEEP, record)
    page.goto(address)
    expect(page.locator("#hand .card:visible, .reckoning:visible").first).to_be_visible(timeout=PATIENCE)
    return page


KEEP = """(text) => new Promise((done) => {
  const open = indexedDB.open("tonk");
  open.onupgradeneeded = () => open.result.createObjectStore("saves");
  open.onsuccess = () => {
    const writing = open.result.transaction("saves", "readwrite");
    writing.objectStore("saves").put({number: Date.now(), text}, "session-a");
    writing.oncomplete = () => { open.result.close(); done(); };
  };
})"""


def pick(page: Page, moment: str) -> None:
    """Pick the card that can hit, so that its destination is seen."""
    if moment == "middle":
        page.locator('[data-key="hit"]').click()


if __name__ == "__main__":
    sys.exit(main())
