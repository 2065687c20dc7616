/** Gives the client its workers; the first has been started with the page, by early.js. */

import { startWorker } from "./place.js";

/**
 * @typedef {import("./place.js").Mode} Mode
 * @typedef {object} First A worker and what it said before anybody listened.
 * @property {Worker} worker
 * @property {MessageEvent[]} said
 * @property {ErrorEvent[]} failures
 */

/** @type {First | null} */
let first = /** @type {{tonkFirst?: First}} */ (globalThis).tonkFirst ?? null;

/**
 * Give a worker that is starting; the first call gets the one that started with the page.
 *
 * @param {Mode} mode
 * @param {(event: MessageEvent) => void} hear
 * @param {(event: ErrorEvent) => void} fail
 * @returns {Worker}
 */
export function launch(mode, hear, fail) {
  const early = first;
  first = null;
  const worker = early?.worker ?? startWorker(mode);
  worker.onmessage = hear;
  worker.onerror = fail;
  queueMicrotask(() => {
    early?.said.forEach(hear);
    early?.failures.forEach(fail);
  });
  return worker;
}
