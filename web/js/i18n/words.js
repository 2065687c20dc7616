/** Sentences as the page shows them: cards drawn in a line of text, names in bold; and as they are read aloud. */

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { suitMark } from "../table/face.js";
import { t } from "./fluent.js";
import { pieces } from "./marks.js";

/** @param {string} card */
const rank = (card) => (card[0] === "T" ? "10" : card[0]);

/**
 * Name a card for the ear.
 * @param {string} card
 * @returns {string}
 */
export function cardName(card) {
  const [real, as] = card.split("=");
  const name = real[0] === "X" ? t("card-joker") : t("card-name", { rank: real[0], suit: real[1] });
  return as && as !== real ? t("card-as", { card: name, as: cardName(as) }) : name;
}

/**
 * @param {string} card
 * @returns {import("lit-html").TemplateResult}
 */
function drawn(card) {
  const [real, as] = card.split("=");
  const stands = as && as !== real ? html`<span class="as">${drawn(as)}</span>` : nothing;
  if (real[0] === "X") return html`<span class="said-card">${t("card-joker")}${stands}</span>`;
  return html`<span class="said-card said-${real[1]}">${rank(real)}${unsafeHTML(suitMark(real[1]))}${stands}</span>`;
}

/**
 * Show a sentence.
 * @param {string} sentence
 */
export const shown = (sentence) =>
  pieces(sentence).map((piece) => {
    if ("text" in piece) return piece.text;
    if ("suit" in piece)
      return html`<span class="said-card said-${piece.suit}" role="img" aria-label=${t(`suit-${piece.suit}`)}>${unsafeHTML(suitMark(piece.suit))}</span>`;
    if ("name" in piece) return html`<b>${piece.name}</b>`;
    return html`<span role="img" aria-label=${cardName(piece.card)}>${drawn(piece.card)}</span>`;
  });

/**
 * Say a sentence without marks, for the ear and for labels.
 * @param {string} sentence
 */
export const spoken = (sentence) =>
  pieces(sentence)
    .map((piece) => {
      if ("text" in piece) return piece.text;
      if ("name" in piece) return piece.name;
      return "suit" in piece ? t(`suit-${piece.suit}`) : cardName(piece.card);
    })
    .join("");
