import { beforeEach, expect, test } from "vitest";
import { noteRetry, retryOf, verdictOf } from "../src/review/retry";
import type { GameReview } from "../src/wire";

const review = (best: number, played: number): GameReview =>
  ({ report: { decisions: [{ at: 6, step: 1, x: 1, seat: 1, best, played }] } }) as unknown as GameReview;

beforeEach(() => sessionStorage.clear());

test("a decision that is tried again is noted with the table of the new game", () => {
  expect(retryOf("a")).toBeNull();
  noteRetry("a", { at: 6, seat: 1, played: 0.2 });
  expect(retryOf("a")).toEqual({ at: 6, seat: 1, played: 0.2 });
  expect(retryOf("b")).toBeNull();
});

test("the verdict says whether the second try was better", () => {
  const first = { at: 6, seat: 1, played: 0.2 };
  expect(verdictOf(first, review(0.7, 0.68))).toEqual({ kind: "found", then: 20, now: 68, best: 70 });
  expect(verdictOf(first, review(0.7, 0.4))?.kind).toBe("improved");
  expect(verdictOf(first, review(0.7, 0.2))?.kind).toBe("same");
  expect(verdictOf({ ...first, at: 8 }, review(0.7, 0.7))).toBeNull();
  expect(verdictOf({ ...first, seat: 0 }, review(0.7, 0.7))).toBeNull();
});
