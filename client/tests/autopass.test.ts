// Where Riftbound's autopass settings are kept.
import { beforeEach, expect, test } from "vitest";
import { applySavedAutopass, autopassOf, isYielding, setAutopass } from "../src/games/riftbound/autopass";
import type { RealmView } from "../src/games/riftbound/views";
import type { Table } from "../src/table/table.svelte";
import type { AutopassPreferences } from "../src/wire";

const KEY = "riftable.riftbound.autopass";

/** A table at which I have set this, and what it was told since. */
function seat(habits: AutopassPreferences = {}): { table: Table; sent: AutopassPreferences[] } {
  const sent: AutopassPreferences[] = [];
  const table = {
    seat: 0,
    info: { seats: [{ habits }] },
    command: (said: { habits: AutopassPreferences }) => Promise.resolve(sent.push(said.habits)),
  } as unknown as Table;
  return { table, sent };
}

beforeEach(() => localStorage.clear());

test("what is not set is as usual", () => {
  expect(autopassOf(seat({ own: false }).table)).toMatchObject({ auto: true, own: false, turn: -1, stops: [] });
});

test("what holds at every table is applied to the next one", () => {
  setAutopass(seat().table, { stops: ["spell"] });
  const next = seat();
  applySavedAutopass(next.table);
  expect(next.sent).toMatchObject([{ auto: true, own: true, stops: ["spell"] }]);
});

test("what holds for a turn is not kept", () => {
  setAutopass(seat().table, { turn: 3 });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(isYielding(seat({ turn: 3 }).table, { round: 3 } as RealmView)).toBe(true);
});

test("a table where something is set already stays as it is", () => {
  setAutopass(seat().table, { auto: false });
  const next = seat({ own: false });
  applySavedAutopass(next.table);
  expect(next.sent).toEqual([]);
});

test("settings of earlier releases are read, until others are saved", () => {
  localStorage.setItem("riftable.settings", JSON.stringify({ passing: { auto: false, own: true, stops: [] } }));
  const first = seat();
  applySavedAutopass(first.table);
  expect(first.sent).toMatchObject([{ auto: false }]);
  setAutopass(seat({ auto: false }).table, { auto: true });
  const second = seat();
  applySavedAutopass(second.table);
  expect(second.sent).toEqual([]);
});
