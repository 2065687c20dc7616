/** The worker's downloads: begun at once, counted as they come, unpacked, and mended where a host gets them wrong. */

/**
 * @typedef {(done: number, total: number) => void} Report
 * @typedef {{address: string, integrity?: string}} Wanted
 */

const REPORT_EVERY = 50; // milliseconds
const PACKED = ".pack"; // gzip, named so that no host thinks it should tell of it
export const HANDED_OVER = "tonk-handed-over"; // the service worker looks here before it fetches

/** @type {Map<string, {parts: Uint8Array<ArrayBuffer>[], type: string}> | null} What came, by address, if it is wanted. */
let collected = null;

let lost = false; // a download broke off

/** Tell whether a download broke off. */
export const lostSome = () => lost;

/** A download that failed, by the name of its file. */
export class DownloadError extends Error {
  /**
   * @param {string} file
   * @param {string} why
   */
  constructor(file, why) {
    super(`${file}: ${why}`);
    this.name = "DownloadError";
    this.file = file;
  }
}

/** Count and remember what is downloaded from now on: no service worker has it yet. */
export function collect() {
  collected = new Map();
}

/** Hand what was downloaded to the service worker, which comes next: nothing crosses the network twice. */
export async function handOver() {
  const all = collected ?? new Map();
  collected = null;
  try {
    const cache = await caches.open(HANDED_OVER);
    for (const [address, { parts, type }] of all) {
      await cache.put(address, new Response(new Blob(parts), { headers: { "content-type": type } }));
    }
  } catch {
    // No room: the service worker fetches what it needs.
  }
}

/**
 * Begin downloads and answer the worker's later `fetch` calls for them. What a service worker has is here at once and not
 * counted: the browser can then hand it on without a look inside.
 *
 * @param {readonly Wanted[]} wanted
 * @param {{sizes: Record<string, number>, report: Report}} progress sizes are bytes by file name
 * @returns {Promise<never>} never fulfilled; rejects when a download fails
 */
export function begin(wanted, { sizes, report }) {
  const network = self.fetch.bind(self);
  const total = wanted.reduce((sum, { address }) => sum + sizes[nameOf(address)], 0);
  const count = counter(total, report);
  if (!collected) count(total);
  /** @type {Map<string, Promise<Response>>} */
  const begun = new Map();
  for (const { address, integrity } of wanted) {
    const failed = (/** @type {unknown} */ error) => Promise.reject(new DownloadError(nameOf(address), String(error)));
    const answer = network(address, { integrity }).catch(failed);
    begun.set(
      address,
      answer.then((response) => mended(response, address, count)),
    );
  }
  const all = [...begun.values()];
  self.fetch = (input, options) => {
    const address = String(input);
    const early = begun.get(address);
    begun.delete(address);
    return early ?? network(input, options);
  };
  return new Promise((_, reject) => {
    for (const response of all) response.catch(reject);
  });
}

/** @param {string} address */
const nameOf = (address) => address.slice(address.lastIndexOf("/") + 1).replace(PACKED, "");

/**
 * @param {number} total
 * @param {Report} report
 * @returns {(bytes: number) => void}
 */
function counter(total, report) {
  let done = 0;
  let last = -REPORT_EVERY;
  return (bytes) => {
    done += bytes;
    const now = performance.now();
    if (now - last < REPORT_EVERY && done < total) return;
    last = now;
    report(Math.min(done, total), total);
  };
}

/**
 * Refuse an error page, count the bytes on a copy, unpack, and give wasm its type when the host does not.
 *
 * @param {Response} answer
 * @param {string} address
 * @param {(bytes: number) => void} count
 * @returns {Response}
 */
function mended(answer, address, count) {
  if (!answer.ok) throw new DownloadError(nameOf(address), `the host answered ${answer.status}`);
  const told = answer.headers.get("content-type") ?? "";
  const type = address.endsWith(".wasm") ? "application/wasm" : told;
  if (collected)
    drain(answer.clone(), { address, type }, count).catch(() => {
      lost = true; // the other copy's owner hears of the same failure, in words of its own
    });
  if (address.endsWith(PACKED)) return new Response(answer.body?.pipeThrough(new DecompressionStream("gzip")));
  return told.startsWith(type) ? answer : new Response(answer.body, { headers: { "content-type": type } });
}

/**
 * @param {Response} copy
 * @param {{address: string, type: string}} file
 * @param {(bytes: number) => void} count
 */
async function drain(copy, { address, type }, count) {
  const parts = [];
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (copy.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    count(part.value.byteLength);
    if (collected) parts.push(part.value);
  }
  collected?.set(address, { parts, type });
}
