/** What changed: every difference with its old value, and what can be done with the draft. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { faults, words } from "../rules/draft.js";

/**
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../page.js").Actions} Actions
 * @typedef {import("../rules/types.js").Form} Form
 * @typedef {import("../rules/types.js").Change} Change
 */

/**
 * @param {Form} form
 * @param {Session} session
 * @param {Actions} actions
 */
export function changes(form, session, actions) {
  const { listing } = session.house;
  const count = form.changed.length;
  return html`<aside class="house-changes ${listing ? "open" : ""}" aria-labelledby="changes-title">
    <button class="house-count" type="button" aria-expanded=${listing ? "true" : "false"} aria-controls="changes-list" @click=${() => actions.house.toggle("listing")}>
      <span>${t("rules-differ", { count, preset: title(form) })}</span>${icon("unfold")}
    </button>
    <div class="house-list" id="changes-list">
      <h3 id="changes-title">${t("rules-changes")}</h3>
      <p class="note" role="status">${t("rules-differ", { count, preset: title(form) })}</p>
      <ul class="changes">${form.changed.map((change) => line(change, actions))}</ul>
    </div>
    ${end(form, session, actions)}
  </aside>`;
}

/** @param {Form} form */
export const title = (form) => t(form.presets.find(({ name }) => name === form.preset)?.title ?? "");

/**
 * @param {Change} change
 * @param {Actions} actions
 */
const line = ({ option, label, old, new: now, follows }, { house }) => html`<li data-change=${option}>
  <b>${t(label)}</b>
  ${difference(old, now)}
  ${
    follows
      ? html`<p class="note">${t("rules-follows")}</p>`
      : html`<button class="text-button" type="button" aria-label=${t("rules-put-back-what", { what: t(label) })} @click=${() => house.putBack(option)}>${t("rules-put-back")}</button>`
  }
</li>`;

/**
 * The old value struck, an arrow, the new value.
 * @param {import("../rules/types.js").Sentence[]} old
 * @param {import("../rules/types.js").Sentence[]} now
 */
export const difference = (old, now) => html`<p class="difference">
  <span class="unseen">${t("rules-was")}</span><s>${words(old)}</s>
  ${icon("arrow")}<span class="unseen">${t("rules-is")}</span>
  <strong>${words(now) || t("rules-not-valid")}</strong>
</p>`;

/**
 * @param {Form} form
 * @param {Session} session
 * @param {Actions} actions
 */
function end(form, { view, settings }, { house, open, close }) {
  const wrong = faults(form, settings.players);
  const same = wrong.length === 0 && form.code === view?.rules.code;
  const refused = form.code === null;
  return html`<div class="house-end">
    ${wrong.length > 0 ? html`<p class="rule-conflict" role="alert">${wrong.join(" ")}</p>` : html`<p class="note">${when(view, same)}</p>`}
    <button class="button filled wide-button" type="button" data-deal aria-disabled=${wrong.length > 0 ? "true" : "false"} @click=${() => (same ? close() : house.deal(form))}>
      ${t(same ? "rules-to-table" : "rules-deal")}
    </button>
    <div class="house-more">
      <button class="button" type="button" data-share aria-disabled=${refused ? "true" : "false"} @click=${() => refused || open("share")}>${icon("share")}<span class="unseen">${t("rules-share")}</span></button>
      <button class="button" type="button" data-read aria-disabled=${refused ? "true" : "false"} @click=${() => refused || house.read(form)}>${icon("log")}<span class="unseen">${t("rules-read")}</span></button>
    </div>
  </div>`;
}

/**
 * Say when the draft will hold: never in the middle of a session.
 * @param {import("../protocol.js").View | null} view
 * @param {boolean} same
 */
export function when(view, same) {
  if (same) return t("rules-same");
  const played = view && !view.session.over && view.session.hands.length > 0;
  return t(played ? "rules-ends" : "rules-begins");
}

/** @param {Change[]} changes */
export const plain = (changes) =>
  changes.length === 0
    ? nothing
    : html`<ul class="changes">${changes.map(({ label, old, new: now }) => html`<li><b>${t(label)}</b>${difference(old, now)}</li>`)}</ul>`;
