// Short lessons: addresses, what a coach points at, and which steps were done.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lessonsPath, stepOf, stepPath } from "../src/learn/lesson_path";
import { pointSelector } from "../src/learn/pointing";
import { LessonProgress } from "../src/learn/progress.svelte";
import { api } from "../src/shell/api";
import type { Me } from "../src/wire";

describe("the address of a step", () => {
  test("leaves the first step out", () => {
    expect(lessonsPath("toy")).toBe("/learn/toy");
    expect(stepPath("toy", "fire")).toBe("/learn/toy/fire");
    expect(stepPath("toy", "fire", 2)).toBe("/learn/toy/fire?step=2");
  });

  test.each([
    ["", 1],
    ["?step=3", 3],
    ["?step=0", 1],
    ["?step=-1", 1],
    ["?step=1.5", 1],
    ["?step=x", 1],
  ])("%s is step %i", (query, step) => expect(stepOf(query)).toBe(step));
});

describe("what a coach points at", () => {
  test("is found by its attributes", () => {
    expect(pointSelector(["key=unit:3", "region=hand"])).toBe('[data-key="unit:3"], [data-region="hand"]');
    expect(pointSelector(["key=a=b"])).toBe('[data-key="a=b"]');
    expect(pointSelector([])).toBe("");
  });
});

describe("progress", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  afterEach(() => void vi.unstubAllGlobals());

  test("is kept in the browser", () => {
    const progress = new LessonProgress();
    progress.add("toy", "fire", 2);
    progress.add("toy", "fire", 1);
    progress.add("toy", "fire", 2);
    expect(progress.steps("toy", "fire")).toEqual([1, 2]);
    expect(progress.isDone("toy", "fire", 2)).toBe(true);
    expect(progress.isDone("toy", "fire", 3)).toBe(false);
    expect(progress.isDone("toy", "ice", 1)).toBe(false);
    expect(new LessonProgress().steps("toy", "fire")).toEqual([1, 2]);
  });

  test("does not count steps that are gone", () => {
    kept.set("riftable.lessons", '{"toy/fire":[1,7]}');
    expect(new LessonProgress().isDone("toy", "fire", 2)).toBe(false);
  });

  test.each(["{", "[]", "null", '{"toy/fire":"x"}', '{"toy/fire":["x"]}'])("%s means nothing", (text) => {
    kept.set("riftable.lessons", text);
    expect(new LessonProgress().steps("toy", "fire")).toEqual([]);
  });

  test("is taken over by the server, and no longer kept here once there is an account", async () => {
    const me = { id: "ada", name: "Ada", account: false, lang: "en" } as Me;
    const merge = vi.spyOn(api, "mergeLessons").mockResolvedValue({ steps: ["toy/fire/2", "toy/ice/1"] });
    const progress = new LessonProgress();
    progress.add("toy", "fire", 1);
    await progress.load(null);
    expect(merge).not.toHaveBeenCalled();
    await progress.load(me);
    expect(merge).toHaveBeenLastCalledWith(["toy/fire/1"]);
    expect(progress.steps("toy", "fire")).toEqual([1, 2]);
    expect(progress.isDone("toy", "ice", 1)).toBe(true);
    expect(kept.get("riftable.lessons")).toBe('{"toy/fire":[1]}');
    await progress.load({ ...me, account: true });
    progress.add("toy", "earth", 1);
    expect(progress.steps("toy", "earth")).toEqual([1]);
    expect(kept.get("riftable.lessons")).toBe("{}");
    await progress.load(null); // signed out: that is no one else's
    expect(progress.steps("toy", "fire")).toEqual([]);
    merge.mockRestore();
  });

  test("goes on without storage", () => {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    const progress = new LessonProgress();
    progress.add("toy", "fire", 1);
    expect(progress.isDone("toy", "fire", 1)).toBe(true);
  });
});
