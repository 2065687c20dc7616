/** The cards on the page: one element for each, kept while the card can be seen, moved by transform alone. */

import { face } from "./face.js";
import { msFor } from "./motion.js";

/**
 * @typedef {import("./layout.js").CardPlace} CardPlace
 * @typedef {{el: HTMLElement, place: CardPlace}} Held
 * @typedef {(spot: string) => {x: number, y: number, w: number}} Spot where "stock" or "seat 2" is
 */

const EASE = "cubic-bezier(.2,.7,.2,1)";
const still = matchMedia("(prefers-reduced-motion: reduce)");

export class Cards {
  /** @type {Map<string, Held>} */
  #held = new Map();

  /**
   * @param {HTMLElement} hand the listbox
   * @param {HTMLElement} laid all other cards
   * @param {(el: HTMLElement, place: CardPlace) => void} dress sets what a card says and shows
   */
  constructor(hand, laid, dress) {
    this.hand = hand;
    this.laid = laid;
    this.dress = dress;
  }

  /**
   * Bring every card to its place.
   * @param {CardPlace[]} places
   * @param {import("./motion.js").Moves} moves
   * @param {Spot} spot
   * @param {boolean} quick nothing moves
   */
  update(places, moves, spot, quick) {
    const seen = new Set(places.map(({ card }) => card));
    for (const [card, held] of this.#held)
      if (!seen.has(card)) this.#leave(card, held, moves.exits.get(card), spot, quick);
    for (const place of places) this.#bring(place, moves.entrances.get(place.card), spot, quick);
    this.#sort(
      this.hand,
      places.filter(({ zone }) => zone === "hand"),
    );
    this.#sort(
      this.laid,
      places.filter(({ zone }) => zone !== "hand"),
    );
    if (!quick) for (const flight of moves.flights) this.#fly(flight, spot);
  }

  /** Let every move that is under way arrive. */
  finish() {
    for (const { el } of this.#held.values()) for (const move of el.getAnimations()) move.finish();
  }

  /** @param {string} card */
  element(card) {
    return this.#held.get(card)?.el ?? null;
  }

  /**
   * @param {CardPlace} place
   * @param {import("./motion.js").Entrance | undefined} entrance
   * @param {Spot} spot
   * @param {boolean} quick
   */
  #bring(place, entrance, spot, quick) {
    const held = this.#held.get(place.card);
    const el = held?.el ?? this.#make(place);
    const from = held?.place ?? (entrance ? { ...place, ...spot(entrance.from), zone: entrance.from } : null);
    if (held && held.place.as !== place.as) el.innerHTML = face(place.card, place.as);
    this.#held.set(place.card, { el, place });
    put(el, place);
    this.dress(el, place);
    const fresh = entrance && held?.place.zone !== place.zone ? entrance : null;
    if (from && !quick)
      move(el, from, place, fresh?.ms ?? msFor(from.zone, place.zone), held ? 0 : (entrance?.delay ?? 0));
  }

  /** @param {CardPlace} place */
  #make(place) {
    const el = document.createElement("div");
    el.className = "card";
    el.id = `card-${place.card}`;
    el.dataset.card = place.card;
    el.innerHTML = face(place.card, place.as);
    return el;
  }

  /**
   * @param {string} card
   * @param {Held} held
   * @param {string | undefined} exit
   * @param {Spot} spot
   * @param {boolean} quick
   */
  #leave(card, { el, place }, exit, spot, quick) {
    this.#held.delete(card);
    if (!exit || quick) return el.remove();
    el.removeAttribute("id");
    el.inert = true;
    const to = spot(exit);
    const going = el.animate(
      still.matches
        ? [{ opacity: 1 }, { opacity: 0 }]
        : [{ transform: at(place, place.w) }, { transform: at(to, place.w) }],
      { duration: still.matches ? 100 : 240, easing: EASE, fill: "forwards" },
    );
    going.onfinish = () => el.remove();
  }

  /**
   * @param {import("./motion.js").Flight} flight
   * @param {Spot} spot
   */
  #fly({ from, to, delay }, spot) {
    if (still.matches) return;
    const [start, end] = [spot(from), spot(to)];
    const el = document.createElement("div");
    el.className = "card back";
    el.style.setProperty("--w", `${start.w}px`);
    el.innerHTML = '<svg aria-hidden="true"><use href="#card-back"/></svg>';
    this.laid.append(el);
    const going = el.animate([{ transform: at(start, start.w) }, { transform: at(end, start.w) }], {
      duration: 240,
      delay,
      easing: EASE,
      fill: "both",
    });
    going.onfinish = () => el.remove();
  }

  /**
   * Keep the document's order the order on the table, without losing the focus.
   * @param {HTMLElement} layer
   * @param {CardPlace[]} places
   */
  #sort(layer, places) {
    /** @type {Element | null} */
    let next = layer.firstElementChild;
    for (const { card } of places) {
      const el = /** @type {HTMLElement} */ (this.element(card));
      if (el === next) next = next.nextElementSibling;
      else insert(layer, el, next);
    }
  }
}

/**
 * @param {HTMLElement} layer
 * @param {HTMLElement} el
 * @param {Element | null} next
 */
function insert(layer, el, next) {
  const gentle = /** @type {{moveBefore?: (el: Node, next: Node | null) => void}} */ (/** @type {unknown} */ (layer));
  if (gentle.moveBefore && el.parentElement === layer) return gentle.moveBefore(el, next);
  const focused = document.activeElement === el;
  layer.insertBefore(el, next);
  if (focused) el.focus({ preventScroll: true });
}

/** @param {{x: number, y: number, w: number}} spot @param {number} w */
const at = (spot, w) => `translate(${spot.x}px, ${spot.y}px) scale(${spot.w / w})`;

/** @param {HTMLElement} el @param {CardPlace} place */
function put(el, place) {
  el.style.setProperty("--w", `${place.w}px`);
  el.style.setProperty("--x", `${place.x}px`);
  el.style.setProperty("--y", `${place.y}px`);
  el.style.setProperty("--strip", `${place.strip}px`);
  el.style.setProperty("--z", String(place.z));
  el.classList.toggle("covered", place.covered);
  el.classList.toggle("small", place.w < 60);
}

/**
 * @param {HTMLElement} el
 * @param {{x: number, y: number, w: number}} from
 * @param {CardPlace} to
 * @param {number} ms
 * @param {number} delay
 */
function move(el, from, to, ms, delay) {
  if (from.x === to.x && from.y === to.y && from.w === to.w) return;
  for (const old of el.getAnimations()) old.cancel();
  el.animate(frames(at(from, to.w), at(to, to.w), delay), {
    duration: still.matches ? 100 : ms,
    delay: still.matches ? 0 : delay,
    easing: EASE,
    fill: "backwards",
  });
}

/**
 * The way of a card; while it waits for its turn in the deal it lies unseen in the stock.
 * @param {string} from
 * @param {string} to
 * @param {number} delay
 * @returns {Keyframe[]}
 */
function frames(from, to, delay) {
  if (still.matches) return [{ opacity: 0 }, { opacity: 1 }];
  if (delay === 0) return [{ transform: from }, { transform: to }];
  return [{ transform: from, opacity: 0 }, { opacity: 1, offset: 0.05 }, { transform: to }];
}
