/** Destinations: where the picked cards can go, as dashed frames that show the cards they would hold. */

const PLATE = 40; // half of a plate, so that none is cut off at the edge
const STRIP = 0.6; // of a card's width, what a frame between two spreads shows

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
  const found = hitGhosts(view, spreads, options.hit, floor);
  if (laying.length > 0) found.push(framed("spread", spreads[spreads.length - 1], laying));
  if (options.discard.length > 0)
    found.push({ kind: "discard", spread: -1, ...pile, cards: [], plate: "top", plateX: pile.x + pile.w / 2 });
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
});

/**
 * One frame for each spread and end that can be hit; a card with several meanings at one end gets one.
 * @param {import("../protocol.js").View} view
 * @param {import("./layout.js").SpreadPlace[]} spreads
 * @param {import("../protocol.js").Action[]} hits
 * @param {import("./layout.js").Rect} floor
 */
function hitGhosts(view, spreads, hits, floor) {
  /** @type {Map<string, import("./layout.js").Ghost>} */
  const found = new Map();
  for (const { spread = -1, as = [] } of hits) {
    const at = view.table.findIndex((laid) => laid.spread === spread);
    if (at < 0 || !as[0]) continue;
    const low = isLow(view.table[at], as[0]);
    const key = `${spread} ${low}`;
    if (!found.has(key)) found.set(key, beside(spreads, at, low, as[0], floor));
  }
  return [...found.values()];
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
 * @param {import("./layout.js").SpreadPlace[]} spreads
 * @param {number} at
 * @param {boolean} low
 * @param {string} card
 * @param {import("./layout.js").Rect} floor
 * @returns {import("./layout.js").Ghost}
 */
function beside(spreads, at, low, card, floor) {
  const { spread, x, y, w, h, cardW } = spreads[at];
  const next = spreads[at + 1]?.y === y ? spreads[at + 1].x : floor.x + floor.w - 4;
  const before = at > 0 && spreads[at - 1].y === y ? spreads[at - 1].x + spreads[at - 1].w : floor.x + 4;
  const free = (low ? x - before : next - x - w) - 8;
  const width = Math.max(cardW * STRIP, Math.min(cardW, free));
  const left = low ? x - width - 4 : x + w + 4;
  const last = spreads[at + 1]?.y !== y;
  const plateX = Math.max(floor.x + PLATE, Math.min(floor.x + floor.w - PLATE, left + width / 2));
  return {
    kind: "hit",
    spread,
    x: left,
    y,
    w: width,
    h,
    cards: [card],
    plate: !low && last ? "top" : "bottom",
    plateX,
  };
}
