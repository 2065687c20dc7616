/** The client with a worker that only pretends: what is asked when, and what happens when the worker is lost. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { pathToFileURL } from "node:url";

/** @type {FakeWorker[]} */
let workers = [];

class FakeWorker {
  /** @type {string[]} */
  sent = [];
  ended = false;

  /** @param {unknown} _url @param {{name: string}} options */
  constructor(_url, { name }) {
    this.name = name;
    workers.push(this);
  }
  postMessage(data) {
    this.sent.push(data);
  }
  terminate() {
    this.ended = true;
  }
  says(data) {
    this.onmessage({ data });
  }
  answers(reply) {
    this.says(JSON.stringify(reply));
  }
}

const seconds = (number) => mock.timers.tick(number * 1000);
const settled = () => new Promise((resolve) => setImmediate(resolve));
const lost = { name: "EngineLost" };

/** Start a client whose first worker is the one that launch.js starts with the page. */
async function start(listeners = {}) {
  const engine = pathToFileURL(`${process.env.TONK_ENGINE}/`).href;
  const { startEngine } = await import(`${engine}client.js`);
  const client = startEngine(listeners);
  return { client, worker: workers.at(-1) };
}

mock.timers.enable({ apis: ["setInterval"] });
for (const [name, value] of Object.entries({
  Worker: FakeWorker,
  location: new URL("http://127.0.0.1/"),
  navigator: {},
  document: { documentElement: { hasAttribute: () => false } },
})) {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}
beforeEach(() => {
  for (const worker of workers) worker.ended = true;
  workers = workers.slice(-1);
});

test("what the page's own worker said before the client came is not lost", async () => {
  const worker = new FakeWorker("", { name: "first" });
  const said = [{ data: { kind: "failed", how: "usual", reason: "network", message: "gone", trace: "" } }];
  Object.assign(globalThis, { tonkFirst: { worker, said, failures: [] } });
  const stalls = [];
  await start({ onStall: (report) => stalls.push(report.reason) });
  await settled();
  assert.deepEqual(stalls, ["network"]);
  assert.equal(worker.ended, true);
});

test("what is asked before the engine is up is sent in order when it is", async () => {
  const { client, worker } = await start();
  const first = client.ask({ type: "act", action: "0 draw" });
  const second = client.ask({ type: "record" });
  assert.deepEqual(worker.sent, []);
  worker.says({ kind: "ready", how: "usual" });
  await client.ready;
  assert.deepEqual(
    worker.sent.map((text) => JSON.parse(text)),
    [
      { type: "act", action: "0 draw", id: 1 },
      { type: "record", id: 2 },
    ],
  );
  worker.answers({ id: 2, type: "record", text: "R" });
  worker.answers({ id: 1, type: "update" });
  assert.equal((await first).type, "update");
  assert.equal((await second).text, "R");
});

test("progress is passed on, and the last step is told", async () => {
  const steps = [];
  const { worker } = await start({ onProgress: (...step) => steps.push(step) });
  worker.says({ kind: "progress", step: "download", done: 10, total: 20 });
  worker.says({ kind: "ready", how: "usual" });
  assert.deepEqual(steps, [
    ["download", 10, 20],
    ["ready", 1, 1],
  ]);
});

test("a crash ends the worker, starts one that trusts no snapshot, and tells the page with the last record", async () => {
  const reports = [];
  const { client, worker } = await start({ onCrash: (report) => reports.push(report) });
  worker.says({ kind: "ready", how: "usual" });
  const record = client.ask({ type: "record" });
  worker.answers({ id: 1, type: "record", text: "the record" });
  await record;
  const asked = client.ask({ type: "act", action: "0 draw" });
  worker.answers({ id: 2, type: "crash", trace: "Traceback\n  here\nKeyError: 3" });
  await assert.rejects(asked, lost);
  assert.equal(worker.ended, true);
  assert.equal(workers.at(-1).name, "plain");
  assert.deepEqual(reports, [
    { message: "KeyError: 3", trace: "Traceback\n  here\nKeyError: 3", record: "the record" },
  ]);
  const resumed = client.ask({ type: "resume", record: "the record" });
  workers.at(-1).says({ kind: "ready", how: "usual" });
  workers.at(-1).answers({ id: 3, type: "update" });
  assert.equal((await resumed).type, "update");
});

test("a worker that does not answer in time is replaced; one that answers slowly but steadily is not", async () => {
  const reports = [];
  const { client, worker } = await start({ onCrash: (report) => reports.push(report) });
  worker.says({ kind: "ready", how: "usual" });
  const quick = client.ask({ type: "bot" });
  seconds(19);
  worker.answers({ id: 1, type: "update" });
  await quick;
  seconds(60);
  assert.equal(worker.ended, false, "nobody waits, so silence is no fault");
  const never = client.ask({ type: "bot" });
  seconds(19);
  assert.equal(worker.ended, false);
  seconds(1);
  await assert.rejects(never, lost);
  assert.equal(worker.ended, true);
  assert.match(reports[0].message, /did not answer for 20 s/);
  assert.match(reports[0].trace, /"type":"bot"/);
});

test("a request that may take long has its own patience", async () => {
  const { client, worker } = await start();
  worker.says({ kind: "ready", how: "usual" });
  client.ask({ type: "simulate" }, 300).catch(() => {});
  seconds(299);
  assert.equal(worker.ended, false);
  seconds(1);
  assert.equal(worker.ended, true);
});

test("a boot that says nothing for 15 s is told, and may still come up", async () => {
  const stalls = [];
  const { client, worker } = await start({ onStall: (report) => stalls.push(report.reason) });
  seconds(14);
  worker.says({ kind: "progress", step: "download", done: 1, total: 2 });
  seconds(14);
  assert.deepEqual(stalls, [], "a slow connection is no stall");
  seconds(1);
  assert.deepEqual(stalls, ["slow"]);
  seconds(30);
  assert.deepEqual(stalls, ["slow"], "said once");
  worker.says({ kind: "ready", how: "usual" });
  await client.ready;
});

test("a boot that failed is told with its reason; starting again is the page's to do", async () => {
  const stalls = [];
  const { client, worker } = await start({ onStall: (report) => stalls.push(report) });
  const asked = client.ask({ type: "new_session" });
  worker.says({ kind: "failed", how: "usual", reason: "network", message: "python_stdlib.zip: 404", trace: "" });
  assert.deepEqual(stalls, [{ reason: "network", detail: "python_stdlib.zip: 404" }]);
  const before = workers.length;
  client.restart();
  assert.equal(workers.length, before + 1);
  workers.at(-1).says({ kind: "ready", how: "usual" });
  assert.equal(workers.at(-1).sent.length, 1, "what was asked before is asked of the new one");
  workers.at(-1).answers({ id: 1, type: "update" });
  await asked;
});

test("a snapshot that does not work is no trouble: the usual boot follows without a word", async () => {
  const heard = [];
  const { worker } = await start({ onStall: () => heard.push("stall"), onCrash: () => heard.push("crash") });
  worker.says({ kind: "failed", how: "snapshot", reason: "python", message: "", trace: "" });
  await settled();
  assert.equal(worker.ended, true);
  assert.equal(workers.at(-1).name, "plain");
  assert.deepEqual(heard, []);
});

test("a browser that cannot start the worker at all is told so", async () => {
  const stalls = [];
  const { worker } = await start({ onStall: (report) => stalls.push(report.reason) });
  worker.onerror({ message: "SyntaxError" });
  assert.deepEqual(stalls, ["old-browser"]);
});
