"""A static host for measurements: compresses what hosts compress, counts what it sends, and takes next to no time.

It runs beside the browser it serves, so every answer is made before anybody's clock runs.
"""

import gzip
import mimetypes
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import NamedTuple

COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
LEVEL = 6  # what web servers use
MISSING = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n"


class Answer(NamedTuple):
    """What a host sends for one file: whole, or that it has not changed."""

    tag: bytes
    whole: bytes
    unchanged: bytes


@dataclass
class Host:
    """Folders on the air and what was fetched from them."""

    address: str = ""
    fetched: list[tuple[str, int]] = field(default_factory=list)  # path, bytes on the wire with headers

    def take(self) -> tuple[int, int]:
        """Give requests and bytes since the last call."""
        seen, self.fetched = self.fetched, []
        return len(seen), sum(size for _, size in seen)


@cache
def body_of(path: Path, packed: bool) -> bytes:
    """Read a file as it goes over the wire."""
    return gzip.compress(path.read_bytes(), LEVEL, mtime=0) if packed else path.read_bytes()


def answer_for(path: Path, max_age: int) -> Answer:
    """Make the answer for one file."""
    packed = path.suffix in COMPRESSED
    body, tag = body_of(path, packed), f'"{path.stat().st_mtime_ns:x}"'
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/zip"
    always = f"Cache-Control: max-age={max_age}\r\nETag: {tag}\r\n"
    head = f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n{always}"
    encoding = "Content-Encoding: gzip\r\n" if packed else ""
    return Answer(
        tag.encode(),
        f"{head}{encoding}\r\n".encode() + body,
        f"HTTP/1.1 304 Not Modified\r\n{always}\r\n".encode(),
    )


def answers_for(folders: dict[str, Path], max_age: int) -> dict[str, Answer]:
    """Make all answers; the folder named first wins."""
    found: dict[str, Answer] = {}
    for prefix, folder in folders.items():
        for path in folder.rglob("*"):
            name = prefix + path.relative_to(folder).as_posix()
            if path.is_file() and name not in found:
                found[name] = answer_for(path, max_age)
    return found


@contextmanager
def hosting(folders: dict[str, Path], max_age: int = 600) -> Iterator[Host]:
    """Serve folders by their prefixes; as GitHub Pages does, caches may keep a file for ten minutes."""
    host, answers = Host(), answers_for(folders, max_age)

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            while line := self.rfile.readline():
                headers = list(iter(self.rfile.readline, b"\r\n"))
                name = line.split(b" ")[1].decode().split("?")[0].lstrip("/") or "index.html"
                asked = next((value for value in headers if value.lower().startswith(b"if-none-match:")), b"")
                self.reply(name, answers.get(name), asked)

        def reply(self, name: str, answer: Answer | None, asked: bytes) -> None:
            sent = MISSING if answer is None else answer.unchanged if answer.tag in asked else answer.whole
            host.fetched.append((name, len(sent)))
            self.wfile.write(sent)

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True
        request_queue_size = 64

        def handle_error(self, request: object, client_address: object) -> None:
            """Say nothing of a browser that hangs up."""

    with Server(("127.0.0.1", 0), Handler) as server:
        host.address = f"http://127.0.0.1:{server.server_address[1]}/"
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield host
        finally:
            server.shutdown()
