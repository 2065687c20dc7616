/** What else holds for this hand: a double deal, a boobed deck, pots on the table; each says what it means when touched. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { marked } from "../i18n/marks.js";
import { shown } from "../i18n/words.js";

/**
 * @typedef {import("../protocol.js").View} View
 * @typedef {{key: string, why: string, values: Record<string, string | number>}} Note
 */

/**
 * @param {View} view
 * @returns {Note[]}
 */
export function notesOf({ big_one, boobed, side_bets }) {
  /** @type {Note[]} */
  const notes = [];
  if (big_one) notes.push({ key: "note-double", why: "note-double-why", values: {} });
  if (boobed) notes.push({ key: "note-boobed", why: "note-boobed-why", values: {} });
  const { suit, naturals } = side_bets ?? { suit: null, naturals: null };
  if (suit && (suit.pot > 0 || suit.suit))
    notes.push({ key: "note-suit", why: "note-suit-why", values: { pot: suit.pot, suit: suit.suit ?? "none" } });
  if (naturals && naturals.pot > 0)
    notes.push({ key: "note-naturals", why: "note-naturals-why", values: { pot: naturals.pot } });
  return notes;
}

/**
 * @param {View} view
 * @param {import("./layout.js").Plan} plan
 * @param {(note: import("../protocol.js").Sentence) => void} explain
 */
export function notes(view, { stock }, explain) {
  const found = notesOf(view);
  if (found.length === 0) return nothing;
  return html`<div class="notes" .style=${`--y:${stock.y + stock.h}px`}>
    ${found.map(
      ({
        key,
        why,
        values,
      }) => html`<button class="note-chip" type="button" @click=${() => explain({ key: why, values })}>
        ${shown(t(key, { ...values, mark: suitMark(values.suit) }))}
      </button>`,
    )}
  </div>`;
}

/**
 * A suit as a mark in a sentence.
 * @param {string | number | undefined} suit
 */
const suitMark = (suit) => (typeof suit === "string" && suit.length === 1 ? marked.suit(suit) : "");
