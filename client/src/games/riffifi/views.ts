// Written by tools/wire.py from the game's `rules/view_json.py` (`make wire`). Do not edit by hand.

export const COLORS = ["red", "blue", "green", "yellow", "purple"] as const;
export type Color = (typeof COLORS)[number];

export const ASK_KINDS = ["play", "officer", "odd", "first", "out", "deal", "verdict"] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** The pending question, as the seat that is asked sees it. */
export interface ViewAsk {
  kind: AskKind;
  about: number; // a card, unit or place; what it means depends on the kind
  n: number; // how many are to be chosen or are left; 0 where that means nothing
  moves: number[];
  names: string[]; // of the moves, in notation
}

/** A position as one seat knows it. Cards are named as in notation; seats and colors count from 0. */
export interface RiffifiView {
  rules: string; // game and mode
  seat: number; // whose view this is; -1: a spectator's
  dealer: number;
  turn: number;
  hand_number: number; // from 1; 0 before the first hand
  closing: number; // 1 in the last round, in which no seat has a card left to play
  owed: number; // tokens that the seat on turn is about to take from seats that are tied
  tied: number; // those seats, as bits
  waiting: number; // seats that are asked, as bits
  over: boolean;
  winners: number; // seats, as bits
  unused: number; // cards that no seat plays with
  out: number; // the color whose 1 was taken out; 5: none, or all
  dealt: number; // cards dealt so far, while chance deals
  scores: number[]; // by seat
  ticks: string[][]; // by seat, colors
  bank: number[]; // tokens by color
  tokens: number[][]; // by seat and color
  captured?: number[][]; // by seat and color, all tokens ever taken, where that counts
  face: (string | null)[]; // by seat, the card face up before it
  piles: (string | null)[][]; // by seat, the cards played; null: unseen
  unseen: number[][]; // by seat, the places in its pile of what was played unseen
  clues: string[][][]; // by seat, for each of these, the cards it may be
  hand: string[]; // my own
  hands: number[]; // by seat, how many cards it holds
  sets: string[][]; // by seat, what I know to be among the cards it plays with
  past: [number, string[], string[][]][]; // earlier hands: the set, what was shown, what the rest may be
  frames: (string | number)[][];
  ask: ViewAsk | null;
}
