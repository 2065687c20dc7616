/** The controls of the panels: chips to choose one of a few, a switch, and a stepper. */

import { html } from "lit-html";
import { t } from "../i18n/fluent.js";
import { typed } from "./typed.js";

let serial = 0;
/** @type {Map<string, string>} */
const ids = new Map();

/**
 * A stable id for a control with this label.
 * @param {string} label
 */
function idOf(label) {
  if (!ids.has(label)) ids.set(label, `control-${++serial}`);
  return /** @type {string} */ (ids.get(label));
}

/**
 * @param {string} label
 * @param {string} about
 * @param {unknown} control
 */
const row = (label, about, control) => html`<div class="row">
  <div class="row-words"><b id=${idOf(label)}>${label}</b><span id=${`${idOf(label)}-about`}>${about}</span></div>
  ${control}
</div>`;

/**
 * Choose one of a few values.
 * @template T
 * @param {string} label
 * @param {string} about
 * @param {[T, string][]} choices
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export const chips = (label, about, choices, chosen, choose) =>
  row(
    label,
    about,
    html`<div class="chips" role="radiogroup" aria-labelledby=${idOf(label)} aria-describedby=${`${idOf(label)}-about`}>
      ${choices.map(
        ([
          value,
          word,
        ]) => html`<label class="chip"><input type="radio" class="unseen" name=${idOf(label)} .checked=${value === chosen}
          @change=${() => choose(value)}><span>${word}</span></label>`,
      )}
    </div>`,
  );

/**
 * @param {string} label
 * @param {string} about
 * @param {boolean} on
 * @param {(on: boolean) => void} turn
 */
export const toggle = (label, about, on, turn) =>
  row(
    label,
    about,
    html`<button class="switch" type="button" role="switch" aria-checked=${on ? "true" : "false"} aria-labelledby=${idOf(label)}
      aria-describedby=${`${idOf(label)}-about`} @click=${() => turn(!on)}><span aria-hidden="true">${t(on ? "on" : "off")}</span><i></i></button>`,
  );

/**
 * @param {string} label
 * @param {string} about
 * @param {number} value
 * @param {number} least
 * @param {number} most
 * @param {(value: number) => void} change
 */
export function stepper(label, about, value, least, most, change) {
  const to = (/** @type {number} */ next) => {
    const valid = Math.max(least, Math.min(most, Math.round(next) || least));
    change(valid);
    return String(valid);
  };
  return row(
    label,
    about,
    html`<div class="stepper">
      <button type="button" aria-label=${t("less", { what: label })} aria-disabled=${value <= least} @click=${() => to(value - 1)}>\u2212</button>
      <input class="number" type="text" inputmode="numeric" aria-labelledby=${idOf(label)} aria-describedby=${`${idOf(label)}-about`}
        .value=${typed(String(value))} @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
          target.value = to(Number(target.value));
        }}>
      <button type="button" aria-label=${t("more", { what: label })} aria-disabled=${value >= most} @click=${() => to(value + 1)}>+</button>
    </div>`,
  );
}
