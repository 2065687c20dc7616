/** The prompt: what you can do now, and under it what it would make of your count. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { fresh } from "../fresh.js";
import { t, told } from "../i18n/fluent.js";
import { capital } from "../i18n/marks.js";
import { shown } from "../i18n/words.js";
import { EXTRAS, KEYS, keyState, options } from "../intents.js";

/** @typedef {import("../session.js").Session} Session */

/** @param {Session} session */
export function prompt(session) {
  const { view, said } = session;
  if (!view) return html`<div class="prompt-text"><h2 class="prompt-title">${t("boot-seat")}</h2></div>`;
  const lines = said ? [told(view, said)] : [title(session), sub(session)];
  const text = said ? html`<p class="prompt-said">${shown(lines[0])}</p>` : words(lines);
  return html`${keyed(lines.join(" "), html`<div class="prompt-text">${text}</div>`)} ${counts(view)}`;
}

/** @param {string[]} lines */
const words = ([now, then]) => html`<h2 class="prompt-title" id="prompt-title">${shown(now)}</h2>
  <p class="prompt-sub">${shown(then)}</p>`;

/** @param {import("../protocol.js").View} view */
function counts(view) {
  const { count } = view.seats[view.you];
  return html`<div class="counts">
    ${count === null ? nothing : html`<p class="count">${t("count")} <span class="number">${fresh(count)}</span></p>`}
    <p class="count second">${t("stake")} <span class="number">${fresh(view.rules.stake)}</span></p>
  </div>`;
}

/**
 * Say what the person can do now.
 * @param {Session} session
 */
export function title(session) {
  const { view } = session;
  if (!view) return "";
  if (view.next === "bot") return told(view, { key: "prompt-turn", values: { seat: view.turn } });
  if (view.next !== "you") return t("prompt-over");
  if (view.phase === "extra") return t("prompt-extra");
  const laying = options(session).spread;
  if (laying.length === 1 && session.picked.length > 1) return told(view, spreading(laying[0]));
  const verbs = [...KEYS, ...EXTRAS].filter((kind) => keyState(session, kind).live).map((kind) => t(`verb-${kind}`));
  const discarding = session.picked.length === 0 && (session.legal.discard?.actions.length ?? 0) > 0;
  if (discarding) verbs.push(t("verb-discard"));
  return verbs.length === 0 ? t("prompt-none") : capital(anyOf(verbs));
}

/**
 * @param {import("../protocol.js").Action} action
 * @returns {import("../protocol.js").Sentence}
 */
function spreading({ as = [] }) {
  const book = as.every((card) => card[0] === as[0][0]);
  return {
    key: book ? "prompt-book" : "prompt-run",
    values: { count: as.length, rank: Number(as[0][0]) || as[0][0], suit: as[0][1] },
  };
}

/** @param {string[]} verbs */
const anyOf = (verbs) =>
  verbs.slice(0, -1).join(", ") + (verbs.length > 1 ? ` ${t("or")} ` : "") + verbs[verbs.length - 1];

/** @param {Session} session */
function sub(session) {
  const { view } = session;
  if (!view) return "";
  if (view.next !== "you") return latest(session);
  const { count } = view.seats[view.you];
  const [kind, action] = consequence(session);
  if (kind && action.after !== undefined) return t("count-after", { count: count ?? 0, after: action.after, kind });
  const take = session.legal.take?.actions[0]?.after ?? view.count_after_take;
  if (take !== null && take !== undefined && session.legal.take?.actions.length)
    return t("count-take", { count: count ?? 0, after: take });
  return t("count-now", { count: count ?? 0, cards: view.seats[view.you].cards });
}

/**
 * What was done last, while you wait.
 * @param {Session} session
 */
const latest = ({ view, log }) => (log.at(-1)?.events ?? []).map((event) => told(view, event)).join(" ");

/**
 * The first thing the picked cards could do.
 * @param {Session} session
 * @returns {[string, import("../protocol.js").Action] | [null, {after?: number}]}
 */
function consequence(session) {
  const found = options(session);
  for (const kind of ["spread", "hit", "discard"]) if (found[kind][0]) return [kind, found[kind][0]];
  return [null, {}];
}
