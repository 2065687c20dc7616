/** A fake of the engine's client: answers with the recorded scene that the address names. */

import { SCENES } from "/tests/page/fake/views.js";

export function startEngine({ onProgress }) {
  const name = new URLSearchParams(location.search).get("scene") ?? "start";
  onProgress?.("ready", 1, 1);
  return {
    ready: name === "none" ? new Promise(() => {}) : Promise.resolve(),
    restart() {},
    rest() {},
    ask: async (request) => answer(name, request),
  };
}

function answer(name, request) {
  if (request.type === "record") return { type: "record", text: "" };
  if (request.type === "with") return { type: "none" };
  if (request.type === "act") return { type: "refused", why: { key: "refusal-just-taken", values: { card: "8h" } } };
  return { type: "update", ...SCENES[name]() };
}
