// A position of Riftbound as the server tells it, and how it is laid out on the table. No rules: only reading.
import type { Json } from "../../wire";

/** Something on the board: a legend, a battlefield, a unit or gear. */
export interface Thing {
  id: number;
  card: string;
  owner: number;
  seat: number; // who controls it; -1: nobody
  damage: number;
  flags: string[];
  might: number;
}

/** What waits on the chain: a card, what it is, and then numbers of the engine, of which we read a few. */
type Row = [
  card: string,
  what: number,
  kind: number,
  me: number,
  seat: number,
  origin: number,
  pending: number,
  ...rest: number[],
];

export interface RealmView {
  rules: string;
  seat: number;
  first: number;
  turn: number;
  round: number;
  phase: string;
  waiting: number; // seats, as bits
  over: boolean;
  priority: number;
  passes: number;
  focus: number;
  stage: number; // 0: no showdown
  showdown: number; // the place
  combat: boolean;
  attacker: number;
  defender: number;
  gone: number; // seats that have left, as bits
  points: number[]; // by side
  wins: number[];
  objects: Thing[];
  places: number[][]; // bases by seat, then battlefields; their objects have the numbers of their places
  contester: number[];
  facedown: number[][]; // by place: whose, since which turn
  covered: (string | null)[]; // by place, my own facedown card
  hand: string[];
  aside: string[];
  hands: number[];
  sizes: number[][]; // of the Main Decks, part by part
  rune_decks: string[][][];
  trash: string[][];
  champions: (string | null)[];
  scored: number[]; // by seat, battlefields scored this turn, as bits
  runes: number[][];
  ready: number[][];
  energy: number[];
  spell_energy: number[];
  power: number[][];
  chain: Row[];
  picks: (number | string)[][];
  ask: { kind: string; n: number } | null;
}

export const asRealm = (view: Json): RealmView => view as unknown as RealmView;

export const DOMAINS = ["fury", "calm", "mind", "body", "chaos", "order"] as const;

export const seatsOf = (view: RealmView): number => view.hands.length;
export const fieldsOf = (view: RealmView): number[] => view.places.map((_, place) => place).slice(seatsOf(view));
export const thingOf = (view: RealmView, id: number): Thing | undefined =>
  view.objects.find((thing) => thing.id === id);
export const deckOf = (view: RealmView, seat: number): number => (view.sizes[seat] ?? []).reduce((a, b) => a + b, 0);
export const runeDeckOf = (view: RealmView, seat: number): number =>
  (view.rune_decks[seat] ?? []).reduce((sum, bag) => sum + bag.length, 0);
export const hasLeft = (view: RealmView, seat: number): boolean => ((view.gone >> seat) & 1) === 1;

/** The units and gear at a place, in the order in which they came. */
export function thingsAt(view: RealmView, place: number): Thing[] {
  return (view.places[place] ?? [])
    .map((id) => thingOf(view, id))
    .filter((thing): thing is Thing => thing !== undefined);
}

/** An item of the chain, for reading. */
export interface Item {
  index: number;
  card: string;
  seat: number;
  pending: boolean;
  ability: boolean; // of the card, not the card itself
  picks: (number | string)[];
}

/** The chain, newest first. */
export function itemsOf(view: RealmView): Item[] {
  return view.chain
    .map((row, index) => ({
      index,
      card: row[0],
      seat: row[4],
      pending: row[6] === 1,
      ability: row[1] > 1,
      picks: view.picks[index] ?? [],
    }))
    .reverse();
}

/** Who is asked, by the view. */
export const askedIn = (view: RealmView): number[] =>
  view.hands.map((_, seat) => seat).filter((seat) => (view.waiting >> seat) & 1);

/** Who has passed since something last happened: those before whoever is asked now. */
export function passedIn(view: RealmView): number[] {
  const holder = view.chain.length ? view.priority : view.stage ? view.focus : -1;
  if (holder < 0 || !view.passes) return [];
  const found: number[] = [];
  const n = seatsOf(view);
  for (let k = 1; k < n && found.length < view.passes; k++) {
    const seat = (holder - k + n * 2) % n;
    if (!hasLeft(view, seat)) found.unshift(seat);
  }
  return found;
}

/** Whether a pass now would be the last that is needed. */
export const lastToPass = (view: RealmView): boolean =>
  view.passes >= view.hands.filter((_, seat) => !hasLeft(view, seat)).length - 1;

/** The others in turn order, from my left; a spectator sees all. */
export function around(view: RealmView, seat: number): number[] {
  const n = seatsOf(view);
  if (seat < 0) return Array.from({ length: n - 1 }, (_, i) => i + 1);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
}

/** The place whose part of the board a thing stands in; none for what is always to be seen, as battlefields are. */
export function placeOfKey(view: RealmView, key: string): number | undefined {
  const [on = "", name = ""] = key.split(":");
  const number = parseInt(name, 10);
  const bases = seatsOf(view);
  if (on === "unit" && number >= view.places.length) return view.places.findIndex((things) => things.includes(number));
  if (on === "facedown") return number;
  return ["unit", "lane", "rune"].includes(on) && number < bases ? number : undefined;
}

/** How a seat is painted: me and my partner in my color, the others each in one of theirs, all with a pattern. */
export function paintOf(seat: number, mySeat: number, sides: number[]): string {
  const me = Math.max(0, mySeat);
  if (seat === me) return "p-you";
  const mates = sides
    .map((side, other) => ({ side, other }))
    .filter((one) => one.other !== me && one.side === sides[me]);
  if (mates.some((one) => one.other === seat)) return "p-mate";
  const foes = sides.map((_, other) => other).filter((other) => sides[other] !== sides[me]);
  const turn = foes.sort((a, b) => ((a - me + sides.length) % sides.length) - ((b - me + sides.length) % sides.length));
  const teams = new Set(sides).size < sides.length;
  return teams ? `p-foe1${turn.indexOf(seat) > 0 ? " p-second" : ""}` : `p-foe${turn.indexOf(seat) + 1}`;
}
