"""A static host for measurements: compresses what hosts compress, counts every byte it sends."""

import gzip
import mimetypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

COMPRESSED = {".css", ".ftl", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest"}
TYPES = {
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
LEVEL = 6  # what web servers use


@dataclass
class Host:
    """A folder on the air and what was fetched from it."""

    address: str
    fetched: list[tuple[str, int]] = field(default_factory=list)  # path, bytes on the wire with headers

    def take(self) -> tuple[int, int]:
        """Give requests and bytes since the last call."""
        seen, self.fetched = self.fetched, []
        return len(seen), sum(size for _, size in seen)


@cache
def body_of(path: Path, packed: bool) -> bytes:
    """Read a file as it goes over the wire."""
    return gzip.compress(path.read_bytes(), LEVEL, mtime=0) if packed else path.read_bytes()


def file_of(name: str, folders: dict[str, Path]) -> Path | None:
    """Find the file of an address."""
    for prefix, folder in folders.items():
        if name.startswith(prefix) and (folder / name.removeprefix(prefix)).is_file():
            return folder / name.removeprefix(prefix)
    return None


@contextmanager
def hosting(folders: dict[str, Path], max_age: int = 600) -> Iterator[Host]:
    """Serve folders by their prefixes; as GitHub Pages does, caches may keep a file for ten minutes."""
    host = Host("")

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = 1 << 16

        def do_GET(self) -> None:
            path = file_of(self.path.split("?")[0].lstrip("/") or "index.html", folders)
            if path is None:
                self.send_response(404)
                self.send_header("Content-Length", "0")
                self.end_headers()
                return
            tag = f'"{path.stat().st_mtime_ns:x}"'
            if self.headers.get("If-None-Match") == tag:
                self.reply(304, path, tag, b"", packed=False)
                return
            packed = path.suffix in COMPRESSED
            self.reply(200, path, tag, body_of(path, packed), packed=packed)

        def reply(self, status: int, path: Path, tag: str, body: bytes, *, packed: bool) -> None:
            head = {
                "Content-Type": TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/zip",
                "Cache-Control": f"max-age={max_age}",
                "ETag": tag,
                **({"Content-Encoding": "gzip"} if packed else {}),
                **({"Content-Length": str(len(body))} if status == 200 else {}),
            }
            self.send_response(status)
            for name, value in head.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)
            self.wfile.flush()
            overhead = 60 + sum(len(name) + len(value) + 4 for name, value in head.items())
            host.fetched.append((path.name, overhead + len(body)))

        def log_message(self, format: str, *args: object) -> None:
            """Keep quiet."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    host.address = f"http://127.0.0.1:{server.server_address[1]}/"
    for folder in folders.values():  # compress before anybody's clock runs
        for path in folder.rglob("*"):
            if path.is_file() and path.suffix in COMPRESSED:
                body_of(path, True)
    threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    try:
        yield host
    finally:
        server.shutdown()
        server.server_close()
