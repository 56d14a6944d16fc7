// Choices of several things: in any order, with one pick taken back, and sent by the gold button only.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { PRESS_GUARD_MS, PressGuard } from "../src/choosing/press_guard.svelte";
import { Play } from "../src/choosing/play.svelte";
import type { Choosing } from "../src/choosing/choosing";
import { settings } from "../src/shell/settings.svelte";
import type { Table } from "../src/table/table.svelte";
import type { AskTree, Looked, Node, Update } from "../src/wire";
import { ask, node, preview } from "./helpers";

const CHOOSING: Choosing = {
  closing: ["none"],
  leads: ["end"],
  automatic: { question: "pay", answer: "auto" },
};

/** Units that are chosen in any order, up to two, then paid for; `none` ends the choice early. */
class SelectionTable {
  moved: number[][] = [];
  info: unknown = { hints: false };
  update = { v: 1, ask: null } as unknown as Update;
  cut = new Map<string, { ask: AskTree | null; end: Looked["end"] }>();
  units = [1, 2, 3].map((unit) => node(`recruit.${unit}`, { on: "unit", unit }, { free: true, end: "cut" }));
  none = node("none", {}, { end: "cut" });
  auto = node("auto", {}, { end: "over" });
  end = node("end", {}, { end: "over" });
  card = node("spell", { on: "card", card: "spell" }, { end: "cut" });

  /** The units are numbers from 0; the server knows every order of them. */
  look(moves: number[]): Promise<Looked> {
    const chosen = this.units.filter((unit) => moves.includes(unit.m));
    const isClosed = moves.includes(this.none.m) || chosen.length === 2;
    const paid = moves.includes(this.auto.m);
    const left = this.units.filter((unit) => !chosen.includes(unit)).map((unit) => ({ ...unit }));
    const question = isClosed ? ask("pay", [this.auto]) : ask("target", [{ ...this.none }, ...left]);
    const next = { ...question, selection: { chosen: chosen.length, least: 0, most: 2 } };
    return Promise.resolve(preview(moves, paid ? null : next));
  }

  move(moves: number[]): Promise<number> {
    this.moved.push(moves);
    return Promise.resolve(1);
  }

  why(): Promise<{ reasons: [] }> {
    return Promise.resolve({ reasons: [] });
  }
}

function seat(): { play: Play; table: SelectionTable } {
  const table = new SelectionTable();
  const play = new Play(table as unknown as Table);
  play.choosing = CHOOSING;
  play.walker.begin(ask("main", [table.card, table.end]), 1);
  return { play, table };
}

const names = (path: Node[]): string[] => path.map(({ name }) => name);

describe("a selection", () => {
  test("is made in any order and sent as one action", async () => {
    const { play, table } = seat();
    play.act("card:spell", "spell");
    play.act("unit:3", ""); // at once: it waits until it is known what can be picked
    await play.walker.settled();
    await vi.waitFor(() => expect(names(play.walker.path)).toEqual(["spell", "recruit.3"]));
    await vi.waitFor(() => expect(play.walker.selection).toEqual({ chosen: 1, least: 0, most: 2 }));
    play.act("unit:1", "");
    await play.walker.settled();
    expect(play.ready).toBe(true);
    expect(table.moved).toEqual([]);
    play.pressGold();
    expect(table.moved).toEqual([[table.card, table.units[2], table.units[0], table.auto].map((one) => one!.m)]);
  });

  test("can be ended before it is full: the gold button gives the answers that end and pay it", async () => {
    const { play, table } = seat();
    play.act("card:spell", "spell");
    await play.walker.settled();
    play.act("unit:2", "");
    await play.walker.settled();
    expect(names(play.walker.completion ?? [])).toEqual(["none", "auto"]);
    expect(play.words).toEqual([]); // the gold button gives them
    play.pressGold();
    expect(table.moved[0]).toHaveLength(4);
  });

  test("loses one pick, and keeps the others", async () => {
    const { play } = seat();
    play.act("card:spell", "spell");
    await play.walker.settled();
    play.act("unit:1", "");
    await play.walker.settled();
    play.act("unit:2", "");
    await play.walker.settled();
    expect(play.isTicked("unit:1")).toBe(true);
    play.unpick("unit:1");
    await play.walker.settled();
    expect(names(play.walker.path)).toEqual(["spell", "recruit.2"]);
    expect(play.walker.busy).toBe(false);
    expect(play.can("unit:1")).toBe(true);
    play.unpick("card:spell"); // the choice ends with the card it was made for
    expect(play.walker.path).toEqual([]);
  });

  test("is paid by hand if the player wants that, and by the rules after a step back", async () => {
    const { play } = seat();
    play.act("card:spell", "spell");
    await play.walker.settled();
    expect(play.endsAutomatically).toBe(true);
    play.chooseByHand();
    await play.walker.settled();
    expect(play.walker.agreed?.kind).toBe("pay");
    expect(play.ready).toBe(false);
    play.back();
    expect(play.ready).toBe(true);
  });
});

describe("the gold button", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      vi.useRealTimers();
      settings.values.atOnce = "never";
    };
  });

  test("gives the answer that goes on while nothing is picked", () => {
    const { play, table } = seat();
    expect(play.lead?.name).toBe("end");
    play.watchGold();
    play.pressGold();
    expect(table.moved).toEqual([[table.end.m]]);
  });

  test("picks an answer after which something is asked, and sends it with what is chosen then", async () => {
    const { play, table } = seat();
    const end = node("end", {}, { end: "cut" }); // as long as the server has not said what is asked then
    play.walker.begin(ask("main", [table.card, end]), 1);
    expect(play.lead).toBe(end);
    play.watchGold();
    play.pressGold();
    await play.walker.settled();
    play.watchGold();
    expect(names(play.walker.path)).toEqual(["end"]);
    expect(play.words).toEqual([]); // one goes back to choose another
    expect(play.ready).toBe(true);
    play.pressGold(); // a double press
    expect(table.moved).toEqual([]);
    vi.advanceTimersByTime(PRESS_GUARD_MS);
    play.act("unit:2", "");
    await play.walker.settled();
    play.watchGold();
    play.pressGold();
    expect(table.moved).toEqual([[end, table.units[1], table.none, table.auto].map((one) => one!.m)]);
  });

  test("accepts no press after an answer it gave, though the next one has the same name", () => {
    const { play, table } = seat();
    const last = node("end", {}, { end: "over" });
    const choice = [last, node("recruit", { on: "unit", unit: 1 })];
    play.walker.begin(ask("may", [node("end", {}, { kind: "may", to: choice })]), 1);
    play.watchGold();
    play.pressGold();
    play.watchGold();
    expect(play.lead).toBe(last);
    play.pressGold();
    expect(table.moved).toEqual([]);
    vi.advanceTimersByTime(PRESS_GUARD_MS);
    play.pressGold();
    expect(table.moved).toHaveLength(1);
  });

  test("accepts no press for a moment after its meaning has changed", () => {
    const { play, table } = seat();
    play.watchGold();
    table.update = { v: 2, ask: null } as unknown as Update;
    play.walker.begin(ask("react", [table.end]), 2);
    play.watchGold();
    play.pressGold();
    expect(table.moved).toEqual([]);
    vi.advanceTimersByTime(PRESS_GUARD_MS);
    play.pressGold();
    expect(table.moved).toEqual([[table.end.m]]);
  });

  test("sends an answer once, though the position after it is late", async () => {
    const { play, table } = seat();
    table.move = (moves) => (table.moved.push(moves), Promise.resolve(2));
    play.pressGold();
    await vi.advanceTimersByTimeAsync(PRESS_GUARD_MS);
    expect(play.asked).toBe(false);
    play.pressGold();
    expect(table.moved).toHaveLength(1);
    table.update = { v: 2, ask: null } as unknown as Update;
    play.hear(table.update);
    expect(play.sending).toBe(false);
  });

  test("sends what was picked at once: the player has just made it mean that", () => {
    const guard = new PressGuard();
    guard.change("1 end", false);
    expect(guard.closed).toBe(false); // the first question of the table
    guard.change("1 send spell", true);
    expect(guard.closed).toBe(false);
    guard.change("1 end", false); // taken back
    expect(guard.closed).toBe(true);
    guard.change("1 send spell", true);
    expect(guard.closed).toBe(false);
  });

  test("is not needed for an action that is one pick, if the player says so", () => {
    for (const [atOnce, alone, sent] of [
      ["never", true, 0],
      ["bots", true, 1],
      ["bots", false, 0],
      ["always", false, 1],
    ] as const) {
      settings.values.atOnce = atOnce;
      const { play, table } = seat();
      table.info = { hints: alone };
      play.choose(table.end);
      expect(table.moved, `${atOnce} ${alone}`).toHaveLength(sent);
    }
  });
});

test("a word can be exchanged for another before it is sent", () => {
  const { play } = seat();
  const [yes, no] = [node("yes", {}, { end: "over" }), node("no", {}, { end: "over" })];
  play.walker.begin(ask("may", [yes, no]), 3);
  play.toggle(play.words[0]!);
  expect(play.words).toEqual([
    { node: yes, picked: true },
    { node: no, picked: false },
  ]);
  play.toggle(play.words[1]!);
  expect(play.walker.path).toEqual([no]);
  play.toggle(play.words[1]!); // pressed again: nothing is picked
  expect(play.walker.path).toEqual([]);
});
