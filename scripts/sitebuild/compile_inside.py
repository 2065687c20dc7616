"""Compile the standard library and the engine with the site's own Python; runs inside Pyodide, see precompile.mjs."""

# The next lines run first: what is loaded now is what a boot loads.
import sys

BOOTED = frozenset(sys.modules)

import ast  # noqa: E402
import importlib.machinery  # noqa: E402
import importlib.util  # noqa: E402
import marshal  # noqa: E402
import os  # noqa: E402
import tomllib  # noqa: E402
import zipfile  # noqa: E402
from collections.abc import Iterator  # noqa: E402

LIBRARY = "/lib/python314.zip"
WHEEL = "/engine.whl"
WHEEL_ON_SITE = "/lib/tonk.whl"  # where the worker puts it
OURS = "sitecustomize.py"
OUT = "/out"
DATE = (1980, 1, 1, 0, 0, 0)

with open("/library.toml", "rb") as choice:
    CHOICE: dict[str, list[str]] = tomllib.load(choice)
BUILT_IN = ("importlib._bootstrap", "importlib._bootstrap_external")  # frozen under other names

Sources = dict[str, bytes]  # file name in the archive -> source


def sources(archive: str) -> Sources:
    """Read the Python files of an archive."""
    with zipfile.ZipFile(archive) as file:
        return {name: file.read(name) for name in sorted(file.namelist()) if name.endswith(".py")}


def file_of(module: str, files: Sources) -> str | None:
    """Find the file of a module."""
    path = module.replace(".", "/")
    return next((name for name in (f"{path}/__init__.py", f"{path}.py") if name in files), None)


def module_of(name: str) -> str:
    """Name the module of a file."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(name: str, source: bytes) -> Iterator[str]:
    """List what a file imports anywhere, in functions too."""
    package = module_of(name) if name.endswith("/__init__.py") else module_of(name).rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package or None)
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def is_frozen(module: str) -> bool:
    """Tell whether a module is built into the interpreter."""
    return importlib.machinery.FrozenImporter.find_spec(module) is not None or module in BUILT_IN


def left_out(module: str) -> bool:
    """Tell whether a module is on one of the islands."""
    return any(module == island or module.startswith(f"{island}.") for island in CHOICE["islands"])


def reachable(library: Sources, engine: Sources) -> set[str]:
    """Collect the library files that can ever be imported."""
    todo = [*(module for module in BOOTED if not left_out(module)), *CHOICE["also"]]
    todo += [module for name, source in engine.items() for module in imported(name, source)]
    seen: set[str] = set()
    while todo:
        parts = todo.pop().split(".")
        for end in range(1, len(parts) + 1):
            module = ".".join(parts[:end])
            name = file_of(module, library)
            if name is None or name in seen or is_frozen(module):
                continue
            seen.add(name)
            todo += [target for target in imported(name, library[name]) if not left_out(target)]
    return seen


def compiled(name: str, source: bytes, folder: str, optimize: int) -> bytes:
    """Compile one file to what Python would write beside it, never checked against a source."""
    code = compile(source, f"{folder}/{name}", "exec", dont_inherit=True, optimize=optimize)
    unchecked = 0b01  # a hash instead of a date, and nobody compares it
    head = importlib.util.MAGIC_NUMBER + unchecked.to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


def write(name: str, files: dict[str, bytes]) -> None:
    """Write an archive, not packed: the same files give the same bytes."""
    os.makedirs(OUT, exist_ok=True)
    with zipfile.ZipFile(f"{OUT}/{name}", "w", zipfile.ZIP_STORED) as out:
        for file in sorted(files):
            out.writestr(zipfile.ZipInfo(file, DATE), files[file])


def library_files(library: Sources, engine: Sources) -> dict[str, bytes]:
    """Choose the standard library of the site: what boots as bytecode, what may follow as source, and what is ours."""
    with open(f"/{OURS}", "rb") as ours:
        files = {f"{OURS}c": compiled(OURS, ours.read(), LIBRARY, 2)}
    for name in reachable(library, engine):
        if module_of(name) in BOOTED:
            files[f"{name}c"] = compiled(name, library[name], LIBRARY, 2)
        else:
            files[name] = library[name]
    return files


def engine_files(engine: Sources) -> dict[str, bytes]:
    """Turn the wheel's modules into bytecode and keep its other files."""
    with zipfile.ZipFile(WHEEL) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if name not in engine}
    return files | {f"{name}c": compiled(name, source, WHEEL_ON_SITE, 0) for name, source in engine.items()}


def main() -> None:
    """Write both archives."""
    library, engine = sources(LIBRARY), sources(WHEEL)
    write("python_stdlib.zip", library_files(library, engine))
    write("engine.whl", engine_files(engine))


main()
