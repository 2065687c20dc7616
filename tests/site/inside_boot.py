"""Runs in the site's Python, first of all: what importing the engine brings and takes."""

import sys
import time
import zipimport


def noted(reads: list[str]) -> None:
    """Note the files that are read from archives from now on."""
    read = zipimport._get_data

    def get_data(archive: str, entry: tuple) -> bytes:
        reads.append(entry[0])
        return read(archive, entry)

    zipimport._get_data = get_data


async def told(boot_ms: float) -> dict[str, object]:
    """Import the engine and tell."""
    reads: list[str] = []
    noted(reads)
    before, started = set(sys.modules), time.perf_counter()
    from tonk.port import Port

    import_ms = (time.perf_counter() - started) * 1000
    loaded = sorted(set(sys.modules) - before)
    assert callable(Port().handle)
    return {"boot_ms": boot_ms, "import_ms": import_ms, "loaded": loaded, "reads": reads}
