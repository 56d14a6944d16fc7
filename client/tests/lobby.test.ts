// The lists of the first page: the score of a game, and games that were removed.
import { beforeEach, expect, test } from "vitest";
import { RemovedGames } from "../src/lobby/removed_games.svelte";
import { rematchOffer } from "../src/lobby/rematch_offer";
import { scoreOf } from "../src/lobby/score";
import type { Offer, SeatInfo } from "../src/wire";

const seat = (side: number, mine = false): SeatInfo => ({ side, mine }) as SeatInfo;

test("my points come first", () => {
  expect(scoreOf({ scores: [3, 7], seats: [seat(0), seat(1, true)] })).toBe("7:3");
  const others = [
    { ...seat(0), name: "Ada" },
    seat(1, true),
    { ...seat(2), name: "Noam" },
    { ...seat(0), name: "Eve" },
  ];
  expect(scoreOf({ scores: [3, 7, 5], seats: others })).toBe("7, Ada + Eve 3, Noam 5");
  expect(scoreOf({ scores: [], seats: [seat(0, true)] })).toBe("");
});

test("a rematch waits for those who have not answered, until it has a table", () => {
  const seats = [seat(0), seat(1, true)];
  const offer = (needed: number[], kind: Offer["kind"] = "rematch"): Offer =>
    ({ kind, needed, text: "Noam would like a rematch." }) as Offer;
  expect(rematchOffer({ rematch: "", offers: [offer([1])], seats })?.text).toContain("Noam");
  expect(rematchOffer({ rematch: "", offers: [offer([0])], seats })).toBeNull();
  expect(rematchOffer({ rematch: "", offers: [offer([1], "takeback")], seats })).toBeNull();
  expect(rematchOffer({ rematch: "abc", offers: [offer([1])], seats })).toBeNull();
});

beforeEach(() => localStorage.clear());

test("a removed game stays removed after a reload, until it is brought back", () => {
  const before = new RemovedGames();
  before.add("one");
  before.add("two");
  const again = new RemovedGames();
  expect([again.has("one"), again.has("two"), again.has("three")]).toEqual([true, true, false]);
  again.bringBack(["one"]);
  expect(again.ids).toEqual(["two"]);
});

test("what cannot be read is no list", () => {
  localStorage.setItem("riftable.removed", "{");
  expect(new RemovedGames().ids).toEqual([]);
});
