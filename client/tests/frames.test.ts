import { expect, test } from "vitest";
import { framesAround, wayInto } from "../src/learn/frames";

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

test("a row scrolls to what is out of sight at either end, and not to what is in sight", () => {
  const row = { left: 100, top: 0, right: 400, bottom: 50 };
  expect(wayInto(row, box(150, 10))).toEqual({ left: 0, top: 0 });
  const before = wayInto(row, box(40, 10));
  expect(40 - before.left).toBeGreaterThan(row.left); // beside the mark of what is still out of sight
  const after = wayInto(row, box(500, 10));
  expect(500 + 20 - after.left).toBeLessThan(row.right);
  const wide = { ...box(390, 10), right: 900 };
  expect(390 - wayInto(row, wide).left).toBe(row.left);
});
