import { expect, test } from "vitest";
import { chancesFor, curveOf, curvesOf, gradeOf, isTwoSided, lost, nearest } from "../src/review/chances";
import { stepBefore } from "../src/replay/story";
import type { GameReview, Replay, ReviewDecision } from "../src/wire";

const decision = (at: number, seat: number, best: number, played: number): ReviewDecision => ({
  at,
  step: at,
  x: at + 0.5,
  seat,
  best,
  played,
});
const review = (sides: number[], decisions: ReviewDecision[], mine: number[] = [], end: number[] = []): GameReview => ({
  id: "x",
  game: "some",
  mode: "some",
  names: sides.map((_, seat) => `player ${seat}`),
  sides,
  mine,
  status: "done",
  done: 0,
  total: 0,
  ahead: 0,
  may_cancel: false,
  report: { seats: [], decisions, mistakes: [], moments: [], steps: 9, end, iterations: 1 },
});

test("one curve tells all of two sides, as my side sees it", () => {
  const some = [decision(1, 0, 0.6, 0.5), decision(2, 1, 0.7, 0.7)];
  const rounded = (mine: number[]): number[] =>
    curvesOf(review([0, 1], some, mine, [1, 0]))[0]!.points.map((point) => Math.round(100 * point.chance));
  expect(curvesOf(review([0, 1], some))).toHaveLength(1);
  expect(rounded([])).toEqual([60, 50, 30, 30, 100]);
  expect(rounded([1])).toEqual([40, 50, 70, 70, 0]);
  expect(curvesOf(review([0, 1], some, [1]))[0]!.seat).toBe(1);
  expect(curvesOf(review([0, 1], some, [], [1, 0]))[0]!.points.at(-1)!.x).toBe(9);
});

test("partners share a curve, and three sides have one for each seat", () => {
  const some = [decision(1, 0, 0.6, 0.6), decision(2, 2, 0.7, 0.7)];
  const team = review([0, 1, 0], some);
  expect(isTwoSided(team)).toBe(true);
  expect(chancesFor(team, some[1]!, 0)).toEqual([0.7, 0.7]);
  const alone = curvesOf(review([0, 1, 2], some));
  expect(alone.map((curve) => curve.points.map((point) => point.chance))).toEqual([[0.6, 0.6], [], [0.7, 0.7]]);
  expect(curveOf(alone, 2)).toBe(2);
});

test("mistakes are graded as the server grades them, and the numbers add up", () => {
  expect([0.02, 0.06, 0.3].map((cost) => gradeOf(decision(0, 0, 0.6, 0.6 - cost)))).toEqual([
    "",
    "inaccuracy",
    "blunder",
  ]);
  expect(lost(0.704, 0.496)).toBe(20);
  expect(lost(0.5, 0.52)).toBe(0);
});

test("a press finds the nearest decision", () => {
  const some = [decision(1, 0, 1, 1), decision(4, 1, 1, 1), decision(9, 0, 1, 1)];
  expect([0, 2.9, 3.1, 99].map((x) => nearest(some, x))).toEqual([0, 0, 1, 2]);
});

test("a replay begins at the last step before the moment", () => {
  const replay = { steps: [{ at: 3 }, { at: 7 }, { at: 12 }] } as unknown as Replay;
  expect([0, 3, 8, 12, 99].map((at) => stepBefore(replay, at))).toEqual([0, 0, 1, 2, 2]);
});
