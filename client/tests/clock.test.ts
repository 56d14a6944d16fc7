import { expect, test } from "vitest";
import { texts } from "../src/shell/i18n.svelte";
import { clockOf, secondsOf } from "../src/table/clock";
import type { Clocks } from "../src/wire";

const NOW_MS = 1_000_000;
const clocks = (left: (number | null)[], running: number[] = []): Clocks => ({
  setting: {},
  left,
  running,
  now: NOW_MS,
});

test("only a running clock goes on, and never below zero", () => {
  const both = clocks([5000, 5000], [0]);
  expect(secondsOf(both, 0, NOW_MS + 2000)).toBe(3);
  expect(secondsOf(both, 1, NOW_MS + 2000)).toBe(5);
  expect(secondsOf(both, 0, NOW_MS + 9000)).toBe(0);
  expect(secondsOf(both, 0, NOW_MS - 2000)).toBe(5); // this device's clock is behind
});

test("begun seconds count", () => {
  expect(secondsOf(clocks([1001]), 0, NOW_MS)).toBe(2);
});

test("a seat without a limit has no clock", () => {
  expect(secondsOf(clocks([null]), 0, NOW_MS)).toBeNull();
  expect(secondsOf(clocks([]), 3, NOW_MS)).toBeNull();
  expect(clockOf(clocks([null]), 0, NOW_MS)).toBe("");
});

test.each([
  [0, "0:00"],
  [65, "1:05"],
  [3600 + 62, "1:01:02"],
  [86_400 + 2 * 3600 + 59, "1d 2h"],
])("%d seconds are written %s", (seconds, text) => {
  expect(clockOf(clocks([seconds * 1000]), 0, NOW_MS)).toBe(text);
});

test.each([
  ["fr", /^1j 2h$/],
  ["uk", /^1д 2г/],
] as const)("days and hours are written in %s", (lang, text) => {
  texts.lang = lang;
  expect(clockOf(clocks([(86_400 + 2 * 3600) * 1000]), 0, NOW_MS).replace(/\u00a0/g, "")).toMatch(text);
  texts.lang = "en";
});
