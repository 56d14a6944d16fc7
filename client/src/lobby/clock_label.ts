// The clock of a table in words, and what happens when a player has no time left.
import { t } from "../shell/i18n.svelte";
import type { ClockSetting, NewGame } from "../wire";

export type Absent = NonNullable<NewGame["absent"]>;

export const ABSENT: Absent[] = ["lose", "bot", "skip", "wait"];

/** What usually happens to players who are out of time: by the clock that the table has. */
export const usualAbsent = (clock: ClockSetting | undefined): Absent =>
  (({ none: "wait", move: "skip", game: "lose", days: "wait" }) as const)[clock?.kind ?? "none"];

export function clockLabel(clock: ClockSetting): string {
  switch (clock.kind ?? "none") {
    case "move":
      return t("clock-move", { n: clock.seconds ?? 0 });
    case "game":
      return t("clock-game", { n: Math.round((clock.seconds ?? 0) / 60), bonus: clock.bonus ?? 0 });
    case "days":
      return t("clock-days", { n: clock.days ?? 0 });
    default:
      return t("clock-none");
  }
}
