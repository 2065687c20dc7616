/** Runs compile_inside.py in Pyodide under Node: node precompile.mjs PYODIDE LOCK WHEEL OUT. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, lock, wheel, out] = process.argv.slice(2).map((path) => resolve(path));
const script = fileURLToPath(new URL("compile_inside.py", import.meta.url));

// Booted as the site boots, so that the modules it has loaded are the ones the site needs first.
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: pyodide,
  packageBaseUrl: dirname(wheel),
  lockFileContents: JSON.parse(readFileSync(lock, "utf8")),
  packages: ["tonk"],
  env: { PYTHONHASHSEED: "0" },
  checkIntegrity: true,
});
python.FS.writeFile("/engine.whl", new Uint8Array(readFileSync(wheel)));
python.FS.mkdir("/out");
python.runPython(readFileSync(script, "utf8"));
mkdirSync(out, { recursive: true });
for (const name of python.FS.readdir("/out").filter((name) => !name.startsWith("."))) {
  writeFileSync(`${out}/${name}`, python.FS.readFile(`/out/${name}`));
}
