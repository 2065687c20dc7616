/** Checks, with the browser's own SHA-256, that hands were dealt from what was promised: no engine is asked. */

/**
 * @typedef {import("./protocol.js").Proof & {good: boolean | null}} Checked null: this browser cannot hash here
 * @typedef {{hands: Checked[], text: string, code: string}} Checks
 */

/**
 * Check every hand whose secret was shown.
 * @param {import("./protocol.js").Hands} reply
 * @param {readonly import("./protocol.js").Reveal[]} reveals
 * @returns {Promise<Checks>}
 */
export async function checked({ hands, text, code }, reveals) {
  const shown = hands.filter((hand) => hand.secret !== null);
  const promised = new Map(reveals.map((reveal) => [reveal.secret, reveal.commitment]));
  return { text, code, hands: await Promise.all(shown.map((hand) => proven(hand, promised))) };
}

/**
 * @param {import("./protocol.js").Proof} hand
 * @param {ReadonlyMap<string, string>} promised the fingerprint that was shown for each secret
 * @returns {Promise<Checked>}
 */
async function proven(hand, promised) {
  const secret = hand.secret ?? "";
  if (!globalThis.crypto?.subtle) return { ...hand, good: null };
  const seed = await sha256([bytes(secret), new TextEncoder().encode(hand.word), counter(hand.number - 1)]);
  const fingerprint = await sha256([bytes(secret)]);
  return { ...hand, good: seed === hand.seed && fingerprint === promised.get(secret) };
}

/** @param {Uint8Array<ArrayBuffer>[]} parts */
async function sha256(parts) {
  const hash = await crypto.subtle.digest("SHA-256", await new Blob(parts).arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} hex */
const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {number} number the hand, counted from 0 through the whole session, as 8 bytes */
function counter(number) {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}
