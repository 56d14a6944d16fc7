// What to tell of Riftforce: an action may gain it several times.
import { t } from "../../shell/i18n.svelte";
import { cardOf, lastLines } from "../../replay/story";
import type { ReplayStep } from "../../wire";
import { eventsOf } from "../module";
import type { Gained, GameEvent } from "./events";

/** How much Riftforce the side that gained last has gained for what was destroyed, each time. */
function gainsOf(step: ReplayStep): number[] {
  const gained = eventsOf<GameEvent>(step.beats).filter((event): event is Gained => event.t === "Gained");
  return gained.filter(({ side }) => side === gained.at(-1)?.side).map(({ n }) => n);
}

/** The last two lines; they tell of the last gain only, so the sum of several follows. */
function lines(step: ReplayStep): string {
  const gains = gainsOf(step);
  const n = gains.reduce((total, one) => total + one, 0);
  return gains.length > 1 ? `${lastLines(step)} ${t("gains-in-all", { n })}` : lastLines(step);
}

export const highlight = (step: ReplayStep): { card: string; line: string } => ({
  card: cardOf(step, "Discarded", "Played"),
  line: lines(step),
});
