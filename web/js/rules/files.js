/** Files of the person: one to be saved, one to be chosen. */

/**
 * @param {string} name
 * @param {string} text
 */
export function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Let the person choose a file; its text, or null when they do not.
 * @returns {Promise<string | null>}
 */
export function chosenFile() {
  const { promise, resolve } = Promise.withResolvers();
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,.txt,application/json" });
  input.addEventListener("change", () => resolve(input.files?.[0]?.text() ?? null));
  input.addEventListener("cancel", () => resolve(null));
  input.click();
  return promise;
}
