/** Who sits at a new table. */

import { t } from "./i18n/fluent.js";

/** The bots from your left round the table, by the number of players. */
const BAND = Object.freeze([
  [],
  [],
  ["north"],
  ["west", "north"],
  ["west", "north", "east"],
  ["ida", "west", "north", "east"],
  ["ida", "lem", "west", "north", "east"],
]);

/**
 * The request for a new session, with a secret made here.
 * @param {import("./settings.js").Settings} settings
 */
export function newSession({ players, stake, rules }) {
  const band = BAND[players] ?? BAND[3];
  return {
    type: "new_session",
    rules: { ...rules, stake },
    names: [t("you"), ...band.map((name) => t(`bot-${name}`))],
    bots: [null, ...band.map(() => "sharp")],
    secret: secret(),
  };
}

/**
 * Name the next bot that sits down: one whose name is free.
 * @param {string[]} taken
 */
export const newcomer = (taken) =>
  ["west", "north", "east", "ida", "lem"].map((name) => t(`bot-${name}`)).find((name) => !taken.includes(name)) ??
  t("bot-other", { number: taken.length });

/** 64 hex digits nobody can guess. */
export const secret = () =>
  [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
