/** Icons, drawn in index.html once and used by name. */

import { html } from "lit-html";

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${name}"></use></svg>`;
