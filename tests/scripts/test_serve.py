"""The web server: this machine alone, right types, any prefix, and a clear word when a port is taken."""

import socket
import threading
import urllib.error
import urllib.request

import pytest

from setup import serve as serving_module
from setup.serve import HOST, address, open_server, serving
from setup.trouble import Trouble

TYPES = {
    "index.html": "text/html; charset=utf-8",
    "sw.js": "text/javascript; charset=utf-8",
    "pyodide.mjs": "text/javascript; charset=utf-8",
    "pyodide.asm.wasm": "application/wasm",
    "site.webmanifest": "application/manifest+json",
    "en.ftl": "text/plain; charset=utf-8",
    "jost.woff2": "font/woff2",
    "tonk.whl": "application/zip",
    "card.svg": "image/svg+xml",
}


@pytest.fixture
def folder(tmp_path):
    """A site with a file of each type."""
    for name in TYPES:
        (tmp_path / name).write_text(name)
    (tmp_path.parent / "secret.txt").write_text("secret")
    return tmp_path


def get(url):
    """Ask for an address: status, headers, text."""
    try:
        with urllib.request.urlopen(url, timeout=5) as answer:
            return answer.status, answer.headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode()


@pytest.mark.parametrize("name", list(TYPES))
def test_every_file_has_the_type_that_browsers_insist_on(folder, name):
    with serving(folder) as site:
        status, headers, text = get(site + name)
    assert (status, headers["Content-Type"], text) == (200, TYPES[name], name)
    assert headers["Cache-Control"] == "no-cache"


def test_a_folder_is_its_index_and_what_is_not_there_is_not_found(folder):
    with serving(folder) as site:
        assert get(site)[2] == "index.html"
        assert get(site + "index.html?fresh=1#top")[0] == 200
        assert get(site + "nothing.js")[0] == 404
        assert get(site + "../secret.txt")[0] == 404
        assert get(site + "%2e%2e/secret.txt")[0] == 404


def test_a_prefix_is_the_only_way_in(folder):
    with serving(folder, prefix="/games/tonk/") as site:
        assert site.endswith("/games/tonk/")
        assert get(site + "index.html")[0] == 200
        assert get(site.removesuffix("games/tonk/") + "index.html")[0] == 404


def test_headers_and_types_can_be_made_worse_for_a_test(folder):
    headers = {"Content-Security-Policy": "default-src 'self'", "Cache-Control": "max-age=60"}
    with serving(folder, headers=headers, types={".wasm": "text/plain"}) as site:
        answered = get(site + "pyodide.asm.wasm")[1]
    assert answered["Content-Type"] == "text/plain"
    assert answered["Content-Security-Policy"] == "default-src 'self'"
    assert answered.get_all("Cache-Control") == ["max-age=60"]


def test_the_server_is_for_this_machine_alone(folder):
    server = open_server(folder, 0)
    try:
        assert server.server_address[0] == HOST
        assert address(server).startswith("http://127.0.0.1:")
    finally:
        server.server_close()


def test_the_first_free_port_is_taken(folder, monkeypatch):
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving_module, "FIRST_PORT", port)
        server = open_server(folder)
        try:
            assert port < server.server_address[1] < port + 100
        finally:
            server.server_close()


def test_no_free_port_is_said(folder, monkeypatch):
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(serving_module, "FIRST_PORT", port)
        monkeypatch.setattr(serving_module, "PORTS", 1)
        with pytest.raises(Trouble, match=f"No port from {port} to {port} is free: name another with --port"):
            open_server(folder)


@pytest.mark.parametrize("port", [None, 70000])
def test_a_port_that_cannot_be_used_is_named(folder, port):
    with socket.create_server((HOST, 0)) as taken:
        number = taken.getsockname()[1] if port is None else port
        with pytest.raises(Trouble, match=f"Port {number} cannot be used here"):
            open_server(folder, number)


def test_a_server_stops_with_its_block(folder):
    before = threading.active_count()
    with serving(folder) as site:
        assert get(site)[0] == 200
    assert threading.active_count() == before
    with pytest.raises(urllib.error.URLError):
        get(site)
