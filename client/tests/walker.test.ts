import { afterEach, describe, expect, test, vi } from "vitest";
import { targetKey } from "../src/choosing/choosing";
import { Walker, type Lookahead } from "../src/choosing/walker.svelte";
import { choosing as riftbound } from "../src/games/riftbound/choosing";
import type { AskTree, Looked, Target } from "../src/wire";
import { ask, preview, node } from "./helpers";

/** Answers every look with nothing more to choose, unless a path has an answer of its own. */
class Answers implements Lookahead {
  asked: number[][] = [];
  next = new Map<string, AskTree>();

  look(moves: number[]): Promise<Looked> {
    this.asked.push(moves);
    return Promise.resolve(preview(moves, this.next.get(moves.join()) ?? null));
  }
}

/** A card may be played at a place, or discarded to activate a unit: two meanings until the next pick. */
function twofold(): { walker: Walker; table: Answers } {
  const lanes = [0, 1].map((lane) => node(`@${lane + 1}`, { on: "lane", lane }));
  const unit = node("fire5@1.1", { on: "unit", unit: 7 });
  const played = node("ice6", { on: "card", card: "ice6" }, { kind: "where", to: lanes });
  const spent = node("ice6", { on: "card", card: "ice6" }, { kind: "activate", to: [unit] });
  const tree = [
    node("play", {}, { kind: "card", to: [played] }),
    node("activate", {}, { kind: "discard", to: [spent] }),
    node("draw", {}),
  ];
  const table = new Answers();
  const walker = new Walker(table);
  walker.choosing = { wordQuestions: ["action"] };
  walker.begin(ask("action", tree), 1);
  return { walker, table };
}

describe("a pick with two meanings", () => {
  test("walks with both until the next pick tells which", () => {
    const { walker } = twofold();
    expect(walker.pick("card:ice6")).toBe(true);
    expect(walker.cursors.map((cursor) => cursor.path[0]?.name)).toEqual(["play", "activate"]);
    expect(walker.agreed).toBeNull();
    expect(walker.words).toEqual([]);
    expect(walker.pick("unit:7")).toBe(true);
    expect(walker.path.map((step) => step.name)).toEqual(["activate", "ice6", "fire5@1.1"]);
    expect(walker.done).toBe(true);
  });

  test("can be narrowed to one of them", () => {
    const { walker } = twofold();
    walker.pick("card:ice6");
    walker.narrow(walker.cursors[0]!);
    expect(walker.only?.kind).toBe("where");
    expect([...walker.reach.keys()]).toEqual(["lane:0", "lane:1"]);
  });

  test("finds places by the names that notation has for them", () => {
    const { walker } = twofold();
    walker.pick("card:ice6");
    walker.narrow(walker.cursors[0]!);
    expect(walker.keyOf("@2")).toBe("lane:1");
    expect(walker.keyOf("@3")).toBe("");
  });

  test("is taken back as one step", () => {
    const { walker } = twofold();
    walker.pick("card:ice6");
    walker.pick("lane:1");
    expect(walker.depth).toBe(2);
    expect(walker.back()).toBe(true);
    expect(walker.cursors).toHaveLength(2);
    expect(walker.back()).toBe(true);
    expect(walker.back()).toBe(false);
    expect(walker.path).toEqual([]);
  });
});

test("what cannot be picked changes nothing", () => {
  const { walker } = twofold();
  expect(walker.pick("unit:99")).toBe(false);
  expect(walker.depth).toBe(0);
});

test("words are answers without a thing on the table", () => {
  const { walker } = twofold();
  expect(walker.words.map((word) => word.name)).toEqual(["play", "activate", "draw"]);
  walker.choose(walker.words[2]!);
  expect(walker.done).toBe(true);
  expect(walker.moves).toHaveLength(1);
});

test("a tree that was cut grows where it is walked", async () => {
  const table = new Answers();
  const first = node("fire5", { on: "card", card: "fire5" }, { end: "cut" });
  table.next.set(String(first.m), ask("where", [node("@1", { on: "lane", lane: 0 })]));
  const walker = new Walker(table);
  walker.begin(ask("card", [first]), 1);
  walker.pick("card:fire5");
  expect(walker.busy).toBe(true);
  expect(walker.pick("lane:0")).toBe(false); // not while it grows
  await expect.poll(() => walker.busy).toBe(false);
  expect(walker.prompt).toBe("where?");
  expect(walker.pick("lane:0")).toBe(true);
});

describe("an answer that does not come", () => {
  /** A card was picked whose continuation the server has not sent; its answer fails so often. */
  function picked(failures: number): { walker: Walker; table: Answers } {
    vi.useFakeTimers();
    const first = node("fire5", { on: "card", card: "fire5" }, { end: "cut" });
    const table = new Answers();
    table.next.set(String(first.m), ask("where", [node("@1", { on: "lane", lane: 0 })]));
    const look = table.look.bind(table);
    table.look = (moves) => (failures-- > 0 ? Promise.reject(new Error("slow")) : look(moves));
    const walker = new Walker(table);
    walker.begin(ask("card", [first]), 1);
    walker.pick("card:fire5");
    return { walker, table };
  }
  afterEach(() => vi.useRealTimers());

  test("is asked for again, and the pick can be continued", async () => {
    const { walker } = picked(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(walker.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(walker.busy).toBe(false);
    expect([...walker.reach.keys()]).toEqual(["lane:0"]);
  });

  test("ever, takes the pick back: something else can be picked", async () => {
    const { walker } = picked(99);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(walker.busy).toBe(false);
    expect(walker.depth).toBe(0);
    expect([...walker.reach.keys()]).toEqual(["card:fire5"]);
  });
});

test("an answer that comes late, after another question, is dropped", async () => {
  const table = new Answers();
  const walker = new Walker(table);
  const card = node("fire5", { on: "card", card: "fire5" });
  walker.begin(ask("card", [card]), 1);
  walker.pick("card:fire5");
  walker.begin(ask("card", [node("ice5", { on: "card", card: "ice5" })]), 2);
  await Promise.resolve();
  expect(walker.preview).toBeNull();
  expect([...walker.reach.keys()]).toEqual(["card:ice5"]);
});

test("a line of moves is followed as far as the tree goes", async () => {
  const { walker } = twofold();
  const [play] = walker.words;
  const card = play!.to![0]!;
  expect(await walker.follow([play!.m, card.m, card.to![1]!.m])).toBe(true);
  expect(walker.done).toBe(true);
  expect(await walker.follow([play!.m, -1])).toBe(false);
  expect(walker.trace([play!.m, card.m, -1]).map((step) => step.name)).toEqual(["play", "ice6"]);
});

test("what a game says about its questions may come after the first question", () => {
  const walker = new Walker(new Answers());
  const card = node("ice6", { on: "card", card: "ice6" });
  walker.begin(ask("action", [node("play", {}, { kind: "card", to: [card] })]), 1);
  expect([...walker.reach.keys()]).toEqual([]);
  walker.choosing = { wordQuestions: ["action"] };
  expect([...walker.reach.keys()]).toEqual(["card:ice6"]);
});

test("things on the board have keys of their own", () => {
  expect(targetKey({ on: "card", card: "fire5", down: true })).toBe("card:fire5?");
  expect(targetKey({ on: "seats", seats: [1, 2] })).toBe("seats:1+2");
  const rune: Target = { on: "rune", seats: [0], group: "fury", down: true };
  expect(targetKey(rune, riftbound)).toBe("rune:0:fury:recycle");
  expect(targetKey(rune)).toBe(""); // only its game knows it
  expect(targetKey({ on: "button" })).toBe("");
});

describe("another pick instead of the last one", () => {
  function places(): Walker {
    const lanes = (): ReturnType<typeof node>[] => [0, 1].map((lane) => node(`@${lane + 1}`, { on: "lane", lane }));
    const cards = ["ice6", "ice7"].map((card) => node(card, { on: "card", card }, { kind: "where", to: lanes() }));
    const walker = new Walker(new Answers());
    walker.begin(ask("card", cards), 1);
    return walker;
  }

  test("takes its place, if it is a thing of the same kind", () => {
    const walker = places();
    walker.pick("card:ice6");
    expect([...walker.alternatives.keys()]).toEqual(["card:ice7"]);
    expect(walker.replace("lane:0")).toBe(false);
    expect(walker.replace("card:ice7")).toBe(true);
    expect(walker.path.map((step) => step.name)).toEqual(["ice7"]);
    expect(walker.depth).toBe(1);
  });

  test("replaces the last pick alone", () => {
    const walker = places();
    walker.pick("card:ice6");
    walker.pick("lane:0");
    expect([...walker.alternatives.keys()]).toEqual(["lane:1"]);
    walker.replace("lane:1");
    expect(walker.path.map((step) => step.name)).toEqual(["ice6", "@2"]);
  });

  test("is not offered before something is picked", () => {
    expect(places().alternatives.size).toBe(0);
  });
});
