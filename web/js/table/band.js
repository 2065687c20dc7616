/** The band: a music stand for every opponent. */

import { html, nothing } from "lit-html";
import { fresh } from "../fresh.js";
import { signed, t } from "../i18n/fluent.js";
import { icon } from "../icons.js";

/**
 * @param {import("../session.js").Session} session
 * @param {(seat: number) => void} explain
 */
export function band({ view }, explain) {
  if (!view) return nothing;
  return html`<i class="foot-line" id="foot-line"></i>${opponents(view).map((seat) => stand(view, seat, explain))}`;
}

/**
 * Everybody else, from your left round the table.
 * @param {import("../protocol.js").View} view
 */
export const opponents = ({ seats, you }) => [...seats.slice(you + 1), ...seats.slice(0, you)];

/**
 * @param {import("../protocol.js").View} view
 * @param {import("../protocol.js").Seat} seat
 * @param {(seat: number) => void} explain
 */
function stand(view, seat, explain) {
  const playing = view.next === "bot" && view.turn === seat.seat;
  return html`<button class="stand" type="button" data-seat=${seat.seat} @click=${() => explain(seat.seat)}
    aria-label=${standLabel(seat, playing)}>
    <span class="stand-head"><span class="stand-name">${seat.name}</span>${ledger(seat)}</span>
    <span class="stand-body">
      <span class="backs" .style=${`--n:${seat.cards}`}>${Array.from({ length: Math.min(seat.cards, 11) }, () => html`<i></i>`)}</span>
      <span class="stand-count number">${fresh(seat.cards)}</span>
    </span>
    <span class="stand-foot">${foot(seat, playing)}</span>
  </button>`;
}

/** @param {import("../protocol.js").Seat} seat */
const ledger = (seat) => fresh(seat.ledger, html`<span class="stand-ledger">${signed(seat.ledger)}</span>`);

/**
 * @param {import("../protocol.js").Seat} seat
 * @param {boolean} playing
 */
function foot(seat, playing) {
  if (seat.dropped) return html`<span class="badge">${icon("drop")}${t("seat-dropped")}</span>`;
  const plate = playing ? html`<span class="stand-plate plate">${icon("diamond")}${t("seat-to-play")}</span>` : nothing;
  const waits =
    seat.waits > 0
      ? html`<span class="badge">${icon("wait")}${t(playing ? "seat-waits-short" : "seat-waits", { turns: seat.waits })}</span>`
      : nothing;
  return [plate, waits];
}

/**
 * @param {import("../protocol.js").Seat} seat
 * @param {boolean} playing
 */
function standLabel(seat, playing) {
  const state = playing ? "playing" : seat.dropped ? "dropped" : seat.waits > 0 ? "waiting" : "idle";
  return t("seat-label", {
    name: seat.name,
    cards: seat.cards,
    ledger: signed(seat.ledger),
    state,
    turns: seat.waits,
    dealer: seat.dealer ? "yes" : "no",
  });
}

/**
 * The brass underline slides to the stand of whoever is to play.
 * @param {HTMLElement} table
 * @param {import("../protocol.js").View} view
 */
export function underline(table, view) {
  const line = /** @type {HTMLElement} */ (table.querySelector("#foot-line"));
  const stand = view.next === "bot" ? table.querySelector(`[data-seat="${view.turn}"]`) : null;
  line.classList.toggle("on", stand !== null);
  if (!stand) return;
  const { x, width } = stand.getBoundingClientRect();
  line.style.setProperty("--w", `${width}px`);
  line.style.setProperty("--x", `${x - table.getBoundingClientRect().x}px`);
}
