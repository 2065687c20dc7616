/** The house-rules editor: presets, every option as the engine describes it, and what changed. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { answers } from "../rules/draft.js";
import { changes } from "./rules-changes.js";
import { option } from "./rules-option.js";
import { presets } from "./rules-presets.js";

/**
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../page.js").Actions} Actions
 * @typedef {import("../rules/types.js").Form} Form
 */

/**
 * @param {Session} session
 * @param {Actions} actions
 */
export function rules(session, actions) {
  const { form, trouble } = session.house;
  if (!form)
    return html`<p class="note" role="status">${trouble ? t(trouble.key, trouble.values) : t("rules-opening")}</p>`;
  return html`<div class="house">
    ${presets(form, session.house, actions)} ${options(form, session, actions)} ${changes(form, session, actions)}
  </div>`;
}

/**
 * @param {Form} form
 * @param {Session} session
 * @param {Actions} actions
 */
function options(form, { house }, actions) {
  const found = form.sections
    .map((section) => ({ ...section, options: section.options.filter((one) => answers(one, house.query)) }))
    .filter((section) => section.options.length > 0);
  const count = found.reduce((sum, section) => sum + section.options.length, 0);
  return html`<section class="house-options" aria-label=${t("rules-options")}>
    <div class="search">
      ${icon("search")}
      <input type="search" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder=${t("rules-search-example")} aria-label=${t("rules-search")}
        .value=${house.query} @input=${(/** @type {Event} */ { target }) => actions.house.find(/** @type {HTMLInputElement} */ (target).value)}>
      <span role="status">${t("rules-found", { count })}</span>
    </div>
    ${found.map(
      ({ name, title, options: shown }) => html`<section class="house-section" aria-labelledby=${`section-${name}`}>
      <h3 id=${`section-${name}`}>${t(title)}</h3>
      <div>${shown.map((one) => option(one, house, actions))}</div>
    </section>`,
    )}
    ${count === 0 ? html`<p class="note">${t("rules-none")}</p>` : nothing}
  </section>`;
}
