// The points of a game under way.
import type { ReplayStep } from "../../wire";
import { viewOf } from "../module";
import type { RiffifiView } from "./views";

/** What is scored, and the tokens of the hand under way; once the game is over, the last hand has been counted. */
export function points(step: ReplayStep): number[] {
  const { over, tokens } = viewOf<RiffifiView>(step.view);
  if (over) return step.scores;
  return step.scores.map((n, seat) => n + (tokens[seat] ?? []).reduce((a, b) => a + b, 0));
}
