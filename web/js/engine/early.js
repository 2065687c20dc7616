/**
 * Starts the engine's worker, and after the first paint the page's own code. The build puts this into index.html, ahead
 * of all that the page loads. On a first visit, when everything has to come from the host, the worker too waits for the
 * table to be drawn; later it starts while the page is still being read.
 */

import { modeNow } from "./mode.js";

const place = document.currentScript?.dataset.worker ?? "";
const mode = modeNow();

function startWorker() {
  /** @type {import("./launch.js").First} */
  const first = { worker: new Worker(place, { type: "module", name: mode }), said: [], failures: [] };
  first.worker.onmessage = (event) => first.said.push(event);
  first.worker.onerror = (event) => first.failures.push(event);
  Object.assign(globalThis, { tonkFirst: first });
}

let loaded = false;
function load() {
  const code = document.getElementById("after-first-paint");
  if (loaded || !(code instanceof HTMLTemplateElement)) return;
  loaded = true;
  if (mode === "first") startWorker();
  document.head.append(code.content.cloneNode(true));
}

if (mode !== "first") startWorker();
requestAnimationFrame(() => setTimeout(load));
setTimeout(load, 300); // a tab in the background paints nothing
