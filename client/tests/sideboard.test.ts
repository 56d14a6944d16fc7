import { expect, test } from "vitest";
import { counted, move, swapLine } from "../src/games/riftbound/sideboard";

test("cards that go and come back have not moved", () => {
  const once = move({}, "gust", 1);
  expect(once).toEqual({ gust: 1 });
  expect(move(once, "gust", -1)).toEqual({});
});

test("both lists show their copies after the swaps", () => {
  const moved = move(move(move({}, "gust", 1), "gust", 1), "flash", -1);
  expect(counted(["gust", "gust", "gust"], moved, -1)).toEqual([
    { card: "flash", n: 1 },
    { card: "gust", n: 1 },
  ]);
  expect(counted(["flash"], moved, 1)).toEqual([{ card: "gust", n: 2 }]);
});

test("swaps are sent one for one, and the last word only where more could follow", () => {
  const moved = { gust: 2, flash: -1, tibbers: -1 };
  expect(swapLine(moved, 4)).toBe("out:gust in:flash out:gust in:tibbers none");
  expect(swapLine(moved, 2)).toBe("out:gust in:flash out:gust in:tibbers");
  expect(swapLine({}, 4)).toBe("none");
});
