/** A tip for the very first hand, on the floor while nothing lies there: only what can be done now. */

import { html, nothing } from "lit-html";
import { fresh } from "../fresh.js";
import { t } from "../i18n/fluent.js";

/** @param {import("../session.js").Session} session */
export function tip({ view, settings, picked }) {
  const first = view?.session.hands.length === 0 && !settings.played;
  if (!view || !first || view.table.length > 0 || view.next !== "you") return nothing;
  const key = view.phase === "start" ? "tip-start" : picked.length > 0 ? "tip-picked" : "tip-play";
  return html`<p class="tip">${fresh(t(key))}</p>`;
}
