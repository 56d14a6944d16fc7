// Decks that were changed and not kept: found again after the page was left, also by another tab.
import { beforeEach, expect, test } from "vitest";
import { UnsavedDecks } from "../src/games/riftbound/decks/unsaved_decks.svelte";

beforeEach(() => localStorage.clear());

test("a deck is kept where it is edited, until it is dropped", () => {
  const decks = new UnsavedDecks();
  decks.keep({ place: "new", name: "", text: "3 Gust" });
  decks.keep({ place: "from/garen", name: "Mine", text: "2 Gust" });
  decks.keep({ place: "new", name: "", text: "1 Gust" });
  expect(new UnsavedDecks().at("new")?.text).toBe("1 Gust");
  decks.drop("new");
  expect([decks.at("new"), new UnsavedDecks().at("new")]).toEqual([undefined, undefined]);
  expect(new UnsavedDecks().at("from/garen")?.name).toBe("Mine");
});

test("tabs do not write over each other", () => {
  const [one, other] = [new UnsavedDecks(), new UnsavedDecks()];
  one.keep({ place: "mine/1", name: "A", text: "" });
  other.keep({ place: "mine/2", name: "B", text: "" });
  expect(new UnsavedDecks().at("mine/1")?.name).toBe("A");
});

test("what is no list of decks is ignored", () => {
  for (const text of ["{", "{}", '[null, 3, {"place": "new"}]']) {
    localStorage.setItem("riftable.unsaved-decks", text);
    expect(new UnsavedDecks().at("new")).toBeUndefined();
  }
});
