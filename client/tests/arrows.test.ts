import { describe, expect, test } from "vitest";
import { arrowsOf, pathOf, type Arrow, type Box } from "../src/animation/arrows";

describe("arrows of events", () => {
  const hit = (from: string, to: string): Arrow => ({ from, to, kind: "hit" });
  const same = (arrow: Arrow | null): Arrow | null => arrow;

  test("are drawn once, in the order of the events", () => {
    const events = [hit("a", "b"), hit("c", "b"), hit("a", "b")];
    expect(arrowsOf(events, same)).toEqual([hit("a", "b"), hit("c", "b")]);
  });

  test("of different kinds between the same two are two", () => {
    expect(arrowsOf<Arrow>([hit("a", "b"), { ...hit("a", "b"), kind: "heal" }], same)).toHaveLength(2);
  });

  test("leave out events without one, and what concerns itself", () => {
    expect(arrowsOf([null, hit("a", "a")], same)).toEqual([]);
  });

  test("may depend on the events before", () => {
    const told: number[][] = [];
    arrowsOf([1, 2, 3], (_, before) => (told.push(before), null));
    expect(told).toEqual([[], [1], [1, 2]]);
  });
});

describe("paths", () => {
  const box = (x: number, y: number): Box => ({ x, y, w: 100, h: 60 });
  const ends = (path: string): { from: number[]; to: number[] } => {
    const numbers = [...path.matchAll(/-?\d+(\.\d+)?/g)].map((found) => Number(found[0]));
    return { from: numbers.slice(0, 2), to: numbers.slice(-2) };
  };

  test("go along the left edge where one stands above the other", () => {
    expect(ends(pathOf(box(0, 200), box(0, 0)))).toEqual({ from: [2, 204], to: [2, 58] });
    expect(ends(pathOf(box(0, 0), box(0, 200)))).toEqual({ from: [2, 56], to: [2, 202] });
  });

  test("go round cards that overlap", () => {
    expect(pathOf(box(50, 0), box(50, 20))).toMatch(/^M53 30C28 30 28 50 51 50$/);
  });

  test("go from edge to edge otherwise", () => {
    expect(ends(pathOf(box(0, 200), box(300, 0)))).toEqual({ from: [90, 203], to: [306, 58] });
    expect(ends(pathOf(box(300, 0), box(0, 200)))).toEqual({ from: [310, 57], to: [94, 202] });
  });

  test("rise above a row", () => {
    expect(pathOf(box(0, 100), box(300, 100))).toBe("M90 104Q198 76 306 102");
  });
});
