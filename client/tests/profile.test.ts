// The profile: filters in the address and in requests, and how long a game took.
import { describe, expect, it } from "vitest";
import { gameLength } from "../src/profile/game_length";
import { isFiltered, readQuery, requestQuery, writeQuery } from "../src/profile/history_query";

const DAY_MS = 86_400_000;

describe("the filters of the history", () => {
  it("are read back from the address that they were written to", () => {
    const query = {
      game: "riftforce",
      mode: "duel",
      against: "people",
      outcome: "won",
      days: "30",
      text: "Ада & 50%",
      page: 3,
    };
    expect(readQuery(writeQuery(query))).toEqual(query);
  });

  it("are nothing at first", () => {
    const query = readQuery("");
    expect(isFiltered(query)).toBe(false);
    expect(writeQuery(query)).toBe("");
    expect(requestQuery(query, 5)).toBe("page=1");
  });

  it("ignore what the address cannot mean", () => {
    const query = readQuery("?against=dragons&outcome=maybe&days=8&page=-2&mode=duel");
    expect(query).toEqual(readQuery(""));
    expect(readQuery("?page=2.9").page).toBe(2);
  });

  it("count a period from today", () => {
    const query = readQuery("?days=7&text=no");
    expect(isFiltered(query)).toBe(true);
    expect(requestQuery(query, 100 * DAY_MS + 5)).toBe("text=no&since=94&page=1");
  });
});

describe("the length of a game", () => {
  it.each([
    [0, "length-minutes", 1],
    [119 * 60_000, "length-minutes", 119],
    [120 * 60_000, "length-hours", 2],
    [47 * 3_600_000, "length-hours", 47],
    [48 * 3_600_000, "length-days", 2],
  ])("%i ms", (ms, key, n) => {
    expect(gameLength(ms)).toEqual({ key, n });
  });
});
