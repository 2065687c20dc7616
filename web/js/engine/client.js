/** The page's end of the engine: asks in JSON, notices a worker that crashes or hangs, and starts a new one. */

import { launch } from "./launch.js";
import { modeNow } from "./mode.js";
import { prepareNextVisit } from "./next-visit.js";
import { promised } from "./promised.js";
import { dropSnapshots } from "./snapshot.js";

/**
 * @typedef {"download" | "start" | "engine" | "ready"} Step
 * @typedef {"network" | "wasm-blocked" | "no-wasm" | "python" | "old-browser" | "slow"} StallReason
 *
 * @typedef {object} CrashReport What the page shows and lets the player copy.
 * @property {string} message one line
 * @property {string} trace
 * @property {string | null} record the last session record that passed through `ask`, to `resume` with
 *
 * @typedef {object} StallReport
 * @property {StallReason} reason
 * @property {string} detail one line, for a report
 *
 * @typedef {object} Listeners
 * @property {(step: Step, done: number, total: number) => void} [onProgress] bytes while downloading; else done of total is 0 of 1 or 1 of 1
 * @property {(report: CrashReport) => void} [onCrash] a new worker is already starting: await `ready`, then `resume`
 * @property {(report: StallReport) => void} [onStall] the boot failed, `restart()` tries again; or it said nothing
 *   for 15 s ("slow"): it may still come up, and `onAlive` then tells
 * @property {() => void} [onAlive] a boot that was slow says something again
 *
 * @typedef {object} Engine
 * @property {Promise<void>} ready fulfilled when the present worker can be asked; read it anew after a crash
 * @property {(request: {type: string, [field: string]: unknown}, patience?: number) => Promise<any>} ask
 *   send one request and get its reply; rejects with EngineLost when the worker dies first, or says nothing for `patience` seconds
 * @property {() => void} restart end the worker and start another; what was asked and not answered rejects
 * @property {() => Promise<boolean>} rest the page is idle: make the snapshot for the next visit, in a worker of its own; call
 *   it when the site is kept (`keepOffline`'s `onKept`), so that nothing is downloaded twice; true when one was made
 * @property {string} how how the present worker came up: "usual" or "snapshot"
 */

const BOOT_PATIENCE = 15; // seconds without a word
const PATIENCE = 20;

/** The worker died before it answered. */
export class EngineLost extends Error {
  /** @override */
  name = "EngineLost";
}

/**
 * Start the engine, or take over the one that `launch.js` started with the page.
 *
 * @param {Listeners} listeners
 * @returns {Engine}
 */
export function startEngine(listeners = {}) {
  current = new Client(listeners);
  return current;
}

/** @type {Client | null} */
let current = null;

/** Let the worker hand its downloads to the service worker that is about to come. */
export async function handOver() {
  await current?.handOver();
}

/** @implements {Engine} */
class Client {
  /** @type {Listeners} */
  #listeners;
  /** @type {Worker} */
  #worker;
  #up = false;
  #doubted = false; // the snapshot did not work: no more of it
  #quiet = 0; // seconds since the worker last said something
  #slow = false; // it was told that the boot says nothing
  #lastId = 0;
  /** @type {Map<number, {text: string, sent: boolean, patience: number, resolve: (reply: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  /** @type {string | null} */
  #record = null;
  /** @type {import("./promised.js").Promised} */
  #ready = promised();
  /** @type {Promise<boolean> | null} */
  #snapshot = null;
  /** @type {import("./promised.js").Promised} */
  #handed = promised();
  how = "usual";

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    this.#worker = this.#launch();
    setInterval(() => this.#tick(), 1000);
  }

  get ready() {
    return this.#ready.promise;
  }

  /**
   * @param {{type: string, [field: string]: unknown}} request
   * @param {number} patience
   */
  ask(request, patience = PATIENCE) {
    const id = ++this.#lastId;
    if (request.type === "resume") this.#record = String(request.record);
    return new Promise((resolve, reject) => {
      const text = JSON.stringify({ ...request, id });
      this.#waiting.set(id, { text, sent: false, patience, resolve, reject });
      this.#send();
    });
  }

  restart() {
    this.#replace(new EngineLost("The engine was started again."));
  }

  rest() {
    this.#snapshot ??= prepareNextVisit();
    return this.#snapshot;
  }

  /** @returns {Promise<void>} */
  async handOver() {
    await this.ready;
    this.#handed = promised();
    this.#worker.postMessage("hand over");
    return this.#handed.promise;
  }

  #launch() {
    this.#quiet = 0;
    return launch(
      this.#doubted ? "plain" : modeNow(),
      (event) => this.#hear(event.data),
      (event) => this.#broken(event.message ?? ""),
    );
  }

  /** @param {EngineLost} lost */
  #replace(lost) {
    this.#worker.terminate();
    if (this.#up) this.#ready = promised();
    this.#up = false;
    this.#handed.resolve(); // with nothing: what there was is gone with the worker
    for (const [id, { sent, reject }] of this.#waiting) {
      if (!sent) continue;
      this.#waiting.delete(id);
      reject(lost);
    }
    this.#worker = this.#launch();
  }

  #send() {
    if (!this.#up) return;
    if (![...this.#waiting.values()].some(({ sent }) => sent)) this.#quiet = 0;
    for (const question of this.#waiting.values()) {
      if (question.sent) continue;
      question.sent = true;
      this.#worker.postMessage(question.text);
    }
  }

  /** @param {any} data */
  #hear(data) {
    this.#quiet = 0;
    if (this.#slow) this.#listeners.onAlive?.();
    this.#slow = false;
    if (typeof data === "string") return this.#answer(JSON.parse(data));
    if (data.kind === "progress") return this.#listeners.onProgress?.(data.step, data.done, data.total);
    if (data.kind === "ready") return this.#open(data.how);
    if (data.kind === "handed over") return this.#handed.resolve();
    if (data.kind === "crash") return this.#crash(data.message, data.trace);
    if (data.how === "snapshot") return this.#doubt(data.message);
    return this.#stall(data.reason, data.message);
  }

  /**
   * The snapshot did not work: the usual boot follows, and a new one is made on the next visit.
   *
   * @param {string} message
   */
  #doubt(message) {
    dropSnapshots();
    this.#doubted = true;
    this.#replace(new EngineLost(message));
  }

  /** @param {string} how */
  #open(how) {
    this.#up = true;
    this.how = how;
    performance.mark("tonk-engine", { detail: how });
    this.#listeners.onProgress?.("ready", 1, 1);
    this.#ready.resolve();
    this.#send();
  }

  /** @param {any} reply */
  #answer(reply) {
    if (reply.type === "crash") return this.#crash(reply.trace.trim().split("\n").at(-1), reply.trace);
    if (reply.type === "record") this.#record = reply.text;
    const question = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    question?.resolve(reply);
  }

  /** @param {string} message */
  #broken(message) {
    if (this.#up) this.#crash(message, message);
    else this.#stall(message ? "old-browser" : "network", message); // a script that does not arrive says nothing
  }

  /**
   * @param {string} message
   * @param {string} trace
   */
  #crash(message, trace) {
    this.#doubt(message);
    this.#listeners.onCrash?.({ message, trace, record: this.#record });
  }

  /**
   * @param {StallReason} reason
   * @param {string} detail
   */
  #stall(reason, detail) {
    this.#slow = reason === "slow";
    if (!this.#slow) this.#worker.terminate();
    this.#listeners.onStall?.({ reason, detail });
  }

  #tick() {
    this.#quiet += 1;
    if (!this.#up) {
      if (this.#quiet === BOOT_PATIENCE) this.#stall("slow", `The engine said nothing for ${BOOT_PATIENCE} s.`);
      return;
    }
    const asked = [...this.#waiting.values()].filter(({ sent }) => sent);
    const patience = Math.max(0, ...asked.map((question) => question.patience));
    if (asked.length > 0 && this.#quiet >= patience) {
      this.#crash(`The engine did not answer for ${patience} s.`, asked.map(({ text }) => text).join("\n"));
    }
  }
}
