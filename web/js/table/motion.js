/** How long and from where cards move: told by the events of an update; the places themselves come from the layout. */

/**
 * @typedef {import("../protocol.js").Event} GameEvent
 * @typedef {{from: string, delay: number, ms: number}} Entrance `from` is "stock", "pile" or "seat 2"
 * @typedef {{from: string, to: string, delay: number}} Flight a face-down card that nobody may see
 * @typedef {{entrances: Map<string, Entrance>, exits: Map<string, string>, flights: Flight[]}} Moves
 */

const DEAL = { ms: 220, apart: 70 };
const DRAW = 240;
const LAY = 260;

/**
 * Say where each card that appears comes from, and where each that leaves goes.
 * @param {readonly GameEvent[]} events
 * @param {import("../protocol.js").View} view
 * @returns {Moves}
 */
export function moves(events, view) {
  /** @type {Moves} */
  const found = { entrances: new Map(), exits: new Map(), flights: [] };
  for (const event of events) moveOf(event, view, found);
  return found;
}

/**
 * @param {GameEvent} event
 * @param {import("../protocol.js").View} view
 * @param {Moves} found
 */
function moveOf(event, view, found) {
  const home = `seat ${event.seat}`;
  const own = event.seat === view.you;
  if (event.type === "dealt") return dealt(view, found);
  if (event.type === "drew" && own && event.card)
    found.entrances.set(event.card, { from: "stock", delay: 0, ms: DRAW });
  if (event.type === "drew" && !own) found.flights.push({ from: "stock", to: home, delay: 0 });
  if (event.type === "took" && !own && event.card) found.exits.set(event.card, home);
  if (!own) for (const card of leaving(event)) found.entrances.set(card, { from: home, delay: 0, ms: LAY });
}

/**
 * The cards that a seat's move brings to the table.
 * @param {GameEvent} event
 */
function leaving({ type, card, cards = [] }) {
  if (type === "laid") return cards.map((laid) => laid.card);
  return card && ["discarded", "was_hit", "slapped"].includes(type) ? [card] : [];
}

/**
 * The deal goes round the table, one card at a time.
 * @param {import("../protocol.js").View} view
 * @param {Moves} found
 */
function dealt(view, found) {
  const seats = view.seats.length;
  const hand = view.seats[view.you].hand ?? [];
  hand.forEach((card, round) => {
    const turn = round * seats + ((view.you - view.session.dealer - 1 + seats) % seats);
    found.entrances.set(card, { from: "stock", delay: Math.min(turn * DEAL.apart, 1400), ms: DEAL.ms });
  });
  if (view.pile.top)
    found.entrances.set(view.pile.top, {
      from: "stock",
      delay: Math.min(hand.length * seats * DEAL.apart, 1500),
      ms: DEAL.ms,
    });
}

/** Milliseconds of a move between two zones, when no event says otherwise. */
export const msFor = (/** @type {string} */ from, /** @type {string} */ to) => {
  if (from === to) return from === "hand" ? 120 : 200;
  return to === "hand" ? DRAW : LAY;
};
