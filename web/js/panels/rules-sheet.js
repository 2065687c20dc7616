/** The rules sheet "How we play", on the screen and on one printed page. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";

/** @typedef {import("../rules/types.js").SheetSection} SheetSection */

const MANY = 46; // lines that fill a printed page in the usual print

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function sheet({ house: { sheet: written } }, { house }) {
  if (!written) return html`<p class="note" role="status">${t("rules-opening")}</p>`;
  const { preset, changes, code, sections } = written;
  const count = sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return html`<article class="sheet ${count > MANY ? "long" : ""}">
    <header>
      <p class="sheet-title printed">${t("sheet-title", { preset: t(preset), changes, code })}</p>
    <p class="sheet-title">${t("rules-name", { preset: t(preset), count: changes })} <span class="code">${code}</span></p>
      <p class="note">${icon("diamond")}${t("rules-marked")}</p>
      <button class="button" type="button" data-print @click=${() => house.print()}>${t("rules-print")}</button>
    </header>
    <div class="sheet-body">${sections.map(section)}</div>
  </article>`;
}

/** @param {SheetSection} section */
const section = ({ title, lines }) => html`<section>
  <h3>${t(title)}</h3>
  <ul>
    ${lines.map(
      ({ key, values, differs }) => html`<li ?data-differs=${differs}>
      ${differs ? html`${icon("diamond")}<span class="unseen">${t("rules-differs")}</span>` : nothing}${t(key, values)}
    </li>`,
    )}
  </ul>
</section>`;
