/** The spreads on the floor: the largest cards with which all of them fit, in rows, owners above. */

const RATIO = 1.44;
const PITCH = 0.55; // of a card's width between two cards of a spread
const GAP = 0.62; // of a card's width between spreads, room for a destination

/** @param {boolean} wide */
const sizes = (wide) =>
  wide ? { most: 76, head: 50, label: 24, foot: 12, side: 28 } : { most: 58, head: 42, label: 20, foot: 10, side: 14 };

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
 * @returns {import("./layout.js").SpreadPlace[]}
 */
export function packed(table, laying, floor, wide) {
  const blocks = table.map(({ spread, cards }) => ({ spread, cards: cards.length }));
  if (laying > 0) blocks.push({ spread: -1, cards: laying });
  if (blocks.length === 0) return [];
  const size = sizes(wide);
  for (let w = size.most; w > 20; w -= 2) {
    const rows = wrapped(blocks, w, floor.w - 2 * size.side);
    if (height(rows.length, w, size) <= floor.h || w <= 22) return placed(rows, w, floor, size);
  }
  return [];
}

/**
 * @param {number} rows
 * @param {number} w
 * @param {{head: number, label: number, foot: number}} size
 */
const height = (rows, w, { head, label, foot }) => head + rows * (label + w * RATIO) + (rows - 1) * 6 + foot;

/**
 * Break the spreads into rows; a row keeps a gap after its last spread, where a card can be hit.
 * @param {{spread: number, cards: number}[]} blocks
 * @param {number} w
 * @param {number} room
 */
function wrapped(blocks, w, room) {
  /** @type {{spread: number, cards: number}[][]} */
  const rows = [[]];
  let used = 0;
  for (const block of blocks) {
    const need = blockWidth(block.cards, w) + GAP * w;
    if (used > 0 && used + need > room) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(block);
    used += need;
  }
  return rows;
}

/**
 * @param {{spread: number, cards: number}[][]} rows
 * @param {number} w
 * @param {import("./layout.js").Rect} floor
 * @param {{head: number, label: number, foot: number, side: number}} size
 */
function placed(rows, w, floor, size) {
  const free = floor.h - height(rows.length, w, size);
  return rows.flatMap((row, number) => {
    const used = row.reduce((sum, { cards }) => sum + blockWidth(cards, w) + GAP * w, 0) - GAP * w;
    const y = floor.y + size.head + free / 2 + size.label + number * (size.label + w * RATIO + 6);
    let x = floor.x + Math.max(size.side, (floor.w - used) / 2);
    return row.map(({ spread, cards }) => {
      const block = { spread, x, y, w: blockWidth(cards, w), h: w * RATIO, cardW: w, label: size.label };
      x += block.w + GAP * w;
      return block;
    });
  });
}
