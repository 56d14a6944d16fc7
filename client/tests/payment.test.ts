import { expect, test } from "vitest";
import type { GameEvent } from "../src/games/riftbound/events";
import { runesSpent } from "../src/games/riftbound/payment";

const spent = (t: "Tapped" | "RecycledRune", seat = 0): GameEvent => ({ t, seat, domain: "fury" }) as GameEvent;

test("a ready rune that is recycled is not exhausted", () => {
  expect(runesSpent([spent("RecycledRune")], 0)).toEqual({ exhausted: 0, recycled: 1 });
});

test("a rune that is exhausted and then recycled counts as both", () => {
  const events = [spent("Tapped"), spent("Tapped"), spent("RecycledRune"), spent("RecycledRune")];
  expect(runesSpent(events, 0)).toEqual({ exhausted: 2, recycled: 2 });
});

test("runes of others are not counted", () => {
  expect(runesSpent([spent("Tapped", 1), spent("RecycledRune", 1)], 0)).toEqual({ exhausted: 0, recycled: 0 });
});
