/** Boots Python in the worker and hands over the engine's one method. */

import { BUILD } from "./build.js";
import { begin, DownloadError, lostSome } from "./downloads.js";
import { loadModule } from "./place.js";

/** @typedef {(text: string) => string} Handle */
/** @typedef {(step: "download" | "start" | "engine", done: number, total: number) => void} Progress */

/** @param {string} path */
const here = (path) => new URL(path, import.meta.url).href;

const RUNTIME = here(BUILD.runtime);
const STDLIB = here(BUILD.stdlib);
const WHEEL = here(BUILD.wheel);
const WASM = `${RUNTIME}pyodide.asm.wasm`;
const WHEEL_IN_PYTHON = "/lib/tonk.whl"; // where the build has told its bytecode that it lies

/**
 * Boot Python with the engine's wheel on its path.
 *
 * @param {Progress} progress
 * @param {object | Promise<object | undefined>} [extra] more options for Pyodide
 * @returns {Promise<any>}
 */
export function boot(progress, extra = {}) {
  const downloads = begin([{ address: WASM }, { address: STDLIB }, { address: WHEEL, integrity: BUILD.integrity }], {
    sizes: BUILD.sizes,
    report: (done, total) => progress(done < total ? "download" : "start", done, total),
  });
  return Promise.race([downloads, start(extra), refusedWasm()]);
}

/**
 * Load a script of the runtime.
 *
 * @param {string} name
 */
const script = (name) =>
  loadModule(RUNTIME + name).catch((/** @type {unknown} */ error) => {
    throw error instanceof SyntaxError ? error : new DownloadError(name, String(error));
  });

/** @param {object | Promise<object | undefined>} extra */
async function start(extra) {
  const [{ loadPyodide }, { default: createPyodideModule }, more] = await Promise.all([
    script("pyodide.js"),
    script("pyodide.asm.js"),
    extra,
  ]);
  return loadPyodide({
    indexURL: RUNTIME,
    stdLibURL: STDLIB,
    lockFileContents: BUILD.lock,
    env: { PYTHONHASHSEED: "0", PYTHONPATH: WHEEL_IN_PYTHON },
    fsInit: putWheel,
    createPyodideModule,
    ...more,
  });
}

/**
 * Python imports the engine straight from its wheel. Pyodide's own way, `packages: ["tonk"]`, loads more modules for the
 * unpacking than the engine has, and leaves JavaScript objects in Python that no snapshot can hold.
 *
 * @param {any} FS
 */
async function putWheel(FS) {
  const wheel = await fetch(WHEEL);
  FS.writeFile(WHEEL_IN_PYTHON, new Uint8Array(await wheel.arrayBuffer()));
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
  if (error instanceof DownloadError || lostSome()) return "network";
  if (typeof WebAssembly !== "object") return "no-wasm";
  if (!(error instanceof WebAssembly.CompileError)) return "python";
  return /content security policy|csp|unsafe-eval/i.test(error.message) ? "wasm-blocked" : "network"; // else half a file
}
