/** The right end of the bar: the hand in words (phone) and the stake; on a wide page the rules in force. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function barEnd({ view }, { open }) {
  if (!view) return nothing;
  return html`<button class="bar-button log-button" type="button" aria-haspopup="dialog" aria-label=${t("log-title")} @click=${() => open("log")}>
      ${icon("log")}
    </button>
    <p class="stake">${t("stake")} <span class="number">${view.rules.stake}</span></p>
    <p class="bar-hand">${t("bar-hand", { number: view.hand_number, stake: view.rules.stake })}</p>`;
}
