/** What the person may decide before the next deal: The Big One, the suit to call, the side bets. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { capital } from "../i18n/marks.js";
import { chips, toggle } from "./controls.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function decisions({ view, bets }, { decide }) {
  const open = view?.session.decisions;
  if (!open || (!open.call_suit && open.suit_bet === null && open.naturals_bet === null)) return nothing;
  const suits = /** @type {[string, string][]} */ (
    ["c", "d", "h", "s"].map((suit) => [suit, capital(t(`suit-${suit}`))])
  );
  return html`<div class="decisions">
    ${open.call_suit ? chips(t("decide-suit"), t("decide-suit-about"), suits, bets.suit, (suit) => decide({ suit })) : nothing}
    ${
      open.suit_bet === null
        ? nothing
        : toggle(t("decide-suit-bet"), t("decide-suit-bet-about", { amount: open.suit_bet }), bets.suit_bet, (on) =>
            decide({ suit_bet: on }),
          )
    }
    ${
      open.naturals_bet === null
        ? nothing
        : toggle(
            t("decide-naturals"),
            t("decide-naturals-about", { amount: open.naturals_bet }),
            bets.naturals_bet,
            (on) => decide({ naturals_bet: on }),
          )
    }
  </div>`;
}

/**
 * The dealer of an open-ended session may call The Big One.
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function bigOne({ view, bets }, { decide, tell }) {
  const deals = view?.session.decisions?.call_big_one ?? null;
  if (deals === null) return nothing;
  const call = () => {
    decide({ big_one: !bets.big_one });
    tell({ key: "decide-big-one-about", values: { deals } });
  };
  return html`<button class="button ${bets.big_one ? "chosen" : ""}" type="button" aria-pressed=${bets.big_one ? "true" : "false"} @click=${call}>
    ${t("decide-big-one")}</button>
    ${bets.big_one ? html`<p class="over">${t("decide-big-one-about", { deals })}</p>` : nothing}`;
}
