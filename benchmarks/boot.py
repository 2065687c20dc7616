"""How long until the first hand is on the table, as a ratio to a bare `loadPyodide()` that loads no game.

Pairs of a bare page and the game's page are opened in turn in fresh Chromium profiles; every figure of the game is
divided by the bare one of the same pair. `--json` prints the medians on one line.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "benchmarks")]

from host import Host, hosting  # noqa: E402

from build_site import build  # noqa: E402
from setup.browsers import find_chromium  # noqa: E402
from setup.machine import Machine  # noqa: E402
from sitebuild.places import Places  # noqa: E402
from sitebuild.single import NAME  # noqa: E402

SITE = ROOT / "build" / "measured"
PYODIDE = ROOT / "node_modules" / "pyodide"
PAGES = ROOT / "benchmarks" / "pages"
PYSCRIPT = ROOT / "benchmarks" / "pyscript"
PATIENCE = 60_000  # milliseconds
QUIET = [
    *("--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
# Each visit of the game and the bare one it is divided by: first visit; a later one in the same browser; the first one
# after a restart of the browser; and the last two from the snapshot, as every visit but the first is for a player.
VISITS = {
    "cold": "cold",
    "warm": "warm",
    "restart": "restart",
    "snapshot": "warm",
    "snapshot restart": "restart",
}

# The five cards of the first hand are drawn and the keys say what can be done; bare pages say when they are ready.
PLAYABLE = """() => {
  const hand = document.querySelectorAll("#hand [data-card]").length;
  return hand >= 5 && document.querySelector("#keys button") !== null;
}"""
WATCH = f"""(() => {{
  const playable = {PLAYABLE};
  const look = () => {{
    if (document.body && playable()) window.readyAt = performance.now();
    else setTimeout(look, 4);
  }};
  look();
}})()"""
HOW = "() => performance.getEntriesByName('tonk-engine')[0].detail"

SETTLED = """async () => {
  const names = await caches.keys();
  const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
  const full = (family) => names.some((name, index) => name.startsWith(family) && kept[index] > 0);
  return full("tonk-site-") && full("tonk-snapshot-") && navigator.serviceWorker.controller !== null;
}"""


@dataclass
class Times:
    """What was measured of one page: milliseconds by visit, bytes and requests of each cold visit."""

    visits: dict[str, list[float]] = field(default_factory=dict)
    bytes: list[int] = field(default_factory=list)
    requests: list[int] = field(default_factory=list)

    def add(self, visit: str, milliseconds: float) -> None:
        """Keep one measurement."""
        self.visits.setdefault(visit, []).append(milliseconds)


def main(words: list[str] | None = None) -> int:
    """Measure and print."""
    asked = parser().parse_args(words)
    build(Places(ROOT, SITE))
    with ExitStack() as stack:
        hosts = {
            "bare": stack.enter_context(hosting({"": PAGES, "pyodide/": PYODIDE})),
            "ours": stack.enter_context(hosting({"": SITE})),
        }
        playwright = stack.enter_context(sync_playwright())
        measured = {name: Times() for name in ("bare", "ours", "pyscript")}
        if not asked.no_pyscript:
            prepare_pyscript()
            hosts["pyscript"] = stack.enter_context(
                hosting(
                    {"": PAGES, "pyodide/": PYODIDE, "core/": PYSCRIPT / "node_modules" / "@pyscript" / "core" / "dist"}
                )
            )
        for pair in range(asked.pairs):
            names = list(hosts)
            for name in names[pair % len(names) :] + names[: pair % len(names)]:
                measure(playwright, name, hosts[name], measured[name])
            print(f"pair {pair + 1} of {asked.pairs}", file=sys.stderr)
    print(json.dumps(summary(measured, asked.pairs)) if asked.json else table(measured, asked.pairs))
    return 0


def parser() -> argparse.ArgumentParser:
    """Describe the command line."""
    made = argparse.ArgumentParser(prog="boot.py", description=__doc__.splitlines()[0])
    made.add_argument("--pairs", type=int, default=7, help="pairs of bare and ours (default: 7)")
    made.add_argument("--json", action="store_true", help="print one line of JSON")
    made.add_argument("--no-pyscript", action="store_true", help="leave out PyScript's hello-world page")
    return made


def prepare_pyscript() -> None:
    """Bring PyScript from npm, exactly the one that the lock names."""
    if not (PYSCRIPT / "node_modules" / "@pyscript" / "core").is_dir():
        subprocess.run(["npm", "ci", "--ignore-scripts", "--silent"], cwd=PYSCRIPT, check=True)


def measure(playwright: Playwright, name: str, host: Host, times: Times) -> None:
    """Visit one page in every way, in one fresh profile."""
    address = {"bare": "bare.html", "pyscript": "pyscript.html", "ours": ""}[name]
    with tempfile.TemporaryDirectory(prefix="tonk-boot-", ignore_cleanup_errors=True) as profile:
        with browsing(playwright, profile, watched=name == "ours") as page:
            host.take()
            times.add("cold", visit(page, host.address + address))
            requests, size = host.take()
            times.requests.append(requests)
            times.bytes.append(size)
            if name == "ours":
                settled(page)
            times.add("warm", visit(page, host.address + address + plain(name)))
            if name == "ours":
                times.add("snapshot", snapshot_visit(page, host.address))
        if name == "pyscript":
            return
        with browsing(playwright, profile, watched=name == "ours") as page:
            times.add("restart", visit(page, host.address + address + plain(name)))
        if name == "ours":
            with browsing(playwright, profile, watched=name == "ours") as page:
                times.add("snapshot restart", snapshot_visit(page, host.address))


def snapshot_visit(page: Page, address: str) -> float:
    """Visit the game and see that it came from its snapshot."""
    milliseconds = visit(page, address)
    assert page.evaluate(HOW) == "snapshot", "this visit did not use the snapshot"
    return milliseconds


def plain(name: str) -> str:
    """Switch the snapshot off for a visit that is to show the boot without it."""
    return "?snapshot=off" if name == "ours" else ""


@contextmanager
def browsing(playwright: Playwright, profile: str, *, watched: bool) -> Iterator[Page]:
    """Open Chromium with a profile."""
    machine = Machine.here()
    context: BrowserContext = playwright.chromium.launch_persistent_context(
        profile,
        executable_path=find_chromium(machine),
        args=[*QUIET, *(["--no-sandbox"] if machine.root else [])],
        viewport={"width": 390, "height": 844},
    )
    try:
        page = context.pages[0]
        if watched:
            page.add_init_script(WATCH)
        yield page
    finally:
        context.close()


def visit(page: Page, address: str) -> float:
    """Open a page and give the milliseconds from navigation to ready."""
    page.goto("about:blank")
    page.goto(address)
    return float(page.wait_for_function("() => window.readyAt", timeout=PATIENCE).json_value())


def settled(page: Page) -> None:
    """Wait until the site is kept for offline play and the snapshot is made."""
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(SETTLED):
        assert time.monotonic() < end, "no snapshot was made"
        time.sleep(0.25)


def ratios(measured: dict[str, Times], name: str, visit_name: str, base: str) -> list[float]:
    """Divide each visit by the bare one of its pair."""
    ours, bare = measured[name].visits.get(visit_name, []), measured["bare"].visits[base]
    return [a / b for a, b in zip(ours, bare, strict=False)]


def summary(measured: dict[str, Times], pairs: int) -> dict[str, object]:
    """Give the medians."""
    middle: Callable[[list[float]], float] = statistics.median
    found: dict[str, object] = {
        name.replace(" ", "_"): round(middle(ratios(measured, "ours", name, base)), 3) for name, base in VISITS.items()
    }
    found["bytes"] = round(statistics.median(measured["ours"].bytes))
    found["single_bytes"] = (SITE / NAME).stat().st_size
    if measured["pyscript"].visits:
        found["pyscript_cold"] = round(middle(ratios(measured, "pyscript", "cold", "cold")), 3)
    return {**found, "pairs": pairs}


def table(measured: dict[str, Times], pairs: int) -> str:
    """Write medians and ranges for a person."""
    lines = [f"{pairs} pairs; milliseconds and ratio to bare loadPyodide(), median (lowest-highest)"]
    for name, times in measured.items():
        for visit_name, values in times.visits.items():
            share = ratios(measured, name, visit_name, VISITS[visit_name])
            lines.append(
                f"{name:9}{visit_name:17}{statistics.median(values):6.0f} ({min(values):.0f}-{max(values):.0f})"
                f"   {statistics.median(share):.2f} ({min(share):.2f}-{max(share):.2f})"
            )
        if times.bytes:
            lines.append(f"{name:9}cold: {statistics.median(times.bytes):,.0f} bytes, {times.requests[0]} requests")
    lines.append(f"{NAME}: {(SITE / NAME).stat().st_size:,} bytes")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
