/**
 * Run something as soon as the first frame is seen, once.
 * @param {() => unknown} then
 */
export function whenPainted(then) {
  let due = true;
  const run = () => {
    if (due) then();
    due = false;
  };
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName("first-contentful-paint").length > 0) run();
  }).observe({ type: "paint" });
  setTimeout(run, 300); // a tab in the background paints nothing
}
