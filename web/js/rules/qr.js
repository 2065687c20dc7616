/** A link as a QR code, drawn as one path. */

import { generate } from "lean-qr";

/**
 * Draw the dark squares of a code: the number of squares on a side, and their path.
 * @param {string} text
 * @returns {{size: number, path: string}}
 */
export function qr(text) {
  const code = generate(text);
  const rows = [];
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) rows.push(`M${x} ${y}h1v1h-1z`);
  return { size: code.size, path: rows.join("") };
}
