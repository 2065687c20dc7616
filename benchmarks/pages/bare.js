/** The measure of all boots: Pyodide as it comes, in a module worker, and nothing else. */

import { loadPyodide } from "./pyodide/pyodide.mjs";

await loadPyodide();
self.postMessage("ready");
