/** Measures the room there is for stage, floor and hand, in pixels of the table. */

/** @typedef {import("./layout.js").Room} Rooms */

/**
 * Measure; cheap enough to be done at every draw.
 * @param {HTMLElement} table
 * @returns {Rooms}
 */
export function measured(table) {
  const origin = table.getBoundingClientRect();
  return {
    stage: within(table, "stage", origin),
    floor: within(table, "floor", origin),
    hand: { ...within(table, "hand-place", origin), middle: origin.width / 2 },
    wide: origin.width >= 700,
  };
}

/**
 * @param {HTMLElement} table
 * @param {string} id
 * @param {DOMRect} origin
 */
function within(table, id, origin) {
  const { x, y, width, height } = /** @type {Element} */ (table.querySelector(`#${id}`)).getBoundingClientRect();
  return { x: x - origin.x, y: y - origin.y, w: width, h: height };
}

/**
 * Where a stand's little cards are, for cards that come from there or go there.
 * @param {HTMLElement} table
 * @param {string} seat
 */
export function standSpot(table, seat) {
  const origin = table.getBoundingClientRect();
  const backs = table.querySelector(`[data-seat="${seat}"] .backs`)?.getBoundingClientRect() ?? origin;
  return { x: backs.x - origin.x, y: backs.y - origin.y, w: 18 };
}
