/** Who sits at the table: between hands a bot can be sent away and another can sit down. */

import { html, nothing } from "lit-html";
import { signed, t } from "../i18n/fluent.js";
import { newcomer } from "../seating.js";

const MOST = 6;

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function players({ view }, { request }) {
  if (!view) return nothing;
  const between = view.next === "deal";
  const name = newcomer(view.seats.map((seat) => seat.name));
  return html`
    <p class="note">${t(between ? "players-between" : "players-later")}</p>
    <ul class="menu people">
      ${view.seats.map(
        (seat) => html`<li><b>${seat.name}</b><span>${signed(seat.ledger)}</span>
          ${
            between && seat.bot && view.seats.length > 2
              ? html`<button class="button" type="button" @click=${() => request({ type: "leave", seat: seat.seat })}>${t("players-leave")}</button>`
              : nothing
          }</li>`,
      )}
      ${view.session.gone.map((gone) => html`<li class="gone"><b>${gone.name}</b><span>${t("players-gone", { ledger: signed(gone.ledger) })}</span></li>`)}
    </ul>
    ${
      between && view.seats.length < MOST
        ? html`<button class="button wide-button" type="button" @click=${() => request({ type: "join", name, bot: "sharp" })}>${t("players-join", { name })}</button>`
        : nothing
    }`;
}
