/** How to move cards: by tapping, dragging and keys, and what every key does. */

import { html } from "lit-html";
import { t } from "../i18n/fluent.js";

const KEYS = [
  "draw",
  "take",
  "spread",
  "hit",
  "discard",
  "drop",
  "arrows",
  "space",
  "escape",
  "slap",
  "read",
  "piles",
  "again",
  "help",
];

export const help = () => html`
  <p>${t("help-goal")}</p>
  <p>${t("help-turn")}</p>
  <p>${t("help-tap")}</p>
  <p>${t("help-drag")}</p>
  <p>${t("help-keys")}</p>
  <dl class="keys-list">${KEYS.map((name) => html`<div><dt><kbd>${t(`help-key-${name}`)}</kbd></dt><dd>${t(`help-does-${name}`)}</dd></div>`)}</dl>`;
