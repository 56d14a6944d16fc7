// What is read from a position of Riftforce.
import { describe, expect, test } from "vitest";
import { abilitySentences } from "../src/games/riftforce/ability_text";
import {
  areaOfLane,
  areaOfSeat,
  forecast,
  isSolo,
  isTeam,
  laneNumber,
  layout,
  lifeOf,
  rowOf,
  strength,
} from "../src/games/riftforce/position";
import type { RiftView, Unit } from "../src/games/riftforce/views";

const unit = (id: number, card: string, damage = 0, seat = 0): Unit => ({ id, card, damage, seat });
const view = (board: Unit[][], mode = "duel"): RiftView => ({ rules: `riftforce ${mode}`, board }) as RiftView;

test("life is what damage has left of the number", () => {
  expect(lifeOf(unit(1, "fire6", 2))).toBe(4);
  expect(strength([unit(1, "fire6", 2), unit(2, "ice5")])).toBe(9);
  expect(strength([])).toBe(0);
});

test("more damage than a card can take leaves 0", () => {
  expect(lifeOf(unit(1, "fire5", 6))).toBe(0);
  expect(strength([unit(1, "fire5", 6), unit(2, "ice5")])).toBe(5);
});

test("rows are those of one side, then of the other", () => {
  expect(rowOf([["a"], ["b"], ["c"], ["d"]], 1, 0)).toEqual(["c"]);
  expect(rowOf([["a"], ["b"]], 1, 5)).toEqual([]);
});

describe("areas of team games", () => {
  test("have locations that are counted from 1", () => {
    expect([0, 2, 3, 5].map(areaOfLane)).toEqual(["green", "green", "gray", "gray"]);
    expect([0, 2, 3, 5].map((lane) => laneNumber(view([], "team4"), lane))).toEqual([1, 3, 1, 3]);
    expect(laneNumber(view([]), 3)).toBe(4);
  });

  test("are checked by seats", () => {
    expect([0, 1, 2].map((seat) => areaOfSeat(view([], "team3"), seat))).toEqual(["green", "both", "gray"]);
    expect(areaOfSeat(view([]), 0)).toBe("");
  });

  test("are in no other mode", () => {
    expect(["duel", "solo", "team3", "team4"].map((mode) => isTeam(view([], mode)))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([isSolo(view([], "solo")), isSolo(view([]))]).toEqual([true, false]);
  });
});

describe("previews", () => {
  const BEFORE = view([[unit(1, "fire6"), unit(2, "ice5", 3)], [], [], []]);
  const fates = (shown: ReturnType<typeof layout>): string[][] =>
    shown.map((row) => row.map((one) => `${one.id}${one.fate && ` ${one.fate}`}`));

  test("without one, everything is as it is", () => {
    expect(layout(BEFORE, null)[0]).toEqual([
      { ...unit(1, "fire6"), after: 0, fate: "" },
      { ...unit(2, "ice5", 3), after: 3, fate: "" },
    ]);
  });

  test("show newcomers and movers where they go, and the fallen where they stood", () => {
    const after = view([[unit(1, "fire6", 2)], [unit(3, "sand7")], [], []]);
    const shown = layout(BEFORE, after);
    expect(fates(shown)).toEqual([["1", "2 dead"], ["3 new"], [], []]);
    expect([shown[0]?.[0]?.damage, shown[0]?.[0]?.after]).toEqual([0, 2]);
    expect(fates(layout(BEFORE, view([[unit(2, "ice5", 3)], [unit(1, "fire6")], [], []])))).toEqual([
      ["2"],
      ["1 moved"],
      [],
      [],
    ]);
  });

  test("take a number that is given again for another unit", () => {
    const after = view([[unit(1, "sand7")], [], [], []]);
    expect(fates(layout(BEFORE, after))[0]).toEqual(["1 dead", "2 dead", "1 new"]);
  });

  test("of a further step leave everything in its place", () => {
    const shown = layout(BEFORE, null);
    const then = forecast(shown, view([[], [unit(1, "fire6", 1)], [], []]));
    expect(fates(then)).toEqual([["1 moved", "2 dead"], [], [], []]);
    expect(then[0]?.map((one) => one.after)).toEqual([1, 5]);
  });
});

test("abilities are told sentence by sentence", () => {
  const group = { name: "ice", label: "Ice", code: "IC", on_play: "", active: "Hit 4. Else 1.", destroyed: "Draw!" };
  expect(abilitySentences(group)).toEqual(["Hit 4.", "Else 1.", "Draw!"]);
  expect(abilitySentences(undefined)).toEqual([]);
});
