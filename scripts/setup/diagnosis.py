"""Why a package client failed, read from what it printed."""

import re

from setup.trouble import Trouble

NO_NETWORK = re.compile(
    r"name resolution|getaddrinfo|NewConnectionError|ConnectTimeout|Connection ?refused|ENOTFOUND|EAI_AGAIN"
    r"|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ProxyError|ENOTCACHED|Could not resolve"
    r"|Temporary failure|Network is unreachable|from versions: none|Could not fetch URL|Failed to fetch",
    re.IGNORECASE,
)
WRONG_BYTES = re.compile(r"DO NOT MATCH THE HASHES|EINTEGRITY|hash mismatch|Hash Sum mismatch", re.IGNORECASE)
DISK_FULL = re.compile(r"No space left|ENOSPC|not enough space", re.IGNORECASE)
LINES = 15


def trouble(what: str, output: str, again: str) -> Trouble:
    """Turn the output of a failed client into one sentence.

    >>> print(trouble("The packages", "Temporary failure in name resolution", "python3 scripts/play.py"))
    The packages could not be fetched: there is no network. When it is back, start again. Type: python3 scripts/play.py
    """
    if DISK_FULL.search(output):
        return Trouble(f"{what} could not be installed: the disk is full. Make room, then start again.", again)
    if WRONG_BYTES.search(output):
        return Trouble(f"{what} are not the ones this version was made with (wrong sha256): nothing was installed.")
    if NO_NETWORK.search(output):
        return Trouble(f"{what} could not be fetched: there is no network. When it is back, start again.", again)
    tail = "\n".join(output.rstrip().splitlines()[-LINES:])
    return Trouble(f"{what} could not be installed. The last lines of the installer were:\n{tail}")
