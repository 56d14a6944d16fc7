import { describe, expect, it } from "vitest";
import { rematchOf } from "../src/table/rematch";
import { usualAbsent } from "../src/lobby/clock_label";
import type { TableInfo } from "../src/wire";

const info = (rematch: string, agreed: number[], needed: number[]): TableInfo =>
  ({
    rematch,
    offers: agreed.length
      ? [{ kind: "rematch", by: agreed[0], agreed, needed, text: "Noam would like a rematch." }]
      : [],
  }) as unknown as TableInfo;

describe("a rematch", () => {
  it("is asked of the others, and awaited by those who agreed", () => {
    expect(rematchOf(info("", [1], [0]), 0)).toMatchObject({ agreed: false, invited: true });
    expect(rematchOf(info("", [1], [0]), 1)).toMatchObject({ agreed: true, invited: false });
  });

  it("is nothing that a spectator answers", () => {
    expect(rematchOf(info("", [1], [0]), -1)).toMatchObject({ agreed: false, invited: false });
  });

  it("has a table once all have agreed", () => {
    expect(rematchOf(info("abc", [], []), 0)).toEqual({ id: "abc", offer: null, agreed: false, invited: false });
  });
});

describe("a player out of time", () => {
  it("gives up by a clock for the game, loses a turn by one for turns, and is waited for over days", () => {
    const kinds = [{}, { kind: "move" }, { kind: "game" }, { kind: "days" }] as const;
    expect(kinds.map((clock) => usualAbsent(clock))).toEqual(["wait", "skip", "lose", "wait"]);
  });
});
