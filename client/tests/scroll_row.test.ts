import { describe, expect, it } from "vitest";
import { hiddenAt, wayTo } from "../src/ui/scroll_row";

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

describe("bringing something in sight", () => {
  const ROW = { start: 0, end: 240 };

  it("goes no further than it needs to be seen whole", () => {
    expect(wayTo(ROW, { start: 300, end: 360 })).toBe(154);
    expect(wayTo(ROW, { start: 300, end: 600 })).toBe(292);
    expect(wayTo(ROW, { start: -100, end: -40 })).toBe(-108);
  });
});
