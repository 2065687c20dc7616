/** Draws a session: measures the room, asks the layout for every place, renders the views and moves the cards. */

import { nothing } from "lit-html";
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
import { fill, Slices } from "./slices.js";
import { band, underline } from "./table/band.js";
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
  #slices = new Slices();

  /** @param {Actions} actions */
  constructor(actions) {
    this.actions = actions;
    this.table = $("table");
    this.cards = new Cards($("hand"), $("laid"), (el, place) =>
      dress(el, place, /** @type {Session} */ (this.session), this.stop),
    );
  }

  /**
   * Draw at once; the first table comes in slices, so that no task holds up the browser.
   * @param {Session} session
   * @param {Session} before
   */
  draw(session, before) {
    this.#slices.finish();
    this.session = session;
    document.body.classList.toggle("reckoned", isReckoned(session));
    this.#slices.begin(this.#slicesOf(session, before));
    if (this.#drawn || !session.view) this.#slices.finish();
    this.#drawn = session.view !== null;
  }

  /**
   * @param {Session} session
   * @param {Session} before
   * @returns {import("./slices.js").Slice[]}
   */
  #slicesOf(session, before) {
    const { view } = session;
    const table = view && [
      () => this.#drawBand(session, view),
      () => this.#drawCards(session, view, before),
      () => this.#drawTray(session, before),
    ];
    return [
      ...(table ?? []),
      () => this.#drawSides(session, before),
      () => this.#drawPanels(session, before),
      () => announce({ emcee: $("emcee"), herald: $("herald") }, session, before),
    ];
  }

  /**
   * @param {Session} session
   * @param {import("./protocol.js").View} view
   */
  #drawBand(session, view) {
    this.#shape(session, view);
    fill("band", band(session, this.actions.explain));
    underline(this.table, view);
    $("edge").classList.add("done");
    /** @type {HTMLButtonElement} */ ($("menu-button")).disabled = false;
  }

  /**
   * @param {Session} session
   * @param {import("./protocol.js").View} view
   * @param {Session} before
   */
  #drawCards(session, view, before) {
    const { order, picked, widest } = session;
    this.plan = layout({ view, order, picked, options: options(session), widest }, measured(this.table));
    for (const id of ["stage", "hand-place"]) fill(id, nothing); // what stood for stock and hand
    $("overlay").hidden = false;
    fill("places", [places(session, this.plan, this.actions.place), notes(view, this.plan, this.actions.tell)]);
    const fresh = session.turn !== before.turn;
    const quick = session.resumed && fresh;
    this.#holdStop(session);
    this.cards.update(
      this.plan.cards,
      fresh && !quick ? moves(session.events, view) : NO_MOVES,
      (spot) => this.#spot(spot),
      quick,
    );
    const count = view.seats[view.you].count ?? 0;
    $("hand").setAttribute("aria-label", t("hand-label", { cards: order.length, count }));
  }

  /**
   * @param {Session} session
   * @param {Session} before
   */
  #drawTray(session, before) {
    fill("floor", tip(session));
    fill("prompt", prompt(session));
    fill("keys", keys(session, this.actions.press));
    fill("extras", extras(session, this.actions.press));
    fill("ask", ask(session, this.actions.act, this.actions.cancel));
    if (session.choice !== before.choice || session.confirm !== before.confirm) this.#moveFocus(session, before);
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
   * @param {Session} session
   * @param {Session} before
   */
  #drawSides(session, before) {
    fill("bar-end", barEnd(session, this.actions));
    fill("score-side", score(session));
    fill("log-side", log(session));
    if (session.log !== before.log) $("log-side").scrollTop = $("log-side").scrollHeight;
  }

  /**
   * @param {Session} session
   * @param {Session} before
   */
  #drawPanels(session, before) {
    const { actions } = this;
    fill("reckoning", reckoning(session, actions));
    if (isReckoned(session) && !before.settled) $("reckoning-title").focus({ preventScroll: true });
    if (!isReckoned(session) && before.settled) this.cards.element(this.stop)?.focus({ preventScroll: true });
    const panel = /** @type {HTMLDialogElement} */ ($("panel"));
    fill("panel", host(session, actions));
    showPanel(panel, session, before);
    this.#drawTrouble(session);
  }

  /** @param {Session} session */
  #drawTrouble(session) {
    const dialog = /** @type {HTMLDialogElement} */ ($("trouble"));
    fill("trouble", trouble(session, this.actions));
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
