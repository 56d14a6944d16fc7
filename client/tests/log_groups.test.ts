import { describe, expect, it } from "vitest";
import { groupLog, markOf } from "../src/table/log_groups";
import type { Beat } from "../src/wire";

const beat = (at: number, turn: number, seat: number, t: string, ...lines: string[]): Beat => ({
  at,
  turn,
  seat,
  events: [{ t, seat }],
  lines,
});
const reader = {
  concerns: () => [],
  passes: (event: { t: string; [key: string]: unknown }) => (event.t === "Passed" ? (event.seat as number) : null),
};

describe("the log", () => {
  it("groups lines by turn and player, as they happened", () => {
    const groups = groupLog(
      [
        beat(1, 1, 0, "Played", "You play"),
        beat(2, 1, 1, "Played", "Kim plays"),
        beat(3, 1, 0, "Took", "You take"),
        beat(3, 1, 0, "Played", "You play"),
        beat(4, 2, 0, "Played", "You play"),
        beat(5, 2, 0, "Silent"),
      ],
      reader,
    );
    expect(groups.map((group) => [group.seat, group.turn, group.at, group.lines.length])).toEqual([
      [0, 1, 1, 1],
      [1, 1, 2, 1],
      [0, 1, 3, 2],
      [0, 2, 4, 1],
    ]);
  });

  it("folds passes into what they let happen", () => {
    const groups = groupLog(
      [
        beat(1, 1, 0, "Declared", "You play Gust"),
        beat(2, 1, 0, "Passed", "You pass"),
        beat(3, 1, 1, "Passed", "Kim passes"),
        beat(4, 1, 2, "Passed", "Lou passes"),
        beat(5, 1, 0, "Returned", "Recruit returns"),
        beat(6, 1, 1, "Passed", "Kim passes"),
      ],
      reader,
    );
    expect(groups).toHaveLength(1);
    expect(groups[0]!.lines.map((line) => [line.text, line.passers])).toEqual([
      ["You play Gust", []],
      ["", [0, 1, 2]],
      ["Recruit returns", []],
      ["Kim passes", [1]],
    ]);
    expect(groups[0]!.at).toBe(6);
  });

  it("does not fold what a game does not call a pass", () => {
    const beats = [beat(1, 1, 0, "Passed", "a"), beat(2, 1, 1, "Passed", "b")];
    expect(groupLog(beats, { concerns: () => [] }).map((group) => group.seat)).toEqual([0, 1]);
  });

  it("marks every player apart", () => {
    expect([0, 1, 2, 3, 4].map((seat) => markOf(seat, 2, [0, 1, 2, 3, 4]))).toEqual([
      "foe3",
      "foe4",
      "you",
      "foe1",
      "foe2",
    ]);
    expect([0, 1, 2, 3].map((seat) => markOf(seat, 0, [0, 1, 0, 1]))).toEqual(["you", "foe1", "mate", "foe2"]);
    expect([-1, 0, 1].map((seat) => markOf(seat, -1, [0, 1]))).toEqual(["none", "you", "foe1"]);
  });
});
