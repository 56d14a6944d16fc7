// A position of Riffifi as the server tells it. No rules: only reading.
import type { Json } from "../../wire";

export interface TableView {
  rules: string;
  seat: number;
  dealer: number;
  turn: number;
  hand_number: number;
  waiting: number;
  over: boolean;
  winners: number;
  scores: number[];
  ticks: string[][];
  bank: number[];
  tokens: number[][];
  captured?: number[][];
  face: (string | null)[];
  piles: (string | null)[][];
  hand: string[];
  hands: number[];
}

export const asTable = (view: Json): TableView => view as unknown as TableView;

export const COLORS = ["red", "blue", "green", "yellow", "purple"] as const;
export const colorOf = (card: string): string => card.replace(/\d+$/, "");
export const valueOf = (card: string): string => /\d+$/.exec(card)?.[0] ?? "";

/** The others in turn order, from my left; a spectator sees all. */
export function around(view: TableView, seat: number): number[] {
  const n = view.hands.length;
  if (seat < 0) return Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
}
