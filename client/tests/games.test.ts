// Games are known by their folders, and by nobody else.
import { readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { Play } from "../src/choosing/play.svelte";
import { entriesOf, entryOf, lessonPath, loadEntries, loadGame } from "../src/games";
import PlainBoard from "../src/games/PlainBoard.svelte";
import { texts } from "../src/shell/i18n.svelte";
import type { Table } from "../src/table/table.svelte";
import type { Catalogue } from "../src/wire";
import { ask, preview, node } from "./helpers";

const FILES = Object.keys(import.meta.glob("../src/**/*.{ts,svelte,css}"));
const GENERATED = "../src/wire.ts"; // its comments are those of the server
const source = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf-8");
const GAMES = [...new Set(FILES.map((file) => /games\/([^/.]+)\//.exec(file)?.[1] ?? ""))].filter(Boolean);
const catalogue = (...games: string[]): Catalogue =>
  ({ games: games.map((game) => ({ game, label: game, help: "", modes: [] })) }) as unknown as Catalogue;

beforeAll(async () => {
  await texts.setLanguage("en");
  await loadEntries(catalogue("toy", ...GAMES));
});

describe("sources", () => {
  test("there are games and files to look at", () => {
    expect(GAMES.length).toBeGreaterThan(2);
    expect(FILES.length).toBeGreaterThan(100);
  });

  test.each(GAMES)("only its own folder names %s", (game) => {
    const others = FILES.filter((file) => file !== GENERATED && !file.startsWith(`../src/games/${game}/`));
    expect(others.filter((file) => source(file).toLowerCase().includes(game))).toEqual([]);
  });

  const WORDS = /guild|elemental|\brunes?\b|battlefield|showdown|trainer/i;
  test("only games, and the types of the wire, use words of games", () => {
    const shared = FILES.filter((file) => file !== GENERATED && !/games\/[^/]+\//.test(file));
    expect(shared.filter((file) => WORDS.test(source(file)))).toEqual([]);
  });

  test("no line has more than 120 characters", () => {
    const long = FILES.flatMap((file) =>
      source(file)
        .split("\n")
        .flatMap((line, i) => (line.length > 120 ? [`${file}:${i + 1}`] : [])),
    );
    expect(long).toEqual([]);
  });
});

describe("menus", () => {
  test("show what the games that are played here offer, in the order of the catalogue", () => {
    const links = (known: Catalogue | null): string[] =>
      entriesOf(known).flatMap(({ entry }) => (entry.links ?? []).map((link) => link.page));
    const [withLinks = ""] = GAMES.filter((game) => entryOf(game).links);
    expect(links(catalogue(withLinks))).toEqual(entryOf(withLinks).links?.map((link) => link.page));
    expect(links(catalogue(...GAMES.filter((game) => game !== withLinks)))).toEqual([]);
  });

  test("the first lesson is the lesson", () => {
    const taught = GAMES.filter((game) => entryOf(game).lesson);
    expect(lessonPath(catalogue("toy", ...taught), taught[0]!)).toBe("/learn");
    expect(lessonPath(catalogue("toy", ...taught), taught[1]!)).toBe(`/learn/${taught[1]}`);
    expect(lessonPath(catalogue("toy", ...taught), "toy")).toBe("");
  });
});

test.each(GAMES)("%s has a module of its own", async (game) => {
  const module = await loadGame(game);
  expect(module).toBe(await loadGame(game));
  expect(module.Board).not.toBe(PlainBoard);
  expect(Boolean(module.lesson)).toBe(Boolean(entryOf(game).lesson));
});

describe("a game that only the server knows", () => {
  const tree = [node("coin:2", { on: "card", card: "coin2" }), node("pass", {})];

  function seat(): { play: Play; moved: number[][] } {
    const moved: number[][] = [];
    const table = {
      info: null,
      update: null,
      look: (moves: number[]) => Promise.resolve(preview(moves)),
      move: (moves: number[]) => Promise.resolve(moved.push(moves)),
    } as unknown as Table;
    const play = new Play(table);
    play.walker.begin(ask("turn", tree), 1);
    return { play, moved };
  }

  test("gets the plain board", async () => {
    expect((await loadGame("toy")).Board).toBe(PlainBoard);
    expect(entryOf("toy")).toEqual({});
  });

  test("is shown as lists, and played by buttons", async () => {
    const { play, moved } = seat();
    const view = { coins: [3, 1], hand_size: 2, piles: [{ top: "coin2" }, { top: null }], ask: null };
    const target = document.body;
    const players = { names: ["a", "b"], sides: [0, 1], mySeat: 0, mySide: 0, seats: [], asked: [0] };
    const rest = { book: null, preview: null, seed: "", turn: "you" as const, arrows: [], oninspect: vi.fn() };
    const board = mount(PlainBoard, { target, props: { view, play, ...players, ...rest } });
    flushSync();
    expect(target.querySelector(".facts")?.textContent).toMatch(
      /coins\s*3, 1\s*hand size\s*2\s*piles\s*1\s*top\s*coin2/,
    );
    const buttons = [...target.querySelectorAll<HTMLButtonElement>("[data-item]")];
    expect(buttons.map((button) => button.textContent)).toEqual(["coin:2"]); // words are on the bar of buttons
    buttons[0]!.click();
    expect(moved).toEqual([]); // the gold button sends
    play.pressGold();
    await vi.waitFor(() => expect(moved).toEqual([[tree[0]!.m]]));
    await unmount(board);
  });
});
