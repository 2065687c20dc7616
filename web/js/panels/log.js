/** The hand in words: one paragraph for all that a player does in a row, the latest last and marked. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { t, told } from "../i18n/fluent.js";
import { shown } from "../i18n/words.js";
import { title as promptTitle } from "./prompt.js";

/** @typedef {import("../session.js").Session} Session */

/**
 * @param {Session} session
 * @param {boolean} [headed] a side panel has its own heading, a dialog does not need it
 */
export function log(session, headed = true) {
  const { view } = session;
  if (!view) return nothing;
  const row = (/** @type {import("../session.js").LogEntry} */ { events }) =>
    html`<li>${events.map((event) => [shown(told(view, event)), " "])}</li>`;
  return html`<section class="log">
    ${headed ? html`<h2>${t("log-hand", { number: view.hand_number })}</h2>` : nothing}
    <ol class="log-rows">
      ${repeat(session.log, (entry, at) => `${at} ${entry.events.length}`, row)}
      ${view.next === "you" ? yours(session) : nothing}
    </ol>
  </section>`;
}

/** @param {Session} session */
function yours(session) {
  const now = promptTitle(session);
  return keyed(
    `${session.turn} ${now}`,
    html`<li class="current" aria-current="step"><b>${t("log-yours")}</b> ${shown(now)}.</li>`,
  );
}
