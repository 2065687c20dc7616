/** Wires gestures and panels to the game: every hand-made thing on the page ends here. */

import { repeat } from "./a11y/announce.js";
import { nextHand } from "./bets.js";
import { Drag } from "./gestures/drag.js";
import { listen } from "./gestures/keyboard.js";
import { t } from "./i18n/fluent.js";
import { cardName } from "./i18n/words.js";
import { discarded, oneOf, options, placed, pressed, say, toggled } from "./intents.js";
import { keepSettings, showSettings } from "./settings.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./page.js").Page} Page */

const $ = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * What the views can call, over a game that is made a moment later.
 * @param {() => Game} game
 * @param {import("./story.js").Story} story
 * @returns {Omit<import("./page.js").Actions, "house">}
 */
export function actionsOf(game, story) {
  const now = () => game().session;
  return {
    press: (kind) => game().perform(pressed(now(), kind)),
    place: (place) => game().perform(placed(now(), place)),
    explain: (seat) => game().dispatch({ type: "say", sentence: explained(now(), seat) }),
    act: (text) => game().perform({ act: text }),
    cancel: () => game().dispatch({ type: "cancel" }),
    open: (name) => game().dispatch({ type: "panel", name }),
    close: () => game().dispatch({ type: "panel", name: null }),
    set: (changes) => change(game(), changes),
    request: (request) => game().request(request),
    decide: (bets) => game().dispatch({ type: "bets", bets }),
    tell: (sentence) => game().dispatch({ type: "say", sentence }),
    check: () => game().check(),
    begin: () => story.begin(),
    nextHand: () => {
      change(game(), { played: true });
      game().request(nextHand(now()));
    },
    mend: () => story.mend(),
    restart: () => story.restart(),
    copy: () => navigator.clipboard?.writeText(now().trouble?.report ?? ""),
  };
}

/**
 * @param {Game} game
 * @param {Partial<import("./settings.js").Settings>} changes
 */
function change(game, changes) {
  const settings = { ...game.session.settings, ...changes };
  keepSettings(settings);
  showSettings(settings);
  game.dispatch({ type: "settings", settings });
}

/**
 * @param {import("./session.js").Session} session
 * @param {number} seat
 */
function explained({ view }, seat) {
  const waits = view?.seats[seat]?.waits ?? 0;
  const dealer = view?.seats[seat]?.dealer ? "yes" : "no";
  return say(waits > 0 ? "seat-why-waits" : "seat-why", {
    seat,
    turns: waits,
    cards: view?.seats[seat]?.cards ?? 0,
    dealer,
  });
}

/**
 * Listen to pointer and keyboard.
 * @param {Game} game
 * @param {Page} page
 */
export function listenTo(game, page) {
  const { actions } = page;
  const drag = new Drag($("table"), {
    lift: (card) => lifted(game, page, card),
    pull: (place) => pulled(game, page, place),
    land: (haul, place, x) => landed(game, page, haul, place, x),
    touch: () => page.cards.finish(),
  });
  $("hand").addEventListener("click", (event) => {
    const card = /** @type {HTMLElement} */ (event.target).closest("[data-card]");
    if (card instanceof HTMLElement && card.dataset.card) touchedCard(game, page, card.dataset.card);
  });
  $("table").addEventListener("click", (event) => {
    if (!(/** @type {HTMLElement} */ (event.target).closest("button, [data-card]"))) game.hurry();
  });
  const trouble = /** @type {HTMLDialogElement} */ ($("trouble"));
  trouble.addEventListener("cancel", (event) => event.preventDefault());
  trouble.addEventListener("close", () => game.session.trouble && trouble.showModal());
  $("menu-button").addEventListener("click", () => actions.open("menu"));
  $("panel").addEventListener("close", () => game.session.panel && actions.close());
  listen({
    session: () => game.session,
    press: actions.press,
    toggle: (card) => game.perform(toggled(game.session, card)),
    discard: (card) => game.perform(discarded(game.session, card)),
    cancel: () => drag.cancel() || actions.cancel(),
    read: (what) => repeat($("emcee"), what === "again" ? undefined : reading(game.session, what)),
    open: actions.open,
    focus: (card) => page.focus(card),
    shift: (step) => shifted(game, page, step),
  });
}

/** @param {Game} game @param {Page} page @param {string} card */
function touchedCard(game, page, card) {
  page.focus(card);
  game.perform(toggled(game.session, card));
}

/** @param {Game} game @param {Page} page @param {number} step */
function shifted(game, page, step) {
  const { order } = game.session;
  const at = order.indexOf(page.stop) + step;
  if (at < 0 || at >= order.length) return;
  game.dispatch({ type: "order", cards: [page.stop], index: at });
  page.focus(page.stop);
}

/**
 * @param {import("./session.js").Session} session
 * @param {"hand" | "piles"} what
 */
function reading({ view, order }, what) {
  if (!view) return "";
  if (what === "hand")
    return t("read-hand", { cards: order.map(cardName).join(", "), count: view.seats[view.you].count ?? 0 });
  return t("read-piles", {
    stock: view.stock,
    top: view.pile.top ? cardName(view.pile.top) : t("no-cards"),
    pile: view.pile.cards,
  });
}

/**
 * @param {Game} game
 * @param {Page} page
 * @param {string} card
 * @returns {import("./gestures/drag.js").Haul}
 */
function lifted(game, page, card) {
  const { picked, order } = game.session;
  const cards = picked.includes(card) ? picked : [card];
  if (!picked.includes(card)) game.dispatch({ type: "pick", cards });
  const first = [card, ...order.filter((other) => cards.includes(other) && other !== card)];
  const elements = first.map((name) => page.cards.element(name)).filter((el) => el !== null);
  return { cards, elements, source: "hand" };
}

/**
 * @param {Game} game
 * @param {Page} page
 * @param {string} place
 * @returns {import("./gestures/drag.js").Haul | null}
 */
function pulled(game, page, place) {
  const kind = place === "stock" ? "draw" : "take";
  if ((game.session.legal[kind]?.actions.length ?? 0) === 0) return null;
  const top = game.session.view?.pile.top;
  const el = place === "stock" ? page.table.querySelector(".stock-button .card") : top ? page.cards.element(top) : null;
  return { cards: [], elements: el instanceof HTMLElement ? [el] : [], source: place };
}

/**
 * @param {Game} game
 * @param {Page} page
 * @param {import("./gestures/drag.js").Haul} haul
 * @param {string | null} place
 * @param {number} x
 */
function landed(game, page, { cards, source }, place, x) {
  const { session } = game;
  if (source !== "hand") {
    if (place === "hand") game.perform(pressed(session, source === "stock" ? "draw" : "take"));
    return;
  }
  if (place === "hand") return reordered(game, page, cards, x);
  if (place === null || place === "stock") return game.dispatch({ type: "cancel" });
  if (place === "pile") return game.perform(pressed(session, "discard"));
  if (place === "floor" && options(session).spread.length === 0) return onFloor(game);
  game.perform(placed(session, place));
}

/**
 * A single card let go on the floor is a hit when it fits one spread.
 * @param {Game} game
 */
function onFloor(game) {
  const { hit } = options(game.session);
  game.perform(hit.length > 0 ? oneOf(game.session, "hit", hit) : pressed(game.session, "spread"));
}

/**
 * @param {Game} game
 * @param {Page} page
 * @param {string[]} cards
 * @param {number} x
 */
function reordered(game, page, cards, x) {
  const rest = game.session.order.filter((card) => !cards.includes(card));
  const index = rest.filter((card) => {
    const rect = page.cards.element(card)?.getBoundingClientRect();
    return rect && rect.left + 22 < x;
  }).length;
  game.dispatch({ type: "order", cards, index });
  game.dispatch({ type: "cancel" });
}
