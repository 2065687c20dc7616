"""Runs in the site's Python, first of all: what importing the engine brings and takes."""

import sys
import time


async def told(boot_ms: float) -> dict[str, object]:
    """Import the engine and tell."""
    before, started = set(sys.modules), time.perf_counter()
    from tonk.port import Port

    import_ms = (time.perf_counter() - started) * 1000
    loaded = sorted(set(sys.modules) - before)
    assert callable(Port().handle)
    return {"boot_ms": boot_ms, "import_ms": import_ms, "loaded": loaded}
