// The story of a finished game: how the lead went, and where it turned.
import type { GameModule } from "../games/module";
import type { Replay, ReplayStep } from "../wire";

export interface Turn {
  at: number; // moves before it: where one may play on
  step: number;
  swing: number; // for my side
  scores: number[];
  card: string;
  line: string;
  seat: number;
}

type Told = Pick<GameModule, "points" | "gains" | "highlight">;

/** The last step that shows the position before a move. */
export const stepBefore = (replay: Replay, at: number): number =>
  Math.max(
    0,
    replay.steps.findLastIndex((step) => step.at <= at),
  );

/** The seat that decides next after a step; -1 if none does. */
export const deciderAfter = (replay: Replay, step: number): number =>
  replay.steps.slice(step + 1).find(({ seat }) => seat >= 0)?.seat ?? -1;

/**
 * The moves before the last decision of a seat up to a step, from where that player can act at once; before the
 * step that follows, if there was none.
 */
export function lastDecision(replay: Replay, step: number, seat: number): number {
  const found = replay.steps.findLastIndex((_, i) => i <= step && deciderAfter(replay, i) === seat);
  return replay.steps[found < 0 ? step : found]?.at ?? 0;
}

/** My lead after each step: against one other side, or against the best of the others. */
export function leads(replay: Replay, game: Told, side: number): number[] {
  return replay.steps.map((step) => {
    const points = pointsOf(game, replay, step);
    const others = points.filter((_, i) => i !== side);
    return (points[side] ?? 0) - Math.max(...others, 0);
  });
}

const pointsOf = (game: Told, replay: Replay, step: ReplayStep): number[] => game.points?.(step, replay) ?? step.scores;

/** The steps after which most had changed, in the order they came. */
export function turningPoints(replay: Replay, game: Told, side: number, most = 3): Turn[] {
  const lead = leads(replay, game, side);
  const unseated = replay.sides.length > replay.seats.length; // a player without a seat is never asked
  const found: Turn[] = [];
  for (let i = 1; i < replay.steps.length; i++) {
    const step = replay.steps[i]!;
    const swing = lead[i]! - lead[i - 1]!;
    if (swing === 0 || (step.seat < 0 && !unseated)) continue;
    const player = unseated
      ? replay.sides.findIndex((own) => (own === side) === swing > 0)
      : gainer(replay, game, step, swing > 0 ? side : -1);
    const before = replay.steps[i - 1]!;
    const { card, line } = game.highlight?.(step, player, before) ?? { card: cardOf(step), line: lastLines(step) };
    const scores = pointsOf(game, replay, step);
    found.push({ at: before.at, step: i, swing, scores, card, line, seat: player });
  }
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.step - a.step)
    .slice(0, most)
    .sort((a, b) => a.step - b.step);
}

/** With the sign of a minus, which is no hyphen. */
export const signed = (n: number): string => `${n < 0 ? "−" : ""}${Math.abs(n)}`;

/** The card of the first event of one of these names, else the first that any event names. */
export function cardOf(step: ReplayStep, ...preferred: string[]): string {
  const events = step.beats.flatMap((beat) => beat.events);
  const named = events.filter((event) => typeof event["card"] === "string" && event["t"] !== "Reveal");
  return String((named.find((event) => preferred.includes(String(event["t"]))) ?? named[0])?.["card"] ?? "");
}

/** The player whose points they were, where events say so, else the one that acted. Of several, one of this side. */
function gainer(replay: Replay, game: Told, step: ReplayStep, side: number): number {
  const told = step.beats
    .flatMap((beat) => beat.events)
    .filter((event) => game.gains?.includes(String(event["t"])))
    .map((event) => Number(event["seat"]));
  return told.findLast((seat) => replay.sides[seat] === side) ?? told.at(-1) ?? step.seat;
}

/** The last two lines that tell of events of these names in which a player gains; else the last two of all. */
export function linesOf(step: ReplayStep, player: number, gains: string[]): string {
  const told = step.beats
    .filter(({ events }) => events.some(({ t, seat }) => gains.includes(String(t)) && seat === player))
    .flatMap((beat) => beat.lines);
  return told.length ? told.slice(-2).join(" ") : lastLines(step);
}

/** The last two lines of a step: they tell of points, where there were any. */
export function lastLines(step: ReplayStep): string {
  const lines = step.beats.flatMap((beat) => beat.lines);
  return lines.slice(-2).join(" ");
}
