// What to tell of Riftforce: the last gain of an action, the card it came from, and the sum of several.
import { t } from "../../shell/i18n.svelte";
import { lastLines } from "../../replay/story";
import type { Beat, ReplayStep } from "../../wire";
import { eventsOf, viewOf } from "../module";
import type { Gained, GameEvent } from "./events";
import type { RiftView } from "./views";

const gains = (event: GameEvent): boolean => event.t === "Gained" || event.t === "Controlled";

/** The beats up to the last one in which something is gained: what comes after it does not explain the gain. */
function untilGain({ beats }: ReplayStep): Beat[] {
  return beats.slice(0, beats.findLastIndex((beat) => eventsOf<GameEvent>([beat]).some(gains)) + 1);
}

/** How much Riftforce the side that gained last has gained for what was destroyed, each time. */
function gainsOf(step: ReplayStep): number[] {
  const gained = eventsOf<GameEvent>(step.beats).filter((event): event is Gained => event.t === "Gained");
  return gained.filter(({ side }) => side === gained.at(-1)?.side).map(({ n }) => n);
}

/** The two lines that end with the last gain; they tell of that only, so the sum of several follows. */
function lines(step: ReplayStep): string {
  const beats = untilGain(step);
  const told = beats.length ? lastLines({ ...step, beats }) : lastLines(step);
  const found = gainsOf(step);
  const n = found.reduce((total, one) => total + one, 0);
  return found.length > 1 ? `${told} ${t("gains-in-all", { n })}` : told;
}

/** The card of the elemental that was destroyed for the last gain; "": locations were gained for. */
function destroyed(step: ReplayStep, before: ReplayStep): string {
  const cards = new Map((viewOf<RiftView>(before.view).board ?? []).flat().map(({ id, card }) => [id, card]));
  let last = "";
  for (const event of eventsOf<GameEvent>(untilGain(step))) {
    if (event.t === "Played" || event.t === "Placed" || event.t === "Stole") cards.set(event.unit, event.card ?? "");
    if (event.t === "Destroyed") last = cards.get(event.unit) ?? "";
    if (event.t === "Controlled") last = "";
  }
  return last;
}

export const highlight = (step: ReplayStep, _: number, before: ReplayStep): { card: string; line: string } => ({
  card: destroyed(step, before),
  line: lines(step),
});
