/** Events as sentences for the ear: each once, all of an update in one go, and "your turn" at once. */

import { t, told } from "../i18n/fluent.js";
import { capital } from "../i18n/marks.js";
import { spoken } from "../i18n/words.js";
import { title } from "../panels/prompt.js";

/** @typedef {import("../session.js").Session} Session */

let last = "";

/**
 * Say what is new.
 * @param {{emcee: HTMLElement, herald: HTMLElement}} voices polite and at once
 * @param {Session} session
 * @param {Session} before
 */
export function announce(voices, session, before) {
  const { view, said } = session;
  if (session.turn !== before.turn && view) {
    const events = (session.resumed ? [] : session.events).map((event) => capital(told(view, event)));
    tell(voices.emcee, events.join(" "));
    if (view.next === "you" && before.view?.next !== "you")
      tell(voices.herald, t("hear-turn", { what: title(session) }));
  }
  if (said && said !== before.said) tell(voices.emcee, told(view, said));
  if (session.settled && !before.settled && view?.result)
    tell(voices.herald, capital(told(view, view.result.headline)));
  if (session.picked !== before.picked && session.picked.length > 0) tell(voices.emcee, title(session));
}

/**
 * @param {HTMLElement} voice
 * @param {string} sentence
 */
function tell(voice, sentence) {
  if (!sentence) return;
  last = spoken(sentence);
  voice.textContent = last;
}

/**
 * Say something the person asked for, or the last thing again.
 * @param {HTMLElement} voice
 * @param {string} [sentence]
 */
export function repeat(voice, sentence = last) {
  voice.textContent = "";
  requestAnimationFrame(() => {
    voice.textContent = spoken(sentence);
  });
}
