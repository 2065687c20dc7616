/**
 * Install the wheel with micropip in Pyodide, replay records with the command line there, and compare the output:
 * node replay.mjs PYODIDE MICROPIP WHEEL RECORDS EXPECTED. What differs is printed, and the exit status is 1.
 */

import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, micropip, wheel, records, expected] = process.argv.slice(2).map((path) => resolve(path));

/** @param {string} path */
const bytes = (path) => new Uint8Array(readFileSync(path));

const INSTALL = `
import sys
sys.path.insert(0, "/micropip")
import micropip
await micropip.install(wheel, deps=False)
import importlib.metadata
import tonk
f"{importlib.metadata.version('micropip')} {tonk.__version__} {sys.version.split()[0]} {tonk.__file__}"
`;

const REPLAY = `
import contextlib, io
from tonk.cli import main
printed = io.StringIO()
with contextlib.redirect_stdout(printed):
    status = main(["replay", "/records.jsonl", "--json", "--legal"])
printed.getvalue()
`;

const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: pyodide });
python.FS.mkdir("/micropip");
python.unpackArchive(bytes(micropip), "wheel", { extractDir: "/micropip" });
python.FS.writeFile(`/${basename(wheel)}`, bytes(wheel));
python.FS.writeFile("/records.jsonl", bytes(records));
python.globals.set("wheel", `emfs:/${basename(wheel)}`);
console.log("micropip, tonk, Python and the place of tonk:", await python.runPythonAsync(INSTALL));

const found = python.runPython(REPLAY).split("\n");
const wanted = readFileSync(expected, "utf8").split("\n");
let different = found.length === wanted.length ? 0 : 1;
for (const [line, text] of wanted.entries()) {
  if (found[line] !== text) {
    different += 1;
    console.log(`line ${line + 1}\n  CPython: ${text}\n  Pyodide: ${found[line]}`);
  }
}
console.log(`${wanted.length - 1} results, ${different} different`);
process.exitCode = different ? 1 : 0;
