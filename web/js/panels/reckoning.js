/** The reckoning: all hands and counts, every payment with its reason, the nets and the ledger. */

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { nameOf, signed, t, told } from "../i18n/fluent.js";
import { capital } from "../i18n/marks.js";
import { cardName, shown } from "../i18n/words.js";
import { sorted } from "../order.js";
import { face } from "../table/face.js";
import { bigOne, decisions } from "./decisions.js";

/**
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../protocol.js").View} View
 * @typedef {import("../protocol.js").Result} Result
 */

/**
 * @param {Session} session
 * @param {import("../page.js").Actions} actions
 */
export function reckoning(session, actions) {
  const { view } = session;
  if (!view || !isReckoned(session)) return nothing;
  return html`<main class="reckoning" aria-labelledby="reckoning-title">
    <div class="verdict">
      ${rings()}
      <h2 id="reckoning-title" tabindex="-1">${title(session, view)}</h2>
      <p>${shown(said(session, view))}</p>
    </div>
    <div class="edge" aria-hidden="true"></div>
    <ul class="hands">${view.result ? inOrder(view, view.result).map((seat) => hand(view, seat)) : nothing}</ul>
    <div class="settling">
      <div class="bill">
        <h3>${t("reckoning-title")}</h3>
        ${view.result ? settled(view, view.result) : nothing}
        <ul class="nets">${view.seats.map(({ seat }) => net(view, seat))}</ul>
      </div>
      <div class="next">${nextButtons(session, actions)}</div>
    </div>
  </main>`;
}

/**
 * The hand, or the session, is over and its last move has been seen.
 * @param {Session} session
 */
export const isReckoned = ({ view, settled }) => settled && (view?.next === "deal" || view?.next === "end");

const rings = () => html`<svg class="shell rising" aria-hidden="true" focusable="false"><g class="rings">
  <circle class="ring r1"></circle><circle class="ring r2"></circle><circle class="ring r3"></circle><circle class="ring r4"></circle>
  <circle class="ribs" pathLength="360"></circle></g></svg>`;

/** @param {Session} session */
const isClosed = ({ view, pending }) => Boolean(view?.session.over) && (pending || !view?.result);

/**
 * @param {Session} session
 * @param {View} view
 */
function title(session, { result, rules }) {
  if (isClosed(session)) return t("result-over");
  return result ? t("result-title", { ended: result.ended, words: rules.words }) : t("result-waiting");
}

/**
 * @param {Session} session
 * @param {View} view
 */
function said(session, view) {
  if (isClosed(session)) return t("session-over");
  return view.result ? capital(told(view, view.result.headline)) : t("table-waits");
}

/**
 * Every payment, or that there is none, and the side bets.
 * @param {View} view
 * @param {Result} result
 */
const settled = (view, { payments, scores, side }) => html`
  ${
    payments.length > 0
      ? html`<ul class="payments">${payments.map((payment) => paid(view, payment))}</ul>`
      : html`<p class="no-payment">${t(scores ? "reckoning-scores" : "reckoning-nothing")}</p>`
  }
  ${side.map((sentence) => html`<p class="side-bet">${shown(capital(told(view, sentence)))}</p>`)}`;

/**
 * The winners first, then whoever was caught, then by count.
 * @param {View} view
 * @param {Result} result
 */
function inOrder({ seats }, { winners, counts }) {
  const weight = (/** @type {import("../protocol.js").Seat} */ { seat, dropped }) =>
    winners.includes(seat) ? -1000 + seat : dropped ? -500 : (counts[seat] ?? 0) * 10 + seat;
  return [...seats].sort((a, b) => weight(a) - weight(b));
}

/**
 * @param {View} view
 * @param {import("../protocol.js").Seat} seat
 */
function hand(view, { seat, hand: held, count, dropped }) {
  const cards = held ?? [];
  const won = view.result?.winners.includes(seat);
  const tag = won ? "wins" : dropped ? "caught" : "";
  return html`<li>
    <div class="who"><b>${nameOf(view, seat)}</b>${tag ? html`<span class="tag tag-${tag}">${t(`tag-${tag}`, { words: view.rules.words })}</span>` : nothing}</div>
    <div class="shown-hand" role="img" aria-label=${cards.map(cardName).join(", ") || t("no-cards")}>
      ${sorted(cards, "rank").map((card) => html`<span class="shown-card">${unsafeHTML(face(card))}</span>`)}
      ${cards.length === 0 ? html`<span class="no-cards">${t("no-cards")}</span>` : nothing}
    </div>
    <span class="number">${count ?? view.result?.counts[seat]}</span>
  </li>`;
}

/**
 * @param {View} view
 * @param {import("../protocol.js").Payment} payment
 */
function paid(view, payment) {
  const { from, to } = payment;
  const values = { from, to };
  return html`<li>
    <div><b>${shown(capital(told(view, { key: "pays-whom", values })))}</b><p>${shown(capital(told(view, payment)))}</p></div>
    <span class="number">${payment.amount}</span>
  </li>`;
}

/**
 * What the hand brought a player, and the ledger; without a hand the ledger alone.
 * @param {View} view
 * @param {number} seat
 */
function net({ result, seats, you, session }, seat) {
  const ledger = signed(session.ledger[seat]);
  const sum = result ? (result.scores ?? result.net)[seat] : session.ledger[seat];
  return html`<li class=${seat === you ? "yours" : ""}>
    <span>${seats[seat].name}</span><span class="number">${signed(sum)}</span>
    ${result ? html`<small>${t("reckoning-ledger", { ledger })}</small>` : nothing}
  </li>`;
}

/**
 * @param {Session} session
 * @param {import("../page.js").Actions} actions
 */
function nextButtons(session, actions) {
  const { view, pending } = session;
  const { nextHand, begin, open } = actions;
  if (view?.next === "deal")
    return html`${decisions(session, actions)} ${bigOne(session, actions)}<button class="button filled" type="button" data-next @click=${nextHand}>${t("next-deal")}</button>`;
  return html`${isClosed(session) ? nothing : html`<p class="over">${t("session-over")}</p>`}
    <button class="button" type="button" @click=${() => open("fairness")}>${t("fairness-title")}</button>
    <button class="button filled" type="button" data-begin @click=${begin}>${t(pending ? "new-deal" : "new-title")}</button>`;
}
