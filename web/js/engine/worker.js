/** The engine's worker: boots Python, then answers text with text; or makes the snapshot for the next visit and ends. */

import { boot, port, reason } from "./boot.js";
import { collect, handOver } from "./downloads.js";
import { findSnapshot, MAKING, makeSnapshot, restoring, thaw } from "./snapshot.js";
import { warm } from "./warm.js";

const MOMENT = 50; // milliseconds
const DEALING = 150; // milliseconds after the first question: its answer is drawn and saved

/** @param {object} message */
const tell = (message) => self.postMessage(message);

/** @type {import("./boot.js").Progress} */
const progress = (step, done, total) => tell({ kind: "progress", step, done, total });

/** @param {any} error whatever was thrown: Emscripten's are not all of JavaScript's own kind */
function described(error) {
  const said = String(error?.message ?? error).trim();
  return { message: said.split("\n").at(-1), trace: error?.stack ?? said };
}

async function play() {
  if (self.name === "first") collect();
  const kept = self.name === "usual" ? findSnapshot() : Promise.resolve(undefined);
  const how = kept.then((snapshot) => (snapshot ? "snapshot" : "usual"));
  try {
    // What both ways need is on its way while the snapshot is looked for.
    const python = await boot(
      progress,
      kept.then((snapshot) => snapshot && restoring(snapshot)),
    );
    if ((await how) === "snapshot") thaw(python);
    progress("engine", 0, 1);
    serve(port(python), () => warmUp(python));
    tell({ kind: "ready", how: await how });
  } catch (error) {
    await new Promise((later) => setTimeout(later, MOMENT)); // a download that broke off is known by now
    tell({ kind: "failed", how: await how, reason: reason(error), ...described(error) });
  }
}

/**
 * @param {import("./boot.js").Handle} handle
 * @param {() => void} whileDealing
 */
function serve(handle, whileDealing) {
  let first = true;
  self.onmessage = async ({ data }) => {
    if (first) setTimeout(whileDealing, DEALING);
    first = false;
    try {
      if (data === "hand over") tell({ kind: "handed over", done: await handOver() });
      else self.postMessage(handle(data));
    } catch (error) {
      tell({ kind: "crash", ...described(error) });
    }
  };
}

/**
 * Make the first moves as quick as the later ones.
 *
 * @param {any} python
 */
function warmUp(python) {
  try {
    warm(python);
  } catch (error) {
    console.warn(error); // the game goes on: its moves load what they need themselves
  }
}

async function prepare() {
  try {
    await makeSnapshot(await boot(progress, MAKING));
    tell({ kind: "made" });
  } catch (error) {
    tell({ kind: "failed", how: "snapshot", reason: "snapshot", ...described(error) });
  }
}

if (self.name === "snapshot") prepare();
else play();
