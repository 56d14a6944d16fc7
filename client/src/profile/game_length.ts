// How long a game took, in the unit that says it best.
const MINUTE_MS = 60_000;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;

/** The key of a text, and its number: minutes up to two hours, then hours, then days. */
export function gameLength(ms: number): { key: "length-minutes" | "length-hours" | "length-days"; n: number } {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 2 * MINUTES_PER_HOUR) return { key: "length-minutes", n: minutes };
  const hours = Math.round(minutes / MINUTES_PER_HOUR);
  if (hours < 2 * HOURS_PER_DAY) return { key: "length-hours", n: hours };
  return { key: "length-days", n: Math.round(hours / HOURS_PER_DAY) };
}
