/** The six keys, always in the same order, and in a row of their own those that some house rules bring. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { EXTRAS, KEYS, keyState } from "../intents.js";

/** @type {Readonly<Record<string, string>>} */
const CAPS = {
  draw: "D",
  take: "T",
  spread: "S",
  hit: "H",
  discard: "\u21b5",
  drop: "K",
  touch: "O",
  claim: "C",
  end: "E",
  slap: "X",
};

/** @typedef {import("../session.js").Session} Session */

/**
 * @param {Session} session
 * @param {(kind: string) => void} press
 */
export const keys = (session, press) => KEYS.map((kind) => key(session, kind, press));

/**
 * The extra keys that the rules in force bring: the engine offers only kinds that they have.
 * @param {Session} session
 */
export const extraKinds = ({ legal }) => EXTRAS.filter((kind) => legal[kind]);

/**
 * @param {Session} session
 * @param {(kind: string) => void} press
 */
export function extras(session, press) {
  const kinds = extraKinds(session);
  return kinds.length > 0 ? kinds.map((kind) => key(session, kind, press)) : nothing;
}

/**
 * @param {Session} session
 * @param {string} kind
 * @param {(kind: string) => void} press
 */
function key(session, kind, press) {
  const { live } = keyState(session, kind);
  return html`<button class="key key-${kind}" type="button" data-key=${kind} aria-disabled=${live ? "false" : "true"} @click=${() => press(kind)}>
    ${icon(kind)}<span>${t(`key-${kind}`)}</span><span class="keycap" aria-hidden="true">${CAPS[kind]}</span>
  </button>`;
}
