/** A question in the tray: which of several meanings, or "are you sure"; Escape or Not yet takes it back. */

import { html, nothing } from "lit-html";
import { nameOf, t } from "../i18n/fluent.js";
import { marked } from "../i18n/marks.js";
import { shown } from "../i18n/words.js";

/** @typedef {import("../protocol.js").Action} Action */

/**
 * @param {import("../session.js").Session} session
 * @param {(text: string) => void} act
 * @param {() => void} cancel
 */
export function ask(session, act, cancel) {
  const { choice, confirm, view } = session;
  if (!view || (!choice && !confirm)) return nothing;
  const options = choice ? choice.options : confirm ? [confirm.action] : [];
  const kind = choice?.kind ?? confirm?.kind ?? "";
  return html`<div class="ask ${choice ? "" : "confirming"}" role="group" aria-labelledby="ask-title" data-ask=${kind}>
    <h2 id="ask-title" class="ask-title">${shown(question(session, kind))}</h2>
    <div class="ask-options">
      ${options.map(
        (
          option,
          at,
        ) => html`<button class="button ${at === 0 ? "filled" : ""}" type="button" @click=${() => act(option.text)}>
        ${choice ? shown(wording(view, kind, option)) : t(`confirm-${kind}`)}
      </button>`,
      )}
      <button class="button" type="button" data-cancel @click=${cancel}>${t("not-yet")}</button>
    </div>
  </div>`;
}

/**
 * @param {import("../session.js").Session} session
 * @param {string} kind
 */
function question({ choice, confirm, view }, kind) {
  if (choice) return t("ask-which", { kind });
  const card = confirm?.action.cards?.[0] ?? "";
  return t(`ask-${kind}`, { count: view?.seats[view.you].count ?? 0, card: card && marked.card(card) });
}

/**
 * Word one of several meanings.
 * @param {import("../protocol.js").View} view
 * @param {string} kind
 * @param {Action} option
 */
function wording(view, kind, { cards = [], as = [], spread }) {
  const stands = cards.map((card, at) => marked.card(as[at] && as[at] !== card ? `${card}=${as[at]}` : card)).join(" ");
  const laid = view.table.find((place) => place.spread === spread);
  if (!laid) return t("option-spread", { cards: stands });
  const you = laid.owner === view.you ? "yes" : "no";
  return t("option-hit", { cards: stands, kind: laid.kind, name: nameOf(view, laid.owner), you, way: kind });
}
