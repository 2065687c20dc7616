/** The spreads on the floor: the largest cards with which all of them fit, in rows, owners above. */

const RATIO = 1.44;
const PITCH = 0.55; // of a card's width between two cards of a spread
const GAP = 0.62; // of a card's width between spreads
const LEAST = 16;
export const LOW = 130; // a floor on which every pixel counts
const NAMED = 0.9; // so much smaller the cards may be, for all owners to be named in full

/** @param {import("./layout.js").Rect} floor @param {boolean} wide */
function sizes({ h }, wide) {
  if (wide) return { most: 76, head: 50, label: 24, foot: 12, side: 28, owner: 110 };
  if (h < LOW) return { most: 58, head: 32, label: 18, foot: 4, side: 14, owner: 86 };
  return { most: 58, head: 42, label: 20, foot: 10, side: 14, owner: 86 };
}

/**
 * @typedef {{spread: number, cards: number, before: number, after: number}} Block with the room its destinations take
 * @typedef {ReturnType<typeof sizes>} Size
 * @typedef {ReadonlyMap<number, {before: number, after: number}>} Ends room for destinations by the number of the spread
 */

/**
 * @param {number} cards
 * @param {number} w
 */
const blockWidth = (cards, w) => w * (1 + PITCH * (cards - 1));

/**
 * Place every spread, and after them the one that is about to be laid.
 * @param {readonly {spread: number, cards: readonly unknown[]}[]} table
 * @param {number} laying cards of the spread to come, or 0
 * @param {import("./layout.js").Rect} floor
 * @param {boolean} wide
 * @param {Ends} [ends]
 * @returns {import("./layout.js").SpreadPlace[]}
 */
export function packed(table, laying, floor, wide, ends = new Map()) {
  const none = { before: 0, after: 0 };
  const blocks = table.map(({ spread, cards }) => ({ spread, cards: cards.length, ...(ends.get(spread) ?? none) }));
  if (laying > 0) blocks.push({ spread: -1, cards: laying, ...none });
  if (blocks.length === 0) return [];
  const size = sizes(floor, wide);
  const named = largest(blocks, floor, size);
  const any = largest(blocks, floor, { ...size, owner: 0 });
  const { w, rows, size: chosen } = named.w >= any.w * NAMED ? named : any;
  return placed(rows, w, floor, chosen);
}

/**
 * The largest cards with which all spreads fit.
 * @param {Block[]} blocks
 * @param {import("./layout.js").Rect} floor
 * @param {Size} size
 */
function largest(blocks, floor, size) {
  for (let w = size.most; ; w -= 2) {
    const rows = wrapped(blocks, w, size, floor.w - 2 * size.side);
    if (height(rows.length, w, size) <= floor.h || w <= LEAST) return { w, rows, size };
  }
}

/**
 * @param {number} rows
 * @param {number} w
 * @param {{head: number, label: number, foot: number}} size
 */
const height = (rows, w, { head, label, foot }) => head + rows * (label + w * RATIO) + (rows - 1) * 6 + foot;

/**
 * What a spread takes with its destinations; wide enough to say whose it is.
 * @param {Block} block
 * @param {number} w
 * @param {Size} size
 */
function taken({ cards, before, after }, w, { owner }) {
  const block = blockWidth(cards, w);
  return { before, block, after: Math.max(after, owner - block) };
}

/**
 * Break the spreads into rows.
 * @param {Block[]} blocks
 * @param {number} w
 * @param {Size} size
 * @param {number} room
 */
function wrapped(blocks, w, size, room) {
  /** @type {Block[][]} */
  const rows = [[]];
  for (const block of blocks) {
    const row = rows[rows.length - 1];
    if (row.length > 0 && rowWidth([...row, block], w, size) > room) rows.push([block]);
    else row.push(block);
  }
  return rows;
}

/**
 * The left edges of a row's spreads, and its width.
 * @param {Block[]} row
 * @param {number} w
 * @param {Size} size
 */
function lined(row, w, size) {
  let end = 0;
  const lefts = row.map((one, at) => {
    const { before, block, after } = taken(one, w, size);
    const left = end + before;
    const next = row[at + 1];
    end = left + block + (next ? Math.max(after, GAP * w - next.before) : one.after);
    return left;
  });
  return { lefts, width: end };
}

/**
 * @param {Block[]} row
 * @param {number} w
 * @param {Size} size
 */
const rowWidth = (row, w, size) => lined(row, w, size).width;

/**
 * @param {Block[][]} rows
 * @param {number} w
 * @param {import("./layout.js").Rect} floor
 * @param {Size} size
 */
function placed(rows, w, floor, size) {
  const free = floor.h - height(rows.length, w, size);
  return rows.flatMap((row, number) => {
    const { lefts, width } = lined(row, w, size);
    const y = floor.y + size.head + free / 2 + size.label + number * (size.label + w * RATIO + 6);
    const start = floor.x + Math.max(size.side, (floor.w - width) / 2);
    return row.map(({ spread, cards }, at) => {
      const x = start + lefts[at];
      const end = at + 1 < row.length ? start + lefts[at + 1] : floor.x + floor.w;
      return { spread, x, y, w: blockWidth(cards, w), h: w * RATIO, cardW: w, label: size.label, labelW: end - x - 6 };
    });
  });
}
