/** Prepares the next visit: has a worker of its own make the snapshot, while the game goes on in another. */

import { launch } from "./launch.js";
import { findSnapshot, SNAPSHOTS } from "./snapshot.js";

/**
 * Make the snapshot, unless it is there or not wanted.
 *
 * @returns {Promise<boolean>} whether one was made
 */
export async function prepareNextVisit() {
  if (!SNAPSHOTS || (await findSnapshot())) return false;
  return new Promise((resolve) => {
    const done = (/** @type {boolean} */ made) => {
      worker.terminate();
      resolve(made);
    };
    const worker = launch(
      "snapshot",
      ({ data }) => data.kind !== "progress" && done(data.kind === "made"),
      () => done(false),
    );
  });
}
