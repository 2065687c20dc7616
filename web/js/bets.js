/** What the person decides before a deal: The Big One, the suit to call, the side bets. */

/** @typedef {{big_one: boolean, suit: string, suit_bet: boolean, naturals_bet: boolean}} Bets */

/** @type {Readonly<Bets>} */
export const NO_BETS = Object.freeze({ big_one: false, suit: "s", suit_bet: false, naturals_bet: false });

/**
 * The request for the next hand; only what is open to decide is said.
 * @param {import("./session.js").Session} session
 */
export function nextHand({ view, bets }) {
  const open = view?.session.decisions;
  return {
    type: "next_hand",
    ...(open?.call_suit ? { suit: bets.suit } : {}),
    ...(open && open.suit_bet !== null ? { suit_bet: bets.suit_bet } : {}),
    ...(open && open.naturals_bet !== null ? { naturals_bet: bets.naturals_bet } : {}),
    ...(open && open.call_big_one !== null ? { big_one: bets.big_one } : {}),
  };
}
