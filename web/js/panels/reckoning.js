/** The reckoning: all hands and counts, every payment with its reason, the nets and the ledger. */

import { html, nothing } from "lit-html";
import { unsafeHTML } from "lit-html/directives/unsafe-html.js";
import { nameOf, signed, t, told } from "../i18n/fluent.js";
import { capital } from "../i18n/marks.js";
import { cardName, shown } from "../i18n/words.js";
import { sorted } from "../order.js";
import { face } from "../table/face.js";

/**
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../types.js").View} View
 * @typedef {import("../types.js").Result} Result
 */

/**
 * @param {Session} session
 * @param {import("../page.js").Actions} actions
 */
export function reckoning(session, actions) {
  const { view, settled } = session;
  if (!view?.result || !settled) return nothing;
  const { result } = view;
  return html`<section class="reckoning" aria-labelledby="reckoning-title">
    <div class="verdict">
      <svg class="shell rising" aria-hidden="true" focusable="false"><g class="rings"><circle class="ring r1"></circle><circle class="ring r2"></circle><circle class="ring r3"></circle><circle class="ring r4"></circle><circle class="ribs" pathLength="360"></circle></g></svg>
      <h2 id="reckoning-title" tabindex="-1">${t("result-title", { ended: result.ended, words: view.rules.words })}</h2>
      <p>${shown(capital(told(view, result.headline)))}</p>
    </div>
    <div class="edge" aria-hidden="true"></div>
    <ul class="hands">${inOrder(view, result).map((seat) => hand(view, result, seat))}</ul>
    <div class="settling">
      <div class="bill">
        <h3>${t("reckoning-title")}</h3>
        ${result.payments.length > 0 ? html`<ul class="payments">${result.payments.map((payment) => paid(view, payment))}</ul>` : html`<p class="no-payment">${t(result.scores ? "reckoning-scores" : "reckoning-nothing")}</p>`}
        ${result.side.map((sentence) => html`<p class="side-bet">${shown(capital(told(view, sentence)))}</p>`)}
        <ul class="nets">${view.seats.map(({ seat }) => net(view, result, seat))}</ul>
      </div>
      <div class="next">${nextButtons(session, actions)}</div>
    </div>
  </section>`;
}

/**
 * The winners first, then whoever was caught, then by count.
 * @param {View} view
 * @param {Result} result
 */
function inOrder({ seats }, { winners, counts }) {
  const weight = (/** @type {import("../types.js").Seat} */ { seat, dropped }) =>
    winners.includes(seat) ? -1000 + seat : dropped ? -500 : (counts[seat] ?? 0) * 10 + seat;
  return [...seats].sort((a, b) => weight(a) - weight(b));
}

/**
 * @param {View} view
 * @param {Result} result
 * @param {import("../types.js").Seat} seat
 */
function hand(view, result, { seat, hand: cards, dropped }) {
  const caught = dropped && !result.winners.includes(seat);
  const tag = result.winners.includes(seat) ? "wins" : caught ? "caught" : "";
  return html`<li>
    <div class="who"><b>${nameOf(view, seat)}</b>${tag ? html`<span class="tag tag-${tag}">${t(`tag-${tag}`, { words: view.rules.words })}</span>` : nothing}</div>
    <div class="shown-hand" role="img" aria-label=${(cards ?? []).map(cardName).join(", ") || t("no-cards")}>
      ${sorted(cards ?? [], "rank").map((card) => html`<span class="shown-card">${unsafeHTML(face(card))}</span>`)}
      ${cards?.length === 0 ? html`<span class="no-cards">${t("no-cards")}</span>` : nothing}
    </div>
    <span class="number">${result.counts[seat]}</span>
  </li>`;
}

/**
 * @param {View} view
 * @param {import("../types.js").Payment} payment
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
 * @param {View} view
 * @param {Result} result
 * @param {number} seat
 */
function net(view, result, seat) {
  const sum = (result.scores ?? result.net)[seat];
  return html`<li class=${seat === view.you ? "yours" : ""}>
    <span>${nameOf(view, seat)}</span><span class="number">${signed(sum)}</span>
    <small>${t("reckoning-ledger", { ledger: signed(view.session.ledger[seat]) })}</small>
  </li>`;
}

/**
 * @param {Session} session
 * @param {import("../page.js").Actions} actions
 */
function nextButtons({ view, pending }, { nextHand, begin, open }) {
  if (view?.next === "deal")
    return html`<button class="button filled" type="button" data-next @click=${nextHand}>${t("next-deal")}</button>`;
  return html`<p class="over">${t("session-over")}</p>
    <button class="button" type="button" @click=${() => open("fairness")}>${t("fairness-title")}</button>
    <button class="button filled" type="button" data-begin @click=${begin}>${t(pending ? "new-deal" : "new-title")}</button>`;
}
