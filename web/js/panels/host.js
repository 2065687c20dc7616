/** Hosts the panels: one native dialog, opened by name; a panel is a title and a view. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { about } from "./about.js";
import { fairness } from "./fairness.js";
import { help } from "./help.js";
import { log } from "./log.js";
import { menu } from "./menu.js";
import { newGame } from "./newgame.js";
import { players } from "./players.js";
import { rules } from "./rules.js";
import { offer } from "./rules-offer.js";
import { share } from "./rules-share.js";
import { sheet } from "./rules-sheet.js";
import { score } from "./score.js";
import { settings } from "./settings.js";

/**
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../page.js").Actions} Actions
 * @typedef {{title: string, view: (session: Session, actions: Actions) => unknown, wide?: boolean, back?: string}} Panel
 */

/** @type {Record<string, Panel>} */
export const PANELS = {
  menu: { title: "menu-title", view: (session, actions) => menu(session, actions, PANELS) },
  new: { title: "new-title", view: newGame },
  rules: { title: "rules-title", view: rules, wide: true },
  share: { title: "rules-share", view: share, back: "rules" },
  offer: { title: "rules-offer", view: offer },
  sheet: { title: "rules-sheet", view: sheet, wide: true },
  players: { title: "players-title", view: players },
  score: { title: "score-title", view: (session) => score(session, false) },
  log: { title: "log-title", view: (session) => log(session, false) },
  settings: { title: "settings-title", view: settings },
  fairness: { title: "fairness-title", view: fairness },
  help: { title: "help-title", view: help },
  about: { title: "about-title", view: about },
};

/**
 * @param {Session} session
 * @param {Actions} actions
 */
export function host(session, actions) {
  const panel = session.panel ? PANELS[session.panel] : null;
  if (!panel) return nothing;
  const { close, open } = actions;
  return html`
    <header class="panel-head">
      ${session.panel === "menu" ? nothing : html`<button class="panel-back" type="button" aria-label=${t(panel.back ? "rules-back" : "back")} @click=${() => open(panel.back ?? "menu")}>${icon("back")}</button>`}
      <h2 id="panel-title" tabindex="-1">${t(panel.title)}</h2>
      <button class="panel-close" type="button" aria-label=${t("close")} @click=${close}>${icon("close")}</button>
    </header>
    <div class="panel-body">${panel.view(session, actions)}</div>`;
}

/**
 * Open, change or close the dialog to match the session.
 * @param {HTMLDialogElement} dialog
 * @param {Session} session
 * @param {Session} before
 */
export function showPanel(dialog, session, before) {
  dialog.classList.toggle("wide", Boolean(session.panel && PANELS[session.panel]?.wide));
  if (session.panel && !dialog.open) dialog.showModal();
  else if (!session.panel && dialog.open) dialog.close();
  if (session.panel && session.panel !== before.panel) {
    dialog.scrollTop = 0;
    /** @type {HTMLElement | null} */ (dialog.querySelector("#panel-title"))?.focus();
  }
}
