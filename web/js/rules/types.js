/**
 * The shapes in which the engine describes rules, as the page reads them.
 *
 * @typedef {import("../protocol.js").Sentence} Sentence
 * @typedef {string | number | boolean | Tier[]} Value
 * @typedef {Record<string, unknown>} Tier
 * @typedef {Record<string, unknown>} Rules a preset and what differs from it
 * @typedef {{value: string | number | boolean, label: string, help: string | null}} Choice
 * @typedef {{value: string, label: string, start: unknown}} TierKind
 * @typedef {{kinds: TierKind[], pays: {label: string, low: number, high: number},
 *   when: {value: string, label: string}[], tie: {value: string | null, label: string}[]}} TierParts
 * @typedef {{name: string, label: string, help: string, words: string, kind: "switch" | "choice" | "number" | "tiers",
 *   choices?: Choice[], low?: number, high?: number, tiers?: Tier[], tier?: TierParts, value: Value, shown: Sentence[],
 *   usual: Value, changed: boolean, idle: boolean, conflicts: Sentence[], advice: Sentence[]}} Option
 * @typedef {{name: string, title: string, options: Option[]}} Section
 * @typedef {{option: string, label: string, old: Sentence[], new: Sentence[], follows?: boolean}} Change
 * @typedef {{name: string, title: string, origin: string, about: string, code: string, differences: Change[]}} Preset
 * @typedef {{rules: Rules, preset: string, code: string | null, stake: number,
 *   most_players: number, presets: Preset[], sections: Section[],
 *   changed: Change[], from_classic: Change[], conflicts: Sentence[], advice: Sentence[]}} Form
 * @typedef {{title: string, lines: {key: string, values: Record<string, string | number>, differs: boolean}[]}} SheetSection
 * @typedef {{code: string, preset: string, changes: number, sections: SheetSection[]}} Sheet
 * @typedef {{name: string, rules: Rules, code: string, saved: number}} RuleSet rules kept under a name
 */

export {};
