/** How a worker that starts now boots. */

/** @returns {import("./place.js").Mode} */
export function modeNow() {
  if (new URLSearchParams(location.search).get("snapshot") === "off") return "plain";
  const here = navigator.serviceWorker?.controller || document.documentElement.hasAttribute("data-single");
  return here ? "usual" : "first";
}
