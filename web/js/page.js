/** Draws a session: measures the room, asks the layout for every place, renders the views and moves the cards. */

import { render } from "lit-html";
import { announce } from "./a11y/announce.js";
import { t } from "./i18n/fluent.js";
import { options } from "./intents.js";
import { ask } from "./panels/ask.js";
import { barEnd } from "./panels/bar.js";
import { host, showPanel } from "./panels/host.js";
import { extraKinds, extras, keys } from "./panels/keys.js";
import { log } from "./panels/log.js";
import { prompt } from "./panels/prompt.js";
import { isReckoned, reckoning } from "./panels/reckoning.js";
import { score } from "./panels/score.js";
import { trouble } from "./panels/trouble.js";
import { band } from "./table/band.js";
import { Cards } from "./table/cards.js";
import { dress } from "./table/dress.js";
import { rowsFor } from "./table/fan.js";
import { layout } from "./table/layout.js";
import { moves } from "./table/motion.js";
import { notes } from "./table/notes.js";
import { places } from "./table/places.js";
import { measured, standSpot } from "./table/room.js";
import { tip } from "./table/tip.js";

/**
 * @typedef {import("./session.js").Session} Session
 *
 * @typedef {object} Actions What the views can call.
 * @property {(kind: string) => void} press
 * @property {(place: string) => void} place
 * @property {(seat: number) => void} explain
 * @property {(text: string) => void} act
 * @property {() => void} cancel
 * @property {(name: string) => void} open
 * @property {() => void} close
 * @property {(changes: Partial<import("./settings.js").Settings>) => void} set
 * @property {(request: {type: string, [field: string]: unknown}) => void} request ask the engine for something that changes the game
 * @property {(bets: Partial<import("./bets.js").Bets>) => void} decide
 * @property {(sentence: import("./protocol.js").Sentence) => void} tell
 * @property {() => void} check every deal whose secret was shown
 * @property {() => void} begin a new game
 * @property {() => void} nextHand
 * @property {() => void} mend do what the trouble asks for
 * @property {() => void} restart with the new version
 * @property {() => void} copy the report of the trouble
 * @property {import("./rules/house.js").House} house draws up house rules
 */

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
const NO_MOVES = { entrances: new Map(), exits: new Map(), flights: [] };

export class Page {
  /** @type {import("./table/layout.js").Plan | null} */
  plan = null;
  /** The card of the hand that the tab key reaches. */
  stop = "";
  #drawn = false;

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.table = $("table");
    this.cards = new Cards($("hand"), $("laid"), (el, place) =>
      dress(el, place, /** @type {Session} */ (this.session), this.stop),
    );
  }

  /**
   * @param {Session} session
   * @param {Session} before
   */
  draw(session, before) {
    this.session = session;
    document.body.classList.toggle("reckoned", isReckoned(session));
    if (session.view) this.#drawTable(session, session.view, before);
    this.#drawPanels(session, before);
    announce({ emcee: $("emcee"), herald: $("herald") }, session, before);
  }

  /**
   * @param {Session} session
   * @param {import("./protocol.js").View} view
   * @param {Session} before
   */
  #drawTable(session, view, before) {
    if (!this.#drawn) this.#clear();
    this.#shape(session, view);
    render(band(session, this.actions.explain), $("band"));
    this.#underline(view);
    const room = measured(this.table);
    const scene = {
      view,
      order: session.order,
      picked: session.picked,
      options: options(session),
      widest: session.widest,
    };
    this.plan = layout(scene, room);
    render([places(session, this.plan, this.actions.place), notes(view, this.plan, this.actions.tell)], $("places"));
    const fresh = session.turn !== before.turn;
    const quick = session.resumed && fresh;
    this.#holdStop(session);
    this.cards.update(
      this.plan.cards,
      fresh && !quick ? moves(session.events, view) : NO_MOVES,
      (spot) => this.#spot(spot),
      quick,
    );
    $("hand").setAttribute(
      "aria-label",
      t("hand-label", { cards: session.order.length, count: view.seats[view.you].count ?? 0 }),
    );
    render(tip(session), $("floor"));
    render(prompt(session), $("prompt"));
    render(keys(session, this.actions.press), $("keys"));
    render(extras(session, this.actions.press), $("extras"));
    render(ask(session, this.actions.act, this.actions.cancel), $("ask"));
    if (session.choice !== before.choice || session.confirm !== before.confirm) this.#moveFocus(session, before);
    this.#drawn = true;
  }

  /** Take away what stood for the table before the first deal. */
  #clear() {
    for (const id of ["band", "stage", "floor", "prompt", "hand-place", "keys"]) $(id).replaceChildren();
    $("overlay").hidden = false;
    $("edge").classList.add("done");
    /** @type {HTMLButtonElement} */ ($("menu-button")).disabled = false;
  }

  /**
   * @param {Session} session
   * @param {import("./protocol.js").View} view
   */
  #shape(session, view) {
    const { classList, dataset } = this.table;
    dataset.actor = session.asking ? "" : view.next;
    dataset.phase = view.phase;
    const hand = $("hand-place").getBoundingClientRect();
    const wide = this.table.clientWidth >= 700;
    const rows = rowsFor(session.widest, { x: 0, y: 0, w: hand.width, h: hand.height }, wide);
    const extra = extraKinds(session).length > 0;
    classList.toggle("deep", rows === 2);
    classList.toggle("has-extras", extra);
    classList.toggle("no-letters", !session.settings.letters);
    classList.toggle("asked", Boolean(session.choice || session.confirm));
    $("extras").hidden = !extra;
    $("band").toggleAttribute("data-many", view.seats.length > 4);
  }

  /**
   * The brass underline slides to the stand of whoever is to play.
   * @param {import("./protocol.js").View} view
   */
  #underline(view) {
    const line = $("foot-line");
    const stand = view.next === "bot" ? this.table.querySelector(`[data-seat="${view.turn}"]`) : null;
    line.classList.toggle("on", stand !== null);
    if (!stand) return;
    const { x, width } = stand.getBoundingClientRect();
    line.style.setProperty("--w", `${width}px`);
    line.style.setProperty("--x", `${x - this.table.getBoundingClientRect().x}px`);
  }

  /**
   * @param {Session} session
   * @param {Session} before
   */
  #drawPanels(session, before) {
    const { actions } = this;
    render(barEnd(session, actions), $("bar-end"));
    render(score(session), $("score-side"));
    render(log(session), $("log-side"));
    if (session.log !== before.log) $("log-side").scrollTop = $("log-side").scrollHeight;
    render(reckoning(session, actions), $("reckoning"));
    if (isReckoned(session) && !before.settled) $("reckoning-title").focus({ preventScroll: true });
    if (!isReckoned(session) && before.settled) this.cards.element(this.stop)?.focus({ preventScroll: true });
    const panel = /** @type {HTMLDialogElement} */ ($("panel"));
    render(host(session, actions), panel);
    showPanel(panel, session, before);
    this.#drawTrouble(session);
  }

  /** @param {Session} session */
  #drawTrouble(session) {
    const dialog = /** @type {HTMLDialogElement} */ ($("trouble"));
    render(trouble(session, this.actions), dialog);
    if (session.trouble && !dialog.open) dialog.showModal();
    if (!session.trouble && dialog.open) dialog.close();
    $("notice").hidden = session.storage === "kept";
    $("notice").textContent = session.storage === "kept" ? "" : t(`storage-${session.storage}`);
  }

  /**
   * Keep the hand's one tab stop on a card that is there; follow it with the focus when its card is played.
   * @param {Session} session
   */
  #holdStop({ order }) {
    if (order.includes(this.stop)) return;
    const old = this.cards.element(this.stop);
    const at = old ? [...$("hand").children].indexOf(old) : -1;
    const focused = old !== null && document.activeElement === old;
    this.stop = order[Math.min(Math.max(at, 0), order.length - 1)] ?? "";
    if (focused) queueMicrotask(() => (this.cards.element(this.stop) ?? $("prompt")).focus({ preventScroll: true }));
  }

  /** @param {string} card */
  focus(card) {
    this.stop = card;
    for (const el of $("hand").children) el.setAttribute("tabindex", el.id === `card-${card}` ? "0" : "-1");
    this.cards.element(card)?.focus({ preventScroll: true });
  }

  /**
   * A question that the person called up takes the focus, and gives it back.
   * @param {Session} session
   * @param {Session} before
   */
  #moveFocus(session, before) {
    if (session.choice || session.confirm)
      /** @type {HTMLElement | null} */ ($("ask").querySelector("button"))?.focus();
    else if (before.choice || before.confirm)
      (this.cards.element(this.stop) ?? $("menu-button")).focus({ preventScroll: true });
  }

  /** @param {string} spot */
  #spot(spot) {
    if (spot.startsWith("seat ")) return standSpot(this.table, spot.slice(5));
    const { stock, pile } = /** @type {import("./table/layout.js").Plan} */ (this.plan);
    return spot === "stock" ? stock : pile;
  }
}
