import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { texts } from "../src/shell/i18n.svelte";
import { DEFAULTS, digit, keyLabel, keyOf, keys } from "../src/shell/keys.svelte";

const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key, ...more });

beforeAll(() => texts.setLanguage("en"));
beforeEach(() => keys.reset());

describe("a press as text", () => {
  test.each([
    ["B", {}, "b"],
    ["Enter", { ctrlKey: true }, "Ctrl+Enter"],
    ["и", { code: "KeyB" }, "b"], // a letter of another alphabet: what the key bears in Latin
    ["Shift", { shiftKey: true }, ""],
    ["b", { altKey: true }, ""],
    ["b", { metaKey: true }, ""],
  ])("%s %o is “%s”", (key, more, text) => {
    expect(keyOf(press(key, more))).toBe(text);
  });
});

test("digits are read with Shift on keyboards that want it", () => {
  expect(digit(press("3"))).toBe(3);
  expect(digit(press("é", { code: "Digit2" }))).toBe(2);
  expect(digit(press("!", { code: "Digit1", shiftKey: true }))).toBe(0);
  expect(digit(press("0"))).toBe(0);
});

test("every key does one thing", () => {
  const all = Object.values(DEFAULTS);
  expect(new Set(all).size).toBe(all.length);
  expect(keys.action(press("h"))).toBe("hand");
  expect(keys.action(press("x"))).toBeUndefined();
});

test("a key that another action has is exchanged", () => {
  keys.set("hand", "b");
  expect([keys.bindings.hand, keys.bindings.board]).toEqual(["b", "h"]);
  expect(JSON.parse(localStorage.getItem("riftable.keys")!)).toMatchObject({ hand: "b", board: "h" });
});

test.each(["Tab", "Escape", "Ctrl+c", "5", "ArrowLeft"])("%s cannot be given away", (key) => {
  keys.set("hand", key);
  expect(keys.bindings.hand).toBe("h");
  expect(keys.taken("hand", key)).toBe("");
});

test("an action may have no key", () => {
  keys.set("hand", "");
  expect(keys.action(press("h"))).toBeUndefined();
});

test("keys are shown as they stand on a keyboard", () => {
  expect(keyLabel("b")).toBe("B");
  expect(keyLabel("Ctrl+z")).toBe("Ctrl+Z");
});
