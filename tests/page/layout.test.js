/** The layout is pure: every card has one place, inside its region, wide enough for a finger, with its index free. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fan, rowsFor } from "../../web/js/table/fan.js";
import { packed } from "../../web/js/table/floor.js";
import { layout } from "../../web/js/table/layout.js";
import { SCENES, spread, view } from "./fake/views.js";

const PHONE = {
  stage: { x: 0, y: 86, w: 390, h: 194 },
  floor: { x: 0, y: 280, w: 390, h: 190 },
  hand: { x: 0, y: 530, w: 390, h: 163 },
  wide: false,
};
const DESK = {
  stage: { x: 0, y: 112, w: 840, h: 222 },
  floor: { x: 0, y: 334, w: 840, h: 218 },
  hand: { x: 168, y: 552, w: 504, h: 205 },
  wide: true,
};
const RANKS = "A23456789TJQK";
const cards = (count) => [..."cdhs"].flatMap((suit) => [...RANKS].map((rank) => rank + suit)).slice(0, count);
const scene = (changes = {}) => ({
  view: view(),
  order: [],
  picked: [],
  options: { spread: [], hit: [], discard: [] },
  widest: 5,
  ...changes,
});
const inside = (place, region) => place.x >= region.x - 1 && place.x + place.w <= region.x + region.w + 1;

for (const [name, room] of Object.entries({ phone: PHONE, desk: DESK })) {
  for (let count = 1; count <= 11; count += 1) {
    test(`a hand of ${count} fits the ${name} and shows at least 44 pixels of each card`, () => {
      const rows = rowsFor(count, room.hand, room.wide);
      const tall = rows === 2 ? { ...room.hand, h: Math.max(room.hand.h, 202) } : room.hand;
      const places = fan(cards(count), [], tall, room.wide, rows);
      assert.equal(places.length, count);
      for (const place of places) {
        assert.ok(inside(place, tall), `${place.card} sticks out`);
        assert.ok(place.strip >= 44, `${place.card} shows ${place.strip}`);
        assert.ok(place.y + place.w * 1.44 <= tall.y + tall.h + 1, `${place.card} is cut off`);
      }
    });
  }
}

test("four cards do not overlap on a phone, six do", () => {
  assert.ok(fan(cards(4), [], PHONE.hand, false, 1).every(({ covered }) => !covered));
  assert.ok(
    fan(cards(6), [], PHONE.hand, false, 1)
      .slice(0, 5)
      .every(({ covered }) => covered),
  );
});

test("five cards lie side by side on a desk, six on a tablet held upright, in the middle of the table if they can", () => {
  const desk = { x: 160, y: 552, w: 556, h: 205, middle: 420 };
  const five = fan(cards(5), [], desk, true, 1);
  assert.ok(five.every(({ covered, w }) => !covered && w === 104));
  assert.equal(five[0].x, 164); // 548 pixels for 5 cards: (548 - 104) / 4 = 111 from card to card, from edge to edge
  assert.equal(five[4].x + 104, 712);
  const [first, , , last] = fan(cards(4), [], desk, true, 1);
  assert.equal((first.x + last.x + 104) / 2, 420);
  const six = fan(cards(6), [], { x: 0, y: 884, w: 820, h: 208, middle: 410 }, true, 1);
  assert.ok(six.every(({ covered, w }) => !covered && w === 118));
});

test("a picked card rises by 16 pixels and keeps its place", () => {
  const [before] = fan(cards(4), [], PHONE.hand, false, 1);
  const [after] = fan(cards(4), [before.card], PHONE.hand, false, 1);
  assert.equal(before.y - after.y, 16);
  assert.equal(before.x, after.x);
});

test("five cards and a drawn one stay in one row on a phone, seven take two", () => {
  assert.equal(rowsFor(6, PHONE.hand, false), 1);
  assert.equal(rowsFor(7, PHONE.hand, false), 1);
  assert.equal(rowsFor(8, PHONE.hand, false), 2);
  assert.equal(rowsFor(8, DESK.hand, true), 1);
  assert.equal(rowsFor(11, DESK.hand, true), 2);
});

for (let count = 1; count <= 10; count += 1) {
  test(`${count} spreads do not overlap and stay on the floor`, () => {
    const table = Array.from({ length: count }, (_, at) => spread(at, 0, "book", "7c 7d 7h 7s"));
    for (const room of [PHONE, DESK]) {
      const places = packed(table, 0, room.floor, room.wide);
      assert.equal(places.length, count);
      for (const place of places) assert.ok(inside(place, room.floor));
      for (const [at, place] of places.entries()) {
        for (const other of places.slice(at + 1)) {
          const apart = place.x + place.w <= other.x || other.x + other.w <= place.x || place.y + place.h <= other.y;
          assert.ok(apart, `${at} overlaps`);
        }
      }
    }
  });
}

test("one or two spreads lie in cards of full size", () => {
  const places = packed([spread(0, 0, "book", "7c 7d 7h"), spread(1, 0, "run", "4h 5h 6h")], 0, PHONE.floor, false);
  assert.deepEqual(
    places.map(({ cardW }) => cardW),
    [58, 58],
  );
});

test("every card of a view has exactly one place", () => {
  const { view: full } = SCENES.full();
  const plan = layout(scene({ view: full, order: full.seats[0].hand, widest: 11 }), PHONE);
  const names = plan.cards.map(({ card }) => card);
  assert.equal(new Set(names).size, names.length);
  const laid = full.table.flatMap((one) => one.cards.map(({ card }) => card));
  assert.deepEqual([...names].sort(), [...full.seats[0].hand, ...laid, full.pile.top].sort());
});

test("a wild card is placed with what it stands for", () => {
  const { view: full } = SCENES.full();
  const plan = layout(scene({ view: full, order: [], widest: 11 }), DESK);
  assert.equal(plan.cards.find(({ card }) => card === "X1")?.as, "9c");
});

test("a destination lies beside the end that it extends and names its card", () => {
  const base = view({ table: [spread(0, 0, "run", "4h 5h 6h")] });
  const hits = [
    { text: "0 hit 3h 0", cards: ["3h"], as: ["3h"], spread: 0 },
    { text: "0 hit 7h 0", cards: ["7h"], as: ["7h"], spread: 0 },
  ];
  const plan = layout(scene({ view: base, options: { spread: [], hit: hits, discard: [] } }), PHONE);
  const [laid] = plan.spreads;
  const [low, high] = plan.ghosts;
  assert.ok(low.x + low.w <= laid.x && high.x >= laid.x + laid.w);
  assert.deepEqual([low.cards, high.cards], [["3h"], ["7h"]]);
});

test("the pile is a destination only while the picked card can be discarded", () => {
  const discard = [{ text: "0 discard Kd", cards: ["Kd"], after: 29 }];
  assert.deepEqual(layout(scene(), PHONE).ghosts, []);
  const plan = layout(scene({ options: { spread: [], hit: [], discard } }), PHONE);
  assert.deepEqual(
    plan.ghosts.map(({ kind }) => kind),
    ["discard"],
  );
});

test("plates stay on the table", () => {
  const { view: base, legal } = SCENES.hit();
  const plan = layout(
    scene({ view: base, order: base.seats[0].hand, options: { spread: [], hit: legal.hit.actions, discard: [] } }),
    PHONE,
  );
  for (const { plateX } of plan.ghosts) assert.ok(plateX >= 40 && plateX <= 350);
});

const SMALL = { ...PHONE, floor: { x: 0, y: 208, w: 320, h: 108 }, hand: { x: 0, y: 366, w: 320, h: 162 } };

for (let count = 7; count <= 11; count += 1) {
  test(`${count} cards in two rows on the smallest phone are whole and show the suits of the upper row`, () => {
    assert.equal(rowsFor(count, SMALL.hand, false), 2);
    const places = fan(cards(count), [], SMALL.hand, false, 2);
    const [upper, lower] = [places[0], places[places.length - 1]];
    for (const place of places) {
      assert.ok(inside(place, SMALL.hand) && place.strip >= 44);
      assert.ok(place.y + place.w * 1.44 <= SMALL.hand.y + SMALL.hand.h);
    }
    assert.ok(lower.y - upper.y >= upper.w * 0.94, "the suit ends at 94 hundredths of the width");
  });
}

const RUNS = ["3c 4c 5c", "3d 4d 5d", "3h 4h 5h", "3s 4s 5s"];
const bothEnds = (spreads) =>
  RUNS.slice(0, spreads).flatMap((_, at) =>
    ["2", "6"].map((rank) => ({ text: "", cards: ["X1"], as: [rank + "cdhs"[at]], spread: at })),
  );

for (const [name, room] of Object.entries({ phone: PHONE, desk: DESK, small: SMALL })) {
  for (let count = 1; count <= (room === SMALL ? 3 : 4); count += 1) {
    test(`both ends of ${count} runs can be hit on the ${name}: on the floor, 24 pixels wide, over no other spread`, () => {
      const table = RUNS.slice(0, count).map((run, at) => spread(at, 0, "run", run));
      const options = { spread: [], hit: bothEnds(count), discard: [] };
      const { spreads, ghosts } = layout(scene({ view: view({ table }), options }), room);
      assert.equal(ghosts.length, 2 * count);
      const frames = [...ghosts, ...spreads];
      for (const ghost of ghosts) {
        assert.ok(inside(ghost, room.floor) && ghost.w >= 24 && ghost.h >= 24, `${ghost.x} ${ghost.w}`);
        for (const other of frames.filter((one) => one !== ghost)) {
          const apart = ghost.x + ghost.w <= other.x || other.x + other.w <= ghost.x || ghost.y !== other.y;
          assert.ok(apart, `${ghost.spread} lies on ${other.spread}`);
        }
      }
      for (const laid of spreads) assert.ok(laid.y + laid.h <= room.floor.y + room.floor.h);
    });
  }
}

test("four spreads on a phone leave their owners' names room", () => {
  const table = RUNS.map((run, at) => spread(at, 0, "run", run));
  for (const { labelW } of packed(table, 0, PHONE.floor, false)) assert.ok(labelW >= 78, `${labelW}`);
});
