/** About: what this is, the licences of what it is made of, and the copy to take along. */

import { html } from "lit-html";
import { t } from "../i18n/fluent.js";

export const about = () => html`
  <p>${t("about-what")}</p>
  <p>${t("about-offline")}</p>
  <p><a class="button" href="tonk.html" download>${t("about-take")}</a></p>
  <p class="note">${t("about-take-how")}</p>
  <h3>${t("about-licences")}</h3>
  <p>${t("about-licence-own")}</p>
  <ul class="plain">
    ${["pyodide", "python", "lit", "fluent", "idb", "fonts"].map((name) => html`<li>${t(`about-licence-${name}`)}</li>`)}
  </ul>
  <p><a href="LICENSES.txt">${t("about-licence-all")}</a></p>`;
