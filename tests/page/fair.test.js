/** Every deal whose secret was shown can be checked in the page (rules, section 6). */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { checked } from "../../web/js/fair.js";

const SECRET = "01".repeat(32);
const COMMITMENT = createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex");
// The check value of section 6: secret of 32 bytes 01, word kitty, hand 3 counted from 0.
const SEED = "c4b22ca37d3ee7d6337b2a77951f02938c0e5f103186a05fbe426567da4b3406";
const HAND = { number: 4, word: "kitty", seed: SEED, secret: SECRET, deck: "Ac 5d 3d" };
const REVEALS = [{ secret: SECRET, commitment: COMMITMENT, first: 1, last: 5 }];

/** @param {Partial<typeof HAND>} changes @param {object[]} reveals */
async function verdict(changes = {}, reveals = REVEALS) {
  const reply = { id: 1, type: "hands", text: "", code: "t1-cl", hands: [{ ...HAND, ...changes }] };
  const { hands } = await checked(/** @type {any} */ (reply), /** @type {any} */ (reveals));
  return hands.map((hand) => hand.good);
}

test("a hand dealt from the secret, the word and its number is good", async () => {
  assert.deepEqual(await verdict(), [true]);
});

test("another word, number, seed or secret is not", async () => {
  assert.deepEqual(await verdict({ word: "kitten" }), [false]);
  assert.deepEqual(await verdict({ number: 3 }), [false]);
  assert.deepEqual(await verdict({ seed: SEED.replace("c", "d") }), [false]);
  assert.deepEqual(await verdict({ secret: "02".repeat(32) }), [false]);
});

test("a secret that is not the one whose fingerprint was shown is not", async () => {
  assert.deepEqual(await verdict({}, [{ ...REVEALS[0], commitment: "00".repeat(32) }]), [false]);
});

test("a hand whose secret is not shown yet is left out", async () => {
  assert.deepEqual(await verdict(/** @type {any} */ ({ secret: null })), []);
});
