/** Destinations: where the picked cards can go, as dashed frames that show the cards they would hold. */

import { LOW } from "./floor.js";

const WIDE = 68; // beside a spread: a plate with its diamond
const NARROW = 40; // a plate with the word alone
const TIGHT = 28; // many destinations on a small floor: their frames alone are kept apart
const FEW = 2; // so many spreads and destinations leave room for wide plates
const APART = 4;
const TOUCHED = 24; // the narrowest frame that a finger finds

/**
 * @param {object} scene
 * @param {import("../protocol.js").View} scene.view
 * @param {import("./layout.js").SpreadPlace[]} scene.spreads the last one is the spread to be laid, when there is one
 * @param {Record<string, import("../protocol.js").Action[]>} scene.options
 * @param {readonly string[]} scene.laying
 * @param {import("./layout.js").Rect} scene.pile
 * @param {import("./layout.js").Rect} scene.floor
 * @returns {import("./layout.js").Ghost[]}
 */
export function ghosts({ view, spreads, options, laying, pile, floor }) {
  const ends = hitEnds(view, options.hit);
  const found = ends.map((end) => beside(spreads[end.at], end, roomFor(view, ends.length, floor)));
  if (laying.length > 0) found.push(framed("spread", spreads[spreads.length - 1], laying));
  if (options.discard.length > 0)
    found.push({
      kind: "discard",
      spread: -1,
      ...pile,
      cards: [],
      plate: "top",
      plateX: pile.x + pile.w / 2,
      bare: false,
    });
  return found;
}

/**
 * @param {"spread"} kind
 * @param {import("./layout.js").SpreadPlace} place
 * @param {readonly string[]} cards
 * @returns {import("./layout.js").Ghost}
 */
const framed = (kind, { x, y, w, h }, cards) => ({
  kind,
  spread: -1,
  x,
  y,
  w,
  h,
  cards: [...cards],
  plate: "top",
  plateX: x + w / 2,
  bare: false,
});

/**
 * The spreads and ends that can be hit; a card with several meanings at one end counts once.
 * @param {import("../protocol.js").View} view
 * @param {readonly import("../protocol.js").Action[]} hits
 * @returns {{at: number, low: boolean, card: string}[]}
 */
function hitEnds(view, hits) {
  /** @type {Map<string, {at: number, low: boolean, card: string}>} */
  const found = new Map();
  for (const { spread = -1, as = [] } of hits) {
    const at = view.table.findIndex((laid) => laid.spread === spread);
    if (at < 0 || !as[0]) continue;
    const low = isLow(view.table[at], as[0]);
    if (!found.has(`${at} ${low}`)) found.set(`${at} ${low}`, { at, low, card: as[0] });
  }
  return [...found.values()];
}

/**
 * The room that the destinations of a hit take beside their spreads: as wide as a plate, less when there are many.
 * @param {import("../protocol.js").View} view
 * @param {readonly import("../protocol.js").Action[]} hits
 * @param {import("./layout.js").Rect} floor
 * @returns {import("./floor.js").Ends}
 */
export function endsOf(view, hits, floor) {
  const ends = hitEnds(view, hits);
  const room = roomFor(view, ends.length, floor);
  /** @type {Map<number, {before: number, after: number}>} */
  const found = new Map();
  for (const { at, low } of ends) {
    const { spread } = view.table[at];
    const { before, after } = found.get(spread) ?? { before: 0, after: 0 };
    found.set(spread, low ? { before: room, after } : { before, after: room });
  }
  return found;
}

/**
 * @param {import("../protocol.js").View} view
 * @param {number} ends
 * @param {import("./layout.js").Rect} floor
 */
function roomFor({ table }, ends, floor) {
  if (ends * NARROW > floor.w / 2 && floor.h < LOW) return TIGHT;
  return Math.max(table.length, ends) > FEW ? NARROW : WIDE;
}

/**
 * Does the card go before the first card of a run? Only the place of its frame depends on it.
 * @param {import("../protocol.js").Spread} laid
 * @param {string} card
 */
function isLow(laid, card) {
  const order = "A23456789TJQK";
  return laid.kind === "run" && order.indexOf(card[0]) < order.indexOf(laid.cards[0].as[0]);
}

/**
 * @param {import("./layout.js").SpreadPlace} place
 * @param {{low: boolean, card: string}} end
 * @param {number} room
 * @returns {import("./layout.js").Ghost}
 */
function beside({ spread, x, y, w, h, cardW }, { low, card }, room) {
  const width = Math.max(TOUCHED, Math.min(cardW, room - 2 * APART));
  const gap = Math.min(APART, (room - width) / 2);
  return {
    kind: "hit",
    spread,
    x: low ? x - width - gap : x + w + gap,
    y,
    w: width,
    h,
    cards: [card],
    plate: "bottom",
    plateX: low ? x - room / 2 : x + w + room / 2,
    bare: room < WIDE,
  };
}
