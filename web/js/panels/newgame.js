/** New game: how many players and for what stake; it ends the session, whose ledger it shows first. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { chips, stepper } from "./controls.js";
import { score } from "./score.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function newGame(session, { set, begin, open }) {
  const { settings, view } = session;
  const played = (view?.session.hands.length ?? 0) > 0;
  return html`
    <div class="rows">
      ${chips(
        t("new-players"),
        t("new-players-about"),
        [2, 3, 4, 5, 6].map((count) => [count, String(count)]),
        settings.players,
        (players) => set({ players }),
      )}
      ${stepper(t("new-stake"), t("new-stake-about"), settings.stake, 1, 1000, (stake) => set({ stake }))}
      <div class="row">
        <div class="row-words"><b>${t("new-rules")}</b><span>${rulesOf(settings.rules)}</span></div>
        <button class="button" type="button" data-rules @click=${() => open("rules")}>${t("new-rules-change")}</button>
      </div>
    </div>
    <p class="note">${t(played ? "new-ends" : "new-fresh")}</p>
    ${played ? html`<div class="ledger-now">${score(session, false)}</div>` : nothing}
    <button class="button filled wide-button" type="button" data-begin @click=${begin}>${t(played ? "new-end-and-deal" : "new-deal")}</button>`;
}

/**
 * Name the rules of the next game.
 * @param {Record<string, unknown>} rules
 */
function rulesOf({ preset, ...changes }) {
  const title = t(`preset-${String(preset).replaceAll("_", "-")}`);
  return t("rules-name", { preset: title, count: Object.keys(changes).filter((name) => name !== "stake").length });
}
