/** A gesture becomes an action that the engine offers, or a question, or a sentence; never an action of its own making. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { discarded, keyState, options, placed, pressed, toggled } from "../../web/js/intents.js";
import { begun, reduce } from "../../web/js/session.js";
import { DEFAULTS } from "../../web/js/settings.js";
import { SCENES } from "./fake/views.js";

const at = (scene, picked = [], settings = {}) => {
  const first = reduce(begun({ ...DEFAULTS, ...settings }), { type: "update", update: { type: "update", ...scene } });
  return picked.length > 0 ? reduce(first, { type: "pick", cards: picked }) : first;
};

test("the stock draws and the pile takes at the start of a turn", () => {
  assert.deepEqual(placed(at(SCENES.start()), "stock"), { act: "0 draw" });
  assert.deepEqual(placed(at(SCENES.start()), "pile"), { act: "0 take" });
});

test("a tap picks a card, in the order of the hand, and a second tap puts it back", () => {
  assert.deepEqual(toggled(at(SCENES.nines(), ["9h"]), "9d"), { event: { type: "pick", cards: ["9d", "9h"] } });
  assert.deepEqual(toggled(at(SCENES.nines(), ["9h"]), "9h"), { event: { type: "pick", cards: [] } });
});

test("the picked card hits the spread that is touched, or goes to the pile", () => {
  assert.deepEqual(placed(at(SCENES.hit(), ["8h"]), "1"), { act: "0 hit 8h 1" });
  assert.deepEqual(placed(at(SCENES.hit(), ["8h"]), "pile"), { act: "0 discard 8h" });
});

test("the engine is asked why a card does not fit the spread that is touched", () => {
  assert.deepEqual(placed(at(SCENES.hit(), ["Qs"]), "0"), { act: "0 hit Qs 0" });
});

test("a key with nothing picked picks the best cards, and plays them when pressed again", () => {
  const first = pressed(at(SCENES.nines()), "spread");
  assert.deepEqual(first, { event: { type: "pick", cards: ["9d", "9h", "9s"] } });
  assert.deepEqual(pressed(at(SCENES.nines(), ["9d", "9h", "9s"]), "spread"), { act: "0 spread 9d 9h 9s" });
});

test("a card that fits two spreads asks which", () => {
  const scene = SCENES.hit();
  scene.legal.hit.actions.push({ text: "0 hit 8h 0", cards: ["8h"], as: ["8h"], spread: 0 });
  const { event } = pressed(at(scene, ["8h"]), "hit");
  assert.deepEqual([event.type, event.options.length], ["choose", 2]);
  assert.deepEqual(placed(at(scene, ["8h"]), "0"), { act: "0 hit 8h 0" });
});

test("what the engine says of picked wild cards goes before what was listed", () => {
  const can = {
    spreads: [
      { text: "a", cards: ["X1", "9h", "9d"] },
      { text: "b", cards: ["X1", "9h", "9d"] },
    ],
    hits: [],
    why: {},
  };
  const session = reduce(at(SCENES.nines(), ["9d", "9h"]), { type: "can", cards: ["9d", "9h"], can });
  assert.equal(options(session).spread.length, 2);
  assert.equal(pressed(session, "spread").event.kind, "spread");
});

test("a greyed key says why", () => {
  assert.deepEqual(keyState(at(SCENES.hit()), "draw"), {
    live: false,
    why: { key: "refusal-already-drawn", values: {} },
  });
  assert.deepEqual(pressed(at(SCENES.hit()), "draw").event.sentence.key, "refusal-already-drawn");
  assert.equal(pressed(at(SCENES.hit()), "discard").event.sentence.key, "why-pick-discard");
  assert.equal(pressed(at(SCENES.hit(), ["Qs"]), "hit").event.sentence.key, "why-hit-picked");
});

test("the engine says why the picked card may not be discarded", () => {
  const scene = SCENES.hit();
  scene.legal.discard.actions = scene.legal.discard.actions.filter(({ cards }) => cards[0] !== "8h");
  assert.deepEqual(pressed(at(scene, ["8h"]), "discard"), { act: "0 discard 8h" });
});

test("a drop asks first, unless the setting is off", () => {
  assert.equal(pressed(at(SCENES.start()), "drop").event.type, "confirm");
  assert.deepEqual(pressed(at(SCENES.start(), [], { confirmDrop: false }), "drop"), { act: "0 drop" });
});

test("a discard asks only when the setting is on", () => {
  assert.deepEqual(discarded(at(SCENES.hit()), "Qs"), { act: "0 discard Qs" });
  assert.equal(discarded(at(SCENES.hit(), [], { confirmDiscard: true }), "Qs").event.type, "confirm");
});

test("nothing can be pressed while the engine is thinking", () => {
  const session = reduce(at(SCENES.start()), { type: "asking" });
  assert.equal(keyState(session, "draw").live, false);
});
