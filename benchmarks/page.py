"""How the page feels: first paint against a blank page, layout shifts, long tasks, the way of a click to a drawn view.

`--json` prints one line. Every figure comes from Chromium in fresh profiles, on a phone's window.
"""

import argparse
import json
import statistics
import sys
import tempfile
from contextlib import AbstractContextManager, ExitStack
from operator import truediv
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "benchmarks")]

from host import Host, hosting  # noqa: E402

from boot import PAGES, PATIENCE, SITE, browsing, visit  # noqa: E402
from build_site import build  # noqa: E402
from sitebuild.places import Places  # noqa: E402

OBSERVE = """
window.seen = { "longtask": [], "layout-shift": [] };
for (const type of Object.keys(window.seen)) {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.seen[type].push(type === "longtask" ? Math.round(entry.duration) : entry.hadRecentInput ? 0 : entry.value);
    }
  }).observe({ type, buffered: true });
}
"""
STEADY = """
const real = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill(7) : real(bytes));
localStorage.setItem("tonk-settings", '{"speed": "instant", "confirmDrop": false}');
"""
UNWATCHED = 500  # milliseconds in which nothing is put into a page that paints: waiting for it in there delays it
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"

# From the click on a key to the moment the table shows the phase that follows: asked, answered and drawn.
CLOCK = """() => {
  const table = document.getElementById("table");
  let start = null;
  let phase = table.dataset.phase;
  window.ways = [];
  addEventListener("click", ({ target }) => { if (target.closest("[data-key]")) start = performance.now(); }, true);
  new MutationObserver(() => {
    if (table.dataset.phase === phase) return;
    phase = table.dataset.phase;
    if (start !== null) window.ways.push(performance.now() - start);
    start = null;
  }).observe(table, { attributes: true, attributeFilter: ["data-phase"] });
}"""
YOURS = """() => document.querySelector(".reckoning [data-next]")
  || (document.getElementById("table").dataset.phase === "start"
    && document.querySelector('[data-key="draw"]')?.getAttribute("aria-disabled") === "false")"""

# Asks a worker of its own for the same thing again and again: JSON text out, Python, JSON text back, parsed.
BORDER = """async (asks) => {
  const address = new URL(document.querySelector("script[data-worker]").dataset.worker, document.baseURI);
  const worker = new Worker(address, { type: "module", name: "plain" });
  const next = () => new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });
  for (let said = await next(); said.kind !== "ready"; said = await next());
  const ask = async (request) => {
    worker.postMessage(JSON.stringify({ id: 1, ...request }));
    return JSON.parse(await next());
  };
  const table = { names: ["You", "West", "North"], bots: [null, "sharp", "sharp"], secret: "07".repeat(32) };
  await ask({ type: "new_session", rules: "classic", ...table });
  const times = [];
  for (let n = 0; n < asks; n += 1) {
    const start = performance.now();
    await ask({ type: "record" });
    times.push(performance.now() - start);
  }
  worker.terminate();
  return times;
}"""


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    made = argparse.ArgumentParser(prog="page.py", description=__doc__.splitlines()[0])
    made.add_argument(
        "--visits", type=int, default=15, help="first visits for paint, shifts and long tasks (default: 15)"
    )
    made.add_argument("--moves", type=int, default=200, help="moves to time, a session of many hands (default: 200)")
    made.add_argument("--json", action="store_true", help="print one line of JSON")
    asked = made.parse_args(words)
    build(Places(ROOT, SITE))
    with sync_playwright() as playwright, ExitStack() as stack:
        blank = stack.enter_context(hosting({"": PAGES}))
        host = stack.enter_context(hosting({"": SITE}))
        found = first_visits(playwright, blank, host, asked.visits) | played(playwright, host, asked.moves)
    print(json.dumps(found) if asked.json else "\n".join(f"{name:24}{value}" for name, value in found.items()))
    return 0


def first_visits(playwright: Playwright, blank: Host, host: Host, visits: int) -> dict[str, Any]:
    """Open a blank page and the game in fresh profiles, until the first hand is on the table."""
    blanks, paints, shifts, long_tasks = [], [], [], []
    for _ in range(visits):
        with fresh(playwright) as page:
            page.add_init_script(OBSERVE)  # what looks on costs both the same
            page.goto(f"{blank.address}blank.html")
            page.wait_for_timeout(UNWATCHED)
            blanks.append(page.evaluate(PAINT))
        with fresh(playwright) as page:
            page.add_init_script(OBSERVE)
            page.goto(host.address)  # the first thing this browser does, as with the blank page
            page.wait_for_timeout(UNWATCHED)
            page.wait_for_function("() => window.readyAt", timeout=PATIENCE)
            page.wait_for_timeout(1500)  # the cards are dealt
            paints.append(page.evaluate(PAINT))
            seen = page.evaluate("() => window.seen")
        shifts.append(sum(seen["layout-shift"]))
        long_tasks.append(seen["longtask"])
    return {
        "paint_ratio": round(statistics.median(map(truediv, paints, blanks)), 2),
        "paint_ms": [round(statistics.median(blanks)), round(statistics.median(paints))],
        "layout_shift": round(max(shifts), 4),
        "long_tasks": long_tasks,
    }


def played(playwright: Playwright, host: Host, moves: int) -> dict[str, Any]:
    """Time the moves of a session and the JSON border."""
    with fresh(playwright) as page:
        page.add_init_script(STEADY)
        page.emulate_media(reduced_motion="reduce")
        visit(page, host.address)
        page.evaluate(CLOCK)
        while page.evaluate("() => window.ways.length") < moves:
            turn(page)
        ways = page.evaluate("() => window.ways")
        border = page.evaluate(BORDER, 500)
    return {
        "move_ms": round(statistics.median(ways), 1),
        "move_p99_ms": round(statistics.quantiles(ways, n=100)[98], 1),
        "border_ms": round(statistics.median(border), 2),
        "border_p99_ms": round(statistics.quantiles(border, n=100)[98], 2),
    }


def turn(page: Page) -> None:
    """Draw and discard, or go on to the next hand."""
    page.wait_for_function(YOURS)
    if page.evaluate(
        "() => { const next = document.querySelector('.reckoning [data-next]'); next?.click(); return !!next; }"
    ):
        return
    page.locator('[data-key="draw"]').click()
    page.wait_for_function("() => document.getElementById('table').dataset.phase !== 'start'")
    if page.locator("#table").get_attribute("data-phase") == "play":
        page.locator("#hand .card").last.click(position={"x": 10, "y": 20})
        page.locator('[data-key="discard"]').click()


def fresh(playwright: Playwright) -> AbstractContextManager[Page]:
    """Open Chromium with a fresh profile."""
    return browsing(playwright, tempfile.mkdtemp(prefix="tonk-page-"), watched=True)


if __name__ == "__main__":
    sys.exit(main())
