/**
 * Starts the engine's worker, and after the first paint the page's own code. The build puts this into index.html, ahead
 * of all that the page loads. On a first visit, when everything has to come from the host, the worker too waits for the
 * table to be drawn; later it starts while the page is still being read.
 */

import { sayLost } from "./lost.js";
import { modeNow } from "./mode.js";
import { whenPainted } from "./painted.js";

const place = document.currentScript?.dataset.worker ?? "";
const mode = modeNow();

function startWorker() {
  /** @type {import("./launch.js").First} */
  const first = { worker: new Worker(place, { type: "module", name: mode }), said: [], failures: [] };
  first.worker.onmessage = (event) => first.said.push(event);
  first.worker.onerror = (event) => first.failures.push(event);
  Object.assign(globalThis, { tonkFirst: first });
}

function load() {
  const code = document.getElementById("after-first-paint");
  if (!(code instanceof HTMLTemplateElement)) return;
  if (mode === "first") startWorker();
  const parts = /** @type {DocumentFragment} */ (code.content.cloneNode(true));
  const script = parts.querySelector("script");
  if (script) script.onerror = sayLost;
  Object.assign(globalThis, { tonkStyled: styled(parts.querySelector("link[rel=stylesheet]")) });
  document.querySelector("link[rel=icon]")?.remove(); // it stood for none
  document.head.append(parts);
}

/**
 * Wait for the style sheet, and fetch it once more when it is lost; without it the page is a heap.
 * @param {HTMLLinkElement | null} link
 */
const styled = (link) =>
  new Promise((done) => {
    if (!link) return done(null);
    link.onload = done;
    link.onerror = () => {
      const again = /** @type {HTMLLinkElement} */ (link.cloneNode());
      again.onload = done;
      again.onerror = sayLost;
      link.replaceWith(again);
    };
  });

if (mode !== "first") startWorker();
whenPainted(load);
