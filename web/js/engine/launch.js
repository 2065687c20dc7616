/** Starts the engine's worker the moment the page is read: load this module before all others, with `async`. */

import { startWorker } from "./place.js";

/** @typedef {import("./place.js").Mode} Mode */

/** @returns {Mode} */
function firstMode() {
  if (new URLSearchParams(location.search).get("snapshot") === "off") return "plain";
  return navigator.serviceWorker?.controller === null ? "first" : "usual";
}

/** @type {Worker | null} */
let first = startWorker(firstMode());

/** @type {MessageEvent[]} What the first worker said before anybody listened. */
const said = [];
/** @type {ErrorEvent[]} */
const failures = [];
first.onmessage = (event) => said.push(event);
first.onerror = (event) => failures.push(event);

/**
 * Give a worker that is starting; the first call gets the one that started with the page.
 *
 * @param {Mode} mode
 * @param {(event: MessageEvent) => void} hear
 * @param {(event: ErrorEvent) => void} fail
 * @returns {Worker}
 */
export function launch(mode, hear, fail) {
  const worker = mode === "usual" && first !== null ? first : startWorker(mode);
  if (worker === first) first = null;
  worker.onmessage = hear;
  worker.onerror = fail;
  said.splice(0).forEach(hear);
  failures.splice(0).forEach(fail);
  return worker;
}
