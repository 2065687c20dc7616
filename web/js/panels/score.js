/** The score sheet: the net of every hand and the ledger of the session. */

import { html, nothing } from "lit-html";
import { fresh } from "../fresh.js";
import { nameOf, signed, t } from "../i18n/fluent.js";

/** @typedef {import("../session.js").Session} Session */
/** @typedef {import("../protocol.js").View} View */

/**
 * @param {Session} session
 * @param {boolean} [headed]
 */
export function score({ view }, headed = true) {
  if (!view) return nothing;
  return html`<section class="score">
    ${headed ? html`<h2>${t("score-title")}</h2>` : nothing}
    <table>
      <caption class="unseen">${t("score-caption")}</caption>
      <thead><tr><th scope="col">${t("score-hand")}</th>${view.seats.map(({ seat }) => html`<th scope="col">${nameOf(view, seat)}</th>`)}</tr></thead>
      <tbody>${view.session.hands.map((hand) => line(view, hand))}${inPlay(view)}</tbody>
      <tfoot><tr><th scope="row">${t("score-net")}</th>${view.session.ledger.map((sum) => html`<td class="number">${fresh(signed(sum))}</td>`)}</tr></tfoot>
    </table>
    <p class="score-rules">${t("score-rules", { preset: t(`preset-${view.rules.preset.replaceAll("_", "-")}`), changes: view.rules.changes, stake: view.rules.stake })}</p>
  </section>`;
}

/**
 * @param {View} view
 * @param {import("../protocol.js").HandLine} hand
 */
const line = (view, { number, net, winners }) => html`<tr>
  <th scope="row">${number}</th>
  ${view.seats.map(({ seat }) => html`<td class=${winners.includes(seat) ? "won" : ""}>${net[seat] === null ? "" : signed(net[seat] ?? 0)}</td>`)}
</tr>`;

/** @param {View} view */
const inPlay = (view) =>
  view.result || view.session.over
    ? nothing
    : html`<tr class="in-play"><th scope="row">${view.hand_number}</th><td colspan=${view.seats.length}>${t("score-playing")}</td></tr>`;
