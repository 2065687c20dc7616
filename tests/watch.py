"""A watch on browser contexts: page errors, console errors and requests to another origin fail the test."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

INSIDE = ("data", "blob", "about", "file", "chrome-extension", "moz-extension")
COMPLAINTS = ("error", "assert")


class Watch:
    """All that the contexts of one test complain of."""

    def __init__(self, console: tuple[str, ...], requests: tuple[str, ...]) -> None:
        self.complaints: list[str] = []
        self.console = console
        self.requests = requests
        self.origins: set[str] = set()

    def over(self, context: BrowserContext) -> BrowserContext:
        """Watch a context from now on."""
        context.on("weberror", self.web_error)
        context.on("console", self.console_message)
        context.on("request", self.request)
        return context

    def web_error(self, error: WebError) -> None:
        """Note an exception that nothing in the page caught."""
        self.note("page error", str(error.error), self.console)

    def console_message(self, message: ConsoleMessage) -> None:
        """Note an error on the console, of a page or of its workers."""
        if message.type in COMPLAINTS:
            place = message.location.get("url", "")
            self.note("console", f"{message.text} ({place})", self.console)

    def request(self, request: Request) -> None:
        """Note a request that leaves the origin of the page."""
        asked = urlsplit(request.url)
        if asked.scheme in INSIDE:
            return
        origin = f"{asked.scheme}://{asked.netloc}"
        if request.is_navigation_request() and asked.hostname == "127.0.0.1":
            self.origins.add(origin)
        if origin not in self.origins:
            self.note("request to another origin", request.url, self.requests)

    def note(self, kind: str, text: str, allowed: tuple[str, ...]) -> None:
        """Keep a complaint, unless the test allows it."""
        if not any(re.search(pattern, text) for pattern in allowed):
            self.complaints.append(f"{kind}: {text}")

    def report(self) -> None:
        """Fail the test with every complaint."""
        if self.complaints:
            pytest.fail("the browser complained:\n" + "\n".join(self.complaints), pytrace=False)
