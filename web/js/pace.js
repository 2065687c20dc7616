/** How long the table waits between moves: the speed the person chose, and the reaction times of a slap. */

/** @type {Readonly<Record<string, number>>} */
const PAUSE = { instant: 0, fast: 350, normal: 900, slow: 1800 };

/**
 * Milliseconds before the next move that is not yours. While a discard can be slapped it is the quickest bot's reaction, as the engine drew it.
 * @param {import("./types.js").View} view
 * @param {string} speed
 */
export function pause(view, speed) {
  const bots = view.slap?.bots ?? [];
  if (bots.length > 0) return Math.min(...bots.map(({ ms }) => ms));
  return PAUSE[speed] ?? PAUSE.normal;
}
