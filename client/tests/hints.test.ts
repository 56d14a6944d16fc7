import { describe, expect, test } from "vitest";
import type { Choosing } from "../src/choosing/choosing";
import { Play } from "../src/choosing/play.svelte";
import { choosing as riftbound } from "../src/games/riftbound/choosing";
import { choosing as riftforce } from "../src/games/riftforce/choosing";
import type { Table } from "../src/table/table.svelte";
import type { Node } from "../src/wire";
import { ask, node, preview } from "./helpers";

const line = (path: Node[]): number[] => path.map((one) => one.m);

/** What a hint marks, of these lines of a tree, best first. */
function marked(choosing: Choosing, tree: Node[], ...lines: Node[][]): string[] {
  const table = { look: (moves: number[]) => Promise.resolve(preview(moves)) } as unknown as Table;
  const play = new Play(table);
  play.choosing = choosing;
  play.walker.begin(ask("action", tree), 1);
  play.advice = lines.map((path, i) => ({
    moves: line(path),
    best: i === 0,
    chance: null,
    line: "",
    reason: "",
  }));
  return [...play.hinted];
}

describe("Riftforce", () => {
  const lane = node("@3", { on: "lane", lane: 2 });
  const card = node("fire5", { on: "card", card: "fire5" }, { kind: "where", to: [lane] });
  const play = node("play", {}, { kind: "card", to: [card] });
  const draw = node("draw", {});

  test("marks the cards and locations of the best line", () => {
    expect(marked(riftforce, [play, draw], [play, card, lane], [draw])).toEqual(["card:fire5", "lane:2"]);
  });

  test("marks nothing for checking and drawing, which has a text of its own", () => {
    expect(marked(riftforce, [play, draw], [draw], [play, card, lane])).toEqual([]);
    expect(riftforce.hints?.["draw"]?.where).toBeDefined();
  });
});

describe("Riftbound", () => {
  const base = node("@base0", { on: "lane", lane: 0 });
  const card = node("jinx", { on: "card", card: "jinx" }, { kind: "where", to: [base] });
  const unit = node("move:poro.11", { on: "unit", unit: 11, lane: 0 });

  test("marks everything that the best line names, and nothing of the next", () => {
    expect(marked(riftbound, [card, unit], [card, base], [unit])).toEqual(["card:jinx", "lane:0"]);
  });
});

test("one press shows a hint, another hides it", async () => {
  const advice = [{ moves: [], best: true, chance: null, line: "", reason: "" }];
  const play = new Play({ hint: () => Promise.resolve(advice) } as unknown as Table);
  await play.hint();
  expect(play.advice).toEqual(advice);
  await play.hint();
  expect(play.advice).toBeNull();
});
