/** The session answers every event with the next session and forgets nothing that the person is in the middle of. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { carried, moved, sorted } from "../../web/js/order.js";
import { upcoming } from "../../web/js/pace.js";
import { begun, reduce } from "../../web/js/session.js";
import { DEFAULTS } from "../../web/js/settings.js";
import { SCENES, view } from "./fake/views.js";

const after = (...events) => events.reduce(reduce, begun({ ...DEFAULTS }));
const update = (scene) => ({ type: "update", update: { type: "update", ...scene } });

test("an update brings view, legal actions and the hand in order", () => {
  const session = after(update(SCENES.hit()));
  assert.deepEqual(session.order, ["Ad", "2c", "8h", "Qs"]);
  assert.equal(session.legal.hit.actions.length, 1);
});

test("picked cards survive an update that leaves them in the hand", () => {
  const session = after(update(SCENES.hit()), { type: "pick", cards: ["8h"] }, update(SCENES.hit()));
  assert.deepEqual(session.picked, ["8h"]);
});

test("a picked card that has left the hand is not picked any more", () => {
  const later = SCENES.hit();
  later.view.seats[0].hand = ["Ad", "2c", "Qs"];
  assert.deepEqual(after(update(SCENES.hit()), { type: "pick", cards: ["8h"] }, update(later)).picked, []);
});

test("sorting keeps the picked cards picked", () => {
  const session = after(update(SCENES.nines()), { type: "pick", cards: ["9s"] }, { type: "sort", mode: "run" });
  assert.deepEqual(session.picked, ["9s"]);
  assert.deepEqual(session.order, ["6c", "Kc", "3d", "9d", "9h", "9s"]);
});

test("Escape takes back a question first, then the picked cards", () => {
  const action = { text: "0 discard 8h", cards: ["8h"] };
  const asked = after(
    update(SCENES.hit()),
    { type: "pick", cards: ["8h"] },
    { type: "confirm", kind: "discard", action },
  );
  const once = reduce(asked, { type: "cancel" });
  assert.deepEqual([once.confirm, once.picked], [null, ["8h"]]);
  assert.deepEqual(reduce(once, { type: "cancel" }).picked, []);
});

test("the log has one entry for all that a seat does in a row", () => {
  const event = (seat, type) => ({ type, seat, key: `event-${type}`, values: { seat } });
  const scene = { ...SCENES.start(), events: [event(1, "drew"), event(1, "discarded"), event(2, "drew")] };
  assert.deepEqual(
    after(update(scene)).log.map((entry) => entry.events.length),
    [2, 1],
  );
});

test("a new hand begins a new log", () => {
  const later = { ...SCENES.start(), view: view({ ...SCENES.start().view, hand_number: 8 }) };
  later.view.hand_number = 8;
  assert.equal(after(update(SCENES.start()), update(later)).log.length, 1);
});

test("what the engine says of picked cards holds only for these cards", () => {
  const can = { spreads: [], hits: [], why: {} };
  const session = after(
    update(SCENES.nines()),
    { type: "pick", cards: ["9s", "9d"] },
    { type: "can", cards: ["9d", "9s"], can },
  );
  assert.equal(session.can.cards, "9d 9s");
  assert.equal(reduce(session, { type: "pick", cards: ["9s"] }).can, null);
});

test("reducing changes nothing in the session before", () => {
  const before = Object.freeze(after(update(SCENES.hit())));
  reduce(before, { type: "pick", cards: ["8h"] });
  assert.deepEqual(before.picked, []);
});

test("by rank aces come first and jokers last", () => {
  assert.deepEqual(sorted(["X1", "Kc", "Ah", "Ts", "2d"], "rank"), ["Ah", "2d", "Ts", "Kc", "X1"]);
});

test("by hand new cards come to the right and the others keep their order", () => {
  assert.deepEqual(carried(["Kc", "2d", "9s"], ["2d", "9s", "Ah", "Kc"], "hand"), ["Kc", "2d", "9s", "Ah"]);
  assert.deepEqual(moved(["Kc", "2d", "9s"], ["Kc"], 1), ["2d", "Kc", "9s"]);
});

const paced = (changes, speed = "normal") =>
  upcoming({ view: view(changes), events: [{}], settings: { ...DEFAULTS, speed } });

test("a bot plays after the pause of the chosen speed", () => {
  assert.deepEqual(paced({ next: "bot" }), { ms: 900, request: { type: "bot" } });
  assert.deepEqual(paced({ next: "bot" }, "instant"), { ms: 0, request: { type: "bot" } });
});

test("nothing follows by itself while you are to play", () => assert.equal(paced({ next: "you" }), null));

test("the quickest bot slaps after its own reaction time, whatever the speed", () => {
  const slap = {
    card: "8h",
    bots: [
      { seat: 2, ms: 1300 },
      { seat: 1, ms: 800 },
    ],
    ms: null,
  };
  assert.deepEqual(paced({ next: "you", slap }, "instant"), { ms: 800, request: { type: "bot", seat: 1 } });
});

test("a bot that is to play waits for the slap window", () => {
  const slap = { card: "8h", bots: [], ms: 1500 };
  assert.deepEqual(paced({ next: "bot", slap }, "fast"), { ms: 1500, request: { type: "bot" } });
});

test("the log and the order begin anew with the first hand of another session", () => {
  const other = SCENES.hit();
  other.view.session.commitment = "another";
  const session = after(update(SCENES.hit()), update(SCENES.hit()), update(other));
  assert.equal(session.log.length, after(update(other)).log.length);
});

test("the hand's rows are counted anew when a turn ends, not while it lasts", () => {
  const hand = [..."A23456789"].map((rank) => `${rank}c`);
  const drawn = update({ ...SCENES.hit(), view: view({ hand, phase: "play" }) });
  const spread = update({ ...SCENES.hit(), view: view({ hand: hand.slice(0, 4), phase: "play" }) });
  const passed = update({ ...SCENES.bot(), view: view({ hand: hand.slice(0, 3), next: "bot", turn: 1 }) });
  assert.equal(after(drawn, spread).widest, 10);
  assert.equal(after(drawn, spread, passed).widest, 4);
});
