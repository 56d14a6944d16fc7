import { describe, expect, test } from "vitest";
import {
  EMPTY,
  add,
  addRune,
  choose,
  copies,
  energyCurve,
  textOf,
  withoutEntry,
} from "../src/games/riftbound/decks/deck_draft";
import type { CardFace } from "../src/wire";

const face = (name: string, kind: string, domains: string[] = []): CardFace => ({
  name,
  label: name.toUpperCase(),
  kind,
  supertype: "",
  domains,
  energy: 0,
  power: 0,
  might: 0,
  timing: "",
  keywords: [],
  tags: [],
  lines: [],
});
const LEGEND = face("garen", "legend", ["body", "order"]);
const UNIT = face("recruit", "unit");
const FIELD = face("void-gate", "battlefield");

describe("adding", () => {
  test("a legend brings runes of its domains, once", () => {
    const draft = add(EMPTY, LEGEND, 1);
    expect(draft.runes).toEqual([
      { name: "body", n: 6 },
      { name: "order", n: 6 },
    ]);
    const changed = addRune(draft, "body", 1);
    expect(add(changed, face("annie", "legend", ["fury"]), 1).runes).toEqual(changed.runes);
  });

  test("cards go where they belong", () => {
    const draft = add(add(add(EMPTY, UNIT, 2), UNIT, 1, true), FIELD, 1);
    expect([draft.main, draft.side, draft.fields]).toEqual([
      [{ name: "recruit", n: 2 }],
      [{ name: "recruit", n: 1 }],
      ["void-gate"],
    ]);
    expect(copies(draft, "recruit")).toBe(3);
    expect(copies(draft, "void-gate")).toBe(1);
  });

  test("what falls to nothing is gone, and nothing falls below", () => {
    const draft = add(add(EMPTY, UNIT, 1), UNIT, -1);
    expect(draft.main).toEqual([]);
    expect(add(draft, UNIT, -1).main).toEqual([]);
    expect(add(add(EMPTY, LEGEND, 1), LEGEND, -1).legend).toBe("");
  });

  test("nothing is changed in place", () => {
    add(EMPTY, UNIT, 1);
    expect(EMPTY.main).toEqual([]);
  });
});

test("another champion changes places with the one before", () => {
  const draft = choose({ ...EMPTY, champion: "lux", main: [{ name: "garen-2", n: 2 }] }, "garen-2");
  expect(draft.champion).toBe("garen-2");
  expect(draft.main).toEqual([
    { name: "garen-2", n: 1 },
    { name: "lux", n: 1 },
  ]);
});

test("a deck is written as people write it, and empty parts are left out", () => {
  const text = textOf(add(add(EMPTY, LEGEND, 1), UNIT, 3), (name) => name.toUpperCase());
  expect(text).toContain("Legend:\nGAREN\n");
  expect(text).toContain("MainDeck:\n3 RECRUIT\n");
  expect(text).toContain("Runes:\n6 body Rune\n6 order Rune\n");
  expect(text).not.toContain("Sideboard");
});

test("what cannot be in a deck stays where it was written until it is removed", () => {
  const apart = [
    { part: "main", text: "Card of Tomorrow", n: 3 },
    { part: "fields", text: "Nowhere", n: 1 },
    { part: "", text: "Whatever", n: 2 },
  ];
  const draft = add({ ...EMPTY, apart }, UNIT, 1);
  const text = textOf(draft, (name) => name);
  expect(text).toContain("MainDeck:\n1 recruit\n3 Card of Tomorrow\n2 Whatever\n");
  expect(text).toContain("Battlefields:\n1 Nowhere\n");
  expect(withoutEntry(draft, { ...apart[0]! }).apart).toEqual(apart.slice(1));
});

test("the curve counts the Main Deck and its champion by Energy", () => {
  const cards = new Map([3, 9].map((energy, i) => [`card${i}`, { ...face(`card${i}`, "unit"), energy }]));
  const draft = { ...EMPTY, champion: "card1", main: [{ name: "card0", n: 2 }], side: [{ name: "card0", n: 1 }] };
  expect(energyCurve(draft, cards)).toEqual([0, 0, 0, 2, 0, 0, 0, 1]);
});
