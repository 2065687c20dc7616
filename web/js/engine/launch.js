/** Starts the engine's worker the moment the page is read: load this module before all others, with `async`. */

/** @typedef {"usual" | "plain" | "snapshot"} Mode How a worker boots; "plain" never restores, "snapshot" makes one and ends. */

/**
 * @param {Mode} mode
 * @returns {Worker}
 */
const start = (mode) => new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: mode });

/** @type {Worker | null} */
let first = start("usual");

/** @type {MessageEvent[]} What the first worker said before anybody listened. */
const backlog = [];
first.onmessage = (event) => backlog.push(event);

/**
 * Give a worker that is starting; the first call gets the one that started with the page.
 *
 * @param {Mode} mode
 * @param {(event: MessageEvent) => void} hear
 * @param {(event: ErrorEvent) => void} fail
 * @returns {Worker}
 */
export function launch(mode, hear, fail) {
  const worker = mode === "usual" && first !== null ? first : start(mode);
  if (worker === first) first = null;
  worker.onmessage = hear;
  worker.onerror = fail;
  for (const event of backlog.splice(0)) hear(event);
  return worker;
}
