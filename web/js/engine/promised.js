/**
 * A promise with its key.
 *
 * @typedef {{promise: Promise<void>, resolve: () => void}} Promised
 * @returns {Promised}
 */
export function promised() {
  let resolve = () => {};
  const promise = /** @type {Promise<void>} */ (
    new Promise((done) => {
      resolve = done;
    })
  );
  return { promise, resolve };
}
