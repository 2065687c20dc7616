"""The headers a host may send: how long files may be kept, and that nothing may come from anywhere else."""

import base64
import hashlib
import re

INLINE = {
    "script": re.compile(r"<script\b(?![^>]*\bsrc=)[^>]*>(.*?)</script>", re.DOTALL),
    "style": re.compile(r"<style\b[^>]*>(.*?)</style>", re.DOTALL),
}
FOR_EVER = "public, max-age=31536000, immutable"
HASHED_FOLDERS = ("app", "engine", "python", "runtime")


def policy(index: bytes) -> str:
    """Write the strictest content security policy that the page works under."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'wasm-unsafe-eval'{hashes('script', index)}",
            f"style-src 'self'{hashes('style', index)}",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        )
    )


def hashes(kind: str, index: bytes) -> str:
    """Name what stands in the page itself by its hashes.

    >>> hashes("style", b"<style>a</style>")
    " 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"
    """
    digests = (hashlib.sha256(text.encode()).digest() for text in INLINE[kind].findall(index.decode()))
    return "".join(f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def headers_file(index: bytes) -> bytes:
    """Write the file that Cloudflare Pages, Netlify and others read; on every other host it says what to set up."""
    lines = ["/*", f"  Content-Security-Policy: {policy(index)}", "  Cache-Control: no-cache"]
    for folder in HASHED_FOLDERS:
        lines += [f"/{folder}-*", "  ! Cache-Control", f"  Cache-Control: {FOR_EVER}"]
    return ("\n".join(lines) + "\n").encode()
