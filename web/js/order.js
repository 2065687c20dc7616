/** The order of the cards in the person's hand: by rank, by run or by hand; a card keeps its place until sorted anew. */

const RANKS = "A23456789TJQK";
const SUITS = "cdhs";

/** @param {string} card */
const rank = (card) => (card[0] === "X" ? 20 + Number(card.slice(1)) : RANKS.indexOf(card[0]));

/** @param {string} card */
const suit = (card) => (card[0] === "X" ? 9 : SUITS.indexOf(card[1]));

/** @type {Readonly<Record<string, (card: string) => number>>} */
const WEIGHT = {
  rank: (card) => rank(card) * 10 + suit(card),
  run: (card) => suit(card) * 100 + rank(card),
};

/**
 * Sort a hand; "hand" leaves the cards where the person put them.
 * @param {readonly string[]} cards
 * @param {string} mode
 * @returns {string[]}
 */
export function sorted(cards, mode) {
  const weight = WEIGHT[mode];
  return weight ? [...cards].sort((a, b) => weight(a) - weight(b)) : [...cards];
}

/**
 * Carry an order over to a new hand: cards that stayed keep their order, new ones come to the right, then sort.
 * @param {readonly string[]} order
 * @param {readonly string[]} hand
 * @param {string} mode
 */
export function carried(order, hand, mode) {
  const kept = order.filter((card) => hand.includes(card));
  return sorted([...kept, ...hand.filter((card) => !kept.includes(card))], mode);
}

/**
 * Move cards to a place in the order.
 * @param {readonly string[]} order
 * @param {readonly string[]} moving
 * @param {number} index counted among the cards that stay
 */
export function moved(order, moving, index) {
  const rest = order.filter((card) => !moving.includes(card));
  return [...rest.slice(0, index), ...order.filter((card) => moving.includes(card)), ...rest.slice(index)];
}
