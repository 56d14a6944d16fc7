// Time left, for people.
import { texts } from "../shell/i18n.svelte";
import type { Clocks } from "../wire";

/** The seconds a seat has left; null without a limit. */
export function secondsOf(clocks: Clocks, seat: number, now: number): number | null {
  const left = clocks.left[seat];
  if (left === null || left === undefined) return null;
  const gone = clocks.running.includes(seat) ? Math.max(0, now - clocks.now) : 0;
  return Math.max(0, Math.ceil((left - gone) / 1000));
}

/** A clock that has run out. */
export const NO_TIME = "0:00";

/** A clock as m:ss, or in days and hours; "" without a limit. */
export function clockOf(clocks: Clocks, seat: number, now: number): string {
  const s = secondsOf(clocks, seat, now);
  if (s === null) return "";
  if (s >= 86400) return `${inUnits(s / 86400, "day")} ${inUnits((s % 86400) / 3600, "hour")}`;
  if (s >= 3600) return `${Math.floor(s / 3600)}:${pad(Math.floor((s % 3600) / 60))}:${pad(s % 60)}`;
  return `${Math.floor(s / 60)}:${pad(s % 60)}`;
}

/** A number of whole days or hours, with the sign of the language for them. */
const inUnits = (n: number, unit: "day" | "hour"): string =>
  new Intl.NumberFormat(texts.lang, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(n));

const pad = (n: number): string => String(n).padStart(2, "0");
