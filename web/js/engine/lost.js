/** Says in the page's own first words that a file of the page did not arrive. */
export function sayLost() {
  document.documentElement.dataset.lost = "";
}
