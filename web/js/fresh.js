/** Texts that change where they stand: the new one takes the old one's place, so that nothing on the page moves. */

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

/**
 * Show a text or a number.
 * @param {string | number} text
 * @param {unknown} [shown] the element that holds it, when its own place depends on the text
 */
export const fresh = (text, shown = html`${text}`) => keyed(text, shown);
