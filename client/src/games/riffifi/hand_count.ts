// What a hand came to, read from the events.
import { addAt, changeAt } from "../lists";
import type { GameEvent } from "./events";
import { COLORS, type Color } from "./views";

/** A hand that is over. Lists are by seat. */
export interface HandCount {
  number: number; // from 1
  hands: number; // that are played; 0: until a player has all ticks
  sums: number[]; // tokens
  tokens: number[][]; // by color; empty where the events do not tell
  ticks: string[][]; // colors ticked in this hand
}

/** The last hand that is over; null if there is none yet. */
export function lastHand(events: GameEvent[], players: number): HandCount | null {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const begun = (number: number, hands: number): HandCount => ({
    number,
    hands,
    sums: [],
    tokens: seats.map(() => COLORS.map(() => 0)),
    ticks: seats.map(() => []),
  });
  let last: HandCount | null = null;
  let now = begun(1, 0);
  const move = (seat: number, color: string | null, n: number): void => {
    now.tokens = changeAt(now.tokens, seat, (own) => addAt(own, COLORS.indexOf(color as Color), n));
  };
  for (const event of events) {
    switch (event.t) {
      case "Began":
        now = begun(event.n, event.hands);
        break;
      case "Stole":
        move(event.victim, event.colour, -event.n);
        move(event.seat, event.colour, event.n);
        break;
      case "Took":
        move(event.seat, event.colour, event.n);
        break;
      case "Ticked":
        now.ticks[event.seat]?.push(event.colour ?? "");
        break;
      case "Counted":
        now.sums[event.seat] = event.n;
        last = now;
        break;
    }
  }
  // A game that was forked in the middle of a hand tells only how that went on.
  if (last && seats.some((seat) => sum(last.tokens[seat]) !== last.sums[seat])) last.tokens = [];
  return last;
}

const sum = (numbers: number[] | undefined): number => (numbers ?? []).reduce((a, b) => a + b, 0);
