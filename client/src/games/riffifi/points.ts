// The points of a game under way.
import type { Frame } from "../../wire";
import { viewOf } from "../module";
import type { TableView } from "./views";

/** What is scored, and the tokens of the hand under way; once the game is over, the last hand has been counted. */
export function points(frame: Frame): number[] {
  const { over, tokens } = viewOf<TableView>(frame.view);
  if (over) return frame.scores;
  return frame.scores.map((n, seat) => n + (tokens[seat] ?? []).reduce((a, b) => a + b, 0));
}
