// The score of a table in one line.
import type { TableInfo } from "../wire";

/** The points of my side first, then those of the others in order: "7:5"; "" where there are none to tell. */
export function scoreOf({ scores, seats }: Pick<TableInfo, "scores" | "seats">): string {
  const mine = seats.find((seat) => seat.mine)?.side ?? 0;
  const ordered = [scores[mine], ...scores.filter((_, side) => side !== mine)];
  return scores.length ? ordered.join(":") : "";
}
