"""What the service worker keeps: every file that playing needs, with its sha256."""

import hashlib
import json

from setup.trouble import Trouble
from sitebuild.places import short_hash

# Kept on the host, never kept by the service worker.
HOST_ONLY = ("full/", "wheel/", "sw.js", "tonk.html", "_headers", ".nojekyll")
HOST_ONLY_ENDINGS = (".map",)
MARK = '{ version: "none", files: {} }'


def kept(files: dict[str, bytes]) -> dict[str, str]:
    """List the files to keep with their sha256.

    >>> kept({"index.html": b"", "sw.js": b"", "full/python_stdlib.zip": b""})
    {'index.html': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'}
    """
    return {
        name: hashlib.sha256(content).hexdigest()
        for name, content in sorted(files.items())
        if not name.startswith(HOST_ONLY) and not name.endswith(HOST_ONLY_ENDINGS)
    }


def service_worker(source: bytes, files: dict[str, bytes]) -> bytes:
    """Write the list and the version, which is the list's own hash, into the service worker."""
    listed = json.dumps(kept(files), indent=1)
    version = short_hash(listed.encode(), source)
    text = source.decode()
    if MARK not in text:
        raise Trouble(f"web/sw.js has no place for its list of files: {MARK}")
    return text.replace(MARK, f"{{ version: {json.dumps(version)}, files: {listed} }}", 1).encode()
