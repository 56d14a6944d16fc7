// What to tell of tokens: they come from the card that lay face up, before the next one is played.
import { cardOf, linesOf } from "../../replay/story";
import type { ReplayStep } from "../../wire";
import { eventsOf, viewOf } from "../module";
import type { GameEvent } from "./events";
import type { RiffifiView } from "./views";

export const GAINS = ["Took", "Stole"];

/** The card that last paid a player in a step; else the one that was played. */
function payer(step: ReplayStep, player: number, before: ReplayStep): string {
  let card = viewOf<RiffifiView>(before.view).face[player] ?? "";
  let paid = "";
  for (const event of eventsOf<GameEvent>(step.beats)) {
    if (!("seat" in event) || event.seat !== player) continue;
    if (event.t === "Played") card = event.card ?? "";
    if (GAINS.includes(event.t)) paid = card;
  }
  return paid || cardOf(step, "Played");
}

/** What the player gained; where several did, as in the last round of a hand, all of it. */
function lines(step: ReplayStep, player: number): string {
  const gains = (event: GameEvent): boolean => GAINS.includes(event.t);
  const beats = step.beats.filter((beat) => eventsOf<GameEvent>([beat]).some(gains));
  const gainers = new Set(eventsOf<GameEvent>(beats).flatMap((event) => ("seat" in event ? [event.seat] : [])));
  return gainers.size > 1 ? beats.flatMap((beat) => beat.lines).join(" ") : linesOf(step, player, GAINS);
}

export const highlight = (step: ReplayStep, player: number, before: ReplayStep): { card: string; line: string } => ({
  card: payer(step, player, before),
  line: lines(step, player),
});
