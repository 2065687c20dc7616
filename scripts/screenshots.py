"""Save pictures of the page: deal, mid-hand, caught drop and end of hand, in three sizes, light and dark."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from setup.browsers import find_chromium
from setup.machine import ROOT, Machine
from setup.serve import serving
from setup.site import DIST

sys.path[:0] = [str(ROOT / "py"), str(ROOT / "tests")]

from e2e.moments import Update, policy, record_of, resumed  # noqa: E402

SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
RULES = {"preset": "classic", "stake": 5}
PLAYERS = 4


def is_deal(update: Update) -> bool:
    """Tell whether it is your move in a fresh hand."""
    view = update["view"]
    return bool(view["next"] == "you" and view["phase"] == "start" and view["pile"]["cards"] <= PLAYERS)


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
    records = {
        name: record_of(wanted, RULES, players=PLAYERS, policy=dropping)
        for name, wanted in MOMENTS.items()
        if name in asked.moments
    }
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


def dropping(update: Update) -> str:
    """Drop when low; else go on as the tests do."""
    drops = update["legal"]["drop"]["actions"]
    low = update["view"]["seats"][update["view"]["you"]]["count"] <= 14
    return str(drops[0]["text"]) if drops and low else policy(update)


def pictures(browser: Browser, address: str, records: dict[str, str], folder: Path) -> Iterator[Path]:
    """Open every moment in every size and theme, and take its picture."""
    for theme in THEMES:
        for size, (width, height) in SIZES.items():
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=theme)
            for moment, record in records.items():
                page = resumed(context.new_page(), address, record).page
                pick(page, moment)
                page.wait_for_timeout(700)
                path = folder / f"{moment}-{size}-{theme}.png"
                page.screenshot(path=path)
                page.close()
                yield path
            context.close()


def pick(page: Page, moment: str) -> None:
    """Pick the card that can hit, so that its destination is seen."""
    if moment == "middle":
        page.locator('[data-key="hit"]').click()


if __name__ == "__main__":
    sys.exit(main())
