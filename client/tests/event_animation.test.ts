// How views change with events, on the way to the view that the server sends.
import { describe, expect, test } from "vitest";
import * as riffifi from "../src/games/riffifi/event_animation";
import type { Played } from "../src/games/riffifi/events";
import type { RiffifiView } from "../src/games/riffifi/views";
import * as riftbound from "../src/games/riftbound/event_animation";
import type { RealmView, BoardObject } from "../src/games/riftbound/views";
import * as riftforce from "../src/games/riftforce/event_animation";
import type { RiftView, Unit } from "../src/games/riftforce/views";

const event = <E>(t: string, fields: object = {}): E => ({ t, ...fields }) as E;

describe("Riftforce", () => {
  const unit = (id: number, card: string, seat: number, damage = 0): Unit => ({ id, card, seat, damage });
  const SIDES = [0, 1, 0]; // two against one
  const VIEW = {
    seat: 0,
    scores: [3, 4],
    hand: ["fire5", "fire5", "ice6"],
    hands: [3, 5, 2],
    decks: [9, 9, 9],
    guilds: [["fire", "ice"], ["ice"], []],
    offer: [],
    discards: [["fire7"], [], ["ice5", "fire6"]],
    board: [[unit(1, "fire6", 0)], [], [unit(2, "ice7", 1, 2)], []],
  } as unknown as RiftView;
  const after = (t: string, fields: object): RiftView | null => riftforce.applyEvent(VIEW, event(t, fields), SIDES);

  test("a card that is played leaves the hand once and stands on the side of its seat", () => {
    const next = after("Played", { seat: 0, lane: 1, unit: 9, card: "fire5" });
    expect(next?.hand).toEqual(["fire5", "ice6"]);
    expect(next?.hands).toEqual([2, 5, 2]);
    expect(next?.board[1]).toEqual([unit(9, "fire5", 0)]);
    expect(after("Played", { seat: 1, lane: 1, unit: 9, card: "ice5" })?.board[3]).toHaveLength(1);
    expect(after("Played", { seat: 2, lane: 1, unit: 9, card: "ice5" })?.board[1]).toHaveLength(1);
  });

  test("damage comes, goes and kills", () => {
    expect(after("Hit", { unit: 2, n: 3 })?.board[2]?.[0]?.damage).toBe(5);
    expect(after("Healed", { unit: 2, n: 3 })?.board[2]?.[0]?.damage).toBe(0);
    const next = after("Destroyed", { unit: 2, pile: 1 });
    expect(next?.board[2]).toEqual([]);
    expect(next?.discards[1]).toEqual(["ice7"]);
  });

  test("decks are counted through draft, draws and recycling, never below zero", () => {
    const draft = {
      ...VIEW,
      hand: [],
      hands: [0, 0],
      decks: [0, 0],
      guilds: [
        ["fire", "ice", "air", "sun"],
        ["sand", "star", "love"],
      ],
      offer: ["moon", "water"],
      picks: [0, 1],
      quotas: [4, 4],
      discards: [[], []],
      board: [[], [], [], []],
    } as unknown as RiftView;
    const play = (view: RiftView, ...events: object[]): RiftView =>
      events.reduce<RiftView>((now, e) => riftforce.applyEvent(now, e as never, [0, 1]) ?? now, view);
    const took = play(draft, { t: "Took", seat: 1, guild: "water", chosen: 1 });
    expect([took.guilds[1], took.offer, took.decks]).toEqual([["sand", "star", "love", "water"], ["moon"], [0, 0]]);
    const drawn = play(took, ...Array<object>(7).fill({ t: "Drew", seat: 0 }));
    expect([drawn.decks, drawn.hands, drawn.offer, drawn.picks]).toEqual([[29, 36], [7, 0], [], undefined]);
    const placed = play(drawn, { t: "Placed", seat: 1, unit: 1, card: "sand5", lane: 1 });
    expect(placed.decks).toEqual([29, 35]);
    const used = play(
      { ...placed, decks: [0, 35], hand: ["ice6"], hands: [1, 7] },
      { t: "Discarded", seat: 0, card: "ice6" },
    );
    expect([used.discards[0], used.hand]).toEqual([["ice6"], []]);
    const again = play(used, { t: "Recycled", seat: 0 }, { t: "Drew", seat: 0 });
    expect([again.decks, again.discards[0]]).toEqual([[0, 35], []]);
  });

  test("an enemy that is stolen leaves the pile it fell on", () => {
    const next = after("Stole", { seat: 1, by: 2, unit: 9, card: "fire6", lane: 0 });
    expect(next?.discards).toEqual([["fire7"], [], ["ice5"]]);
    expect(next?.board[2]?.at(-1)).toEqual(unit(9, "fire6", 1));
  });

  test("what moves stays on its side", () => {
    const next = after("Pushed", { unit: 2, lane: 1 });
    expect([next?.board[2], next?.board[3]?.[0]?.id]).toEqual([[], 2]);
  });

  test("points go to the side of a seat", () => {
    expect(after("Gained", { side: 1, n: 2 })?.scores).toEqual([3, 6]);
    expect(after("Controlled", { seat: 2, n: 1 })?.scores).toEqual([4, 4]);
  });

  test("nothing is changed in place, and what shows nothing is no new view", () => {
    expect(VIEW.scores).toEqual([3, 4]);
    expect(after("TurnBegan", {})).toBeNull();
    expect(after("Reveal", { seat: 1, card: "ice5" })).toBeNull();
  });

  test("blows are arrows", () => {
    expect(riftforce.arrowOf(event("Hit", { by: 1, unit: 2 }))).toEqual({ from: "unit-1", to: "unit-2", kind: "hit" });
    expect(riftforce.animationOf(event("Hit", { by: 1, unit: 2 }))).toMatchObject({
      lean: ["unit-1"],
      shake: ["unit-2"],
    });
    expect(riftforce.arrowOf(event("Drew"))).toBeNull();
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
  const after = (t: string, fields: object): RiffifiView | null => riffifi.applyEvent(VIEW, event(t, fields));

  test("a card lies face up until it is turned down", () => {
    expect(after("Played", { seat: 0, card: "red5" })).toMatchObject({
      face: ["red5", "blue8", null],
      hand: ["green1"],
      hands: [1, 2, 2],
      piles: [["red5"], [], []],
    });
    expect(after("TurnedDown", { seat: 1 })?.face).toEqual(["red3", null, null]);
  });

  test("tokens come from the bank, or from somebody", () => {
    const took = after("Took", { seat: 2, colour: "green", n: 3 });
    expect([took?.bank[2], took?.tokens[2]?.[2]]).toEqual([2, 3]);
    const stole = after("Stole", { seat: 0, victim: 1, colour: "blue", n: 4 });
    expect([stole?.tokens[0]?.[1], stole?.tokens[1]?.[1], stole?.bank[1]]).toEqual([4, 0, 5]);
  });

  test("who turns a card down is told by the card that was played before", () => {
    const before = [event<Played>("Played", { seat: 0 })];
    expect(riffifi.arrowOf(event("TurnedDown", { seat: 1 }), before)).toEqual({
      from: "face-0",
      to: "face-1",
      kind: "hit",
    });
    expect(riffifi.arrowOf(event("TurnedDown", { seat: 0 }), before)).toBeNull();
    expect(riffifi.arrowOf(event("TurnedDown", { seat: 1 }), [])).toBeNull();
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
    host: -1,
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
  const after = (t: string, fields: object): RealmView | null => riftbound.applyEvent(VIEW, event(t, fields));

  test("a unit enters at a place, exhausted unless it is said otherwise", () => {
    const next = after("Entered", { seat: 0, unit: 10, kind: "recruit", place: 0, n: 0 });
    expect(next?.places[0]).toEqual([8, 10]);
    expect(next?.objects.at(-1)).toMatchObject({ id: 10, flags: ["exhausted"] });
  });

  test("what dies leaves its place", () => {
    expect(after("Died", { unit: 9 })?.places[2]).toEqual([]);
  });

  test("damage, might and states are those of one unit", () => {
    expect(after("Hit", { unit: 9, n: 2 })?.objects.map((one) => one.damage)).toEqual([0, 2]);
    expect(after("Gave", { unit: 8, n: 3 })?.objects.map((one) => one.might)).toEqual([5, 2]);
    expect(after("Readied", { unit: 9 })?.objects[1]?.flags).toEqual([]);
    expect(after("Exhausted", { unit: 9 })?.objects[1]?.flags).toEqual(["exhausted"]);
  });

  test("runes are tapped, recycled and channeled", () => {
    expect(after("Tapped", { seat: 0, domain: "fury" })?.ready[0]?.[0]).toBe(0);
    expect(after("RecycledRune", { seat: 0, domain: "fury" })?.runes[0]?.[0]).toBe(1);
    expect(after("Channeled", { seat: 1, domain: "calm", spent: 1 })).toMatchObject({
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
