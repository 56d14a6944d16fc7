// Autopass: when the table passes for my seat, as I have set it. The server keeps it, and other players do not see it.
// What holds at every table is kept in this browser too, and applied to the next one.
import type { Table } from "../../table/table.svelte";
import { DEFAULT_AUTOPASS_PREFERENCES, type AutopassPreferences as SentPreferences } from "../../wire";
import type { RealmView } from "./views";

/** What is needed of a table: my seat, and a way to tell the server. Without that, as in a puzzle, nothing is set. */
export type AutopassTable = Pick<Table, "info" | "seat" | "command">;

/** What I have set at a table, with nothing missing. */
export type AutopassPreferences = Required<SentPreferences>;

/** The part of it that holds at every table. */
type SavedPreferences = Pick<AutopassPreferences, "auto" | "own" | "stops">;

const STORAGE_KEY = "riftable.riftbound.autopass";
const OLD_STORAGE_KEY = "riftable.settings"; // where earlier releases kept them, as `passing`

const lasting = ({ auto, own, stops }: AutopassPreferences): SavedPreferences => ({ auto, own, stops });
const DEFAULT_SAVED = lasting(DEFAULT_AUTOPASS_PREFERENCES);

function loadSaved(): SavedPreferences {
  try {
    const own = localStorage.getItem(STORAGE_KEY);
    const old = JSON.parse(localStorage.getItem(OLD_STORAGE_KEY) ?? "{}") as { passing?: Partial<SavedPreferences> };
    return { ...DEFAULT_SAVED, ...(own ? (JSON.parse(own) as Partial<SavedPreferences>) : old.passing) };
  } catch {
    return DEFAULT_SAVED;
  }
}

const same = (one: SavedPreferences, other: SavedPreferences): boolean =>
  one.auto === other.auto && one.own === other.own && [...one.stops].sort().join() === [...other.stops].sort().join();

/** What is set for my seat at a table. */
export function autopassOf(table: Pick<Table, "info" | "seat">): AutopassPreferences {
  return { ...DEFAULT_AUTOPASS_PREFERENCES, ...(table.info?.seats[table.seat]?.habits ?? {}) };
}

/** Changes it, at this table and, where it holds at every table, in this browser. */
export function setAutopass(table: AutopassTable, change: Partial<AutopassPreferences>): void {
  const habits = { ...autopassOf(table), ...change };
  const saved = lasting(habits);
  if (!same(saved, loadSaved()) && Object.keys(saved).some((key) => key in change))
    localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  void table.command({ t: "habit", seat: table.seat, habits }).catch(() => {});
}

/** Applies what is saved in this browser to a table where I have set nothing yet. */
export function applySavedAutopass(table: Table): void {
  const saved = loadSaved();
  if (same(lasting(autopassOf(table)), DEFAULT_SAVED) && !same(saved, DEFAULT_SAVED)) setAutopass(table, saved);
}

/** Whether I pass now whatever may come, or a part of it. */
export function isYielding(table: Pick<Table, "info" | "seat">, view: RealmView): boolean {
  const { turn, until_attacked, cards } = autopassOf(table);
  return turn === view.round || until_attacked || cards.length > 0;
}

export const NO_YIELDS: Partial<AutopassPreferences> = { turn: -1, until_attacked: false, cards: [] };

/** Stops yielding; if I do not, yields until the turn is over. */
export function toggleYield(table: AutopassTable, view: RealmView): void {
  setAutopass(table, isYielding(table, view) ? NO_YIELDS : { turn: view.round });
}
