/** Boots Python in the worker and hands over the engine's one method. */

import { BUILD } from "./build.js";
import { begin, DownloadError } from "./downloads.js";

/** @typedef {(text: string) => string} Handle */
/** @typedef {(step: "download" | "start" | "engine", done: number, total: number) => void} Progress */

/** @param {string} path */
const here = (path) => new URL(path, import.meta.url).href;

const RUNTIME = here(BUILD.runtime);
const STDLIB = here(BUILD.stdlib);
const PACKAGES = here(BUILD.packages);
const WHEEL = BUILD.lock.packages.tonk.file_name;

/**
 * Boot, import the engine, and return the method that answers the page.
 *
 * @param {Progress} progress
 * @param {object} [extra] more options for Pyodide
 */
export async function boot(progress, extra = {}) {
  const failed = begin(
    {
      [`${RUNTIME}pyodide.asm.wasm`]: "pyodide.asm.wasm",
      [STDLIB]: "python_stdlib.zip",
      [PACKAGES + WHEEL]: WHEEL,
    },
    BUILD.sizes,
    (done, total) => progress(done < total ? "download" : "start", done, total),
  );
  return Promise.race([failed, start(extra), refusedWasm()]);
}

/** @param {object} extra */
async function start(extra) {
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    import(`${RUNTIME}pyodide.js`),
    import(`${RUNTIME}pyodide.asm.js`),
  ]);
  return loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: STDLIB,
    packageBaseUrl: PACKAGES,
    lockFileContents: BUILD.lock,
    packages: ["tonk"],
    env: { PYTHONHASHSEED: "0" },
    createPyodideModule,
    ...extra,
  });
}

/**
 * Pyodide only warns when wasm is refused, and then waits for ever: pass the refusal on.
 *
 * @returns {Promise<never>}
 */
function refusedWasm() {
  const compile = WebAssembly.instantiateStreaming;
  return new Promise((_, reject) => {
    WebAssembly.instantiateStreaming = (source, imports) => {
      const made = compile(source, imports);
      made.catch(reject);
      return made;
    };
  });
}

/**
 * Make the port and return its one method.
 *
 * @param {any} python
 * @returns {Handle}
 */
export function port(python) {
  return python.pyimport("tonk.port").Port().handle;
}

/**
 * Name why a boot failed, for the page to say in words.
 *
 * @param {unknown} error
 * @returns {"network" | "wasm-blocked" | "no-wasm" | "python"}
 */
export function reason(error) {
  if (error instanceof DownloadError) return "network";
  if (typeof WebAssembly !== "object") return "no-wasm";
  return error instanceof WebAssembly.CompileError ? "wasm-blocked" : "python";
}
