/**
 * Memory snapshots of a Python with the engine imported: made on the player's machine, kept beside the site, restored
 * on the next visit. They lean on an experimental interface of Pyodide (`_makeSnapshot`, `_loadSnapshot`); this module
 * alone knows it, and SNAPSHOTS turns it off.
 */

import { BUILD } from "./build.js";
import { warm } from "./warm.js";

/** The switch: false boots every visit the usual way. */
export const SNAPSHOTS = true;

const FAMILY = "tonk-snapshot-";
const CACHE = FAMILY + BUILD.id; // the number of every file of this version
const ADDRESS = new URL("./snapshot.gz", import.meta.url).href; // of nothing on the host: a key in the cache

const LARGEST = 31_500_000; // a bit over Pyodide's first heap: a grown one cannot be restored

/** What a boot must be told so that a snapshot can be made of it. */
export const MAKING = { _makeSnapshot: true };

/**
 * Find the snapshot of this version. Where the browser gives no cache there is none.
 *
 * @returns {Promise<Response | undefined>}
 */
export async function findSnapshot() {
  if (!SNAPSHOTS) return undefined;
  try {
    return (await caches.has(CACHE)) ? await (await caches.open(CACHE)).match(ADDRESS) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Say how a boot restores a snapshot.
 *
 * @param {Response} kept
 */
export function restoring(kept) {
  const memory = unpacked(kept);
  memory.catch(() => {}); // the boot hears of it when it gets there
  return { _loadSnapshot: memory };
}

/** @param {Response} kept */
async function unpacked(kept) {
  const bytes = new Uint8Array(Number(kept.headers.get("x-length")));
  const reader = /** @type {ReadableStream<BufferSource>} */ (kept.body)
    .pipeThrough(new DecompressionStream("gzip"))
    .getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes.set(part.value, at);
    at += part.value.byteLength;
  }
  if (at !== bytes.byteLength) throw new Error("The snapshot is not whole.");
  return bytes;
}

/**
 * Mend what a snapshot freezes: the state of `random`, the same after every restore.
 *
 * @param {any} python
 */
export function thaw(python) {
  python.pyimport("random").seed();
}

/**
 * Make the snapshot of a Python booted with MAKING, in which nothing of JavaScript is held yet, and keep it alone.
 *
 * @param {any} python
 */
export async function makeSnapshot(python) {
  warm(python);
  const memory = /** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot());
  if (memory.byteLength > LARGEST) throw new Error(`A snapshot of ${memory.byteLength} bytes cannot be restored.`);
  const packed = await new Response(
    new Blob([memory]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  await dropSnapshots();
  const headers = { "content-type": "application/gzip", "x-length": String(memory.byteLength) };
  await (await caches.open(CACHE)).put(ADDRESS, new Response(packed, { headers }));
}

/** Delete every snapshot: stale ones, and any when there is a doubt. */
export async function dropSnapshots() {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // no cache, no snapshot
  }
}
