/** What follows by itself, and when: the speed the person chose, and the reaction times of a slap as the engine drew them. */

/** @type {Readonly<Record<string, number>>} */
const PAUSE = { instant: 0, fast: 350, normal: 900, slow: 1800 };

/**
 * @typedef {{ms: number, request: {type: "bot", seat?: number} | null}} Next `request` null: show the reckoning
 */

/**
 * Say what comes next without the person, or null.
 * @param {import("./session.js").Session} session
 * @returns {Next | null}
 */
export function upcoming({ view, events, resumed, settings }) {
  if (!view) return null;
  const pause = PAUSE[settings.speed] ?? PAUSE.normal;
  if (view.next === "deal" || view.next === "end")
    return { ms: events.length > 0 && !resumed ? pause : 0, request: null };
  const slapper = [...(view.slap?.bots ?? [])].sort((a, b) => a.ms - b.ms)[0];
  const waits = Math.max(pause, view.slap?.ms ?? 0);
  if (slapper && (view.next === "you" || slapper.ms <= waits))
    return { ms: slapper.ms, request: { type: "bot", seat: slapper.seat } };
  return view.next === "bot" ? { ms: waits, request: { type: "bot" } } : null;
}
