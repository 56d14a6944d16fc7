// A decision that is tried again: noted when its table is opened, judged when that game is reviewed.
import type { GameReview } from "../wire";
import { INACCURACY, costOf, percent } from "./chances";

/** The decision as it was taken the first time. */
export interface Retry {
  at: number; // moves before it, in both games
  seat: number;
  played: number; // the chance to win that it left
}

export interface Verdict {
  kind: "found" | "improved" | "same";
  then: number; // in percent, the first time
  now: number;
  best: number;
}

const KEY = "riftable.retry.";

/** Notes which decision the game of a new table tries again, for as long as this tab is open. */
export function noteRetry(table: string, retry: Retry): void {
  sessionStorage.setItem(KEY + table, JSON.stringify(retry));
}

/** The decision that the game of a table tries again; null if none. */
export function retryOf(table: string): Retry | null {
  return JSON.parse(sessionStorage.getItem(KEY + table) ?? "null") as Retry | null;
}

/** Whether the second try was better; null if it was not judged. */
export function verdictOf(retry: Retry, review: GameReview): Verdict | null {
  const again = review.report?.decisions.find((one) => one.at === retry.at && one.seat === retry.seat);
  if (!again) return null;
  const [then, now, best] = [percent(retry.played), percent(again.played), percent(again.best)];
  return { kind: costOf(again) < INACCURACY ? "found" : now > then ? "improved" : "same", then, now, best };
}
