// What is read from a position of Riftbound.
import { describe, expect, test } from "vitest";
import {
  besideHosts,
  hasEffects,
  lastToPass,
  mightOf,
  notesOf,
  notesOfSeat,
  othersInTurnOrder,
  passedIn,
  usedUp,
  wornBy,
} from "../src/games/riftbound/position";
import type { BoardObject, RealmView } from "../src/games/riftbound/views";

const view = (fields: Partial<RealmView>): RealmView =>
  ({ hands: [4, 4, 4, 4], chain: [], stage: 1, focus: 0, priority: -1, passes: 0, gone: 0, ...fields }) as RealmView;

describe("turn order", () => {
  test("goes round the table from the left of a seat", () => {
    expect(othersInTurnOrder(view({}), 0)).toEqual([1, 2, 3]);
    expect(othersInTurnOrder(view({}), 2)).toEqual([3, 0, 1]);
  });

  test("skips seats that have left", () => {
    expect(othersInTurnOrder(view({ gone: 0b0010 }), 0)).toEqual([2, 3]);
    expect(othersInTurnOrder(view({ gone: 0b1001 }), 2)).toEqual([1]);
    expect(othersInTurnOrder(view({ gone: 0b1110 }), 0)).toEqual([]);
  });
});

describe("passes", () => {
  test("are those of the seats before the one that is asked", () => {
    expect(passedIn(view({ focus: 2, passes: 0 }))).toEqual([]);
    expect(passedIn(view({ focus: 2, passes: 2 }))).toEqual([0, 1]);
    expect(passedIn(view({ stage: 0, focus: 2, passes: 2 }))).toEqual([]);
  });

  test("skip seats that have left", () => {
    expect(passedIn(view({ focus: 2, passes: 2, gone: 0b0010 }))).toEqual([3, 0]);
    expect(lastToPass(view({ focus: 2, passes: 2, gone: 0b0010 }))).toBe(true);
    expect(lastToPass(view({ focus: 2, passes: 2 }))).toBe(false);
  });
});

test("stunned units add no Might", () => {
  const unit = (might: number, ...flags: string[]): BoardObject => ({ might, flags }) as BoardObject;
  expect(mightOf([unit(3), unit(2, "attacker"), unit(5, "stunned")])).toBe(5);
  expect(mightOf([])).toBe(0);
});

test("what lasts belongs to an object, or to a player and their legend", () => {
  const note = (unit: number, seat: number, text: string) => ({ unit, seat, card: "", text });
  const some = view({ notes: [note(5, -1, "a"), note(-1, 1, "b"), note(5, 0, "c"), note(-1, 0, "d")] });
  const texts = (notes: { text: string }[]): string[] => notes.map(({ text }) => text);
  expect(texts(notesOf(some, 5))).toEqual(["a", "c"]);
  expect(texts(notesOf(some, 1))).toEqual(["b"]);
  expect(texts(notesOfSeat(some, 0))).toEqual(["d"]);
  expect(notesOf(view({}), 0)).toEqual([]);
});

describe("attachment", () => {
  const thing = (id: number, host = -1, flags: string[] = []): BoardObject =>
    ({ id, host, flags, seat: 0, might: 0 }) as unknown as BoardObject;
  const [unit, other, sword, armor] = [thing(4), thing(5), thing(6, 4), thing(7, 4)];
  const worn = view({ objects: [unit, other, sword, armor], notes: [] });

  test("puts what is attached right behind its unit, and leaves alone what is not there", () => {
    expect(besideHosts([unit, other, sword, thing(8, 99)]).map(({ id }) => id)).toEqual([4, 6, 5, 8]);
    expect(wornBy(worn, 4)).toEqual([sword, armor]);
  });

  test("is no effect besides: other notes are", () => {
    const note = (of: number) => ({ unit: of, seat: 0, card: "", text: "" });
    const attached = { ...worn, notes: [note(4), note(6), note(4), note(7)] };
    expect(hasEffects(attached, unit)).toBe(false);
    expect(hasEffects(attached, sword)).toBe(false);
    expect(hasEffects({ ...attached, notes: [...attached.notes, note(4)] }, unit)).toBe(true);
  });

  test("what is gone or newly exhausted later was used up", () => {
    const later = view({ objects: [unit, thing(5, -1, ["exhausted"]), sword] });
    expect(usedUp(worn, later, 0).map(({ id }) => id)).toEqual([5, 7]);
    expect(usedUp(worn, later, 1)).toEqual([]);
  });
});
