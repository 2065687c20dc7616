/** In the one-file edition: the worker and the runtime come from the file itself. */

/** @type {{startWorker(mode: string): Worker, loadModule(address: string): Promise<any>}} */
const file = /** @type {any} */ (globalThis).tonkFile;

/** @param {string} mode */
export const startWorker = (mode) => file.startWorker(mode);

/** @param {string} address */
export const loadModule = (address) => file.loadModule(address);
