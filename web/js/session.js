/** What the person is in the middle of; `reduce` answers every event with the next session and touches nothing else. */

import { NO_BETS } from "./bets.js";
import { carried, moved, sorted } from "./order.js";
import { NO_HOUSE } from "./rules/draft.js";

/**
 * @typedef {import("./protocol.js").View} View
 * @typedef {import("./protocol.js").Action} Action
 * @typedef {import("./protocol.js").Sentence} Sentence
 * @typedef {import("./protocol.js").Event} GameEvent
 *
 * @typedef {object} Session
 * @property {View | null} view the latest view; drawing it is always right
 * @property {import("./protocol.js").Update["legal"]} legal
 * @property {GameEvent[]} events what the latest update told, for the motion
 * @property {boolean} resumed the latest update told the whole hand again
 * @property {number} turn counts updates, so that a view knows when it is new
 * @property {LogEntry[]} log the hand in words
 * @property {string[]} order the hand as it is shown
 * @property {number} widest the most cards the hand can hold in this turn
 * @property {string[]} picked
 * @property {{cards: string, can: import("./protocol.js").Can} | null} can what the engine says of exactly the picked cards
 * @property {Choice | null} choice
 * @property {{kind: string, action: Action} | null} confirm
 * @property {string | null} panel
 * @property {Sentence | null} said an answer to the last thing the person did
 * @property {boolean} asking a request is on its way
 * @property {boolean} settled the last move of the hand has been seen, show the reckoning
 * @property {Trouble | null} trouble
 * @property {"kept" | "blocked" | "full"} storage
 * @property {"unkept" | "kept" | "update"} flight whether the game plays without a network, or a new version is here
 * @property {import("./bets.js").Bets} bets what the person decides before the next deal
 * @property {boolean} pending a new game is to follow the session that was ended for it
 * @property {import("./fair.js").Checks | null} checks what checking the deals has shown
 * @property {import("./rules/draft.js").House} house the house rules that are being drawn up
 * @property {import("./settings.js").Settings} settings
 *
 * @typedef {{kind: string, options: Action[]}} Choice
 * @typedef {{seat: number | null, events: GameEvent[]}} LogEntry
 * @typedef {{kind: "crash" | "stall" | "elsewhere" | "save", key: string, report: string,
 *   record: string | null, why: Sentence | null}} Trouble
 *
 * @typedef {{type: "update", update: import("./protocol.js").Update}
 *   | {type: "pick", cards: string[]} | {type: "can", cards: string[], can: import("./protocol.js").Can}
 *   | {type: "choose", kind: string, options: Action[]} | {type: "confirm", kind: string, action: Action}
 *   | {type: "say", sentence: Sentence} | {type: "asking"} | {type: "cancel"} | {type: "settled"}
 *   | {type: "sort", mode: "rank" | "run" | "hand"} | {type: "order", cards: string[], index: number}
 *   | {type: "panel", name: string | null} | {type: "settings", settings: import("./settings.js").Settings}
 *   | {type: "bets", bets: Partial<import("./bets.js").Bets>} | {type: "pending", pending: boolean}
 *   | {type: "flight", flight: "kept" | "update"}
 *   | {type: "checks", checks: import("./fair.js").Checks}
 *   | {type: "house", changes: Partial<import("./rules/draft.js").House>}
 *   | {type: "trouble", trouble: Trouble | null} | {type: "storage", kept: "kept" | "blocked" | "full"}} SessionEvent
 */

/**
 * @param {import("./settings.js").Settings} settings
 * @returns {Session}
 */
export const begun = (settings) => ({
  view: null,
  legal: {},
  events: [],
  resumed: false,
  turn: 0,
  log: [],
  order: [],
  widest: 0,
  picked: [],
  can: null,
  choice: null,
  confirm: null,
  panel: null,
  said: null,
  asking: false,
  settled: false,
  trouble: null,
  storage: "kept",
  flight: "unkept",
  bets: { ...NO_BETS },
  pending: false,
  checks: null,
  house: NO_HOUSE,
  settings,
});

/** Nothing half made. */
const idle = { picked: [], can: null, choice: null, confirm: null, said: null };

/**
 * @param {Session} session
 * @param {SessionEvent} event
 * @returns {Session}
 */
export function reduce(session, event) {
  switch (event.type) {
    case "update":
      return updated(session, event.update);
    case "pick":
      return { ...session, ...idle, picked: event.cards };
    case "can":
      return { ...session, can: { cards: named(event.cards), can: event.can } };
    case "choose":
      return { ...session, said: null, confirm: null, choice: { kind: event.kind, options: event.options } };
    case "confirm":
      return { ...session, said: null, choice: null, confirm: { kind: event.kind, action: event.action } };
    case "say":
      return { ...session, asking: false, choice: null, confirm: null, said: event.sentence };
    case "asking":
      return { ...session, asking: true, choice: null, confirm: null };
    case "cancel":
      return cancelled(session);
    case "settled":
      return { ...session, settled: true };
    case "sort":
      return resorted(session, event.mode);
    case "order":
      return { ...resorted(session, "hand"), order: moved(session.order, event.cards, event.index) };
    case "panel":
      return { ...session, panel: event.name };
    case "settings":
      return { ...session, settings: event.settings, order: sorted(session.order, event.settings.sort) };
    case "trouble":
      return { ...session, trouble: event.trouble, asking: false };
    case "bets":
      return { ...session, bets: { ...session.bets, ...event.bets } };
    case "pending":
      return { ...session, pending: event.pending };
    case "flight":
      return { ...session, flight: event.flight };
    case "checks":
      return { ...session, checks: event.checks };
    case "house":
      return { ...session, house: { ...session.house, ...event.changes } };
    case "storage":
      return { ...session, storage: event.kept };
  }
}

/** @param {readonly string[]} cards */
export const named = (cards) => [...cards].sort().join(" ");

/**
 * @param {Session} session
 * @param {import("./protocol.js").Update} update
 * @returns {Session}
 */
function updated(session, { view, events, legal, resumed = false }) {
  const hand = view.seats[view.you]?.hand ?? [];
  const fresh = resumed || dealtAnew(session.view, view);
  const gone = session.picked.some((card) => !hand.includes(card));
  const order = carried(fresh ? [] : session.order, hand, session.settings.sort);
  return {
    ...session,
    checks: null,
    ...(gone || session.choice || session.confirm ? idle : { can: null, said: null }),
    view,
    legal,
    events,
    resumed,
    turn: session.turn + 1,
    log: logged(fresh ? [] : session.log, events),
    order,
    widest: Math.max(fresh || !midTurn(view) ? hand.length + 1 : session.widest, hand.length),
    asking: false,
    settled: false,
  };
}

/**
 * Is it your turn, and a card drawn? Until the turn ends the hand keeps its rows.
 * @param {View} view
 */
const midTurn = ({ next, phase, turn, you }) => next === "you" && turn === you && phase === "play";

/**
 * Is this another hand than the one before, be it the first of another session?
 * @param {View | null} before
 * @param {View} view
 */
const dealtAnew = (before, view) =>
  before?.hand_number !== view.hand_number || before.session.commitment !== view.session.commitment;

/**
 * Add events to the log: one entry for all that a seat does in a row.
 * @param {LogEntry[]} log
 * @param {GameEvent[]} events
 */
function logged(log, events) {
  const entries = [...log];
  for (const event of events) {
    const seat = event.seat ?? null;
    const last = entries.at(-1);
    if (last && last.seat === seat && seat !== null)
      entries[entries.length - 1] = { seat, events: [...last.events, event] };
    else entries.push({ seat, events: [event] });
  }
  return entries;
}

/**
 * Take back the outermost half-made thing: a question first, then the picked cards.
 * @param {Session} session
 */
function cancelled(session) {
  if (session.panel) return { ...session, panel: null };
  if (session.choice || session.confirm) return { ...session, choice: null, confirm: null };
  return { ...session, ...idle };
}

/**
 * @param {Session} session
 * @param {"rank" | "run" | "hand"} mode
 */
function resorted(session, mode) {
  return { ...session, settings: { ...session.settings, sort: mode }, order: sorted(session.order, mode) };
}
