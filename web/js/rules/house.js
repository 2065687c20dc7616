/** Draws up house rules with the engine: every change is described anew by it; nothing is decided here. */

import { forgetRules, keepRules, keptRules } from "../store/rulesets.js";
import { changed, faults, putBack } from "./draft.js";
import { chosenFile, download } from "./files.js";

/**
 * @typedef {import("../game.js").Game} Game
 * @typedef {import("./draft.js").House} State
 * @typedef {import("./types.js").Form} Form
 * @typedef {import("./types.js").Rules} Rules
 * @typedef {import("./types.js").Value} Value
 */

const HASH = /^#rules=(.+)$/;

export class House {
  /** Counts requests, so that an answer that was overtaken is dropped. */
  #asked = 0;
  /** @type {Rules | null} The rules that the engine is describing. */
  #described = null;

  /**
   * @param {() => Game} game
   * @param {import("../engine/client.js").Engine} engine
   * @param {() => Pick<import("../page.js").Actions, "set" | "begin" | "open">} actions
   */
  constructor(game, engine, actions) {
    this.game = game;
    this.engine = engine;
    this.actions = actions;
  }

  get #house() {
    return this.game().session.house;
  }

  /** What is changed while the engine still describes the change before is changed in that. */
  get #draft() {
    return this.#described ?? this.#house.form?.rules;
  }

  /** @param {Partial<State>} changes */
  #show(changes) {
    this.game().dispatch({ type: "house", changes });
  }

  /**
   * Ask the engine to describe rules or write them out; null when it refused, with its reason shown.
   * @param {"form" | "sheet"} type
   * @param {unknown} rules
   */
  async #ask(type, rules) {
    const reply = await this.engine.ask({ type, rules }).catch(() => null);
    if (reply?.type === "refused") this.#show({ trouble: reply.why });
    return reply?.type === type ? reply : null;
  }

  /**
   * A panel was opened: fetch what it draws.
   * @param {string | null} name
   */
  async opened(name) {
    if (name === "rules") {
      this.#show({ done: null, trouble: null, saved: await keptRules() });
      if (!this.#house.form) await this.describe(this.inForce());
    }
    if (name === "share") this.#show({ done: null });
    if (name === "sheet") await this.write(this.game().session.view?.rules.code ?? this.inForce());
  }

  /** The rules of the next game. */
  inForce() {
    const { rules, stake } = this.game().session.settings;
    return { ...rules, stake };
  }

  /**
   * Make these rules the draft.
   * @param {Rules} rules
   */
  async describe(rules) {
    const turn = ++this.#asked;
    this.#described = rules;
    const form = await this.#ask("form", rules);
    if (turn !== this.#asked) return;
    this.#described = null;
    if (form) this.#show({ form, trouble: null, done: null });
  }

  /**
   * @param {string} name
   * @param {Value | ((now: any) => Value)} value or how it follows from the present one
   */
  change(name, value) {
    const draft = this.#draft;
    if (draft) this.describe(changed(draft, name, typeof value === "function" ? value(draft[name]) : value));
  }

  /** @param {string} name */
  putBack(name) {
    if (this.#draft) this.describe(putBack(this.#draft, name));
  }

  /** Begin anew with a preset; the draft's changes are given up, but the stake stays. @param {string} preset */
  pick(preset) {
    this.#show({ choosing: false });
    this.describe({ preset, stake: this.#house.form?.stake ?? this.game().session.settings.stake });
  }

  /** Begin anew with a kept rule set. @param {import("./types.js").RuleSet} kept */
  take(kept) {
    this.#show({ choosing: false });
    this.describe(kept.rules);
  }

  /** @param {string} query */
  find(query) {
    this.#show({ query });
  }

  /** @param {"choosing" | "listing"} what */
  toggle(what) {
    this.#show({ [what]: !this.#house[what] });
  }

  /** List the choices of an option, or close the list. @param {string} name */
  unfold(name) {
    this.#show({ opened: this.#house.opened === name ? null : name });
  }

  /** Play by these rules: they hold from the next session on, which the ledger of this one comes before. @param {Form} form */
  deal(form) {
    if (faults(form, this.game().session.settings.players).length > 0) return;
    this.actions().set({ rules: form.rules, stake: form.stake });
    this.#show({ offer: null, form });
    this.actions().begin();
  }

  /**
   * Write rules out in words.
   * @param {unknown} rules
   */
  async write(rules) {
    this.#show({ sheet: null });
    const sheet = await this.#ask("sheet", rules);
    if (sheet) this.#show({ sheet });
  }

  /** Show the draft in words. @param {Form} form */
  async read(form) {
    this.actions().open("sheet");
    await this.write(form.rules);
  }

  /** @param {string} name */
  async keep(name) {
    const { form } = this.#house;
    if (!form?.code || !name.trim()) return;
    const kept = await keepRules({ name: name.trim(), rules: form.rules, code: form.code, saved: Date.now() });
    this.#show({ saved: await keptRules(), done: kept ? "kept" : "blocked" });
  }

  /** @param {string} name */
  async forget(name) {
    await forgetRules(name);
    this.#show({ saved: await keptRules() });
  }

  /** The address that opens these rules. @param {string} code */
  link(code) {
    return `${location.href.split("#")[0].split("?")[0]}#rules=${code}`;
  }

  /** @param {string} text */
  async copy(text) {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    this.#show({ done: copied ? "copied" : "not-copied" });
  }

  /** Save the draft as a file that the command line reads too. */
  save() {
    const { form } = this.#house;
    if (form) download(`tonk-${form.preset}.json`, `${JSON.stringify(form.rules, null, 2)}\n`);
  }

  /** Open rules from a file that the person chooses. */
  async load() {
    const text = await chosenFile();
    if (text !== null) await this.#offer(parsed(text), "file");
  }

  /** Open the rules that the address names, if it does; the address is cleared, so that a reload does not ask again. */
  async arrive() {
    const code = HASH.exec(location.hash)?.[1];
    if (!code || !this.game().session.view) return;
    history.replaceState(null, "", location.href.split("#")[0]);
    await this.#offer(code, "link");
  }

  /**
   * Show rules from elsewhere and what they would change; nothing is changed yet.
   * @param {unknown} rules
   * @param {"link" | "file"} from
   */
  async #offer(rules, from) {
    this.#show({ offer: null, trouble: null });
    const [form, played] = [await this.#ask("form", rules), await this.#ask("form", this.#playedNow())];
    this.#show({ offer: form && { form, from }, played });
    this.actions().open("offer");
  }

  #playedNow() {
    return this.game().session.view?.rules.code ?? this.inForce();
  }

  /** Look at offered rules in the editor. @param {Form} form */
  edit(form) {
    this.#show({ form, offer: null });
    this.actions().open("rules");
  }

  /** Print what is on the screen. */
  print() {
    globalThis.print();
  }
}

/**
 * Read a file as JSON; what is none is passed on, for the engine to say so.
 * @param {string} text
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}
