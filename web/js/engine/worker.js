/** The engine's worker: boots Python, then answers text with text. */

import { boot, port, reason } from "./boot.js";

/** @param {object} message */
const tell = (message) => self.postMessage(message);

/** @param {unknown} error */
const described = (error) => ({
  message: error instanceof Error ? error.message.trim().split("\n").at(-1) : String(error),
  trace: error instanceof Error ? (error.stack ?? error.message) : "",
});

async function main() {
  const handle = port(await boot((step, done, total) => tell({ kind: "progress", step, done, total })));
  self.onmessage = ({ data }) => {
    try {
      self.postMessage(handle(data));
    } catch (error) {
      tell({ kind: "crash", ...described(error) });
    }
  };
  tell({ kind: "ready", how: "usual" });
}

main().catch((error) => tell({ kind: "failed", reason: reason(error), ...described(error) }));
