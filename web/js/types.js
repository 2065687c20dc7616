/**
 * The shapes that cross the border, as the page reads them.
 *
 * @typedef {{key: string, values: Record<string, string | number>}} Sentence
 * @typedef {{text: string, cards?: string[], as?: string[], spread?: number, after?: number}} Action
 * @typedef {{actions: Action[], why: Sentence | null, more?: boolean}} Kind
 * @typedef {Record<string, Kind>} Legal
 * @typedef {{card: string, as: string}} Laid
 * @typedef {{spread: number, owner: number, kind: string, cards: Laid[]}} Spread
 * @typedef {{seat: number, name: string, bot: string | null, cards: number, hand: string[] | null, count: number | null,
 *   waits: number, ledger: number, dealer: boolean, dropped: boolean}} Seat
 * @typedef {{from: number, to: number, amount: number, why: string, key: string, values: Record<string, string | number>}} Payment
 * @typedef {{ended: string, winners: number[], counts: number[], net: number[], scores: number[] | null, side: Sentence[],
 *   payments: Payment[], headline: Sentence}} Result
 * @typedef {{card: string, bots: {seat: number, ms: number}[], ms: number | null}} SlapWindow
 * @typedef {{number: number, net: (number | null)[], ended: string, winners: number[]}} HandLine
 * @typedef {{hands: HandLine[], ledger: number[], commitment: string, secret: string | null, word: string, over: boolean, dealer: number}} SessionView
 * @typedef {{you: number, hand_number: number, phase: string, turn: number, next: string,
 *   rules: {preset: string, changes: number, stake: number, words: string, code: string}, seats: Seat[], stock: number,
 *   pile: {top: string | null, cards: number}, table: Spread[], slap: SlapWindow | null, big_one: boolean,
 *   side_bets: unknown, boobed: boolean, count_after_take: number | null, result: Result | null, session: SessionView}} View
 * @typedef {{type: string, seat?: number, other?: number, owner?: number, card?: string | null, cards?: Laid[],
 *   spread?: number, key: string,
 *   values: Record<string, string | number>}} GameEvent
 * @typedef {{type: "update", resumed?: boolean, view: View, events: GameEvent[], legal: Legal}} Update
 * @typedef {{spreads: Action[], hits: Action[], why: Record<string, Sentence | null>}} Can
 */

export {};
