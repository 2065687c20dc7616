/** From a gesture and the session to what it means: an action found in what the engine offers, or a change of the session. */

import { named } from "./session.js";

/**
 * @typedef {import("./session.js").Session} Session
 * @typedef {import("./session.js").SessionEvent} SessionEvent
 * @typedef {import("./protocol.js").Action} Action
 * @typedef {import("./protocol.js").Sentence} Sentence
 * @typedef {{act: string} | {event: SessionEvent} | null} Intent `act` is sent to the engine, which takes it or says why not
 */

export const KEYS = Object.freeze(["draw", "take", "spread", "hit", "discard", "drop"]);
export const EXTRAS = Object.freeze(["touch", "claim", "end", "slap"]);

/**
 * What can be done with exactly the picked cards.
 * @param {Session} session
 * @returns {Record<string, Action[]>}
 */
export function options(session) {
  const { picked, legal } = session;
  if (picked.length === 0) return { spread: [], hit: [], discard: [] };
  const cards = named(picked);
  const can = asked(session);
  const found = (/** @type {string} */ kind) =>
    (legal[kind]?.actions ?? []).filter((action) => named(action.cards ?? []) === cards);
  return { spread: can?.spreads ?? found("spread"), hit: can?.hits ?? found("hit"), discard: found("discard") };
}

/**
 * Say for a key whether pressing it does something now, and if not, why.
 * @param {Session} session
 * @param {string} kind
 * @returns {{live: boolean, why: Sentence | null}}
 */
export function keyState(session, kind) {
  const { actions, why } = offered(session, kind);
  if (session.asking || !session.view) return { live: false, why: null };
  if (!["spread", "hit", "discard"].includes(kind)) return { live: actions.length > 0, why };
  if (options(session)[kind].length > 0) return { live: true, why: null };
  if (session.picked.length === 0) {
    const pick = kind === "discard" ? say("why-pick-discard") : null;
    return {
      live: actions.length > 0 && !pick,
      why: why ?? pick ?? (offered(session, kind).more ? say("why-pick-wild") : null),
    };
  }
  return {
    live: false,
    why: why ?? asked(session)?.why[kind] ?? say(`why-${kind}-picked`, { cards: session.picked.join(" ") }),
  };
}

/**
 * @param {Session} session
 * @param {string} kind
 * @returns {import("./protocol.js").Kind}
 */
const offered = ({ legal }, kind) => legal[kind] ?? { actions: [], why: null };

/**
 * What the engine says of exactly the picked cards, if it has answered.
 * @param {Session} session
 */
const asked = ({ picked, can }) => (can?.cards === named(picked) ? can.can : null);

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {Sentence}
 */
export const say = (key, values = {}) => ({ key, values });

/** @param {Sentence | null} sentence @returns {Intent} */
const saying = (sentence) => (sentence ? { event: { type: "say", sentence } } : null);

/**
 * Press one of the keys.
 * @param {Session} session
 * @param {string} kind
 * @returns {Intent}
 */
export function pressed(session, kind) {
  const { live, why } = keyState(session, kind);
  if (!live) return refused(session, kind, why);
  const picking = session.picked.length === 0 && ["spread", "hit"].includes(kind);
  if (picking) return suggested(offered(session, kind).actions);
  const actions = options(session)[kind] ?? offered(session, kind).actions;
  return oneOf(session, kind, actions);
}

/**
 * The engine knows best why a discard of the picked card is refused: ask it.
 * @param {Session} session
 * @param {string} kind
 * @param {Sentence | null} why
 * @returns {Intent}
 */
function refused(session, kind, why) {
  const { picked, view, legal } = session;
  const asks = kind === "discard" && picked.length === 1 && (legal.discard?.actions.length ?? 0) > 0;
  return asks && view ? { act: `${view.you} discard ${picked[0]}` } : saying(why);
}

/**
 * With nothing picked, a key picks the cards of its best action; pressing it again plays them.
 * @param {Action[]} actions
 * @returns {Intent}
 */
function suggested(actions) {
  const best = [...actions].sort((a, b) => (a.after ?? 0) - (b.after ?? 0))[0];
  return { event: { type: "pick", cards: best.cards ?? [] } };
}

/**
 * Play the only action of a kind, ask for confirmation, or ask which.
 * @param {Session} session
 * @param {string} kind
 * @param {Action[]} actions
 * @returns {Intent}
 */
export function oneOf({ settings }, kind, actions) {
  if (actions.length === 0) return null;
  if (actions.length > 1) return { event: { type: "choose", kind, options: actions } };
  const ask = (kind === "drop" && settings.confirmDrop) || (kind === "discard" && settings.confirmDiscard);
  return ask ? { event: { type: "confirm", kind, action: actions[0] } } : { act: actions[0].text };
}

/**
 * Pick a card, or put it back.
 * @param {Session} session
 * @param {string} card
 * @returns {Intent}
 */
export function toggled({ picked, order }, card) {
  const cards = picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card];
  return { event: { type: "pick", cards: order.filter((other) => cards.includes(other)) } };
}

/**
 * Touch a place on the table, with the picked cards or none.
 * @param {Session} session
 * @param {string} place "stock", "pile", "floor" or a spread's number
 * @returns {Intent}
 */
export function placed(session, place) {
  if (place === "stock") return pressed(session, "draw");
  if (place === "floor") return pressed(session, "spread");
  if (place === "pile") return onPile(session);
  const hits = options(session).hit.filter((action) => String(action.spread) === place);
  if (hits.length > 0) return oneOf(session, "hit", hits);
  if (session.picked.length === 0 || !session.view) return saying(offered(session, "hit").why ?? say("why-pick-hit"));
  return { act: `${session.view.you} hit ${session.picked[0]} ${place}` };
}

/**
 * @param {Session} session
 * @returns {Intent}
 */
function onPile(session) {
  const taking = offered(session, "take").actions.length > 0;
  return pressed(session, taking && options(session).discard.length === 0 ? "take" : "discard");
}

/**
 * Enter on a card: discard it, whatever else is picked.
 * @param {Session} session
 * @param {string} card
 * @returns {Intent}
 */
export function discarded(session, card) {
  const only = { ...session, picked: session.picked.length === 1 ? session.picked : [card] };
  return pressed(only, "discard");
}
