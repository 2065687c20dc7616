/** What is being typed stays: a picture that is drawn meanwhile does not write over it. */

import { noChange } from "lit-html";
import { Directive, directive } from "lit-html/directive.js";

class Typed extends Directive {
  /** @type {HTMLInputElement | null} */
  #field = null;
  #typing = false;
  /** @type {string | undefined} */
  #written;

  /** @param {string} value */
  render(value) {
    return value;
  }

  /**
   * @param {import("lit-html/directive.js").PropertyPart} part
   * @param {[string]} values
   * @override
   */
  update({ element }, [value]) {
    const field = /** @type {HTMLInputElement} */ (element);
    if (this.#field !== field) this.#watch(field);
    if (this.#typing || this.#written === value) return noChange;
    field.value = value;
    this.#written = value;
    return noChange;
  }

  /** @param {HTMLInputElement} field */
  #watch(field) {
    this.#field = field;
    field.addEventListener("input", () => {
      this.#typing = true;
    });
    for (const done of ["change", "blur"])
      field.addEventListener(done, () => {
        this.#typing = false;
      });
  }
}

/** The value of a text field: `.value=${typed(value)}`. */
export const typed = directive(Typed);
