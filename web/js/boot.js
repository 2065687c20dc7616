/** What the page shows while the engine is on its way: bytes and steps on the stage's edge, and the words of the first paint. */

import { t } from "./i18n/fluent.js";

const $ = (/** @type {string} */ id) => document.getElementById(id);

/** How much of the edge each step fills. */
const SHARE = { download: [0, 0.7], start: [0.7, 0.85], engine: [0.85, 0.98], ready: [1, 1] };

/**
 * Show how far the boot is.
 * @param {"download" | "start" | "engine" | "ready"} step
 * @param {number} done
 * @param {number} total
 */
export function progress(step, done, total) {
  const [from, to] = SHARE[step];
  const part = total > 0 ? done / total : 0;
  $("edge")?.style.setProperty("--done", String(from + (to - from) * part));
  const line = $("boot-step");
  if (line) line.textContent = t(`boot-${step}`, { done: (done / 1e6).toFixed(1), total: (total / 1e6).toFixed(1) });
}

/** Put the messages of the language in force where the first paint had English ones. */
export function translate() {
  for (const el of document.querySelectorAll("[data-l10n]")) el.textContent = t(el.getAttribute("data-l10n") ?? "");
  for (const el of document.querySelectorAll("[data-l10n-label]")) {
    el.setAttribute("aria-label", t(el.getAttribute("data-l10n-label") ?? ""));
  }
}
