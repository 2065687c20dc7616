/** The hand: one row as wide as it may be, two rows when the cards would show less than a thumb's width. */

const RATIO = 1.44;
const LEAST = 44; // the narrowest strip of a card that a finger finds
const UPPER = 0.97; // of a card's width, what the upper of two rows shows: its index with its suit
const FOOT = 8;
const RISE = 16;
const RAISED = 20; // above two rows, room for a picked card

/** @typedef {import("./layout.js").Rect & {middle?: number}} Hand middle: the middle of the table, where the cards lie if they can */

/** @param {Hand} hand @param {boolean} wide */
function widths({ w, h }, wide) {
  if (!wide) return { one: 84, two: 72, gap: 7, top: 33, edge: 16 };
  return { one: w >= 700 && h >= 204 ? 118 : 104, two: 72, gap: 10, top: 42, edge: 4 };
}

/** @param {Hand} hand @param {boolean} wide */
const inner = (hand, wide) => hand.w - 2 * widths(hand, wide).edge;

/**
 * How many rows a hand needs that may grow to `most` cards.
 * @param {number} most
 * @param {Hand} hand
 * @param {boolean} wide
 */
export function rowsFor(most, hand, wide) {
  const { one } = widths(hand, wide);
  return most > 1 && (inner(hand, wide) - one) / (most - 1) < LEAST ? 2 : 1;
}

/**
 * @param {readonly string[]} order
 * @param {readonly string[]} picked
 * @param {Hand} hand
 * @param {boolean} wide
 * @param {number} rows
 * @returns {import("./layout.js").CardPlace[]}
 */
export function fan(order, picked, hand, wide, rows) {
  const { one, two, top: usual } = widths(hand, wide);
  const top = Math.min(usual, Math.max(24, hand.h - one * RATIO - 8));
  if (rows === 1) return row(order, picked, hand, wide, { top, most: one, z: 0 });
  const half = Math.ceil(order.length / 2);
  const most = Math.max(LEAST, Math.min(two, (hand.h - RAISED - FOOT) / (RATIO + UPPER)));
  const upper = row(order.slice(0, half), picked, hand, wide, { most, top: RAISED, z: 0 });
  return [
    ...upper.map((place) => ({ ...place, covered: true })),
    ...row(order.slice(half), picked, hand, wide, { most, top: RAISED + most * UPPER, z: half }),
  ];
}

/**
 * @param {readonly string[]} cards
 * @param {readonly string[]} picked
 * @param {Hand} hand
 * @param {boolean} wide
 * @param {{top: number, most: number, z: number}} where
 * @returns {import("./layout.js").CardPlace[]}
 */
function row(cards, picked, hand, wide, { top, most, z }) {
  const w = Math.max(LEAST, Math.min(most, (hand.h - top - 8) / RATIO));
  const room = inner(hand, wide);
  const { gap, edge } = widths(hand, wide);
  const pitch = cards.length > 1 ? Math.min(w + gap, (room - w) / (cards.length - 1)) : 0;
  const long = w + pitch * (cards.length - 1);
  const middle = hand.middle ?? hand.x + hand.w / 2;
  const left = Math.max(hand.x + edge, Math.min(middle - long / 2, hand.x + hand.w - edge - long));
  return cards.map((card, index) => {
    const covered = index < cards.length - 1 && pitch < w;
    const y = hand.y + top - (picked.includes(card) ? RISE : 0);
    return {
      card,
      as: card,
      zone: "hand",
      x: left + index * pitch,
      y,
      w,
      z: z + index,
      covered,
      strip: covered ? pitch : w,
      spread: -1,
    };
  });
}
