/** Keeps the site for play without a network, and tells the page of a new version. */

import { handOver } from "./engine/client.js";
import { HANDED_OVER } from "./engine/downloads.js";

/**
 * @typedef {object} Listeners
 * @property {() => void} [onKept] every file is on this machine: the game plays in flight mode from now on
 * @property {(restart: () => void) => void} [onUpdate] a new version is here, whole; it starts when all tabs of the game
 *   have been closed, or at once with `restart()`, which reloads the page: save first, offer it as "New version - restart"
 */

const HOUR = 3_600_000;

/**
 * Start keeping; call it once the first hand is on the table, so that the boot's own downloads are in the browser's cache.
 *
 * @param {Listeners} listeners
 * @returns {Promise<void>} fulfilled at once where the browser has no service workers (private windows, http on a network)
 */
export async function keepOffline(listeners = {}) {
  if (document.documentElement.hasAttribute("data-single")) return listeners.onKept?.(); // the file is all there is
  const home = navigator.serviceWorker;
  if (!home) return;
  try {
    if (!(await home.getRegistration())?.active) await handOver();
    home.controller?.postMessage("mend");
    const registration = await home.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
    watch(registration, listeners);
    askHourly(registration);
  } catch {
    // No service worker here: nobody takes what was handed over, and the game plays on from the network.
    await caches.delete(HANDED_OVER).catch(() => {});
  }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Listeners} listeners
 */
function watch(registration, { onKept, onUpdate }) {
  const offer = () => onUpdate?.(() => restart(registration));
  /** @type {WeakSet<ServiceWorker>} */
  const followed = new WeakSet();
  /** @param {ServiceWorker | null} coming */
  const follow = (coming) => {
    if (coming === null || followed.has(coming)) return;
    followed.add(coming);
    coming.addEventListener("statechange", () => {
      if (coming.state === "installed" && registration.active) offer();
      if (coming.state === "activated") onKept?.();
    });
  };
  if (registration.waiting && registration.active) offer();
  else if (registration.active) onKept?.();
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** @param {ServiceWorkerRegistration} registration */
function restart(registration) {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("restart");
}

/** @param {ServiceWorkerRegistration} registration */
function askHourly(registration) {
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - last < HOUR) return;
    last = Date.now();
    registration.update().catch(() => {}); // no network: next time
  });
}
