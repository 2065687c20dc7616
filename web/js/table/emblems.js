/** Suits in a box of 100 and the emblems of the courts in card units, all of them paths. */

/** @type {Readonly<Record<string, string>>} */
export const SUIT = {
  c: "M50 3a22 22 0 0 1 18.5 34A22 22 0 1 1 56 73.5Q58 88 69 97H31Q42 88 44 73.5A22 22 0 1 1 31.5 37A22 22 0 0 1 50 3Z",
  d: "M50 3Q64 31 87 50Q64 69 50 97Q36 69 13 50Q36 31 50 3Z",
  h: "M50 94C23 70 6 54 6 33C6 18 17 8 29.5 8C39 8 46 13 50 21C54 13 61 8 70.5 8C83 8 94 18 94 33C94 54 77 70 50 94Z",
  s: "M50 3C57 21 94 40 94 64C94 77 85 85 74 85C66 85 59 81 55 73.5Q57 89 69 97H31Q43 89 45 73.5C41 81 34 85 26 85C15 85 6 77 6 64C6 40 43 21 50 3Z",
};

const ribs = [-50, -25, 0, 25, 50]
  .map((angle) => `<path d="M67 131V102" transform="rotate(${angle} 67 131)"/>`)
  .join("");

/** @type {Readonly<Record<string, string>>} */
export const COURT = {
  K:
    '<path d="M45 98 57.5 109 67 90 76.5 109 89 98V120H45Z"/><path d="M45 124h44v3.5H45zM45 131.5h44v4.5H45z"/>' +
    '<circle cx="45" cy="93.5" r="3.6"/><circle cx="67" cy="86" r="4.2"/><circle cx="89" cy="93.5" r="3.6"/>',
  Q:
    '<path d="M35.1 106.9A40 40 0 0 1 98.9 106.9L89.4 114.1A28 28 0 0 0 44.6 114.1Z"/>' +
    `<g fill="none" stroke="currentColor" stroke-width="2.6">${ribs}</g><circle cx="67" cy="132" r="4.6"/>`,
  J:
    '<g transform="rotate(-38 66 114)"><path d="M34 102Q43 110 58 111.5H97V116H58Q43 117.5 34 127Z"/><path d="M96 109.5h3.5v8.5H96z"/>' +
    '<path d="M59 97h7v3h-2v10h-3v-10h-2zM67.5 97h7v3h-2v10h-3v-10h-2zM76 97h7v3h-2v10h-3v-10h-2z"/>' +
    '<rect x="62" y="116" width="25" height="9" rx="4.5" fill="none" stroke="currentColor" stroke-width="2.8"/></g>',
};

/** The domino mask of a joker, about the corner pip's size. */
export const MASK =
  '<path d="M40 104Q53 99 67 106Q81 99 94 104Q96 124 81 126Q72 126 67 118Q62 126 53 126Q38 124 40 104ZM47 111.5Q53 118.5 61 114Q55 106.5 47 111.5ZM87 111.5Q81 118.5 73 114Q79 106.5 87 111.5Z" fill-rule="evenodd"/>' +
  '<path d="M67 90 69.5 96 67 102 64.5 96Z"/>';

/** The word JOKER, one letter beneath the other, drawn from League Gothic (SIL OFL 1.1). */
export const JOKER_INDEX =
  "M12 23.6V21.5Q12.3 21.5 12.4 21.5Q13.2 21.5 13.7 21.2Q14.1 20.9 14.1 20.4V8.5H18V20.7Q18 21.7 17.3 22.3Q16.7 23 15.6 23.3Q14.4 23.7 12.7 23.7Q12.5 23.7 12.4 23.7Q12.2 23.7 12 23.6ZM15 41.8Q13.4 41.8 12.2 41.3Q11.1 40.9 10.5 40.2Q9.9 39.4 9.9 38.5V29.7Q9.9 28.8 10.5 28Q11.1 27.3 12.2 26.9Q13.4 26.4 15 26.4Q16.6 26.4 17.8 26.9Q18.9 27.3 19.5 28Q20.1 28.8 20.1 29.7V38.5Q20.1 39.4 19.5 40.2Q18.9 40.9 17.8 41.3Q16.6 41.8 15 41.8ZM15 39.6Q15.7 39.6 16 39.3Q16.3 38.9 16.3 38.5V29.7Q16.3 29.3 16 28.9Q15.7 28.6 15 28.6Q14.3 28.6 14 28.9Q13.7 29.3 13.7 29.7V38.5Q13.7 38.9 14 39.3Q14.3 39.6 15 39.6ZM9.2 59.7V44.7H13.1V49.7V49.9H13.2L13.4 49.7L16.4 44.7H20.3L16.8 49.6L20.8 59.7H16.8L14.3 52.9H14.2L13.1 54.4V59.7ZM10.6 77.8V62.8H19.4V65.1H14.4V69.1H18V71.3H14.4V75.5H19.4V77.8ZM9.7 95.9V80.9H13.6Q17 80.9 18.7 82Q20.3 83.1 20.3 85.2Q20.3 86.5 19.5 87.4Q18.8 88.3 17.6 88.8L20.3 95.9H16.4L14.2 89.6H13.6V95.9ZM13.6 87.5Q14.6 87.5 15.2 87.3Q15.9 87 16.1 86.5Q16.4 86 16.4 85.3Q16.4 84.2 15.8 83.7Q15.2 83.1 13.6 83.1Z";

/** Three quarter arcs about the bottom right corner. */
export const ARCS = '<path d="M46 144A54 54 0 0 1 100 90M37 144A63 63 0 0 1 100 81M28 144A72 72 0 0 1 100 72"/>';
