/** Rules from a link or a file: what they are and what they would change, before they are accepted. */

import { html } from "lit-html";
import { t } from "../i18n/fluent.js";
import { between, faults } from "../rules/draft.js";
import { plain, title, when } from "./rules-changes.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function offer({ view, settings, house: { offer: offered, played, trouble } }, { house, close }) {
  if (!offered)
    return html`<p role="alert">${trouble ? t(trouble.key, trouble.values) : t("rules-opening")}</p>
      <button class="button wide-button" type="button" @click=${close}>${t("rules-to-table")}</button>`;
  const { form, from } = offered;
  const preset = form.presets.find(({ name }) => name === form.preset);
  const wrong = faults(form, settings.players);
  const differences = played ? between(played, form) : form.from_classic;
  return html`<div class="offer">
    <p>${t("rules-offered", { from })}</p>
    <h3>${title(form)}</h3>
    <p class="note">${t(preset?.origin ?? "")}. ${t(preset?.about ?? "")}</p>
    ${form.changed.length > 0 ? html`<h3>${t("rules-differ", { count: form.changed.length, preset: title(form) })}</h3>${plain(form.changed)}` : ""}
    <h3>${t("rules-against-yours", { count: differences.length })}</h3>
    ${plain(differences)}
    ${wrong.map((sentence) => html`<p class="rule-conflict" role="alert">${sentence}</p>`)}
    ${form.advice.map(({ key, values }) => html`<p class="rule-advice">${t(key, values)}</p>`)}
    <div class="offer-end">
      <p class="note">${when(view, differences.length === 0)}</p>
      <button class="button filled wide-button" type="button" data-accept aria-disabled=${wrong.length > 0 ? "true" : "false"} @click=${() => house.deal(form)}>${t("rules-deal")}</button>
      <div>
        <button class="button" type="button" data-edit @click=${() => house.edit(form)}>${t("rules-look")}</button>
        <button class="button" type="button" data-decline @click=${close}>${t("rules-not-now")}</button>
      </div>
    </div>
  </div>`;
}
