import { expect, test } from "vitest";
import { badge, nth } from "../src/table/hand";

const HAND = ["fire5", "fire5", "ice6"];

test("cards that are alike are counted", () => {
  expect(HAND.map((_, i) => nth(HAND, i))).toEqual([0, 1, 0]);
});

test("badges count what was picked; of two cards alike, the first is picked first", () => {
  const badges = (picked: string[]): number[] => HAND.map((_, i) => badge(HAND, i, picked));
  expect(badges([])).toEqual([0, 0, 0]);
  expect(badges(["fire5"])).toEqual([1, 0, 0]);
  expect(badges(["ice6", "fire5", "fire5"])).toEqual([2, 3, 1]);
});
