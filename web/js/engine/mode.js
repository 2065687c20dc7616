/** How a worker that starts now boots. */

/** @returns {import("./place.js").Mode} */
export function modeNow() {
  const here = navigator.serviceWorker?.controller || document.documentElement.hasAttribute("data-single");
  if (!here) return "first";
  return new URLSearchParams(location.search).get("snapshot") === "off" ? "plain" : "usual";
}
