/** Saves of the session record: two slots written in turn, so that a torn write never loses the game. */

import { createStore, get, set } from "idb-keyval";

/**
 * @typedef {object} Save
 * @property {number} number counts up; the higher of the two slots is the newer
 * @property {string} text a session record
 *
 * @typedef {"kept" | "blocked" | "full"} Kept How a save went; after the last two the game goes on and says so.
 */

const PATIENCE = 3000; // ms: a storage that says nothing for longer is taken for blocked
const SLOTS = ["session-a", "session-b"];

/** @type {ReturnType<typeof createStore> | null} */
let opened = null;
let number = -1; // of the newest save; -1: not looked yet
let queue = /** @type {Promise<unknown>} */ (Promise.resolve());

const store = () => {
  opened ??= createStore("tonk", "saves");
  return opened;
};

/**
 * Read the newest save, or null when there is none or the browser gives no storage.
 *
 * @returns {Promise<string | null>}
 */
export async function load() {
  try {
    const saves = await inTime(Promise.all(SLOTS.map((slot) => get(slot, store()))));
    const newest = /** @type {(Save | undefined)[]} */ (saves)
      .filter((save) => typeof save?.number === "number" && typeof save.text === "string")
      .sort((a, b) => Number(b?.number) - Number(a?.number))[0];
    number = newest?.number ?? 0;
    return newest?.text ?? null;
  } catch {
    opened = null;
    return null;
  }
}

/**
 * Keep a session record; call it after every accepted action. Writes follow one another in order.
 *
 * @param {string} text
 * @returns {Promise<Kept>}
 */
export function save(text) {
  const kept = queue.then(() => write(text));
  queue = kept;
  return kept;
}

/**
 * Wait for the storage, but not for ever.
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
function inTime(answer) {
  const late = new Promise((_, refuse) => setTimeout(() => refuse(new Error("the storage does not answer")), PATIENCE));
  return /** @type {Promise<T>} */ (Promise.race([answer, late]));
}

/** Forget the saved session: an empty record is newer than any. */
export function forget() {
  return save("");
}

/**
 * @param {string} text
 * @returns {Promise<Kept>}
 */
async function write(text) {
  try {
    if (number < 0) await load();
    const next = Math.max(0, number) + 1;
    await inTime(set(SLOTS[next % 2], { number: next, text }, store()));
    number = next;
    return "kept";
  } catch (error) {
    opened = null;
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "blocked";
  }
}
