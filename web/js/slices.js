/** Draws parts of the page: one after the other in one go, or in slices between which the browser gets its turn. */

import { render } from "lit-html";

/** @typedef {() => void} Slice */

/** @type {Set<string>} */
const filled = new Set();

/**
 * Render into a part of the page; what the first paint put there goes at the same moment.
 * @param {string} id
 * @param {unknown} content
 */
export function fill(id, content) {
  const el = /** @type {HTMLElement} */ (document.getElementById(id));
  if (!filled.has(id)) el.replaceChildren();
  filled.add(id);
  render(content, el);
}

export class Slices {
  /** @type {Slice[]} */
  #left = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * Do the first slice now and each other in a task of its own.
   * @param {readonly Slice[]} slices
   */
  begin(slices) {
    this.#left = [...slices];
    this.#next();
  }

  /** Do at once what is left. */
  finish() {
    clearTimeout(this.#timer);
    while (this.#left.length > 0) this.#left.shift()?.();
  }

  #next() {
    this.#left.shift()?.();
    if (this.#left.length > 0) this.#timer = setTimeout(() => this.#next());
  }
}
