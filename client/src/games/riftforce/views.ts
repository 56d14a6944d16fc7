// Written by tools/wire.py from the game's `rules/view_json.py` (`make wire`). Do not edit by hand.

export const GUILDS = [
  "fire",
  "earth",
  "light",
  "plant",
  "water",
  "ice",
  "shadow",
  "crystal",
  "thunderbolt",
  "air",
  "acid",
  "beast",
  "lava",
  "love",
  "magnet",
  "music",
  "sand",
  "star",
] as const;
export type Guild = (typeof GUILDS)[number];

export const ASK_KINDS = [
  "action",
  "play",
  "where",
  "discard",
  "by",
  "activate",
  "hit",
  "heal",
  "near",
  "far",
  "side",
  "stolen",
  "guild",
  "first",
  "out",
  "given",
  "offer",
  "draw",
  "setup",
  "bot",
  "push",
  "keep",
  "next",
  "trainer",
  "new_bot",
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export const CARD_NUMBERS: number[] = [5, 6, 7];

export const CARDS_PER_GUILD: number = 9;

export const AREAS: Record<string, number[]> = {
  green: [0, 1, 2],
  gray: [3, 4, 5],
};

export const SEAT_AREAS: Record<string, number[][]> = {
  team3: [[0, 1, 2], [0, 1, 2, 3, 4, 5], [3, 4, 5]],
  team4: [[0, 1, 2], [0, 1, 2], [3, 4, 5], [3, 4, 5]],
};

/** An elemental on the board. */
export interface Unit {
  id: number;
  card: string;
  damage: number;
  seat: number; // its owner
}

/** The pending question, as the seat that is asked sees it. */
export interface ViewAsk {
  kind: AskKind;
  about: number; // a card, unit or place; what it means depends on the kind
  n: number; // how many are to be chosen or are left; 0 where that means nothing
  moves: number[];
  names: string[]; // of the moves, in notation
}

/** A position as one seat knows it. Cards and guilds are named as in notation; seats count from 0. */
export interface RiftView {
  rules: string; // game and mode
  seat: number; // whose view this is; -1: a spectator's
  first: number;
  turn: number;
  round: number;
  place: number; // seats that have acted in this round
  idle: number; // actions in a row that changed nothing
  waiting: number; // seats that are asked, as bits
  over: boolean;
  winner: number; // a side; -1: none
  scores: number[]; // by side
  guilds: string[][]; // by player
  pool: number; // guilds of the draft that lie face down
  offer: string[]; // guilds to choose from in the draft
  picks?: number[]; // the seat of each pick, made or to come; draft only
  quotas?: number[]; // by player, how many guilds they will have; draft only
  board: Unit[][]; // side * locations + location, nearest the rift first
  hand: string[]; // my own
  hands: number[]; // by player, how many cards they hold
  decks: number[]; // by player, how many cards are left
  discards: string[][]; // by player
  known: string[][]; // by player, cards in hand that all have seen
  unseen: string[][]; // by player, cards of deck or hand that I cannot place
  fired: number[]; // units already activated this turn
  doomed: number[]; // units with lethal damage
  plans?: string[]; // of the trainer, those met so far; solo only
  met?: number; // how many of them have been carried out; solo only
  frames: (string | number)[][];
  ask: ViewAsk | null;
}
