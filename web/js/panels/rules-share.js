/** Sharing the draft: a link, a QR code, a file, and a name to keep it under. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { qr } from "../rules/qr.js";
import { title } from "./rules-changes.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function share({ house: { form, done } }, { house }) {
  if (!form?.code) return nothing;
  const link = house.link(form.code);
  return html`<div class="share">
    <h3>${t("rules-name", { preset: title(form), count: form.changed.length })}</h3>
    <p class="note">${t("rules-share-what")}</p>
    <label class="field"><b>${t("rules-link")}</b><input class="code" type="text" readonly .value=${link} @focus=${selected}></label>
    <button class="button filled wide-button" type="button" data-copy @click=${() => house.copy(link)}>${t("rules-copy-link")}</button>
    ${done ? html`<p class="note" role="status">${t(`rules-done-${done}`)}</p>` : nothing}
    ${picture(link)}
    <div class="field"><b>${t("rules-code")}</b><span class="code" data-code>${form.code}</span><span>${t("rules-code-about")}</span></div>
    <button class="button wide-button" type="button" data-save @click=${() => house.save()}>${t("rules-save-file")}</button>
    <form class="field" @submit=${(/** @type {SubmitEvent} */ event) => kept(event, house)}>
      <label><b>${t("rules-keep")}</b><input name="name" type="text" maxlength="40" required autocomplete="off"></label>
      <button class="button wide-button" type="submit">${t("rules-keep-it")}</button>
    </form>
  </div>`;
}

/** @param {{target: HTMLInputElement}} event */
const selected = ({ target }) => target.select();

/** @param {string} link */
function picture(link) {
  const { size, path } = qr(link);
  return html`<svg class="qr" role="img" aria-label=${t("rules-qr")} viewBox=${`-4 -4 ${size + 8} ${size + 8}`} shape-rendering="crispEdges"><path d=${path}></path></svg>`;
}

/**
 * @param {SubmitEvent} event
 * @param {import("../page.js").Actions["house"]} house
 */
function kept(event, house) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  house.keep(String(new FormData(form).get("name")));
  form.reset();
}
