// The points of each seat.
import type { ReplayStep, Replay } from "../../wire";
import { viewOf } from "../module";
import type { RiffifiView } from "./views";

/** The options of a table or a replay, by name. */
type Options = Record<string, string>;

export const countsTicks = (options: Options): boolean => options["scoring"] === "ticks";

/** The tokens of a seat in the hand under way. */
export const tokensOf = (view: RiffifiView, seat: number): number =>
  (view.tokens[seat] ?? []).reduce((sum, n) => sum + n, 0);

/** What decides the game, by seat: ticks where they count, otherwise the tokens of the hands that are over. */
export const pointsOf = (view: RiffifiView, options: Options): number[] =>
  countsTicks(options) ? view.ticks.map((colors) => colors.length) : view.scores;

/** The same after a step of a replay, with the tokens of the hand under way where tokens count. */
export function pointsAfter(step: ReplayStep, { options }: Replay): number[] {
  const view = viewOf<RiffifiView>(step.view);
  const points = pointsOf(view, options);
  // Once the game is over, the last hand has been counted.
  return view.over || countsTicks(options) ? points : points.map((n, seat) => n + tokensOf(view, seat));
}
