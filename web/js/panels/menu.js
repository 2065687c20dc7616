/** The menu. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { PANELS } from "./host.js";

/** What the menu leads to, as far as it is there. */
const ENTRIES = ["new", "rules", "sheet", "players", "score", "log", "settings", "fairness", "help", "about"];

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export const menu = ({ flight }, { open, restart }) => html`${
  flight === "update"
    ? html`<button class="button filled wide-button" type="button" @click=${restart}>${t("update-restart")}</button>`
    : nothing
}
<ul class="menu">
  ${ENTRIES.filter((name) => PANELS[name]).map(
    (name) => html`<li><button type="button" data-open=${name} @click=${() => open(name)}>
      <b>${t(PANELS[name].title)}</b><span>${t(`menu-${name}`)}</span>
    </button></li>`,
  )}
</ul>`;
