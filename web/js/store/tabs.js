/** One tab plays: the others say that the game is open elsewhere, and can take it over. */

const NAME = "tonk-game";

/**
 * @typedef {object} Tabs
 * @property {(lost: () => void) => Promise<boolean>} hold try to be the tab that plays; `lost` is called when another tab takes over
 * @property {(lost: () => void) => Promise<void>} takeOver be the tab that plays, whoever was
 */

/**
 * Ask for the game; false when it is open in another tab. Without Web Locks every tab may play.
 *
 * @param {() => void} lost
 * @returns {Promise<boolean>}
 */
export function hold(lost) {
  return request({ ifAvailable: true }, lost);
}

/**
 * Take the game from the tab that has it; that tab hears `lost`.
 *
 * @param {() => void} lost
 * @returns {Promise<boolean>}
 */
export function takeOver(lost) {
  return request({ steal: true }, lost);
}

/**
 * @param {LockOptions} how
 * @param {() => void} lost
 * @returns {Promise<boolean>}
 */
function request(how, lost) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = navigator.locks.request(NAME, how, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => {}); // until the tab closes or the lock is stolen
    });
    held.then(
      () => {},
      (error) => (error.name === "AbortError" ? lost() : resolve(true)), // SecurityError: a page without an origin
    );
  });
}
