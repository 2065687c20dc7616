/** The menu. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";

/** What the menu leads to. */
const ENTRIES = ["new", "rules", "sheet", "players", "score", "log", "settings", "fairness", "help", "about"];

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 * @param {Record<string, {title: string}>} panels
 */
export const menu = ({ flight }, { open, restart }, panels) => html`${
  flight === "update"
    ? html`<button class="button filled wide-button" type="button" @click=${restart}>${t("update-restart")}</button>`
    : nothing
}
<ul class="menu">
  ${ENTRIES.map(
    (name) => html`<li><button type="button" data-open=${name} @click=${() => open(name)}>
      <b>${t(panels[name].title)}</b><span>${t(`menu-${name}`)}</span>
    </button></li>`,
  )}
</ul>`;
