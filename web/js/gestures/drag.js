/** Dragging with the pointer: a card follows the finger after a few pixels, lands on a place or goes back. */

/**
 * @typedef {object} Haul
 * @property {string[]} cards what is dragged; none from the stock
 * @property {HTMLElement[]} elements
 * @property {string} source "hand", "stock" or "pile"
 *
 * @typedef {object} Handlers
 * @property {(card: string) => Haul | null} lift begin to drag a card of the hand
 * @property {(place: string) => Haul | null} pull begin to drag from the stock or the pile
 * @property {(haul: Haul, place: string | null, x: number) => void} land "stock", "pile", "floor", "hand", a spread's number, or nowhere
 * @property {() => void} touch a pointer came down anywhere
 */

const LEAST = { mouse: 5, pen: 8, touch: 10 };

/** @typedef {{id: number, x: number, y: number, from: HTMLElement, haul: Haul | null, least: number}} Held */

export class Drag {
  /** @type {Held | null} */
  #now = null;
  #swallow = false;

  /**
   * @param {HTMLElement} table
   * @param {Handlers} handlers
   */
  constructor(table, handlers) {
    this.table = table;
    this.handlers = handlers;
    table.addEventListener("pointerdown", (event) => this.#down(event));
    table.addEventListener("pointermove", (event) => this.#move(event));
    table.addEventListener("pointerup", (event) => this.#up(event));
    table.addEventListener("pointercancel", () => this.cancel());
    table.addEventListener("click", (event) => this.#click(event), { capture: true });
  }

  /** Put back what is being dragged. */
  cancel() {
    const haul = this.#now?.haul;
    this.#now = null;
    if (!haul) return false;
    this.#settle(haul);
    this.handlers.land(haul, null, 0);
    return true;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    this.#swallow = false;
    this.handlers.touch();
    const from = /** @type {HTMLElement} */ (event.target).closest(
      "[data-card], [data-place=stock], [data-place=pile]",
    );
    if (event.button !== 0 || !(from instanceof HTMLElement)) return;
    const least = LEAST[/** @type {"mouse"} */ (event.pointerType)] ?? LEAST.touch;
    this.#now = { id: event.pointerId, x: event.clientX, y: event.clientY, from, haul: null, least };
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const now = this.#now;
    if (!now || now.id !== event.pointerId) return;
    const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
    if (!now.haul) {
      if (Math.hypot(dx, dy) < now.least || !this.#begin(now)) return;
    }
    for (const [index, el] of (now.haul?.elements ?? []).entries()) {
      el.style.translate = `${dx + index * 18}px ${dy}px`;
    }
  }

  /** @param {Held} now */
  #begin(now) {
    const { card, place } = now.from.dataset;
    now.haul = card ? this.handlers.lift(card) : this.handlers.pull(place ?? "");
    if (!now.haul) {
      this.#now = null;
      return false;
    }
    this.#swallow = true;
    this.table.setPointerCapture(now.id);
    this.table.classList.add("dragging");
    for (const el of now.haul.elements) el.classList.add("dragged");
    return true;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const now = this.#now;
    this.#now = null;
    if (!now?.haul || now.id !== event.pointerId) return;
    const place = this.#under(event.clientX, event.clientY);
    this.#settle(now.haul);
    this.handlers.land(now.haul, place, event.clientX);
  }

  /** @param {Haul} haul */
  #settle({ elements }) {
    this.table.classList.remove("dragging");
    for (const el of elements) {
      const shift = el.style.translate;
      el.classList.remove("dragged");
      el.style.translate = "";
      if (shift)
        el.animate([{ translate: shift }, { translate: "0 0" }], { duration: 200, easing: "cubic-bezier(.2,.7,.2,1)" });
    }
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #under(x, y) {
    for (const el of document.elementsFromPoint(x, y)) {
      if (el instanceof HTMLElement && el.dataset.place && !el.closest(".dragged")) return el.dataset.place;
    }
    return null;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
