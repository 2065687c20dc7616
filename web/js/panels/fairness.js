/** Fairness: the promise made before the deal, your own word in it, and every secret that was shown. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { secret } from "../seating.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function fairness({ view }, { request }) {
  if (!view) return nothing;
  const { commitment, word, reveals, over } = view.session;
  const playing = view.next === "you" || view.next === "bot";
  return html`
    <p>${t("fairness-how")}</p>
    ${
      over
        ? nothing
        : html`<h3>${t("fairness-commitment")}</h3><p class="code">${commitment}</p>
          <label class="field"><b>${t("fairness-word")}</b><span>${t("fairness-word-about")}</span>
            <input type="text" maxlength="80" autocomplete="off" .value=${word}
              @change=${(/** @type {Event} */ { target }) => request({ type: "set_word", word: /** @type {HTMLInputElement} */ (target).value })}>
          </label>`
    }
    <h3>${t("fairness-shown")}</h3>
    ${reveals.length === 0 ? html`<p class="note">${t("fairness-later")}</p>` : reveals.map(revealed)}
    ${
      over || playing
        ? nothing
        : html`<button class="button wide-button" type="button" data-show @click=${() => request({ type: "new_secret", secret: secret() })}>${t("fairness-show")}</button>`
    }
    <p>${t("fairness-check")}</p>`;
}

/** @param {import("../protocol.js").Reveal} reveal */
const revealed = (reveal) => html`<dl class="facts">
  <dt>${t("fairness-hands", { first: reveal.first, last: reveal.last })}</dt>
  <dd class="code">${reveal.secret}</dd>
  <dt>${t("fairness-its-commitment")}</dt>
  <dd class="code">${reveal.commitment}</dd>
</dl>`;
