"""Runs in the site's Python: imports all that there is to import, breaks something, and tells what happened."""

import ast
import asyncio
import importlib
import pkgutil
import traceback
import zipfile
from collections.abc import Iterable

import tonk

STARTS_THE_COMMAND_LINE = {"tonk.__main__"}


def engine() -> set[str]:
    """Name every module of the engine."""
    return {"tonk"} | {found.name for found in pkgutil.walk_packages(tonk.__path__, "tonk.")}


def library() -> set[str]:
    """Name every module in the archive of the standard library."""
    with zipfile.ZipFile("/lib/python314.zip") as archive:
        files = [name for name in archive.namelist() if name.endswith((".py", ".pyc"))]
    return {name.rpartition(".")[0].removesuffix("/__init__").replace("/", ".") for name in files}


def wanted() -> set[str]:
    """Name what the engine's sources import anywhere, late imports inside functions too."""
    with zipfile.ZipFile("/source.whl") as wheel:
        sources = [wheel.read(name) for name in wheel.namelist() if name.endswith(".py")]
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}


def failures(names: Iterable[str]) -> dict[str, str]:
    """Import each module; give the ones that cannot be imported."""
    failed = {}
    for name in sorted(names):
        try:
            importlib.import_module(name)
        except Exception as error:
            failed[name] = repr(error)
    return failed


def trace() -> str:
    """Give the traceback of an error inside the engine."""
    try:
        tonk.Rules.preset("nobody")
    except tonk.errors.TonkError:
        return traceback.format_exc()
    return ""


async def concurrency() -> int:
    """Use what asyncio has."""
    queue: asyncio.Queue[int] = asyncio.Queue()
    async with asyncio.TaskGroup() as group:
        group.create_task(queue.put(1))
    await asyncio.wait_for(asyncio.sleep(0), 1)
    return await queue.get() + sum(await asyncio.gather(asyncio.sleep(0, 10), asyncio.sleep(0, 100)))


async def told(boot_ms: float) -> dict[str, object]:
    """Tell all of it."""
    return {
        "boot_ms": boot_ms,
        "engine": sorted(engine()),
        "library": sorted(library()),
        "wanted": sorted(wanted()),
        "failures": failures((engine() - STARTS_THE_COMMAND_LINE) | wanted() | library()),
        "trace": trace(),
        "concurrency": await concurrency(),
    }
