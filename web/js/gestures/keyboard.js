/** The keyboard: the hand is one tab stop with arrows; letters are keys of the table and can be switched off. */

/**
 * @typedef {object} Commands
 * @property {() => import("../session.js").Session} session
 * @property {(kind: string) => void} press
 * @property {(card: string) => void} toggle
 * @property {(card: string) => void} discard
 * @property {() => void} cancel
 * @property {(what: "hand" | "piles" | "again") => void} read
 * @property {(name: string) => void} open
 * @property {(card: string) => void} focus
 * @property {(step: number) => void} shift move the focused card in the hand
 */

/** @type {Readonly<Record<string, string>>} */
const KEYS = { d: "draw", t: "take", s: "spread", h: "hit", k: "drop", o: "touch", c: "claim", e: "end", x: "slap" };
const DIGITS = ["draw", "take", "spread", "hit", "discard", "drop"];
/** @type {Readonly<Record<string, "hand" | "piles" | "again">>} */
const READS = { r: "hand", p: "piles", a: "again" };

/**
 * Listen to the keyboard.
 * @param {Commands} commands
 */
export function listen(commands) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "Escape" && !inDialog(event)) return commands.cancel();
    if (typing(event) || inDialog(event)) return;
    if (handled(event, commands)) event.preventDefault();
  });
}

/** @param {KeyboardEvent} event */
const typing = ({ target }) => target instanceof HTMLElement && target.matches("input, select, textarea");

/** @param {KeyboardEvent} event */
const inDialog = ({ target }) => target instanceof HTMLElement && target.closest("dialog") !== null;

/**
 * @param {KeyboardEvent} event
 * @param {Commands} commands
 */
function handled(event, commands) {
  const card = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
  return (card !== undefined && inHand(event, card, commands)) || letter(event.key, commands);
}

/**
 * @param {KeyboardEvent} event
 * @param {string} card
 * @param {Commands} commands
 */
function inHand({ key, shiftKey }, card, commands) {
  const { order } = commands.session();
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  if (step !== 0 && shiftKey) commands.shift(step);
  else if (step !== 0) commands.focus(order[Math.max(0, Math.min(order.length - 1, order.indexOf(card) + step))]);
  else if (key === "Home") commands.focus(order[0]);
  else if (key === "End") commands.focus(order[order.length - 1]);
  else if (key === " ") commands.toggle(card);
  else if (key === "Enter") commands.discard(card);
  else return false;
  return true;
}

/**
 * @param {string} key
 * @param {Commands} commands
 */
function letter(key, commands) {
  const { settings } = commands.session();
  if (!settings.letters) return false;
  const low = key.toLowerCase();
  if (KEYS[low]) commands.press(KEYS[low]);
  else if (DIGITS[Number(key) - 1]) commands.press(DIGITS[Number(key) - 1]);
  else if (READS[low]) commands.read(READS[low]);
  else if (key === "?") commands.open("help");
  else return false;
  return true;
}
