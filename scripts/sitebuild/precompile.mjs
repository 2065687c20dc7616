/** Runs compile_inside.py in Pyodide under Node: node precompile.mjs PYODIDE LOCK WHEEL OUT. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, lock, wheel, out] = process.argv.slice(2).map((path) => resolve(path));

/** @param {string} name */
const beside = (name) => new Uint8Array(readFileSync(fileURLToPath(new URL(name, import.meta.url))));

/**
 * Play a little, so that what a game loads late is loaded too.
 *
 * @param {(text: string) => string} handle
 */
function play(handle) {
  /** @param {object} request */
  const ask = (request) => JSON.parse(handle(JSON.stringify({ id: 1, ...request })));
  const names = ["You", "West", "North"];
  let reply = ask({
    type: "new_session",
    rules: "classic",
    names,
    bots: [null, "sharp", "sharp"],
    secret: "ab".repeat(32),
  });
  for (let step = 0; step < 40 && reply.type === "update" && reply.view?.next !== "end"; step += 1) {
    const own = Object.values(reply.legal ?? {}).flatMap((kind) => kind.actions ?? []);
    const requests = {
      you: { type: "act", action: own.at(-1)?.text },
      bot: { type: "bot" },
      deal: { type: "next_hand" },
    };
    reply = ask(requests[reply.view?.next] ?? { type: "record" });
  }
}

// Booted as the site boots, so that the modules it has loaded are the ones the site needs first.
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({
  indexURL: pyodide,
  lockFileContents: JSON.parse(readFileSync(lock, "utf8")),
  env: { PYTHONHASHSEED: "0", PYTHONPATH: "/engine.whl" },
  fsInit: (FS) => FS.writeFile("/engine.whl", new Uint8Array(readFileSync(wheel))),
});
play(python.pyimport("tonk.port").Port().handle);
for (const name of ["library.toml", "sitecustomize.py"]) python.FS.writeFile(`/${name}`, beside(name));
python.runPython(new TextDecoder().decode(beside("compile_inside.py")));
mkdirSync(out, { recursive: true });
for (const name of python.FS.readdir("/out").filter((name) => !name.startsWith("."))) {
  writeFileSync(`${out}/${name}`, python.FS.readFile(`/out/${name}`));
}
