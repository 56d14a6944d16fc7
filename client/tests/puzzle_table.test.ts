// An attempt at a puzzle: every request brings the answers so far, and an answer that comes too late is dropped.
import { afterEach, describe, expect, test, vi } from "vitest";
import { PuzzleTable } from "../src/puzzles/puzzle_table.svelte";
import { api } from "../src/shell/api";
import type { ExercisePosition, PuzzleSheet, ExerciseVerdict } from "../src/wire";

const verdict = (more: Partial<ExerciseVerdict> = {}): ExerciseVerdict => ({
  solved: false,
  gave_up: false,
  reached: "nothing",
  possible: "all",
  mistake: "this",
  better: [],
  line: null,
  returns_in: 0,
  ...more,
});

const position = (done: number[], judged: ExerciseVerdict | null = null): ExercisePosition =>
  ({
    done,
    update: { v: done.length + 1, seat: 1, beats: [{ lines: [String(done.length)] }], undo: { steps: 0, why: "no" } },
    facts: [],
    verdict: judged,
  }) as unknown as ExercisePosition;

const sheet = (done: number[], judged: ExerciseVerdict | null = null): PuzzleSheet =>
  ({ id: "p", table: { game: "toy" }, position: position(done, judged) }) as unknown as PuzzleSheet;

async function begun(): Promise<PuzzleTable> {
  const table = new PuzzleTable("p");
  vi.spyOn(api, "puzzle").mockImplementation((_, done) => Promise.resolve(sheet(done)));
  await table.load();
  return table;
}

afterEach(() => void vi.restoreAllMocks());

describe("an attempt at a puzzle", () => {
  test("sends all answers so far with the next ones", async () => {
    const table = await begun();
    const answer = vi
      .spyOn(api, "answerPuzzle")
      .mockImplementation((_, { done, moves }) => Promise.resolve(position([...done, ...moves])));
    const shown: (number | null)[] = [];
    table.onupdate = (_, before) => shown.push(before?.v ?? null);
    expect(await table.move([4, 5])).toBe(3);
    await table.move([6]);
    expect(answer.mock.calls.map(([, body]) => body)).toEqual([
      { done: [], moves: [4, 5] },
      { done: [4, 5], moves: [6] },
    ]);
    expect([table.done, table.seat, shown]).toEqual([[4, 5, 6], 1, [1, 3]]);
    expect(table.beats.map((beat) => beat.lines[0])).toEqual(["0", "2", "3"]);
  });

  test("asks about the position that is shown", async () => {
    const table = await begun();
    vi.spyOn(api, "answerPuzzle").mockResolvedValue(position([4]));
    await table.move([4]);
    const ask = vi.spyOn(api, "askPuzzle").mockResolvedValue({ t: "looked" } as never);
    await table.look([7]);
    expect(ask).toHaveBeenCalledWith("p", {
      done: [4],
      query: { t: "look", n: 1, v: 2, seat: 1, moves: [7] },
    });
  });

  test("that was begun anew drops an answer that comes too late", async () => {
    const table = await begun();
    let give: (late: ExercisePosition) => void = () => {};
    vi.spyOn(api, "answerPuzzle").mockReturnValue(new Promise((done) => (give = done)));
    const moving = table.move([4]);
    await table.load();
    give(position([4], verdict()));
    await moving;
    expect([table.done, table.verdict]).toEqual([[], null]);
  });

  test("keeps in another language what was noted about it", async () => {
    const table = await begun();
    vi.spyOn(api, "answerPuzzle").mockResolvedValue(position([4], verdict({ returns_in: 3 })));
    await table.move([4]);
    vi.spyOn(api, "puzzle").mockResolvedValue(sheet([4], verdict({ reached: "rien" })));
    await table.reload();
    expect(table.verdict).toEqual(verdict({ reached: "rien", returns_in: 3 }));
  });

  test("that was given up is given up in another language, too", async () => {
    const table = await begun();
    const solve = vi.spyOn(api, "solvePuzzle").mockResolvedValue(position([], verdict({ gave_up: true })));
    await table.giveUp();
    await table.reload();
    expect(solve).toHaveBeenCalledTimes(2);
    expect(table.verdict?.gave_up).toBe(true);
  });

  test("cannot go on while the engine shows a line, and takes nothing back", async () => {
    const table = await begun();
    table.isRetelling = () => true;
    const answer = vi.spyOn(api, "answerPuzzle");
    await expect(table.move([4])).rejects.toThrow("⟨exercise-locked⟩");
    await expect(table.undo()).rejects.toThrow("no");
    await expect(table.hint()).rejects.toThrow("⟨exercise-no-hints⟩");
    expect(answer).not.toHaveBeenCalled();
  });

  test("says why a puzzle cannot be shown", async () => {
    const table = new PuzzleTable("p");
    vi.spyOn(api, "puzzle").mockRejectedValue(new Error("There is none."));
    await table.load();
    expect([table.error, table.sheet, table.seat]).toEqual(["There is none.", null, -1]);
  });
});
