import { expect, test } from "vitest";
import { percentText } from "../src/profile/percent";

test("shares are whole percents, with the space that French and Ukrainian want", () => {
  expect(percentText(0.786, "en")).toBe("79%");
  expect(percentText(0, "fr")).toBe("0\u202f%");
  expect(percentText(1, "uk")).toBe("100\u202f%");
});
