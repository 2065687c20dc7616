/** From a view and the room there is to the place of every card: pure arithmetic, in pixels of the table. */

import { fan, rowsFor } from "./fan.js";
import { packed } from "./floor.js";
import { endsOf, ghosts } from "./ghosts.js";

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Rect
 * @typedef {{stage: Rect, floor: Rect, hand: import("./fan.js").Hand, wide: boolean}} Room
 * @typedef {{card: string, as: string, zone: "hand" | "pile" | "spread", x: number, y: number, w: number, z: number,
 *   covered: boolean, strip: number, spread: number}} CardPlace
 * @typedef {{kind: "hit" | "spread" | "discard", spread: number, x: number, y: number, w: number, h: number,
 *   cards: string[], plate: "top" | "bottom", plateX: number, bare: boolean}} Ghost bare: a plate of the word alone
 * @typedef {{spread: number, x: number, y: number, w: number, h: number, cardW: number, label: number,
 *   labelW: number}} SpreadPlace
 * @typedef {{cards: CardPlace[], spreads: SpreadPlace[], ghosts: Ghost[], stock: Rect, pile: Rect, rows: number}} Plan
 */

const RATIO = 1.44;

/**
 * Place everything.
 * @param {object} scene
 * @param {import("../protocol.js").View} scene.view
 * @param {readonly string[]} scene.order the hand as shown
 * @param {readonly string[]} scene.picked
 * @param {Record<string, import("../protocol.js").Action[]>} scene.options what the picked cards can do
 * @param {number} scene.widest
 * @param {Room} room
 * @returns {Plan}
 */
export function layout({ view, order, picked, options, widest }, room) {
  const { stock, pile } = piles(room);
  const laying = options.spread[0]?.as ?? [];
  const spreads = packed(view.table, laying.length, room.floor, room.wide, endsOf(view, options.hit, room.floor));
  const rows = rowsFor(widest, room.hand, room.wide);
  return {
    cards: [
      ...pileCards(view, pile),
      ...laidCards(view.table, spreads),
      ...fan(order, picked, room.hand, room.wide, rows),
    ],
    spreads: spreads.slice(0, view.table.length),
    ghosts: ghosts({ view, spreads, options, laying, pile, floor: room.floor }),
    stock,
    pile,
    rows,
  };
}

/** @param {Room} room */
function piles({ stage, wide }) {
  const most = wide ? 108 : 80;
  const foot = wide ? 10 : 8;
  const w = Math.round(Math.max(44, Math.min(most, (stage.h - foot - 30) / RATIO)));
  const gap = wide ? 48 : 24;
  const middle = stage.x + stage.w / 2;
  const y = stage.y + stage.h - foot - w * RATIO;
  return {
    stock: { x: middle - gap / 2 - w, y, w, h: w * RATIO },
    pile: { x: middle + gap / 2, y, w, h: w * RATIO },
  };
}

/**
 * @param {import("../protocol.js").View} view
 * @param {Rect} pile
 * @returns {CardPlace[]}
 */
function pileCards({ pile: { top } }, pile) {
  if (!top) return [];
  return [
    {
      card: top,
      as: top,
      zone: "pile",
      x: pile.x,
      y: pile.y,
      w: pile.w,
      z: 0,
      covered: false,
      strip: pile.w,
      spread: -1,
    },
  ];
}

/**
 * @param {import("../protocol.js").Spread[]} table
 * @param {SpreadPlace[]} places
 * @returns {CardPlace[]}
 */
function laidCards(table, places) {
  return table.flatMap(({ spread, cards }, at) => {
    const { x, y, cardW, w } = places[at];
    const pitch = cards.length > 1 ? (w - cardW) / (cards.length - 1) : 0;
    return cards.map(({ card, as }, index) => ({
      card,
      as,
      zone: /** @type {"spread"} */ ("spread"),
      x: x + index * pitch,
      y,
      w: cardW,
      z: index,
      covered: index < cards.length - 1,
      strip: pitch,
      spread,
    }));
  });
}
