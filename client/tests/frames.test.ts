import { expect, test } from "vitest";
import { framesAround } from "../src/learn/frames";

const box = (left: number, top: number, size = 20) => ({ left, top, right: left + size, bottom: top + size });

test("each thing has a frame that stays inside the window", () => {
  expect(framesAround([box(0, 90)], 100, 100)).toEqual([{ left: 0, top: 86, right: 24, bottom: 100 }]);
});

test("what is not shown has none", () => {
  expect(framesAround([box(10, 10, 0), box(200, 10), box(10, -50)], 100, 100)).toEqual([]);
});

test("many things share one frame", () => {
  const many = Array.from({ length: 7 }, (_, i) => box(10 + 10 * i, 40));
  expect(framesAround(many, 100, 100)).toEqual([{ left: 6, top: 36, right: 94, bottom: 64 }]);
});
