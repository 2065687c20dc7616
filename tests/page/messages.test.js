/** Every key that the page uses has its message, every message of the page is used, and the first paint says the same. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const WEB = join(ROOT, "web");
const read = (...path) => readFileSync(join(...path), "utf8");
const keysOf = (text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);

const own = keysOf(read(WEB, "i18n", "en.ftl"));
const engine = keysOf(read(ROOT, "py", "tonk", "messages", "en.ftl"));
const html = read(WEB, "index.html");
const sources = readdirSync(join(WEB, "js"), { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => read(WEB, "js", name));
const code = sources.join("\n");

/** Keys written out, as in t("count"); and patterns, as in t(`key-${kind}`). */
const literal = new Set(
  [
    ...code.matchAll(/(?:\bt|\bsay|\btold)\(\s*(?:[\w.?]+ [?] )?"([a-z][\w-]*)"/g),
    ...code.matchAll(/\b(?:key|title): "([a-z][\w-]*)"/g),
    ...html.matchAll(/data-l10n(?:-label)?="([\w-]+)"/g),
  ].map((match) => match[1]),
);
const quoted = new Set([...code.matchAll(/"([a-z][\w]*(?:-[\w]+)*)"/g)].map((match) => match[1]));
const anywhere = [...code.matchAll(/`([a-z][\w-]*-)\$\{[^}]+\}((?:-[\w-]+)?)`/g)].map(
  ([, start, end]) => new RegExp(`^${start}[\\w-]+${end}$`),
);
const patterns = [...code.matchAll(/(?:\bt|\bsay|\bkey:)\(?\s*`([a-z][\w-]*-)\$\{[^}]+\}((?:-[\w-]+)?)`/g)].map(
  ([, start, end]) => new RegExp(`^${start}[\\w-]+${end}$`),
);

test("every key that the page uses is a message", () => {
  const known = new Set([...own, ...engine]);
  assert.deepEqual(
    [...literal].filter((key) => !known.has(key)),
    [],
  );
});

test("every pattern of keys matches messages", () => {
  assert.deepEqual(patterns.filter((pattern) => ![...own, ...engine].some((key) => pattern.test(key))).map(String), []);
});

test("no message of the page is unused", () => {
  const used = (key) => literal.has(key) || quoted.has(key) || anywhere.some((pattern) => pattern.test(key));
  assert.deepEqual(
    own.filter((key) => !used(key)),
    [],
  );
});

test("no key is written twice, in the page or beside the engine", () => {
  const all = [...own, ...engine];
  assert.deepEqual(
    all.filter((key, at) => all.indexOf(key) !== at),
    [],
  );
});

test("the messages can be read by Fluent", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const resource = new FluentResource(read(WEB, "i18n", "en.ftl"));
  assert.deepEqual(bundle.addResource(resource), []);
  assert.equal(resource.body.length, own.length);
});

test("the first paint says what the messages say", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(read(WEB, "i18n", "en.ftl")));
  for (const [, key, text] of html.matchAll(/data-l10n="([\w-]+)"[^>]*>([^<]+)</g)) {
    assert.equal(text, bundle.formatPattern(bundle.getMessage(key).value));
  }
  for (const [, key, text] of html.matchAll(/data-l10n-label="([\w-]+)" aria-label="([^"]+)"/g)) {
    assert.equal(text, bundle.formatPattern(bundle.getMessage(key).value));
  }
});
