"""The accessibility checker, which looks when nothing moves any more."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# A colour in the middle of its change is not the one that will be read.
STILL = """() => Promise.all(
  document.getAnimations().map((animation) => animation.finished.catch(() => {})),
)"""


def violations(page: Page) -> list[str]:
    """What axe finds, in short: a rule, and where."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    page.evaluate(STILL)
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']}" for one in found for node in one["nodes"]]
