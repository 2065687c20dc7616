/** The player's settings, kept in localStorage so that the first paint already knows the theme. */

/**
 * @typedef {object} Settings
 * @property {"auto" | "dark" | "light" | "contrast"} theme
 * @property {"two" | "four"} suits
 * @property {"instant" | "fast" | "normal" | "slow"} speed
 * @property {boolean} confirmDrop
 * @property {boolean} confirmDiscard
 * @property {boolean} letters
 * @property {"rank" | "run" | "hand"} sort
 * @property {boolean} played a hand was played to its end on this machine
 * @property {number} players
 * @property {number} stake
 * @property {Record<string, unknown>} rules the rules of the next game: a preset and what differs from it
 */

const KEY = "tonk-settings";

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  theme: "auto",
  suits: "two",
  speed: "normal",
  confirmDrop: true,
  confirmDiscard: false,
  letters: true,
  sort: "rank",
  played: false,
  players: 3,
  stake: 5,
  rules: { preset: "classic" },
});

/** @returns {Settings} */
export function keptSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/**
 * Keep the settings; a browser that refuses storage only forgets them on the next visit.
 * @param {Settings} settings
 */
export function keepSettings(settings) {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing to do: the settings hold for this visit.
  }
}

/**
 * Put theme and suit colours on the page.
 * @param {Settings} settings
 */
export function showSettings({ theme, suits }) {
  const { dataset } = document.documentElement;
  const contrast = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "";
  dataset.theme = theme === "auto" ? contrast : theme;
  dataset.suits = suits;
}
