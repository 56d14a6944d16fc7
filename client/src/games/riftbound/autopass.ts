// When the table passes for my seat, as the player has set it. The server keeps it, and other players do not see it.
// What holds at every table is kept in this browser too, and said again at the next one.
import { settings, type Passing } from "../../shell/settings.svelte";
import type { Table } from "../../table/table.svelte";
import type { AutopassPreferences } from "../../wire";
import type { RealmView } from "./views";

/** What a missing field means. */
const USUAL = {
  auto: true,
  own: true,
  turn: -1,
  until_attacked: false,
  cards: [] as string[],
  stops: [] as NonNullable<AutopassPreferences["stops"]>,
};
export type Full = typeof USUAL;

export const STOPS = ["spell", "ability", "showdown", "attacked"] as const;

export function habitsOf(table: Table): Full {
  return { ...USUAL, ...(table.info?.seats[table.seat]?.habits ?? {}) };
}

export function settle(table: Table, change: Partial<Full>): void {
  const habits = { ...habitsOf(table), ...change };
  const usual = everywhere(habits);
  if (!same(usual, settings.values.passing) && Object.keys(usual).some((key) => key in change))
    settings.set("passing", usual);
  void table.command({ t: "habit", seat: table.seat, habits }).catch(() => {});
}

const everywhere = ({ auto, own, stops }: Full): Passing => ({ auto, own, stops });
const same = (one: Passing, other: Passing): boolean =>
  one.auto === other.auto && one.own === other.own && [...one.stops].sort().join() === [...other.stops].sort().join();

/** At a table where I have said nothing yet: what I said at others. */
export function applySavedHabits(table: Table): void {
  const { passing } = settings.values;
  if (same(everywhere(habitsOf(table)), everywhere(USUAL)) && !same(passing, everywhere(USUAL)))
    settle(table, { ...passing });
}

/** Whether I pass now whatever may come, or a part of it. */
export function yields(table: Table, view: RealmView): boolean {
  const habits = habitsOf(table);
  return habits.turn === view.round || habits.until_attacked || habits.cards.length > 0;
}

export const NO_YIELDS: Partial<Full> = { turn: -1, until_attacked: false, cards: [] };

/** Stops yielding; if I do not, yields until the turn is over. */
export function toggleYield(table: Table, view: RealmView): void {
  settle(table, yields(table, view) ? NO_YIELDS : { turn: view.round });
}
