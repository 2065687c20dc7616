/** What can be touched on the table besides the hand: stock, pile, spreads, and the destinations of the picked cards. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { repeat } from "lit-html/directives/repeat.js";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { nameOf, t } from "../i18n/fluent.js";
import { cardName } from "../i18n/words.js";
import { icon } from "../icons.js";
import { options } from "../intents.js";
import { column } from "./face.js";

/**
 * @typedef {import("./layout.js").Plan} Plan
 * @typedef {import("../session.js").Session} Session
 * @typedef {(place: string) => void} Touch
 */

/** @param {import("./layout.js").Rect} rect */
const box = ({ x, y, w, h }) => `transform:translate(${x}px,${y}px);width:${w}px;height:${h}px;--w:${w}px`;

/**
 * @param {Session} session
 * @param {Plan} plan
 * @param {Touch} touch
 */
export function places(session, plan, touch) {
  const { view } = session;
  if (!view) return nothing;
  return html`
    ${stock(session, view, plan, touch)} ${pile(session, view, plan, touch)}
    ${repeat(
      view.table,
      ({ spread }) => spread,
      (laid, at) => spreadLabel(view, laid, plan.spreads[at]),
    )}
    ${repeat(
      plan.ghosts,
      (ghost) => `${ghost.kind} ${ghost.spread} ${ghost.x}`,
      (ghost) => destination(session, view, ghost, plan, touch),
    )}`;
}

/**
 * @param {Session} session
 * @param {import("../protocol.js").View} view
 * @param {Plan} plan
 * @param {Touch} touch
 */
function stock({ legal }, view, { stock: rect }, touch) {
  const drawing = (legal.draw?.actions.length ?? 0) > 0;
  return html`<button class="pile-button stock-button ${view.stock === 0 ? "empty" : ""}" data-place="stock" type="button" .style=${box(rect)}
      aria-label=${t("stock-label", { cards: view.stock, drawing: drawing ? "yes" : "no" })} @click=${() => touch("stock")}>
      ${view.stock > 0 ? html`<span class="stack" data-deep=${Math.min(view.stock - 1, 2)}><i></i><i></i><span class="card back"><svg aria-hidden="true"><use href="#card-back"></use></svg></span></span>` : nothing}
      ${drawing ? html`<span class="verb">${t("key-draw")}</span>` : nothing}
    </button>
    <p class="pile-count" aria-hidden="true" .style=${under(rect)}>${counted("stock-count", view.stock)}</p>`;
}

/**
 * @param {string} key
 * @param {number} cards
 */
const counted = (key, cards) => keyed(cards, html`${t(key)} <b>${cards}</b>`);

/** @param {import("./layout.js").Rect} rect */
const under = ({ x, y, w, h }) => `transform:translate(${x - 20}px,${y + h}px);width:${w + 40}px`;

/**
 * @param {Session} session
 * @param {import("../protocol.js").View} view
 * @param {Plan} plan
 * @param {Touch} touch
 */
function pile({ legal }, view, { pile: rect }, touch) {
  const { top, cards } = view.pile;
  const taking = (legal.take?.actions.length ?? 0) > 0;
  const label = t("pile-label", { card: top ? cardName(top) : "", cards, taking: taking ? "yes" : "no" });
  return html`<button class="pile-button ${top ? "" : "empty"}" data-place="pile" type="button" .style=${box(rect)} aria-label=${label}
      @click=${() => touch("pile")}>${taking ? html`<span class="verb">${t("key-take")}</span>` : nothing}</button>
    <p class="pile-count" aria-hidden="true" .style=${under(rect)}>${counted("pile-count", cards)}</p>`;
}

/**
 * @param {import("../protocol.js").View} view
 * @param {import("../protocol.js").Spread} laid
 * @param {import("./layout.js").SpreadPlace} place
 */
function spreadLabel(view, { owner, kind, cards }, { x, y, label, labelW }) {
  const you = owner === view.you ? "yes" : "no";
  const names = cards.map(({ card, as }) => cardName(`${card}=${as}`)).join(", ");
  return html`<div class="spread-label" role="group" aria-label=${t("spread-label", { name: nameOf(view, owner), you, kind, cards: names })}
    .style=${`transform:translate(${x}px,${y - label}px);width:${labelW}px;height:${label}px`}>
    <span aria-hidden="true"><b>${t("spread-owner", { name: nameOf(view, owner), you })}</b> ${t("spread-kind", { kind })}</span>
  </div>`;
}

/**
 * A dashed frame with a plate that names the verb; for a hit the whole spread can be touched too.
 * @param {Session} session
 * @param {import("../protocol.js").View} view
 * @param {import("./layout.js").Ghost} ghost
 * @param {Plan} plan
 * @param {Touch} touch
 */
function destination(session, view, ghost, plan, touch) {
  const place = ghost.kind === "hit" ? String(ghost.spread) : ghost.kind === "spread" ? "floor" : "pile";
  const area = ghost.kind === "hit" ? around(ghost, plan) : ghost;
  const frame = `left:${ghost.x - area.x}px;width:${ghost.w}px`;
  return html`<button class="destination to-${ghost.kind} plate-${ghost.plate}" type="button" data-place=${place} .style=${box(area)}
    aria-label=${destinationLabel(session, view, ghost)} @click=${() => touch(place)}>
    <span class="frame" .style=${frame}>${ghost.cards.map((card) => html`<span class="ghost" .style=${ghostStyle(ghost)}>${unsafeHTML(column(card))}</span>`)}</span>
    <span class="plate ${ghost.bare ? "bare" : ""}" .style=${`left:${ghost.plateX - area.x}px`}>${ghost.bare ? nothing : icon("diamond")}${t(`key-${ghost.kind}`)}</span>
  </button>`;
}

/** @param {import("./layout.js").Ghost} ghost */
function ghostStyle({ h, cards }) {
  const w = h / 1.44;
  return `width:${w}px;height:${h}px;margin-right:${cards.length > 1 ? -0.45 * w : 0}px`;
}

/**
 * @param {import("./layout.js").Ghost} ghost
 * @param {Plan} plan
 */
function around(ghost, plan) {
  const laid = plan.spreads.find(({ spread }) => spread === ghost.spread) ?? ghost;
  const x = Math.min(laid.x, ghost.x);
  return { x, y: ghost.y, w: Math.max(laid.x + laid.w, ghost.x + ghost.w) - x, h: ghost.h };
}

/**
 * @param {Session} session
 * @param {import("../protocol.js").View} view
 * @param {import("./layout.js").Ghost} ghost
 */
function destinationLabel(session, view, ghost) {
  const cards = session.picked.map(cardName).join(", ");
  if (ghost.kind !== "hit") return t(`destination-${ghost.kind}`, { cards });
  const laid = view.table.find(({ spread }) => spread === ghost.spread);
  const name = laid ? nameOf(view, laid.owner) : "";
  const you = laid?.owner === view.you ? "yes" : "no";
  const ways = options(session).hit.filter(({ spread }) => spread === ghost.spread).length;
  return t("destination-hit", { cards, name, you, kind: laid?.kind ?? "", ways });
}
