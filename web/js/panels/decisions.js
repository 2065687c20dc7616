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
  if (!open) return nothing;
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
    ${
      open.call_big_one === null
        ? nothing
        : toggle(t("decide-big-one"), t("decide-big-one-about", { deals: open.call_big_one }), bets.big_one, (on) =>
            decide({ big_one: on }),
          )
    }
  </div>`;
}
