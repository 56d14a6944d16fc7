// Written by tools/wire.py from the game's `rules/view_json.py` (`make wire`). Do not edit by hand.

export const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;
export type Domain = (typeof DOMAINS)[number];

export const CARD_TYPES = ["unit", "spell", "gear", "rune", "battlefield", "legend"] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const FLAGS = [
  "exhausted",
  "stunned",
  "buffed",
  "temporary",
  "empowered",
  "attacker",
  "defender",
] as const;
export type Flag = (typeof FLAGS)[number];

export const PHASES = ["setup", "awaken", "beginning", "channel", "draw", "main", "ending"] as const;
export type Phase = (typeof PHASES)[number];

export const STOPS = ["spell", "ability", "showdown", "attacked"] as const;
export type Stop = (typeof STOPS)[number];

export const ASK_KINDS = [
  "main",
  "showdown",
  "react",
  "where",
  "destination",
  "group",
  "target",
  "extra",
  "may",
  "pay",
  "assign",
  "discard",
  "mulligan",
  "order",
  "open",
  "opponent",
  "predict",
  "bring",
  "decline",
  "draw",
  "channel",
  "first",
  "field",
  "look",
  "starts",
  "invited",
  "hide",
  "rune",
  "take",
  "spend",
  "mode",
  "ability",
  "choose",
  "saved",
  "saver",
  "out",
  "in",
  "champion",
  "surplus",
] as const;
export type AskKind = (typeof ASK_KINDS)[number];

export const MAIN_DECK: number = 40;

export const RUNE_DECK: number = 12;

export const SIDEBOARD: number = 8;

export const FIRST_ABILITY: number = 2;

export const DOMAIN_SIGNS: Record<string, string> = {
  R: "fury",
  G: "calm",
  B: "mind",
  O: "body",
  P: "chaos",
  Y: "order",
};

/** What the presenter adds to a view. */
export interface ItemTexts {
  does?: string[];
}

/** An object on the board: a legend, a battlefield, a unit or gear. */
export interface BoardObject {
  id: number;
  card: string;
  owner: number;
  seat: number; // its controller; -1: none
  at: string; // the place, in notation
  damage: number;
  flags: Flag[];
  bits: number; // the same and more, as the engine has them
  extra: number; // Might until the end of the turn
  might: number; // 0 if it is not a unit
  host: number; // the unit that it is attached to; -1: none
}

export type ChainRow = [
  card: string,
  what: number,
  kind: number,
  me: number,
  seat: number,
  origin: number,
  pending: number,
  ...rest: number[],
];

/** Something that lasts, in the words of the reader's language. */
export interface Note {
  unit: number; // the object it concerns; -1: a player, or everything
  seat: number; // whose effect it is, "you" in its text; -1: no one's
  card: string; // the card whose ability waits; "": none does
  text: string;
}

/** The pending question, as the seat that is asked sees it. */
export interface ViewAsk {
  kind: AskKind;
  about: number; // a card, unit or place; what it means depends on the kind
  n: number; // how many are to be chosen or are left; 0 where that means nothing
  moves: number[];
  names: string[]; // of the moves, in notation
}

/** A position as one seat knows it. Cards and domains are named as in notation; seats count from 0. */
export interface RealmView extends ItemTexts {
  rules: string; // game and mode
  seat: number; // whose view this is; -1: a spectator's
  first: number;
  turn: number;
  regular: number; // the seat whose turn it was last in turn order, additional turns aside
  round: number; // turns begun
  phase: Phase;
  waiting: number; // seats that are asked, as bits
  over: boolean;
  winner: number; // a side; -1: none
  priority: number; // -1: the controller of the newest item of the chain
  passes: number; // seats that have passed in a row
  focus: number;
  stage: number; // of a showdown; 0: there is none
  showdown: number; // its place; -1: none
  combat: boolean;
  attacker: number;
  defender: number;
  dirty: boolean; // a cleanup is outstanding
  running: boolean; // a chain exists, or has not been noticed to be over
  by_trigger: boolean; // the chain was started by a triggered ability
  stirred: boolean; // a chain item was processed since the Expiration Step began
  moment: number;
  barred: number; // 2v2: battlefields that the side on turn cannot score this turn, as bits
  invited: number; // 2v2: the teammate that may play now; -1: none
  helped: boolean; // 2v2: the teammate had nothing to add since the seat on turn last acted
  gone: number; // seats that have left, as bits
  points: number[]; // by side
  goal: number; // points that win
  wins: number[]; // by side, games of a match
  objects: BoardObject[];
  places: number[][]; // bases by seat, then battlefields; their objects have the numbers of the places
  contester: number[]; // by place
  facedown: number[][]; // by slot: its owner, since which turn, and the card if I may see it
  covered: (string | null)[]; // by slot, my own facedown card; a slot for each place, then a second for each
  hand: string[]; // my own
  aside: string[]; // my own
  hands: number[]; // by seat, how many cards it holds
  asides: number[]; // by seat, how many cards it has set aside
  known: string[][]; // by seat, cards in hand that all have seen
  sizes: number[][]; // by seat, cards in each part of the Main Deck
  seen: number[][]; // by seat and part, the seats that can name it, as bits
  bags: string[][][]; // by seat and part, its cards if I can name them
  unseen: string[][]; // by seat, cards that I cannot place
  rune_decks: string[][][]; // by seat and part, domains
  trash: string[][]; // by seat
  banished: string[][]; // by seat
  chosen: string[]; // by seat, the Chosen Champion
  champions: (string | null)[]; // by seat, the card in the Champion Zone
  used: string[][]; // by seat, battlefields used in the match
  scored: number[]; // by seat, battlefields scored this turn, as bits
  finals: number[]; // by seat, cards made final this turn
  died: number[]; // by seat, its units that died this turn
  thrown: number[]; // by seat, cards discarded this turn
  xp: number[]; // by seat
  side: string[]; // my own sideboard
  side_sizes: number[]; // by seat
  wished: boolean[]; // by seat, whether it has chosen its champion for the next game
  runes: number[][]; // by seat and domain
  ready: number[][]; // by seat and domain
  energy: number[]; // by seat
  spell_energy: number[]; // by seat, for spells only
  gear_power: number[]; // by seat, for gear and its abilities only
  power: number[][]; // by seat and domain; the last pays for any
  chain: ChainRow[]; // oldest first
  picks: (string | number)[][]; // by item of the chain, what it has chosen: objects by id, all else by name
  fresh: number; // items at the end of the chain that are not in order yet
  effects: number[][];
  notes?: Note[]; // the same in words, where a person reads the view
  aims: number[]; // combat damage assigned: unit, amount, unit, amount …
  turns: number[]; // seats with additional turns, the newest last
  frames: (string | number)[][];
  ask: ViewAsk | null;
}
