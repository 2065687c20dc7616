/** Says on a card what it is and what can be done with it: its role, its name, picked or playable. */

import { t } from "../i18n/fluent.js";
import { cardName } from "../i18n/words.js";

/** @typedef {import("../session.js").Session} Session */

const OWN = ["role", "aria-selected", "aria-label", "tabindex"];

/**
 * @param {HTMLElement} el
 * @param {import("./layout.js").CardPlace} place
 * @param {Session} session
 * @param {string} stop the card of the hand that the tab key reaches
 */
export function dress(el, { card, zone }, session, stop) {
  const own = zone === "hand";
  const picked = own && session.picked.includes(card);
  el.classList.toggle("picked", picked);
  el.classList.toggle("playable", own && session.picked.length === 0 && playable(session, card));
  if (!own) for (const attribute of OWN) el.removeAttribute(attribute);
  else name(el, card, session, { picked, stop });
}

/**
 * @param {HTMLElement} el
 * @param {string} card
 * @param {Session} session
 * @param {{picked: boolean, stop: string}} state
 */
function name(el, card, { order }, { picked, stop }) {
  const at = order.indexOf(card) + 1;
  el.setAttribute("role", "option");
  el.setAttribute("aria-selected", String(picked));
  el.setAttribute("aria-label", t("card-label", { card: cardName(card), at, of: order.length }));
  el.setAttribute("tabindex", card === stop ? "0" : "-1");
}

/**
 * Can the card be spread or hit now?
 * @param {Session} session
 * @param {string} card
 */
const playable = ({ legal }, card) =>
  ["spread", "hit"].some((kind) => legal[kind]?.actions.some(({ cards }) => cards?.includes(card)));
