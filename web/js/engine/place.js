/** Where the worker and the runtime come from: files of the site. The one-file edition has its own module in this place. */

/**
 * @typedef {"usual" | "first" | "plain" | "snapshot"} Mode How a worker boots: "first" counts its downloads and keeps them
 *   for the service worker, which has none yet; it and "plain" restore no snapshot; "snapshot" makes one and ends
 */

/**
 * Start a worker, whose bundle lies beside the page's.
 *
 * @param {Mode} mode
 * @returns {Worker}
 */
export const startWorker = (mode) =>
  new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: mode });

/**
 * @param {string} address of a module of the runtime
 * @returns {Promise<any>}
 */
export const loadModule = (address) => import(address);
