/**
 * Starts the engine's worker while the page is still being read, and loads the page's own code after the first paint.
 * The build puts this into index.html, ahead of all that the page loads: nothing has to arrive before Python is on its
 * way, and nothing stands between the browser and the drawn table.
 */

import { modeNow } from "./mode.js";

const place = document.currentScript?.dataset.worker ?? "";
/** @type {import("./launch.js").First} */
const first = { worker: new Worker(place, { type: "module", name: modeNow() }), said: [], failures: [] };
first.worker.onmessage = (event) => first.said.push(event);
first.worker.onerror = (event) => first.failures.push(event);
Object.assign(globalThis, { tonkFirst: first });

let loaded = false;
function load() {
  const code = document.getElementById("after-first-paint");
  if (loaded || !(code instanceof HTMLTemplateElement)) return;
  loaded = true;
  document.head.append(code.content.cloneNode(true));
}
requestAnimationFrame(() => setTimeout(load));
setTimeout(load, 300); // a tab in the background paints nothing
