/** Every sentence of the page and of the engine, from Fluent messages in one bundle. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { marked } from "./marks.js";

/** @type {FluentBundle} */
let bundle = new FluentBundle("en", { useIsolating: false });

/**
 * Read the messages of a language; later texts win.
 * @param {string} language
 * @param {readonly string[]} texts
 */
export function speak(language, texts) {
  bundle = new FluentBundle(language, { useIsolating: false });
  texts.forEach(learn);
}

/** @param {string} text */
function learn(text) {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/**
 * Load the page's and the engine's messages, seen from the bundle; between two texts the browser gets its turn.
 * @param {string} language
 */
export async function loadMessages(language) {
  const urls = [`../i18n/engine.${language}.ftl`, `../i18n/${language}.ftl`];
  const texts = urls.map((url) => fetch(new URL(url, import.meta.url)).then(textOf));
  speak(language, []);
  for (const text of await Promise.all(texts)) {
    learn(text);
    await pause();
  }
  t("hand-label", { cards: 1, count: 1 }); // the browser loads its numbers and plurals: long enough to be felt at the first deal
  await pause();
}

/** @param {Response} answer */
async function textOf(answer) {
  if (!answer.ok) throw new Error(`${answer.url}: the host answered ${answer.status}`);
  return answer.text();
}

const pause = () => new Promise((done) => setTimeout(done));

/**
 * Say a message; the values may hold marks, see marks.js. An unknown key is shown as it is, for a test to find.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function t(key, values = {}) {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, values) : key;
}

/** @param {string} key */
export const has = (key) => bundle.hasMessage(key);

const CARDS = new Set(["card", "cards", "as"]);
const NOTATION = /^([A2-9TJQK][cdhs]|X[1-4])(=([A2-9TJQK][cdhs]|X[1-4]))?$/;

/** @param {string} text cards in notation, or what was typed in their place */
const withCards = (text) =>
  text
    .split(" ")
    .map((word) => (NOTATION.test(word) ? marked.card(word) : word))
    .join(" ");

const SEATS = new Set(["seat", "other", "owner", "winner", "from", "to"]);

/**
 * Say what the engine says: seats become names, cards become marks.
 * @param {import("../protocol.js").View | null} view
 * @param {import("../protocol.js").Sentence} sentence
 */
export function told(view, { key, values }) {
  /** @type {Record<string, string | number>} */
  const spoken = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (SEATS.has(name) && typeof value === "number") {
      spoken[name] = marked.name(nameOf(view, value));
      spoken[`${name}You`] = value === view?.you ? "yes" : "no";
    } else spoken[name] = CARDS.has(name) && typeof value === "string" ? withCards(value) : value;
  }
  return t(key, spoken);
}

/**
 * @param {import("../protocol.js").View | null} view
 * @param {number} seat
 */
export const nameOf = (view, seat) => (seat === view?.you ? t("you") : (view?.seats[seat]?.name ?? String(seat)));

/**
 * Money with its sign, the minus as a minus.
 * @param {number} amount
 */
export const signed = (amount) => (amount > 0 ? `+${amount}` : String(amount).replace("-", "\u2212"));
