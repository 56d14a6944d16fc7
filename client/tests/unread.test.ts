// Lines of the chat that are news.
import { expect, test } from "vitest";
import { countUnread } from "../src/table/unread";
import type { Said } from "../src/wire";

const said = (seat: number, name: string): Said => ({ seat, name }) as Said;

test("my own lines are read", () => {
  const lines = [said(0, "Ada"), said(1, "Noam"), said(-1, "Lou")];
  expect(countUnread(lines, [0], "Ada")).toBe(2);
  expect(countUnread(lines, [0, 1], "Ada")).toBe(1);
});

test("a spectator's lines are known by the name", () => {
  expect(countUnread([said(-1, "Lou"), said(-1, "Zoe")], [], "Lou")).toBe(1);
  expect(countUnread([said(-1, "Lou")], [0], "Lou")).toBe(1); // another Lou, watching
});
