/** Fairness: the promise made before the deal, your own word in it, and the secret when the session is over. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function fairness({ view, word }, { setWord }) {
  if (!view) return nothing;
  const { commitment, secret, word: used } = view.session;
  return html`
    <p>${t("fairness-how")}</p>
    <dl class="facts">
      <dt>${t("fairness-commitment")}</dt><dd class="code">${commitment}</dd>
      <dt>${t("fairness-used")}</dt><dd>${used || t("fairness-none")}</dd>
      <dt>${t("fairness-secret")}</dt><dd class=${secret ? "code" : ""}>${secret ?? t("fairness-later")}</dd>
    </dl>
    <label class="field"><b>${t("fairness-word")}</b><span>${t("fairness-word-about")}</span>
      <input type="text" maxlength="80" autocomplete="off" .value=${word} @change=${(/** @type {Event} */ { target }) => setWord(/** @type {HTMLInputElement} */ (target).value)}>
    </label>
    <p>${t("fairness-check")}</p>`;
}
