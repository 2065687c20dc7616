/** Runs the game: gestures to the engine, its answers to the session, the bots at their pace, every step saved. */

import { checked } from "./fair.js";
import { upcoming } from "./pace.js";
import { begun, named, reduce } from "./session.js";

/**
 * @typedef {import("./session.js").Session} Session
 * @typedef {import("./session.js").SessionEvent} SessionEvent
 * @typedef {{ask: (request: {type: string, [field: string]: unknown}) => Promise<any>}} Asks
 * @typedef {{save: (text: string) => Promise<"kept" | "blocked" | "full">}} Keeps
 */

export class Game {
  /** @type {Session} */
  session;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {(() => void) | null} */
  #next = null;

  /**
   * @param {Asks} engine
   * @param {Keeps} store
   * @param {import("./settings.js").Settings} settings
   * @param {(session: Session, before: Session) => void} draw
   */
  constructor(engine, store, settings, draw) {
    this.engine = engine;
    this.store = store;
    this.draw = draw;
    this.session = begun(settings);
  }

  /** @param {SessionEvent} event */
  dispatch(event) {
    const before = this.session;
    this.session = reduce(before, event);
    try {
      this.draw(this.session, before);
    } catch (fault) {
      reportError(fault); // a picture that fails must not stop the game
    }
    if (event.type === "pick") this.#askWith(event.cards);
  }

  /** @param {import("./intents.js").Intent} intent */
  perform(intent) {
    if (intent === null) return;
    if ("event" in intent) this.dispatch(intent.event);
    else this.request({ type: "act", action: intent.act });
  }

  /**
   * Ask the engine for something that changes the game.
   * @param {{type: string, [field: string]: unknown}} request
   */
  async request(request) {
    if (this.session.asking || this.session.trouble) return;
    this.#rest();
    this.dispatch({ type: "asking" });
    await this.start(request);
  }

  /**
   * Ask while nothing else may be asked: the session says that it waits already.
   * @param {{type: string, [field: string]: unknown}} request
   */
  async start(request) {
    const reply = await this.ask(request);
    await this.take(reply);
    // What was going to follow still does, but for a bot's own move: that would be refused again.
    if (reply?.type === "refused" && request.type !== "bot") this.#later();
  }

  /**
   * Take an answer that may hold a new view.
   * @param {any} reply
   */
  async take(reply) {
    if (reply === null) return;
    if (reply.type === "refused") return this.dispatch({ type: "say", sentence: reply.why });
    this.dispatch({ type: "update", update: reply });
    this.#later();
    await this.#save();
  }

  /** Check every deal whose secret was shown. */
  async check() {
    const reveals = this.session.view?.session.reveals ?? [];
    const reply = await this.ask({ type: "hands" });
    if (reply?.type === "hands") this.dispatch({ type: "checks", checks: await checked(reply, reveals) });
  }

  async #save() {
    const record = await this.ask({ type: "record" });
    if (record === null) return;
    const kept = await this.store.save(record.text);
    if (kept !== this.session.storage) this.dispatch({ type: "storage", kept });
  }

  /**
   * Ask; null when the engine was lost, which has its own dialog.
   * @param {{type: string, [field: string]: unknown}} request
   */
  async ask(request) {
    try {
      return await this.engine.ask(request);
    } catch (error) {
      if (error instanceof Error && error.name === "EngineLost") return null;
      throw error;
    }
  }

  /**
   * Picked cards can mean several things when some are wild: the engine lists them, best first.
   * @param {string[]} cards
   */
  async #askWith(cards) {
    const { view, turn, asking } = this.session;
    if (cards.length === 0 || asking || view?.next !== "you") return;
    const can = await this.ask({ type: "with", cards });
    const still = named(this.session.picked) === named(cards) && this.session.turn === turn;
    if (still && can?.type === "can") this.dispatch({ type: "can", cards, can });
  }

  /** Let the bots' next move, or the reckoning, follow after a pause. */
  #later() {
    this.#rest();
    const next = upcoming(this.session);
    if (!next) return;
    const { ms, request } = next;
    this.#after(ms, () => (request ? this.request(request) : this.dispatch({ type: "settled" })));
  }

  /**
   * @param {number} ms
   * @param {() => void} step
   */
  #after(ms, step) {
    this.#next = step;
    this.#timer = setTimeout(() => this.#go(), ms);
  }

  /** Do at once what was to follow after a pause; a slap stays a race. */
  hurry() {
    if (!this.session.view?.slap) this.#go();
  }

  #go() {
    const next = this.#next;
    this.#rest();
    next?.();
  }

  /** Let nothing follow by itself. */
  rest() {
    this.#rest();
  }

  #rest() {
    clearTimeout(this.#timer);
    this.#next = null;
  }
}
