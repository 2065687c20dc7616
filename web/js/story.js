/** From the first paint to the first hand, and what to do when the engine or another tab gets in the way. */

import { progress } from "./boot.js";
import { keepOffline } from "./offline.js";
import { PANELS } from "./panels/host.js";
import { newSession } from "./seating.js";
import { DEFAULTS } from "./settings.js";
import { load } from "./store/saves.js";
import { hold, takeOver } from "./store/tabs.js";

/**
 * @typedef {import("./game.js").Game} Game
 * @typedef {import("./engine/client.js").Engine} Engine
 */

const REST = 4000; // ms after the first hand was dealt

export class Story {
  /** How often the engine was lost while it read the saved game. */
  #lost = 0;

  /**
   * @param {() => Game} game
   * @param {() => Promise<void>} arrive what to do when a game is on the table
   */
  constructor(game, arrive) {
    this.game = game;
    this.arrive = arrive;
  }

  /** What the engine's client tells us. */
  listeners = {
    onProgress: progress,
    onCrash: (/** @type {import("./engine/client.js").CrashReport} */ { message, trace, record }) =>
      this.#crashed(`${message}\n\n${trace}\n\n${record ?? ""}`, record),
    onStall: (/** @type {import("./engine/client.js").StallReport} */ { reason, detail }) =>
      this.#trouble("stall", `trouble-stall-${reason}`, detail, null),
    onAlive: () =>
      this.game().session.trouble?.kind === "stall" && this.game().dispatch({ type: "trouble", trouble: null }),
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
    await this.arrive();
  }

  /**
   * A saved game that stops the engine twice would do so for ever: then a new one is offered.
   * @param {string} report
   * @param {string | null} record
   */
  #crashed(report, record) {
    if (this.#lost > 1) this.#trouble("save", "trouble-save-why", report, null);
    else this.#trouble("crash", "trouble-crash-why", report, record);
  }

  /**
   * The first hand is on the table: open what the address asks for, and keep the game for the next visit.
   * @param {Engine} engine
   */
  #settleIn(engine) {
    const name = new URLSearchParams(location.search).get("open");
    if (name && Object.hasOwn(PANELS, name)) this.game().dispatch({ type: "panel", name });
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
    const form = await game.ask({ type: "form", rules: { ...settings.rules, stake: settings.stake } });
    if (form?.type === "refused") return game.dispatch({ type: "say", sentence: form.why });
    if (form?.most_players < settings.players) {
      const values = { most: form.most_players, players: settings.players };
      return game.dispatch({ type: "say", sentence: { key: "new-too-many", values } });
    }
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
      await this.#resume(await load());
      return this.arrive();
    }
    if (trouble?.kind === "stall") this.engine?.restart();
    else if (trouble?.kind === "crash") await this.#resume(trouble.record ?? (await load()));
    else await this.#resume(null);
  }

  /** @param {string | null} record */
  async #resume(record) {
    const game = this.game();
    game.dispatch({ type: "asking" });
    await this.engine?.ready;
    if (!record) return this.#dealNew();
    this.#lost += 1;
    const reply = await game.ask({ type: "resume", record });
    if (reply === null) return;
    this.#lost = 0;
    if (reply.type === "refused") return this.#trouble("save", "trouble-save-why", record, null, reply.why);
    return game.take(reply);
  }

  /** Deal a new game; kept settings that cannot be dealt give way to the usual ones. */
  async #dealNew() {
    const game = this.game();
    const reply = await game.ask(newSession(game.session.settings));
    if (reply?.type !== "refused") return game.take(reply);
    const { players, stake, rules } = DEFAULTS;
    await game.start(newSession({ ...game.session.settings, players, stake, rules }));
    game.dispatch({ type: "say", sentence: reply.why });
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
