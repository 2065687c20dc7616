/** Draws the face of a card as SVG markup: a big index, its suit beneath, and one pip or emblem in the corner. */

import { ARCS, COURT, JOKER_INDEX, MASK, SUIT } from "./emblems.js";
import { INDEX } from "./glyphs.js";

/**
 * @param {string} suit
 * @param {number} x left edge of the box
 * @param {number} y top edge
 * @param {number} size
 */
const suitAt = (suit, x, y, size) => `<path transform="translate(${x} ${y}) scale(${size / 100})" d="${SUIT[suit]}"/>`;

/**
 * Say which colour class a card is drawn in: its suit, or the two colours of the jokers.
 * @param {string} card
 */
export const colour = (card) => (card[0] === "X" ? `joker-${Number(card.slice(1)) % 2 ? "black" : "red"}` : card[1]);

/** @param {string} card */
function corner(card) {
  if (card[0] === "X") return MASK;
  if (COURT[card[0]]) return COURT[card[0]];
  return card[0] === "A" ? suitAt(card[1], 38, 82, 56) : suitAt(card[1], 47, 92, 45);
}

/** @param {string} card */
function indexColumn(card) {
  if (card[0] === "X") return `<path d="${JOKER_INDEX}"/>`;
  return `<path d="${INDEX[card[0]]}"/>${suitAt(card[1], 8, 69, 25)}`;
}

/** @param {string} card */
function stamp(card) {
  const inner = card[0] === "X" ? MASK : indexStamp(card);
  return `<g class="ink-${colour(card)} stamp">${inner}</g>`;
}

/** @param {string} card */
const indexStamp = (card) =>
  `<g transform="translate(48 88) scale(0.62)"><path d="${INDEX[card[0]]}"/></g>${suitAt(card[1], 71, 105, 22)}`;

/**
 * Draw a card; `as` is the card it stands for, drawn in outline with the true card in the corner.
 * @param {string} card
 * @param {string} [as]
 */
export function face(card, as = card) {
  const wild = as !== card;
  const column = `<g class="index ink-${colour(as)}${wild ? " wild" : ""}">${indexColumn(as)}</g>`;
  const pip = wild ? stamp(card) : `<g class="pip ink-${colour(card)}">${corner(card)}</g>`;
  return `<svg viewBox="0 0 100 144" aria-hidden="true" focusable="false"><g class="arcs">${ARCS}</g>${column}${pip}</svg>`;
}

/**
 * Draw only the index of a card, for a destination.
 * @param {string} card
 */
export const column = (card) =>
  `<svg viewBox="0 0 100 144" aria-hidden="true" focusable="false"><g class="ghost-ink">${indexColumn(card)}</g></svg>`;

/**
 * Draw a suit alone, for a sentence.
 * @param {string} suit
 */
export const suitMark = (suit) =>
  `<svg class="suit" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><path d="${SUIT[suit]}"/></svg>`;
