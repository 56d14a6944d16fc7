import { describe, expect, it } from "vitest";
import { MARK_PX, freeSpan, hiddenAt, wayTo } from "../src/ui/scroll_row";

const cards = (from: number, n: number, legal: number[] = []) =>
  Array.from({ length: n }, (_, i) => ({ start: from + 60 * i, end: from + 60 * i + 56, legal: legal.includes(i) }));

describe("a row that scrolls sideways", () => {
  it("has nothing out of sight where all fit", () => {
    const { before, after } = hiddenAt({ start: 0, end: 240 }, cards(0, 4));
    expect([before.count, after.count]).toEqual([0, 0]);
  });

  it("counts what lies beyond each end, and says whether it may be picked", () => {
    const found = hiddenAt({ start: 0, end: 240 }, cards(-120, 8, [0, 3]));
    expect(found.before).toEqual({ count: 2, legal: true });
    expect(found.after).toEqual({ count: 2, legal: false });
  });

  it("does not count what is half in sight", () => {
    const found = hiddenAt({ start: 0, end: 200 }, cards(-20, 4));
    expect([found.before.count, found.after.count]).toEqual([0, 0]);
  });
});

describe("the marks at the ends of a row", () => {
  const ROW = { start: 0, end: 240 };

  it("take room only where they are", () => {
    expect(freeSpan(ROW, false, false)).toEqual(ROW);
    expect(freeSpan(ROW, true, false)).toEqual({ start: MARK_PX, end: 240 });
    expect(freeSpan(ROW, true, true)).toEqual({ start: MARK_PX, end: 240 - MARK_PX });
  });
});

describe("bringing something in sight", () => {
  const ROW = { start: 0, end: 240 };

  it("goes no further than it needs to be seen whole, beside the marks", () => {
    const from = (way: number, thing: { start: number; end: number }) => [thing.start - way, thing.end - way];
    for (const thing of [
      { start: 300, end: 360 },
      { start: -100, end: -40 },
    ]) {
      const [start, end] = from(wayTo(ROW, thing), thing);
      expect(start).toBeGreaterThan(MARK_PX);
      expect(end).toBeLessThan(240 - MARK_PX);
    }
    expect(wayTo(ROW, { start: 300, end: 360 })).toBe(154);
  });

  it("begins with the start of what is wider than the row", () => {
    const [start] = [300 - wayTo(ROW, { start: 300, end: 600 })];
    expect(start).toBe(MARK_PX + 8);
  });
});
