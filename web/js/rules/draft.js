/** The house rules that are being drawn up, and what can be asked of them without the engine. */

import { t } from "../i18n/fluent.js";

/**
 * @typedef {import("./types.js").Form} Form
 * @typedef {import("./types.js").Option} Option
 * @typedef {import("./types.js").Change} Change
 * @typedef {import("./types.js").Rules} Rules
 * @typedef {import("./types.js").Value} Value
 *
 * @typedef {object} House
 * @property {Form | null} form the draft, as the engine describes it
 * @property {Form | null} played the rules in play
 * @property {string} query
 * @property {string | null} opened the option whose choices are listed
 * @property {boolean} choosing the presets are listed (where there is little room)
 * @property {boolean} listing the changes are listed (where there is little room)
 * @property {import("./types.js").RuleSet[]} saved
 * @property {import("./types.js").Sheet | null} sheet
 * @property {{form: Form, from: "link" | "file"} | null} offer rules from a link or a file, not accepted yet
 * @property {import("./types.js").Sentence | null} trouble why the last thing asked for could not be had
 * @property {string | null} done what was just done: the end of a key rules-done-*
 */

/** @type {Readonly<House>} */
export const NO_HOUSE = Object.freeze({
  form: null,
  played: null,
  query: "",
  opened: null,
  choosing: false,
  listing: false,
  saved: [],
  sheet: null,
  offer: null,
  trouble: null,
  done: null,
});

/**
 * Say a value: one phrase, or one for each tier.
 * @param {import("./types.js").Sentence[]} phrases
 */
export const words = (phrases) => phrases.map(({ key, values }) => t(key, values)).join("; ");

/**
 * Why these rules cannot be dealt: they contradict themselves, or the pack is too small for the table.
 * @param {Form} form
 * @param {number} players
 */
export function faults({ conflicts, most_players: most }, players) {
  const found = conflicts.map(({ key, values }) => t(key, values));
  return found.length === 0 && players > most ? [t("rules-too-many", { players, most })] : found;
}

/** @param {Form} form */
export const optionsOf = (form) => form.sections.flatMap(({ options }) => options);

/**
 * Everything that can be read about an option, to be searched.
 * @param {Option} option
 */
function text({ label, help, words: more, choices = [] }) {
  const keys = [label, help, more, ...choices.flatMap((choice) => [choice.label, choice.help ?? ""])];
  return keys
    .filter(Boolean)
    .map((key) => t(key))
    .join(" ")
    .toLowerCase();
}

/**
 * Does an option answer to all words of a query?
 * @param {Option} option
 * @param {string} query
 */
export function answers(option, query) {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const all = text(option);
  return asked.every((word) => all.includes(word));
}

/**
 * List what differs from one set of rules to another.
 * @param {Form} from
 * @param {Form} to
 * @returns {Change[]}
 */
export function between(from, to) {
  const old = new Map(optionsOf(from).map((option) => [option.name, option]));
  return optionsOf(to).flatMap((option) => {
    const before = old.get(option.name);
    if (!before || JSON.stringify(before.value) === JSON.stringify(option.value)) return [];
    return [{ option: option.name, label: option.label, old: before.shown, new: option.shown }];
  });
}

/**
 * @param {Rules} rules
 * @param {string} name
 * @param {Value} value
 * @returns {Rules}
 */
export const changed = (rules, name, value) => ({ ...rules, [name]: value });

/**
 * @param {Rules} rules
 * @param {string} name
 * @returns {Rules}
 */
export const putBack = (rules, name) => Object.fromEntries(Object.entries(rules).filter(([key]) => key !== name));
