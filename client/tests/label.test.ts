import { beforeAll, describe, expect, test } from "vitest";
import { buttonLabel } from "../src/choosing/button_label";
import type { Choosing } from "../src/choosing/choosing";
import { Play } from "../src/choosing/play.svelte";
import { choosing } from "../src/games/riftforce/choosing";
import { label as riftforce } from "../src/games/riftforce/label";
import { texts } from "../src/shell/i18n.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Node } from "../src/wire";
import { ask, preview, node } from "./helpers";

beforeAll(() => texts.setLanguage("en"));

/** A seat that is asked about a tree. */
function asked(kind: string, tree: Node[], choosing: Choosing = {}): Play {
  const table = { look: (moves: number[]) => Promise.resolve(preview(moves)) } as unknown as Table;
  const play = new Play(table);
  play.choosing = choosing;
  play.walker.begin(ask(kind, tree), 1);
  return play;
}

test("nothing is picked yet", () => {
  expect(buttonLabel(asked("card", [node("blue5", { on: "card", card: "blue5" })]))).toBe(texts.t("choose-first"));
});

test("without words of the game, the last answer stands on the button", () => {
  const play = asked("card", [node("blue5", { on: "card", card: "blue5" })]);
  play.walker.pick("card:blue5");
  expect(buttonLabel(play)).toBe("blue5");
});

describe("Riftforce", () => {
  const riftforceAsks = (tree: Node[]): Play => asked("action", tree, choosing);
  const lane = (): Node => node("@1", { on: "lane", lane: 0 });
  const card = (kind: string, to: Node[]): Node => node("fire5", { on: "card", card: "fire5" }, { kind, to });

  test("counts the cards that are played", () => {
    const play = riftforceAsks([node("play", {}, { kind: "card", to: [card("where", [lane()])] })]);
    play.walker.pick("card:fire5");
    play.walker.pick("lane:0");
    expect(buttonLabel(play, riftforce)).toBe(texts.t("do-play", { n: 1 }));
  });

  test("says what is missing as long as the play cannot be sent", () => {
    const third = card("where", [lane()]);
    const gap = node("@3", { on: "lane", lane: 2 }, { kind: "play", to: [third] });
    const second = node("fire6", { on: "card", card: "fire6" }, { kind: "where", to: [gap] });
    const stop = node("stop", { on: "button" }, { kind: "" });
    const first = node("@1", { on: "lane", lane: 0 }, { kind: "play", to: [second, stop] });
    const play = riftforceAsks([node("play", {}, { kind: "card", to: [card("where", [first])] })]);
    const labels = ["card:fire5", "lane:0", "card:fire6", "lane:2"].map((key) => {
      play.walker.pick(key);
      return buttonLabel(play, riftforce);
    });
    expect(labels).toEqual([
      texts.t("choose-place"),
      texts.t("do-play", { n: 1 }),
      texts.t("choose-place"),
      texts.t("fill-gap"),
    ]);
  });

  test("counts the elementals that are activated", () => {
    const unit = node("fire6@1.1", { on: "unit", unit: 3 }, { kind: "activate", to: [] });
    const play = riftforceAsks([node("activate", {}, { kind: "discard", to: [card("activate", [unit])] })]);
    play.walker.pick("card:fire5");
    expect(buttonLabel(play, riftforce)).toBe(texts.t("choose-first"));
    play.walker.pick("unit:3");
    expect(buttonLabel(play, riftforce)).toBe(texts.t("do-activate", { n: 1 }));
  });

  test("counts each elemental that is activated, whatever it asks for, and not those it aims at", () => {
    const second = node("water6@2.1", { on: "unit", unit: 4 }, { kind: "where", to: [lane()] });
    const aim = node("ice5@1.1", { on: "unit", unit: 9 }, { kind: "activate", to: [second] });
    const first = node("light6@1.1", { on: "unit", unit: 3 }, { kind: "heal", to: [aim] });
    const play = riftforceAsks([node("activate", {}, { kind: "discard", to: [card("activate", [first])] })]);
    for (const [key, n] of [
      ["card:fire5", 0],
      ["unit:3", 1],
      ["unit:9", 1],
      ["unit:4", 2],
      ["lane:0", 2],
    ] as const) {
      play.walker.pick(key);
      if (n) expect(buttonLabel(play, riftforce)).toBe(texts.t("do-activate", { n }));
    }
  });

  test("says that a card is discarded for nothing", () => {
    const stop = node("stop", { on: "button" }, { kind: "" });
    const unit = node("fire6@1.1", { on: "unit", unit: 3 }, { kind: "activate" });
    const play = riftforceAsks([node("activate", {}, { kind: "discard", to: [card("activate", [stop, unit])] })]);
    play.walker.pick("card:fire5");
    expect(play.ready).toBe(true);
    expect(buttonLabel(play, riftforce)).toBe(texts.t("do-activate-none"));
  });

  test("asks for a place as long as there are two meanings", () => {
    const play = riftforceAsks([
      node("play", {}, { kind: "card", to: [card("where", [lane()])] }),
      node("activate", {}, { kind: "discard", to: [card("activate", [lane()])] }),
    ]);
    play.walker.pick("card:fire5");
    expect(buttonLabel(play, riftforce)).toBe(texts.t("choose-place"));
  });
});
