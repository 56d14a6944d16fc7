// What to tell of points: they come from battlefields, often long after the cards that won them were played.
import { lastLines } from "../../replay/story";
import type { ReplayStep } from "../../wire";
import { eventsOf, viewOf } from "../module";
import type { Conquered, Declared, Entered, GameEvent, Held } from "./events";
import { objectById, objectsAt } from "./position";
import type { RealmView } from "./views";

const SCORING = new Set<GameEvent["t"]>(["Conquered", "Held", "Scored", "Denied", "BurntOut", "GameWon"]);

/** The lines that tell of points, and of the battlefields they came from. */
function scoring(step: ReplayStep): string {
  const told = step.beats
    .filter((beat) => eventsOf<GameEvent>([beat]).some((event) => SCORING.has(event.t)))
    .flatMap((beat) => beat.lines);
  return told.length ? told.join(" ") : lastLines(step);
}

/** The strongest unit where the points came from; else the battlefield, or what was played last. */
function scorer(step: ReplayStep, seat: number): string {
  const view = viewOf<RealmView>(step.view);
  const events = eventsOf<GameEvent>(step.beats);
  const taken = events.findLast(
    (event): event is Conquered | Held => (event.t === "Conquered" || event.t === "Held") && event.seat === seat,
  );
  const place = taken?.place ?? -1;
  const there = objectsAt(view, place)
    .filter((thing) => thing.seat === seat)
    .sort((a, b) => b.might - a.might);
  const played = events.findLast(
    (event): event is Declared | Entered => event.t === "Declared" || event.t === "Entered",
  );
  return there[0]?.card ?? objectById(view, place)?.card ?? played?.kind ?? "";
}

export const highlight = (step: ReplayStep, player: number): { card: string; line: string } => ({
  card: scorer(step, player),
  line: scoring(step),
});
