/** From the first paint to the first hand, and what to do when the engine or another tab gets in the way. */

import { progress } from "./boot.js";
import { keepOffline } from "./offline.js";
import { PANELS } from "./panels/host.js";
import { newSession } from "./seating.js";
import { load } from "./store/saves.js";
import { hold, takeOver } from "./store/tabs.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./engine/client.js").Engine} Engine
 */

const REST = 4000; // ms after the first hand was dealt

export class Story {
  /** @param {() => Game} game */
  constructor(game) {
    this.game = game;
  }

  /** What the engine's client tells us. */
  listeners = {
    onProgress: progress,
    onCrash: (/** @type {import("./engine/client.js").CrashReport} */ { message, trace, record }) =>
      this.#trouble("crash", "trouble-crash-why", `${message}\n\n${trace}\n\n${record ?? ""}`, record),
    onStall: (/** @type {import("./engine/client.js").StallReport} */ { reason, detail }) =>
      this.#trouble("stall", `trouble-stall-${reason}`, detail, null),
  };

  /**
   * Be the tab that plays, then go on with the saved game or deal a new one.
   * @param {Engine} engine
   */
  async open(engine) {
    this.engine = engine;
    const mine = await hold(() => this.#elsewhere());
    if (!mine) return this.#elsewhere();
    await this.#resume(await load());
    this.#settleIn(engine);
  }

  /**
   * The first hand is on the table: open what the address asks for, and keep the game for the next visit.
   * @param {Engine} engine
   */
  #settleIn(engine) {
    const name = new URLSearchParams(location.search).get("open");
    if (name && PANELS[name]) this.game().dispatch({ type: "panel", name });
    const flight = (/** @type {"kept" | "update"} */ now) => this.game().dispatch({ type: "flight", flight: now });
    keepOffline({
      onKept: () => flight("kept"),
      onUpdate: (restart) => {
        this.restart = restart;
        flight("update");
      },
    });
    setTimeout(() => engine.rest(), REST);
  }

  /** Start the new version that is here; every action is saved already. */
  restart() {
    location.reload();
  }

  /** Deal a new game; a session in play is ended first, so that its ledger and its secret are shown. */
  async begin() {
    const game = this.game();
    const { view, settings } = game.session;
    game.dispatch({ type: "panel", name: null });
    if (view && !view.session.over && view.session.hands.length > 0) {
      game.dispatch({ type: "pending", pending: true });
      return game.request({ type: "end_session" });
    }
    game.dispatch({ type: "pending", pending: false });
    return game.request(newSession(settings));
  }

  /** Do what the dialog offers. */
  async mend() {
    const game = this.game();
    const { trouble } = game.session;
    game.dispatch({ type: "trouble", trouble: null });
    if (trouble?.kind === "elsewhere") {
      await takeOver(() => this.#elsewhere());
      return this.#resume(await load());
    }
    if (trouble?.kind === "stall") this.engine?.restart();
    else if (trouble?.kind === "crash") await this.#resume(trouble.record ?? (await load()));
    else await this.begin();
  }

  /** @param {string | null} record */
  async #resume(record) {
    const game = this.game();
    game.dispatch({ type: "asking" });
    await this.engine?.ready;
    if (!record) return game.start(newSession(game.session.settings));
    const reply = await this.engine?.ask({ type: "resume", record });
    if (reply.type === "refused") return this.#trouble("save", "trouble-save-why", record, null, reply.why);
    return game.take(reply);
  }

  #elsewhere() {
    this.game().rest();
    this.#trouble("elsewhere", "trouble-elsewhere-why", "", null);
  }

  /**
   * @param {"crash" | "stall" | "elsewhere" | "save"} kind
   * @param {string} key
   * @param {string} report
   * @param {string | null} record
   * @param {import("./protocol.js").Sentence | null} [why]
   */
  #trouble(kind, key, report, record, why = null) {
    this.game().rest();
    this.game().dispatch({ type: "trouble", trouble: { kind, key, report, record, why } });
  }
}
