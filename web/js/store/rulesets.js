/** Rule sets that the person kept under a name. */

import { createStore, get, set } from "idb-keyval";

/** @typedef {import("../rules/types.js").RuleSet} RuleSet */

const KEY = "rulesets";

/** A store of its own: one database of this small library holds one store. */
const store = () => createStore("tonk-rules", "rules");

/**
 * Read all that were kept, by name; none when the browser gives no storage.
 * @returns {Promise<RuleSet[]>}
 */
export async function keptRules() {
  try {
    return (await get(KEY, store())) ?? [];
  } catch {
    return [];
  }
}

/**
 * Keep a rule set; another of the same name is replaced. False when the browser gives no storage.
 * @param {RuleSet} rules
 */
export async function keepRules(rules) {
  const others = (await keptRules()).filter(({ name }) => name !== rules.name);
  return written([...others, rules].sort((a, b) => a.name.localeCompare(b.name)));
}

/** @param {string} name */
export async function forgetRules(name) {
  return written((await keptRules()).filter((kept) => kept.name !== name));
}

/** @param {RuleSet[]} rules */
async function written(rules) {
  try {
    await set(KEY, rules, store());
    return true;
  } catch {
    return false;
  }
}
