/**
 * Starts the engine's worker while the page is still being read, and loads the page's own modules after the first paint.
 * The build puts this text into index.html, ahead of all that the page loads: nothing has to arrive before Python is on
 * its way, and nothing stands between the browser and the drawn table.
 */
(() => {
  /**
   * "first" keeps the downloads for a service worker that is not there yet.
   * @returns {import("./place.js").Mode}
   */
  const mode = () => {
    if (new URLSearchParams(location.search).get("snapshot") === "off") return "plain";
    return navigator.serviceWorker?.controller === null ? "first" : "usual";
  };
  const place = document.currentScript?.dataset.worker ?? "";
  /** @type {import("./launch.js").First} */
  const first = { worker: new Worker(place, { type: "module", name: mode() }), said: [], failures: [] };
  first.worker.onmessage = (event) => first.said.push(event);
  first.worker.onerror = (event) => first.failures.push(event);
  Object.assign(globalThis, { tonkFirst: first });

  let loaded = false;
  const load = () => {
    const modules = document.getElementById("after-first-paint");
    if (loaded || !(modules instanceof HTMLTemplateElement)) return;
    loaded = true;
    document.head.append(modules.content.cloneNode(true));
  };
  requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, 300); // a tab in the background paints nothing
})();
