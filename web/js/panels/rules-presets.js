/** The presets with their origin and what makes them different, and the rule sets kept under a name. */

import { html, nothing } from "lit-html";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { words } from "../rules/draft.js";

/**
 * @typedef {import("../page.js").Actions} Actions
 * @typedef {import("../rules/types.js").Form} Form
 * @typedef {import("../rules/types.js").Preset} Preset
 * @typedef {import("../rules/types.js").RuleSet} RuleSet
 */

/**
 * @param {Form} form
 * @param {import("../rules/draft.js").House} house
 * @param {Actions} actions
 */
export function presets(form, { choosing, saved }, { house }) {
  const chosen = form.presets.find(({ name }) => name === form.preset);
  return html`<section class="house-presets ${choosing ? "open" : ""}" aria-labelledby="presets-title">
    <h3 id="presets-title">${t("rules-presets")}</h3>
    <button class="house-chosen" type="button" aria-expanded=${choosing ? "true" : "false"} @click=${() => house.toggle("choosing")}>
      <b>${t(chosen?.title ?? "")}</b><span>${t(chosen?.about ?? "")}</span><em>${t(choosing ? "rules-close-list" : "rules-other-preset")}</em>
    </button>
    <ul>
      ${saved.map((kept) => own(kept, form, house))}
      ${form.presets.map((preset) => item(preset, form, house))}
      <li><button class="text-button" type="button" data-load @click=${() => house.load()}>${t("rules-load")}</button></li>
    </ul>
  </section>`;
}

/**
 * @param {Preset} preset
 * @param {Form} form
 * @param {Actions["house"]} house
 */
function item({ name, title, origin, about, differences }, form, house) {
  const chosen = name === form.preset;
  return html`<li>
    <button class="preset" type="button" aria-pressed=${chosen ? "true" : "false"} data-preset=${name} @click=${() => house.pick(name)}>
      <b>${t(title)}</b>${t(origin) === t(title) ? nothing : html`<small>${t(origin)}</small>`}<span>${t(about)}</span>
      ${chosen ? icon("check") : nothing}
    </button>
    ${
      chosen && differences.length > 0
        ? html`<dl class="preset-differences">${differences.map(
            (change) => html`<div><dt>${t(change.label)}</dt><dd>${words(change.new)}</dd></div>`,
          )}</dl>`
        : nothing
    }
  </li>`;
}

/**
 * @param {RuleSet} kept
 * @param {Form} form
 * @param {Actions["house"]} house
 */
const own = (kept, form, house) => html`<li class="kept">
  <button class="preset" type="button" aria-pressed=${kept.code === form.code ? "true" : "false"} data-kept=${kept.name} @click=${() => house.take(kept)}>
    <b>${kept.name}</b><small>${t("rules-kept-on", { date: new Date(kept.saved).toLocaleDateString() })}</small>
  </button>
  <button class="forget" type="button" aria-label=${t("rules-forget", { name: kept.name })} @click=${() => house.forget(kept.name)}>${icon("close")}</button>
</li>`;
