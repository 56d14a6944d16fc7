// The points of a game under way.
import type { Frame } from "../../wire";
import { asTable } from "./view";

/** What is scored, and the tokens of the hand under way; once the game is over, the last hand has been counted. */
export function points(frame: Frame): number[] {
  const { over, tokens } = asTable(frame.view);
  if (over) return frame.scores;
  return frame.scores.map((n, seat) => n + (tokens[seat] ?? []).reduce((a, b) => a + b, 0));
}
