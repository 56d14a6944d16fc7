// The table of Riffifi: what a preview shows, and what a hand came to.
import { describe, expect, test } from "vitest";
import { applyEvents } from "../src/games/riffifi/event_animation";
import type { GameEvent } from "../src/games/riffifi/events";
import { lastHand } from "../src/games/riffifi/hand_count";
import { bankIsShort, lastCard, laidBy, ownBeats, pileUnder } from "../src/games/riffifi/position";
import type { RiffifiView } from "../src/games/riffifi/views";

const event = (t: string, fields: object = {}): GameEvent => ({ t, ...fields }) as GameEvent;

const VIEW = {
  seat: 0,
  hand_number: 1,
  bank: [4, 12, 12, 12, 12],
  tokens: [
    [8, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ],
  face: [null, "blue7"],
  piles: [[], ["blue7"]],
  hands: [2, 1],
  hand: ["blue5", "red8"],
  scores: [0, 0],
  ticks: [[], []],
} as unknown as RiffifiView;

describe("what a card would do", () => {
  const PLAYED = [
    event("Played", { seat: 0, card: "blue5" }),
    event("TurnedDown", { seat: 1, card: "blue7" }),
    event("Missed", { seat: 1, card: "blue7" }),
  ];

  test("my card lies in its place, and the higher one is turned down", () => {
    expect(applyEvents(VIEW, PLAYED).face).toEqual(["blue5", null]);
    expect(laidBy(PLAYED, 0)).toEqual({ card: "blue5" });
    expect(laidBy(PLAYED, 1)).toBeNull();
    expect(laidBy([event("Hid", { seat: 0 })], 0)).toEqual({ card: null });
  });

  test("a card that pays is not taken for one that is turned down", () => {
    const paid = [event("Played", { seat: 0, card: "red8" }), event("Took", { seat: 1, colour: "blue", n: 7 })];
    const after = applyEvents(VIEW, paid);
    expect(after.face).toEqual(["red8", "blue7"]);
    expect([after.bank[1], after.tokens[1]?.[1]]).toEqual([5, 7]);
  });

  test("the last card of a hand shows the tokens that are counted, not the cleared table", () => {
    const end = [
      event("Took", { seat: 0, colour: "red", n: 2 }),
      event("Counted", { seat: 0, n: 10 }),
      event("Counted", { seat: 1, n: 0 }),
      event("Began", { n: 2, hands: 4 }),
    ];
    expect(applyEvents(VIEW, end).tokens[0]?.[0]).toBe(10);
  });
});

test("the bank is short of a color when the card that lies there would pay more", () => {
  expect(bankIsShort(VIEW)).toBe(false);
  expect(bankIsShort({ ...VIEW, face: ["officer", "red4"] })).toBe(false);
  expect(bankIsShort({ ...VIEW, face: ["red5", null] })).toBe(true);
});

describe("the count of a hand", () => {
  const HAND = [
    event("Began", { n: 1, hands: 4 }),
    event("Took", { seat: 0, colour: "red", n: 5 }),
    event("Stole", { seat: 1, victim: 0, colour: "red", n: 2 }),
    event("Took", { seat: 1, colour: "purple", n: 1 }),
    event("Ticked", { seat: 1, colour: "purple", n: 1 }),
  ];
  const COUNT = [event("Counted", { seat: 0, n: 3 }), event("Counted", { seat: 1, n: 3 })];

  test("tells who took how many of which color", () => {
    expect(lastHand([...HAND, ...COUNT, event("Began", { n: 2, hands: 4 })], 2)).toEqual({
      number: 1,
      hands: 4,
      sums: [3, 3],
      tokens: [
        [3, 0, 0, 0, 0],
        [2, 0, 0, 0, 1],
      ],
      ticks: [[], ["purple"]],
    });
  });

  test("there is none before the first hand is over", () => {
    expect(lastHand(HAND, 2)).toBeNull();
  });

  test("of a hand that was joined in the middle only the sums are known", () => {
    const joined = lastHand([event("Took", { seat: 0, colour: "red", n: 1 }), ...COUNT], 2);
    expect([joined?.sums, joined?.tokens]).toEqual([[3, 3], []]);
  });
});

test("the last card is told apart: face up, turned down, played unseen, or paid already", () => {
  const piles = [[], ["red1", "blue7"], ["red1", "blue7"], ["red1", null], ["red1", "blue7"]];
  const view = { face: [null, "blue7", null, null, null], piles, turn: 4, unseen: [[], [], [0], [1], []] };
  const seats = [0, 1, 2, 3, 4];
  expect(seats.map((seat) => lastCard(view, seat))).toEqual(["", "up", "turned", "unseen", ""]);
  expect(seats.map((seat) => pileUnder(view, seat))).toEqual([0, 1, 1, 1, 2]);
});

test("a preview shows what I do, and not what the next player takes", () => {
  const beats = [0, 0, 1, 0].map((seat, at) => ({ at, turn: 1, seat, events: [], lines: [] }));
  expect(ownBeats(beats, 0).map(({ at }) => at)).toEqual([0, 1]);
  expect(ownBeats(beats.slice(0, 2), 0)).toHaveLength(2);
});
