/** Keeps one whole version of the site on the player's machine, so that it plays without a network. */

/**
 * @typedef {{version: string, files: Record<string, string>}} Site path -> sha256
 * @typedef {ExtendableEvent & {request: Request, respondWith(answer: Promise<Response>): void}} Fetching
 * @typedef {Event & {waitUntil(work: Promise<unknown>): void}} ExtendableEvent
 * @typedef {ExtendableEvent & {addRoutes?(routes: object[]): Promise<void>}} Installing
 * @typedef {object} Scope
 * @property {{scope: string}} registration
 * @property {() => Promise<void>} skipWaiting
 * @property {{claim(): Promise<void>, matchAll(options: object): Promise<unknown[]>}} clients
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

/** @type {Site} */
const SITE = /* the build writes its files here */ { version: "none", files: {} };

const FAMILY = "tonk-site-";
const CACHE = FAMILY + SITE.version;
const LIST = "list-of-files"; // in each cache: what the version's files are, path -> sha256
const HANDED_OVER = "tonk-handed-over"; // what the page has downloaded already
const AT_ONCE = 6;

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

/** @param {string} path */
const address = (path) => new URL(path === "index.html" ? "./" : path, worker.registration.scope).href;

/** Names that carry their content's hash: what the browser has of them is right, whatever its age. */
const HASHED = /^(app|engine|python|runtime)-/;

worker.addEventListener("install", (/** @type {Installing} */ event) => {
  event.waitUntil(fill());
  event.addRoutes?.(shortcuts()).catch(() => {}); // a browser that knows them another way goes on without
});
worker.addEventListener("activate", (/** @type {ExtendableEvent} */ event) => event.waitUntil(settle()));
worker.addEventListener("message", (/** @type {ExtendableEvent & MessageEvent} */ event) => {
  if (event.data === "restart") worker.skipWaiting();
  if (event.data === "mend") event.waitUntil(mend());
});
worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});

/** Let the browser answer from the cache by itself, where it can, for the folders of this version: no worker has to wake. */
function shortcuts() {
  const folders = new Set(Object.keys(SITE.files).flatMap((path) => (HASHED.test(path) ? path.split("/")[0] : [])));
  return [...folders].map((folder) => ({
    condition: { urlPattern: `${address(folder)}/*` },
    source: { cacheName: CACHE },
  }));
}

/** Fetch every file of this version; one that cannot be had or has a wrong hash fails the whole, and the old version stays. */
async function fill() {
  const cache = await caches.open(CACHE);
  const before = await keptBefore();
  const todo = Object.entries(SITE.files);
  const lane = async () => {
    for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
      const [path, hash] = next;
      const kept = (await before.get(hash)?.()) ?? (await handed(path, hash)) ?? (await fetched(path, hash));
      await cache.put(address(path), kept);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    await cache.put(address(LIST), new Response(JSON.stringify(SITE.files)));
    await caches.delete(HANDED_OVER);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Fetch everything anew when the browser, or somebody, has thrown it away: the list of files goes with it. */
async function mend() {
  if (await (await caches.open(CACHE)).match(address(LIST))) return;
  await fill().catch(() => {}); // no network: next time
}

/**
 * Find what earlier versions kept, by hash.
 *
 * @returns {Promise<Map<string, () => Promise<Response | undefined>>>}
 */
async function keptBefore() {
  const found = new Map();
  for (const name of await olderCaches()) {
    const cache = await caches.open(name);
    const list = await cache.match(address(LIST));
    for (const [path, hash] of Object.entries(list ? await list.json() : {})) {
      found.set(hash, async () => plain(await cache.match(address(path))));
    }
  }
  return found;
}

const olderCaches = async () => (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);

/**
 * Fetch one file and see that it is the right one; a stale copy on the way is asked for again.
 *
 * @param {string} path
 * @param {string} hash
 * @returns {Promise<Response>}
 */
async function fetched(path, hash) {
  /** @type {RequestCache[]} */
  const ways = [HASHED.test(path) ? "force-cache" : "no-cache", "reload"];
  for (const cache of ways) {
    const response = await fetch(address(path), { cache });
    if (response.ok && (await sha256(response.clone())) === hash)
      return response.redirected ? plain(response) : response;
  }
  throw new Error(`${path} is not the file of version ${SITE.version}.`);
}

/**
 * Forget where an answer came from: modules would load their imports from there, in another version's folder, and a page
 * may not be opened from an answer that came by a redirect.
 *
 * @template {Response | undefined} Kept
 * @param {Kept} response
 */
const plain = (response) =>
  response && new Response(response.body, { headers: { "content-type": response.headers.get("content-type") ?? "" } });

/** @param {Response} response */
async function sha256(response) {
  const digest = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Take a file that the page has downloaded for its own use, if it is the right one.
 *
 * @param {string} path
 * @param {string} hash
 * @returns {Promise<Response | undefined>}
 */
async function handed(path, hash) {
  const response = await (await caches.open(HANDED_OVER)).match(address(path));
  return response && (await sha256(response.clone())) === hash ? response : undefined;
}

/** Drop the older versions, unless a page of one of them may still be open. */
async function settle() {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length <= 1) await Promise.all((await olderCaches()).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Name the file that a request means, or null when it is none of the site's.
 *
 * @param {Request} request
 */
function pathOf(request) {
  const bare = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !bare.startsWith(worker.registration.scope)) return null;
  const path = bare.slice(worker.registration.scope.length) || "index.html";
  return path in SITE.files || HASHED.test(path) ? path : null;
}

/**
 * Answer from this version; a page of an older one, still open, from what is left of that; else from the network.
 *
 * @param {string} path
 * @param {Request} request
 * @returns {Promise<Response>}
 */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  const own = await cache.match(address(path));
  return own ?? (await caches.match(address(path))) ?? fetch(request);
}
