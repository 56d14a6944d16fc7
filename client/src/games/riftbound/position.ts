// How a position of Riftbound is read and laid out on the table. No rules.
import { FIRST_ABILITY, type BoardObject, type Note, type RealmView } from "./views";

export const seatsOf = (view: RealmView): number => view.hands.length;
export const fieldsOf = (view: RealmView): number[] => view.places.map((_, place) => place).slice(seatsOf(view));
export const objectById = (view: RealmView, id: number): BoardObject | undefined =>
  view.objects.find((thing) => thing.id === id);
export const deckOf = (view: RealmView, seat: number): number => (view.sizes[seat] ?? []).reduce((a, b) => a + b, 0);
export const runeDeckOf = (view: RealmView, seat: number): number =>
  (view.rune_decks[seat] ?? []).reduce((sum, bag) => sum + bag.length, 0);
export const hasLeft = (view: RealmView, seat: number): boolean => ((view.gone >> seat) & 1) === 1;

/** What lasts for an object, in words. A legend also has what lasts for its player. */
export const notesOf = (view: RealmView, id: number): Note[] => [
  ...(view.notes ?? []).filter((note) => note.unit === id),
  ...notesOfSeat(view, id),
];

/** What lasts for a player, in words. */
export const notesOfSeat = (view: RealmView, seat: number): Note[] =>
  (view.notes ?? []).filter((note) => note.unit < 0 && note.seat === seat);

/** The units and gear at a place, in the order in which they came. */
export function objectsAt(view: RealmView, place: number): BoardObject[] {
  return (view.places[place] ?? [])
    .map((id) => objectById(view, id))
    .filter((thing): thing is BoardObject => thing !== undefined);
}

/** What is attached to a unit. */
export const wornBy = (view: RealmView, id: number): BoardObject[] => view.objects.filter(({ host }) => host === id);

/** Things at a place with what is attached to a unit right behind it. */
export function besideHosts(things: BoardObject[]): BoardObject[] {
  const ids = new Set(things.map(({ id }) => id));
  return things
    .filter(({ host }) => !ids.has(host))
    .flatMap((thing) => [thing, ...things.filter(({ host }) => host === thing.id)]);
}

/** Whether something lasts for an object besides what is attached to it, or what it is attached to. */
export const hasEffects = (view: RealmView, thing: BoardObject): boolean =>
  notesOf(view, thing.id).length > wornBy(view, thing.id).length + (thing.host < 0 ? 0 : 1);

/** What of a seat besides units is exhausted or gone in a later position, as what has paid for something is. */
export const usedUp = (view: RealmView, after: RealmView, seat: number): BoardObject[] =>
  view.objects.filter((thing) => {
    const then = objectById(after, thing.id);
    const spent = then?.flags.includes("exhausted") && !thing.flags.includes("exhausted");
    return thing.seat === seat && !thing.might && (!then || spent);
  });

/** The Might of these units together: a stunned unit adds nothing, and gear has none. */
export const mightOf = (things: BoardObject[]): number =>
  things.filter((thing) => !thing.flags.includes("stunned")).reduce((total, thing) => total + thing.might, 0);

/** An item of the chain, for reading. */
export interface Item {
  index: number;
  card: string;
  seat: number;
  pending: boolean;
  ability: boolean; // of the card, not the card itself
  picks: (number | string)[];
  does: string; // when it resolves; "": it enters
}

/** The chain, newest first. `ChainRow` says what is where in a row. */
export function itemsOf(view: RealmView): Item[] {
  return view.chain
    .map(([card, what, , , seat, , pending], index) => ({
      index,
      card,
      seat,
      pending: pending === 1,
      ability: what >= FIRST_ABILITY,
      picks: view.picks[index] ?? [],
      does: view.does?.[index] ?? "",
    }))
    .reverse();
}

/** The seats that are in the game besides this one, in turn order from its left. */
export function othersInTurnOrder(view: RealmView, seat: number): number[] {
  const n = seatsOf(view);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n).filter((other) => !hasLeft(view, other));
}

/** The seats that have passed since something last happened: those before the one that is asked now. */
export function passedIn(view: RealmView): number[] {
  const holder = view.chain.length ? view.priority : view.stage ? view.focus : -1;
  return holder < 0 || !view.passes ? [] : othersInTurnOrder(view, holder).slice(-view.passes);
}

/** Whether a pass now would be the last that is needed. */
export const lastToPass = (view: RealmView): boolean =>
  view.passes >= view.hands.filter((_, seat) => !hasLeft(view, seat)).length - 1;

/** A facedown card: whose it is, and which if I may know; its slot is its place, or lies behind all places. */
export interface Facedown {
  seat: number;
  slot: number;
  covered: string | null;
}

/** The facedown cards at a place. */
export const facedownAt = (view: RealmView, place: number): Facedown[] =>
  [place, place + view.places.length]
    .map((slot) => ({ seat: view.facedown[slot]?.[0] ?? -1, slot, covered: view.covered[slot] ?? null }))
    .filter((card) => card.seat >= 0);

/** The others in turn order, from my left; a spectator sits at seat 0. */
export function otherSeats(view: RealmView, seat: number): number[] {
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
  if (on === "facedown") return number % view.places.length; // behind the first card of each place, its second
  return ["unit", "lane", "rune"].includes(on) && number < bases ? number : undefined;
}

/** How a seat is painted: me and my partner in my color, the others each in one of theirs, all with a pattern. */
export function seatClassOf(seat: number, mySeat: number, sides: number[]): string {
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

/** Where a Chosen Champion is that has left its zone; "unseen": in a hand, in a deck or face down. */
export type ChampionPlace = "play" | "chain" | "hidden" | "hand" | "trash" | "banished" | "deck" | "unseen";

/** Where the Chosen Champion of a seat is. Copies that are alike are one to everybody: the one in play comes first. */
export function championPlace(view: RealmView, seat: number): ChampionPlace {
  const card = view.chosen[seat] ?? "";
  const mine = seat === view.seat;
  if (view.objects.some((one) => one.card === card && one.owner === seat)) return "play";
  if (view.chain.some(([kind, what, , , by]) => kind === card && by === seat && what < FIRST_ABILITY)) return "chain";
  if (view.covered.some((kind, slot) => kind === card && view.facedown[slot]?.[0] === seat)) return "hidden";
  if ((mine ? view.hand : (view.known[seat] ?? [])).includes(card)) return "hand";
  if (view.trash[seat]?.includes(card)) return "trash";
  if (view.banished[seat]?.includes(card)) return "banished";
  return mine ? "deck" : "unseen";
}
