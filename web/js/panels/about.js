/** About: what this is, its version and licences, and the copy to take along. */

import { html, nothing } from "lit-html";
import { BUILD } from "../engine/build.js";
import { t } from "../i18n/fluent.js";

/**
 * @param {import("../session.js").Session} session
 * @param {import("../page.js").Actions} actions
 */
export const about = ({ flight }, { restart }) => html`
  <p>${t("about-what")}</p>
  ${flight === "update" ? html`<p><button class="button filled" type="button" @click=${restart}>${t("update-restart")}</button></p>` : nothing}
  ${flight === "kept" ? html`<p>${t("about-flight")}</p>` : nothing}
  ${
    BUILD.single
      ? html`<p><a class="button wide-button" href="tonk.html" download>${t("about-take")}</a></p>
        <p class="note">${t("about-take-how")}</p>`
      : nothing
  }
  <p><a href="licences.html">${t("about-licences")}</a></p>
  <p class="note">${t("about-version", { version: BUILD.version, build: BUILD.id })}</p>`;
