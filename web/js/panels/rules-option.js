/** One option of the rules: its label, its sentence, its control, and what is to be said about it. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { words } from "../rules/draft.js";
import { tiers } from "./rules-tiers.js";
import { typed } from "./typed.js";

/**
 * @typedef {import("../page.js").Actions} Actions
 * @typedef {import("../rules/draft.js").House} House
 * @typedef {import("../rules/types.js").Option} Option
 * @typedef {import("../rules/types.js").Choice} Choice
 * @typedef {import("../rules/types.js").Sentence} Sentence
 */

const FEW = 3; // choices that stand side by side, if their names are short
const SHORT = 36; // letters together

/**
 * @param {Option} option
 * @param {House} house
 * @param {Actions} actions
 */
export function option(option, house, actions) {
  const { name, label, help, changed, idle, conflicts, advice } = option;
  const id = `rule-${name}`;
  return html`<div class="rule" data-option=${name} ?data-idle=${idle} ?data-conflict=${conflicts.length > 0}>
    ${changed ? html`<span class="rule-mark">${icon("diamond")}<span class="unseen">${t("rules-changed")}</span></span>` : nothing}
    <div class="rule-words">
      <b id=${id}>${t(label)}</b>
      <span id=${`${id}-about`}>${t(help)}</span>
      ${explained(option)}
      ${idle ? html`<span class="rule-idle">${t("rules-idle")}</span>` : nothing}
      ${advice.map(({ key, values }) => html`<span class="rule-advice">${t(key, values)}</span>`)}
      ${conflicts.map(({ key, values }) => html`<span class="rule-conflict" role="alert">${t(key, values)}</span>`)}
    </div>
    ${control(option, id, house, actions)}
  </div>`;
}

/**
 * Say what the choice in force means, where the choices stand side by side without their sentences.
 * @param {Option} option
 */
function explained(option) {
  const chosen = option.choices?.find(({ value }) => value === option.value);
  return isShort(option) && chosen?.help ? html`<span class="rule-now">${t(chosen.help)}</span>` : nothing;
}

/** @param {Option} option */
function isShort({ kind, choices = [] }) {
  const letters = choices.reduce((sum, { label }) => sum + t(label).length, 0);
  return kind === "choice" && choices.length <= FEW && letters <= SHORT;
}

/**
 * @param {Option} option
 * @param {string} id
 * @param {House} house
 * @param {Actions} actions
 */
function control(option, id, house, { house: keeper }) {
  const change = (/** @type {Parameters<typeof keeper.change>[1]} */ value) => keeper.change(option.name, value);
  if (option.kind === "switch")
    return html`<button class="switch" type="button" role="switch" aria-checked=${option.value ? "true" : "false"} aria-labelledby=${id}
      aria-describedby=${`${id}-about`} @click=${() => change(!option.value)}><span aria-hidden="true">${words(option.shown)}</span><i></i></button>`;
  if (option.kind === "number") return number(option, id, change);
  if (isShort(option)) return chips(option, id, change);
  return list(option, id, house.opened === option.name, keeper, change);
}

/**
 * @param {Option} option
 * @param {string} id
 * @param {(value: number) => void} change
 */
function number({ label, value, low = 0, high = 0, shown }, id, change) {
  const now = Number(value);
  const to = (/** @type {number} */ next) => {
    const valid = Math.max(low, Math.min(high, Math.round(next) || low));
    if (valid !== now) change(valid);
    return valid;
  };
  const said = words(shown);
  return html`<div class="rule-number">
    ${said === String(now) ? nothing : html`<span aria-hidden="true">${said}</span>`}
    <div class="stepper">
      <button type="button" aria-label=${t("less", { what: t(label) })} aria-disabled=${now <= low} @click=${() => to(now - 1)}>\u2212</button>
      <input class="number" type="text" inputmode="numeric" aria-label=${t(label)} aria-describedby=${`${id}-about`} .value=${typed(String(now))}
        @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
          target.value = String(to(Number(target.value)));
        }}>
      <button type="button" aria-label=${t("more", { what: t(label) })} aria-disabled=${now >= high} @click=${() => to(now + 1)}>+</button>
    </div>
  </div>`;
}

/**
 * @param {Option} option
 * @param {string} id
 * @param {(value: string | number | boolean) => void} change
 */
const chips = (
  { choices = [], value },
  id,
  change,
) => html`<div class="chips" role="radiogroup" aria-labelledby=${id} aria-describedby=${`${id}-about`}>
  ${choices.map(
    (
      choice,
    ) => html`<label class="chip"><input type="radio" class="unseen" name=${id} .checked=${live(choice.value === value)}
      @change=${() => change(choice.value)}><span>${t(choice.label)}</span></label>`,
  )}
</div>`;

/**
 * Many choices, or long ones: the one in force, and a list that opens under it.
 * @param {Option} option
 * @param {string} id
 * @param {boolean} open
 * @param {Actions["house"]} keeper
 * @param {(value: Parameters<typeof keeper.change>[1]) => void} change
 */
function list(option, id, open, keeper, change) {
  const { name, choices = [], value, shown } = option;
  return html`
    <button class="chosen" type="button" id=${`${id}-chosen`} aria-expanded=${open ? "true" : "false"} aria-labelledby=${`${id} ${id}-chosen`} @click=${() => keeper.unfold(name)}>
      <span>${words(shown)}</span>${icon("unfold")}
    </button>
    ${
      open
        ? html`<div class="picks" role="radiogroup" aria-labelledby=${id}>
            ${choices.map((choice) => pick(choice, id, choice.value === value, change))}
            ${option.kind === "tiers" ? tiers(option, id, change) : nothing}
          </div>`
        : nothing
    }`;
}

/**
 * @param {Choice} choice
 * @param {string} id
 * @param {boolean} chosen
 * @param {(value: string | number | boolean) => void} change
 */
const pick = (choice, id, chosen, change) => html`<label class="pick">
  <input type="radio" class="unseen" name=${id} .checked=${live(chosen)} @change=${() => change(choice.value)}>
  <span><b>${t(choice.label)}</b>${choice.help ? html`<small>${t(choice.help)}</small>` : nothing}</span>
</label>`;
