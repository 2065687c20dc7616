"""A small web server for the built site, on this machine alone."""

import io
import os
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import BinaryIO

from setup.trouble import Trouble

HOST = "127.0.0.1"
FIRST_PORT = 8000
PORTS = 100
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Server(ThreadingHTTPServer):
    """The server: one thread a request, gone with the program."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"  # there it would let two servers share a port

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that has gone away in the middle of an answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class Handler(SimpleHTTPRequestHandler):
    """Answer with the files of one folder, under a prefix, with the types a browser insists on."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **TYPES}  # noqa: RUF012 - the base class has it so
    prefix = "/"
    headers_added: Mapping[str, str] = {}

    def send_head(self) -> io.BytesIO | BinaryIO | None:
        """Find the file of an address; outside the prefix there is none."""
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def translate_path(self, path: str) -> str:
        """Turn an address below the prefix into a path below the folder."""
        return super().translate_path("/" + path[len(self.prefix) :])

    def end_headers(self) -> None:
        """Have browsers ask again each time: a rebuilt file is seen at once."""
        if "Cache-Control" not in self.headers_added:
            self.send_header("Cache-Control", "no-cache")
        for name, value in self.headers_added.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet: the page is watched, not the server."""


def handler_for(prefix: str, headers: Mapping[str, str], types: Mapping[str, str]) -> type[Handler]:
    """Make a handler with its own prefix, headers and types."""
    mapped = {**Handler.extensions_map, **types}
    return type("SiteHandler", (Handler,), {"prefix": prefix, "headers_added": headers, "extensions_map": mapped})


def open_server(
    folder: Path,
    port: int | None = None,
    *,
    prefix: str = "/",
    headers: Mapping[str, str] | None = None,
    types: Mapping[str, str] | None = None,
) -> Server:
    """Bind a server for a folder: to `port`, or to the first free one from 8000."""
    handler = partial(handler_for(prefix, headers or {}, types or {}), directory=str(folder))
    for number in range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else [port]:
        try:
            return Server((HOST, number), handler)
        except (OSError, OverflowError):
            continue
    if port is None:
        raise Trouble(f"No port from {FIRST_PORT} to {FIRST_PORT + PORTS - 1} is free: name another with --port.")
    raise Trouble(f"Port {port} cannot be used here: name another with --port, or leave it out to get a free one.")


def address(server: Server, prefix: str = "/") -> str:
    """Name the address of the site, ending in a slash."""
    return f"http://{HOST}:{server.server_address[1]}{prefix}"


@contextmanager
def serving(
    folder: Path,
    *,
    prefix: str = "/",
    headers: Mapping[str, str] | None = None,
    types: Mapping[str, str] | None = None,
) -> Iterator[str]:
    """Serve a folder from a thread while the block runs; the value is its address."""
    server = open_server(folder, 0, prefix=prefix, headers=headers, types=types)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield address(server, prefix)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
