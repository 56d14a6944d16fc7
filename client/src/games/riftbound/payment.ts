// What pays for something, read from what would happen.
import type { GameEvent } from "./events";

/** How many runes a seat exhausts for Energy, and recycles for Power. One may be both; a ready rune may be recycled. */
export function runesSpent(events: GameEvent[], seat: number): { exhausted: number; recycled: number } {
  const count = (name: GameEvent["t"]): number =>
    events.filter((event) => event.t === name && "seat" in event && event.seat === seat).length;
  return { exhausted: count("Tapped"), recycled: count("RecycledRune") };
}
