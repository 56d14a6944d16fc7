// Which puzzles are wanted, in the address and back.
import { describe, expect, test } from "vitest";
import { filterOf, puzzlePath, queryOf } from "../src/puzzles/puzzle_filter";

describe("a filter of puzzles", () => {
  const filter = { game: "toy", theme: "win", level: "2", tag: "fire & ice" };

  test("reads back from the address of a puzzle", () => {
    const path = puzzlePath("0a1b2c3d", filter);
    expect(path.startsWith("/puzzles/0a1b2c3d?game=toy&theme=win&level=2&")).toBe(true);
    expect(filterOf(path.slice(path.indexOf("?")))).toEqual(filter);
  });

  test("leaves out what is not wanted, and what it does not know", () => {
    expect(filterOf("?level=3&lang=fr&theme=")).toEqual({ level: "3" });
    expect(queryOf({ due: "1" })).toBe("due=1");
    expect(puzzlePath("0a1b2c3d")).toBe("/puzzles/0a1b2c3d");
  });

  test("names the puzzle that was shown last only for the server", () => {
    expect(queryOf({ game: "toy" }, "0a1b2c3d")).toBe("game=toy&after=0a1b2c3d");
  });
});
