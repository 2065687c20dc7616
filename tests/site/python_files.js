/** Boots the site's own Python under Node and runs a script in it: node python_files.js PYODIDE FACTS SCRIPT. */

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, facts, script] = process.argv.slice(2);
const { lock, stdlib, wheel, source } = JSON.parse(readFileSync(facts, "utf8"));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);

const started = performance.now();
const python = await loadPyodide({
  indexURL: pyodide,
  stdLibURL: stdlib,
  lockFileContents: lock,
  env: { PYTHONHASHSEED: "0", PYTHONPATH: "/lib/tonk.whl" },
  fsInit: (FS) => FS.writeFile("/lib/tonk.whl", new Uint8Array(readFileSync(wheel))),
});
python.globals.set("BOOT_MS", performance.now() - started);
python.FS.writeFile("/source.whl", new Uint8Array(readFileSync(source)));
python.runPython(readFileSync(script, "utf8"));
console.log(`RESULT ${await python.runPythonAsync("import json; json.dumps(await told(BOOT_MS))")}`);
