// How pictures change with events. The view that follows has the last word; these are the steps on the way.
import { describe, expect, test } from "vitest";
import type { Event } from "../src/animation/stage.svelte";
import * as riffifi from "../src/games/riffifi/tell";
import type { RiffifiView } from "../src/games/riffifi/views";
import * as riftbound from "../src/games/riftbound/tell";
import type { RealmView, BoardObject } from "../src/games/riftbound/views";
import * as riftforce from "../src/games/riftforce/tell";
import type { RiftView, Unit } from "../src/games/riftforce/views";

const event = (t: string, fields: object = {}): Event => ({ t, ...fields });

describe("Riftforce", () => {
  const unit = (id: number, card: string, seat: number, damage = 0): Unit => ({ id, card, seat, damage });
  const SIDES = [0, 1, 0]; // two against one
  const VIEW = {
    seat: 0,
    scores: [3, 4],
    hand: ["fire5", "fire5", "ice6"],
    hands: [3, 5, 2],
    decks: [9, 9, 9],
    board: [[unit(1, "fire6", 0)], [], [unit(2, "ice7", 1, 2)], []],
  } as unknown as RiftView;
  const tell = (t: string, fields: object): RiftView | null => riftforce.tell(VIEW, event(t, fields), SIDES);

  test("a card that is played leaves the hand once and stands on the side of its seat", () => {
    const next = tell("Played", { seat: 0, lane: 1, unit: 9, card: "fire5" });
    expect(next?.hand).toEqual(["fire5", "ice6"]);
    expect(next?.hands).toEqual([2, 5, 2]);
    expect(next?.board[1]).toEqual([unit(9, "fire5", 0)]);
    expect(tell("Played", { seat: 1, lane: 1, unit: 9, card: "ice5" })?.board[3]).toHaveLength(1);
    expect(tell("Played", { seat: 2, lane: 1, unit: 9, card: "ice5" })?.board[1]).toHaveLength(1);
  });

  test("damage comes, goes and kills", () => {
    expect(tell("Hit", { unit: 2, n: 3 })?.board[2]?.[0]?.damage).toBe(5);
    expect(tell("Healed", { unit: 2, n: 3 })?.board[2]?.[0]?.damage).toBe(0);
    expect(tell("Destroyed", { unit: 2 })?.board[2]).toEqual([]);
  });

  test("what moves stays on its side", () => {
    const next = tell("Pushed", { unit: 2, lane: 1 });
    expect([next?.board[2], next?.board[3]?.[0]?.id]).toEqual([[], 2]);
  });

  test("points go to the side of a seat", () => {
    expect(tell("Gained", { side: 1, n: 2 })?.scores).toEqual([3, 6]);
    expect(tell("Controlled", { seat: 2, n: 1 })?.scores).toEqual([4, 4]);
  });

  test("nothing is changed in place, and what shows nothing is no new view", () => {
    expect(VIEW.scores).toEqual([3, 4]);
    expect(tell("TurnBegan", {})).toBeNull();
    expect(tell("Reveal", { seat: 1, card: "ice5" })).toBeNull();
  });

  test("blows are arrows", () => {
    expect(riftforce.aim(event("Hit", { by: 1, unit: 2 }))).toEqual({ from: "u1", to: "u2", kind: "hit" });
    expect(riftforce.clip(event("Hit", { by: 1, unit: 2 }))).toMatchObject({ lean: ["u1"], shake: ["u2"] });
    expect(riftforce.aim(event("Drew"))).toBeNull();
  });
});

describe("Riffifi", () => {
  const VIEW = {
    seat: 0,
    face: ["red3", "blue8", null],
    piles: [[], [], []],
    hand: ["green1", "red5"],
    hands: [2, 2, 2],
    bank: [5, 5, 5, 5, 5],
    tokens: [
      [0, 0, 0, 0, 0],
      [0, 4, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ],
  } as unknown as RiffifiView;
  const tell = (t: string, fields: object): RiffifiView | null => riffifi.tell(VIEW, event(t, fields));

  test("a card lies face up until it is turned down", () => {
    expect(tell("Played", { seat: 0, card: "red5" })).toMatchObject({
      face: ["red5", "blue8", null],
      hand: ["green1"],
      hands: [1, 2, 2],
      piles: [["red5"], [], []],
    });
    expect(tell("TurnedDown", { seat: 1 })?.face).toEqual(["red3", null, null]);
  });

  test("tokens come from the bank, or from somebody", () => {
    const took = tell("Took", { seat: 2, colour: "green", n: 3 });
    expect([took?.bank[2], took?.tokens[2]?.[2]]).toEqual([2, 3]);
    const stole = tell("Stole", { seat: 0, victim: 1, colour: "blue", n: 4 });
    expect([stole?.tokens[0]?.[1], stole?.tokens[1]?.[1], stole?.bank[1]]).toEqual([4, 0, 5]);
  });

  test("who turns a card down is told by the card that was played before", () => {
    const before = [event("Played", { seat: 0 })];
    expect(riffifi.aim(event("TurnedDown", { seat: 1 }), before)).toEqual({ from: "f0", to: "f1", kind: "hit" });
    expect(riffifi.aim(event("TurnedDown", { seat: 0 }), before)).toBeNull();
    expect(riffifi.aim(event("TurnedDown", { seat: 1 }), [])).toBeNull();
  });
});

describe("Riftbound", () => {
  const thing = (id: number, seat: number, more: Partial<BoardObject> = {}): BoardObject => ({
    id,
    card: "recruit",
    owner: seat,
    seat,
    at: "",
    bits: 0,
    extra: 0,
    damage: 0,
    flags: [],
    might: 2,
    ...more,
  });
  const VIEW = {
    seat: 0,
    hands: [4, 5],
    places: [[8], [], [9], []], // two bases, two battlefields
    objects: [thing(8, 0), thing(9, 1, { flags: ["exhausted"] })],
    runes: [
      [2, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
    ready: [
      [1, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  } as unknown as RealmView;
  const tell = (t: string, fields: object): RealmView | null => riftbound.tell(VIEW, event(t, fields));

  test("a unit enters at a place, exhausted unless it is said otherwise", () => {
    const next = tell("Entered", { seat: 0, unit: 10, kind: "recruit", place: 0, n: 0 });
    expect(next?.places[0]).toEqual([8, 10]);
    expect(next?.objects.at(-1)).toMatchObject({ id: 10, flags: ["exhausted"] });
  });

  test("what dies leaves its place", () => {
    expect(tell("Died", { unit: 9 })?.places[2]).toEqual([]);
  });

  test("damage, might and states are those of one unit", () => {
    expect(tell("Hit", { unit: 9, n: 2 })?.objects.map((one) => one.damage)).toEqual([0, 2]);
    expect(tell("Gave", { unit: 8, n: 3 })?.objects.map((one) => one.might)).toEqual([5, 2]);
    expect(tell("Readied", { unit: 9 })?.objects[1]?.flags).toEqual([]);
    expect(tell("Exhausted", { unit: 9 })?.objects[1]?.flags).toEqual(["exhausted"]);
  });

  test("runes are tapped, recycled and channeled", () => {
    expect(tell("Tapped", { seat: 0, domain: "fury" })?.ready[0]?.[0]).toBe(0);
    expect(tell("RecycledRune", { seat: 0, domain: "fury" })?.runes[0]?.[0]).toBe(1);
    expect(tell("Channeled", { seat: 1, domain: "calm", spent: 1 })).toMatchObject({
      runes: [
        [2, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
      ],
      ready: [
        [1, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ],
    });
  });
});
