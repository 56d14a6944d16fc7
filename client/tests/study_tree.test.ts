import { describe, expect, it } from "vitest";
import { StudyTree, listed, type ListedStop } from "../src/studies/study_tree";
import type { Replay, Study } from "../src/wire";

const VARIATION = 1_000_000;
const step = (at: number) => ({ at, beats: [] });
const variation = (place: number, parent: number) => ({ place, parent, beats: [] });

/** A game with steps after 2, 5 and 9 moves, and three variations: two instead of the second step, one after the first. */
function tree(): StudyTree {
  const replay = { steps: [step(2), step(5), step(9)] } as unknown as Replay;
  const variations = [variation(VARIATION, 2), variation(VARIATION + 1, VARIATION), variation(VARIATION + 2, 2)];
  return new StudyTree(replay, { variations } as unknown as Study);
}
const places = (line: ListedStop[]): unknown[] =>
  line.map(({ stop, variations }) => (variations.length ? [stop.place, ...variations.map(places)] : stop.place));

describe("the tree of a study", () => {
  it("goes on along the game, and from a variation along what was tried after it", () => {
    expect(
      tree()
        .line(2)
        .map((stop) => stop.place),
    ).toEqual([2, 5, 9]);
    expect(
      tree()
        .line(VARIATION)
        .map((stop) => stop.place),
    ).toEqual([2, VARIATION, VARIATION + 1]);
    expect(tree().at(VARIATION + 1).number).toBe(2);
  });

  it("chooses among the game and the variations that start from the same place", () => {
    const found = tree();
    expect(found.siblings(5)).toEqual([5, VARIATION, VARIATION + 2]);
    expect(found.sibling(5, 1)).toBe(VARIATION);
    expect(found.sibling(5, -1)).toBe(5);
    expect(found.sibling(VARIATION + 2, 1)).toBe(VARIATION + 2);
    expect(found.siblings(2)).toEqual([2]);
  });

  it("shows the last step of the game before a place that is not there", () => {
    expect(tree().at(-1).place).toBe(2);
    expect(tree().at(7).place).toBe(5);
    expect(tree().at(VARIATION + 50).place).toBe(9);
    expect(tree().has(VARIATION + 50)).toBe(false);
  });

  it("is listed with the variations behind the step that they replace", () => {
    expect(places(listed(tree()))).toEqual([2, [5, [VARIATION, VARIATION + 1], [VARIATION + 2]], 9]);
  });

  it("leaves out a variation whose beginning is gone", () => {
    const replay = { steps: [step(2)] } as unknown as Replay;
    const variations = [variation(VARIATION + 1, VARIATION)];
    const found = new StudyTree(replay, { variations } as unknown as Study);
    expect(found.has(VARIATION + 1)).toBe(false);
  });
});
