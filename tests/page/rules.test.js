/** The draft of house rules: what the page can tell of it without the engine. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "../../web/js/i18n/fluent.js";
import { answers, between, changed, faults, putBack, words } from "../../web/js/rules/draft.js";
import { qr } from "../../web/js/rules/qr.js";

speak("en", [
  "option-catch = A caught dropper pays\noption-catch-help = Who is paid what.\noption-catch-words = bumped, knock",
  "choice-all = To everybody\nchoice-low = To the lowest\nconflict = No { $value }\nnumber = { $value } cards",
  "rules-too-many = { $players } are more than { $most }",
]);

const option = (name, value, more = {}) => ({
  name,
  label: "option-catch",
  help: "option-catch-help",
  words: "option-catch-words",
  choices: [
    { value: "all", label: "choice-all", help: null },
    { value: "low", label: "choice-low", help: "choice-low-help" },
  ],
  value,
  shown: [{ key: "number", values: { value: String(value) } }],
  ...more,
});
const form = (...options) => ({ sections: [{ options }], conflicts: [], most_players: 6 });

test("an option is found by any word of it, whatever its case and order", () => {
  const one = option("catch", "all");
  for (const query of ["", "caught", "PAYS caught", "bump", "everybody", "paid what"]) assert.ok(answers(one, query));
  for (const query of ["slap", "caught slap"]) assert.ok(!answers(one, query));
});

test("two forms differ where values differ, tiers among them", () => {
  const mine = form(option("a", 1), option("b", [{ totals: [50] }]), option("c", true));
  const theirs = form(option("a", 2), option("b", [{ totals: [50] }]), option("c", true));
  assert.deepEqual(
    between(mine, theirs).map((change) => [change.option, words(change.old), words(change.new)]),
    [["a", "1 cards", "2 cards"]],
  );
  assert.deepEqual(between(mine, mine), []);
  assert.equal(between(mine, form(option("b", [{ totals: [49] }]))).length, 1);
});

test("a change and its putting back leave the rules they came from alone", () => {
  const rules = Object.freeze({ preset: "waiting", stake: 5 });
  assert.deepEqual(changed(rules, "hand_size", 7), { preset: "waiting", stake: 5, hand_size: 7 });
  assert.deepEqual(putBack(rules, "stake"), { preset: "waiting" });
});

test("rules that contradict themselves or need a larger pack cannot be dealt", () => {
  assert.deepEqual(faults(form(), 6), []);
  assert.deepEqual(faults({ ...form(), most_players: 3 }, 4), ["4 are more than 3"]);
  assert.deepEqual(faults({ ...form(), conflicts: [{ key: "conflict", values: { value: 5 } }] }, 2), ["No 5"]);
});

test("a QR code has the three finder squares that cameras look for", () => {
  const { size, path } = qr("https://example.org/tonk/#rules=t1-wa-hs7dl2ca4-409");
  assert.ok(size >= 21 && size % 4 === 1);
  const dark = new Set(path.split("z").map((square) => square.replace(/h1v1h-1$/, "").slice(1)));
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ])
    for (let y = 0; y < 7; y++)
      for (let x = 0; x < 7; x++) {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        assert.equal(dark.has(`${left + x} ${top + y}`), ring !== 2, `${left + x} ${top + y}`);
      }
});
