/** A list of winning hands of one's own: each tier is a kind of hand, what it pays, when, and how a tie is settled. */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { t } from "../i18n/fluent.js";
import { icon } from "../icons.js";
import { typed } from "./typed.js";

/**
 * @typedef {import("../rules/types.js").Option} Option
 * @typedef {import("../rules/types.js").Tier} Tier
 * @typedef {import("../rules/types.js").TierParts} TierParts
 * @typedef {import("../rules/types.js").Value} Value
 * @typedef {(tiers: Tier[] | ((now: Value) => Value)) => void} Change
 * @typedef {(next: (now: Tier) => Tier[]) => void} Replace puts one tier, or none, in the place of one
 */

/**
 * The last choice of an option of tiers; chosen, it begins with the tiers of the menu in force.
 * @param {Option} option
 * @param {string} id
 * @param {Change} change
 */
export function tiers({ value, tiers: inForce = [], tier: parts }, id, change) {
  const own = Array.isArray(value);
  return html`<label class="pick">
      <input type="radio" class="unseen" name=${id} .checked=${live(own)} @change=${() => change(inForce)}>
      <span><b>${t("rules-own-tiers")}</b><small>${t("rules-own-tiers-about")}</small></span>
    </label>
    ${own && parts ? rows(/** @type {Tier[]} */ (value), parts, change) : nothing}`;
}

/**
 * @param {Tier[]} value
 * @param {TierParts} parts
 * @param {Change} change
 */
function rows(value, parts, change) {
  const first = parts.kinds[0];
  // A row is changed in the list of that moment: one that the engine still describes may be newer than what is drawn.
  const inList = (/** @type {(now: Tier[]) => Tier[]} */ edit) =>
    change((now = value) => (Array.isArray(now) ? edit(now) : now));
  return html`<ol class="tiers">
    ${value.map((tier, at) => row(tier, at, parts, (next) => inList((now) => now.flatMap((old, k) => (k === at ? next(old) : [old])))))}
    <li><button class="text-button" type="button" @click=${() => inList((now) => [...now, { [first.value]: first.start }])}>${t("rules-add-tier")}</button></li>
  </ol>`;
}

/**
 * @param {Tier} tier
 * @param {number} at
 * @param {TierParts} parts
 * @param {Replace} replace
 */
function row(tier, at, parts, replace) {
  const kind = kindIn(parts, tier);
  const number = at + 1;
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) => replace((now) => [with_(now, name, value)]);
  return html`<li>
    ${choose(t("rules-tier-kind", { number }), parts.kinds, kind.value, (value) => replace((now) => [turned(now, kindIn(parts, now), kindOf(parts, value))]))}
    ${kind.start === true ? nothing : numbers(tier[kind.value], number, Array.isArray(kind.start), (value) => set(kind.value, value))}
    <label>${t(parts.pays.label)} ${choose(t("rules-tier-pays", { number }), range(parts.pays), String(tier.pays ?? 2), (value) => set("pays", Number(value)))}</label>
    ${choose(t("rules-tier-when", { number }), parts.when, String(tier.when ?? parts.when[0].value), (value) => set("when", value))}
    <label>${t("rules-tie")} ${choose(t("rules-tier-tie", { number }), parts.tie, tier.tie ?? null, (value) => set("tie", value))}</label>
    <button class="forget" type="button" aria-label=${t("rules-remove-tier", { number })} @click=${() => replace(() => [])}>${icon("close")}</button>
  </li>`;
}

/** @param {TierParts} parts @param {Tier} tier */
const kindIn = ({ kinds }, tier) => kinds.find(({ value }) => value in tier) ?? kinds[0];

/** @param {TierParts} parts @param {string | null} value */
const kindOf = ({ kinds }, value) => kinds.find((kind) => kind.value === value) ?? kinds[0];

/** @param {{low: number, high: number}} limits */
const range = ({ low, high }) =>
  Array.from({ length: high - low + 1 }, (_, step) => ({ value: String(low + step), label: "" }));

/**
 * @param {Tier} tier
 * @param {string} name
 * @param {unknown} value null: left out
 * @returns {Tier}
 */
const with_ = (tier, name, value) =>
  Object.fromEntries(Object.entries({ ...tier, [name]: value }).filter(([, item]) => item !== null));

/**
 * Make a tier one of another kind.
 * @param {Tier} tier
 * @param {import("../rules/types.js").TierKind} from
 * @param {import("../rules/types.js").TierKind} to
 */
const turned = (tier, from, to) => with_(with_(tier, from.value, null), to.value, to.start);

/**
 * @param {string} name
 * @param {{value: string | null, label: string}[]} choices
 * @param {unknown} chosen
 * @param {(value: string | null) => void} change
 */
const choose = (name, choices, chosen, change) => html`<select aria-label=${name}
  @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => change(choices[target.selectedIndex].value)}>
  ${choices.map(({ value, label }) => html`<option .selected=${live(value === chosen)}>${label ? t(label) : value}</option>`)}
</select>`;

/**
 * @param {unknown} value
 * @param {number} number
 * @param {boolean} several
 * @param {(value: number | number[]) => void} change
 */
const numbers = (
  value,
  number,
  several,
  change,
) => html`<input type="text" inputmode="numeric" aria-label=${t("rules-tier-points", { number })}
  .value=${typed(Array.isArray(value) ? value.join(" ") : String(value))}
  @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
    const found = (target.value.match(/\d+/g) ?? []).map(Number);
    change(several ? found : (found[0] ?? 0));
  }}>`;
