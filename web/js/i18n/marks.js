/** Marks inside a sentence: a card or a name between two private characters, to be drawn by the page or read aloud. */

const CARD = "\uE000";
const NAME = "\uE001";
const SUIT = "\uE003";
const END = "\uE002";
const MARK = /([\uE000\uE001\uE003])([^\uE002]*)\uE002/;

export const marked = Object.freeze({
  /** @param {string} card */
  card: (card) => `${CARD}${card}${END}`,
  /** @param {string} suit */
  suit: (suit) => `${SUIT}${suit}${END}`,
  /** @param {string} name */
  name: (name) => `${NAME}${name}${END}`,
});

/**
 * @typedef {{text: string} | {card: string} | {name: string} | {suit: string}} Piece
 */

/**
 * Take a sentence apart.
 * @param {string} sentence
 * @returns {Piece[]}
 */
export function pieces(sentence) {
  /** @type {Piece[]} */
  const found = [];
  let rest = sentence;
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    if (match.index > 0) found.push({ text: rest.slice(0, match.index) });
    found.push(pieceOf(match[1], match[2]));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest) found.push({ text: rest });
  return found;
}

/**
 * @param {string} mark
 * @param {string} what
 * @returns {Piece}
 */
function pieceOf(mark, what) {
  if (mark === CARD) return { card: what };
  return mark === SUIT ? { suit: what } : { name: what };
}

/**
 * Begin a sentence with a capital, also when a name comes first.
 * @param {string} sentence
 */
export const capital = (sentence) =>
  sentence.replace(/^([\uE001]?)(\p{Ll})/u, (_, mark, letter) => mark + letter.toUpperCase());
