/** Fairness: the promise made before the deal, your own word in it, and every secret that was shown. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { download } from "../rules/files.js";
import { secret } from "../seating.js";
import { typed } from "./typed.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function fairness({ view, checks }, { request, check }) {
  if (!view) return nothing;
  const { commitment, word, reveals, over } = view.session;
  const playing = view.next === "you" || view.next === "bot";
  return html`
    <p>${t("fairness-how")}</p>
    ${
      over
        ? nothing
        : html`<h3>${t("fairness-commitment")}</h3><p class="code">${commitment}</p>
          <label class="field"><b>${t("fairness-word")}</b><span>${t(playing ? "fairness-word-later" : "fairness-word-about")}</span>
            <input type="text" maxlength="200" autocomplete="off" .value=${typed(word)} ?disabled=${playing}
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
    ${reveals.length === 0 ? nothing : html`<button class="button wide-button" type="button" data-check @click=${check}>${t("fairness-check-all")}</button>`}
    ${checks ? proofs(checks) : nothing}
    <p>${t("fairness-check")}</p>`;
}

/** @param {import("../fair.js").Checks} checks */
const proofs = ({ hands, text, code }) => html`
  <h3>${t("fairness-checked")}</h3>
  ${hands.map(
    (hand) => html`<details class="proof" data-good=${String(hand.good)}>
      <summary>${t("fairness-hand", { number: hand.number, good: String(hand.good) })}</summary>
      <dl class="facts">
        <dt>${t("fairness-seed")}</dt><dd class="code">${hand.seed}</dd>
        <dt>${t("fairness-deck")}</dt><dd class="code">${hand.deck}</dd>
        <dt>${t("fairness-command")}</dt><dd class="code">${command(hand, code)}</dd>
      </dl>
    </details>`,
  )}
  <button class="button wide-button" type="button" @click=${() => download("tonk-hands.jsonl", text)}>${t("fairness-save")}</button>`;

/**
 * The command line that gives the same seed and dealing order.
 * @param {import("../protocol.js").Proof} hand
 * @param {string} code
 */
const command = ({ secret, number, word }, code) =>
  `python -m tonk fair ${secret} ${number} --rules ${code}${word ? ` --word '${word.replaceAll("'", `'\\''`)}'` : ""}`;

/** @param {import("../protocol.js").Reveal} reveal */
const revealed = (reveal) => html`<dl class="facts">
  <dt>${t("fairness-hands", { first: reveal.first, last: reveal.last })}</dt>
  <dd class="code">${reveal.secret}</dd>
  <dt>${t("fairness-its-commitment")}</dt>
  <dd class="code">${reveal.commitment}</dd>
</dl>`;
