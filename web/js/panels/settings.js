/** The settings of the page; none of them changes a rule. */

import { html } from "lit-html";
import { t } from "../i18n/fluent.js";
import { chips, toggle } from "./controls.js";

/** @typedef {import("../settings.js").Settings} Settings */

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function settings({ settings: now }, { set }) {
  /** @type {(name: "theme" | "suits" | "speed" | "sort", values: string[]) => unknown} */
  const choose = (name, values) =>
    chips(
      t(`set-${name}`),
      t(`set-${name}-about`),
      values.map((value) => [value, t(`set-${name}-${value}`)]),
      now[name],
      (value) => set({ [name]: value }),
    );
  /** @type {(name: "confirmDrop" | "confirmDiscard" | "letters") => unknown} */
  const turn = (name) => toggle(t(`set-${name}`), t(`set-${name}-about`), now[name], (on) => set({ [name]: on }));
  return html`<div class="rows">
    ${choose("theme", ["auto", "dark", "light", "contrast"])} ${choose("suits", ["two", "four"])}
    ${choose("speed", ["instant", "fast", "normal", "slow"])} ${choose("sort", ["rank", "run", "hand"])}
    ${turn("confirmDrop")} ${turn("confirmDiscard")} ${turn("letters")}
  </div>`;
}
