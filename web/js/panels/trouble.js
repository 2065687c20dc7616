/** Trouble: a crash, an engine that does not start, a game open elsewhere, a save that cannot be read; and what to do. */

import { html, nothing } from "lit-html";
import { t, told } from "../i18n/fluent.js";
import { shown } from "../i18n/words.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export function trouble({ trouble: now, view }, { mend, copy }) {
  if (!now) return nothing;
  const { kind, key, report, why } = now;
  return html`
    <h2 id="trouble-title">${t(`trouble-${kind}`)}</h2>
    <p>${t(key)}</p>
    ${why ? html`<p>${shown(told(view, why))}</p>` : nothing}
    ${report ? html`<details><summary>${t("trouble-report")}</summary><pre tabindex="0">${report}</pre></details>` : nothing}
    <div class="trouble-buttons">
      ${report ? html`<button class="button" type="button" data-copy @click=${copy}>${t("trouble-copy")}</button>` : nothing}
      <button class="button filled" type="button" data-mend autofocus @click=${mend}>${t(`trouble-mend-${kind}`)}</button>
    </div>`;
}
