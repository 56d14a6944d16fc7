import { expect, test } from "vitest";
import { spread } from "../src/ui/spread";

test("marks that lie apart stay where they are", () => {
  const marks = [
    { x: 0, y: 50 },
    { x: 30, y: 50 },
    { x: 30, y: 90 },
  ];
  expect(spread(marks, 20, 100)).toEqual([50, 50, 90]);
});

test("marks that would hide each other move up or down, by as little as needed", () => {
  expect(spread(Array(3).fill({ x: 10, y: 50 }), 20, 100)).toEqual([50, 30, 70]);
  const marks = [
    { x: 10, y: 50 },
    { x: 25, y: 58 },
    { x: 40, y: 58 },
  ];
  expect(spread(marks, 20, 100)).toEqual([50, 70, 50]);
});

test("marks stay in the chart, and lie on each other where it is full", () => {
  expect(spread(Array(3).fill({ x: 10, y: 0 }), 20, 100)).toEqual([0, 20, 40]);
  expect(spread(Array(3).fill({ x: 10, y: 10 }), 20, 30)).toEqual([10, 30, 10]);
});
