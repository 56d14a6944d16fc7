// What every part of the board needs: the position, what is asked, the seat that looks on, and what a press does.
import type { Play } from "../../choosing/play.svelte";
import { pair, t } from "../../shell/i18n.svelte";
import { cards } from "./cards.svelte";
import { askKindOf } from "./choosing";
import { itemsOf, notesOf, objectById, seatClassOf } from "./position";
import { FLAGS, type AskKind, type BoardObject, type RealmView } from "./views";

const MOVING = new Set<AskKind | "">(["main", "showdown", "react"]); // questions that a move of my units may answer

export interface BoardContext {
  view: RealmView;
  after: RealmView | null; // what would come of what is picked or pointed at
  play: Play | null;
  names: string[];
  sides: number[];
  mySeat: number;
  inspect: (card: string, pressed?: boolean, unit?: number) => void;
  showPiles?: ((seat: number) => void) | undefined;
}

export const mineOf = (context: BoardContext, seat: number): boolean =>
  context.sides[seat] === context.sides[Math.max(0, context.mySeat)];
export const seatClass = (context: BoardContext, seat: number): string =>
  seat < 0 ? "" : seatClassOf(seat, context.mySeat, context.sides);
export const isLegal = (context: BoardContext, ...keys: string[]): boolean =>
  keys.some((key) => context.play?.can(key));
export const nameOf = (context: BoardContext, seat: number): string =>
  seat === context.mySeat ? t("rb-you") : (context.names[seat] ?? "");

/** Whether a thing is picked, and another press takes that back. */
export const isPicked = (context: BoardContext, key: string): boolean =>
  (context.play?.asked ?? false) && !context.play!.can(key) && context.play!.badge(key) > 0;

/** Picks the first of these things that may be picked, or takes that back; else says why not, and shows the card. */
export function press(context: BoardContext, keys: string[], why: string, card: string, unit = -1): void {
  const { play } = context;
  const picked = keys.find((one) => isPicked(context, one));
  if (picked) return play?.unpick(picked);
  const key = keys.find((one) => play?.can(one));
  if (play && key) return play.act(key, why);
  if (play?.asked) play.act(keys[0] ?? "", why);
  if (card) context.inspect(card, true, unit);
}

/** What notation calls something on the board when it is asked why it cannot be chosen. */
export function whyNot(context: BoardContext, thing: BoardObject): string {
  const own = thing.seat === context.mySeat && MOVING.has(askKindOf(context.play));
  return `${own ? "move:" : ""}${thing.card}.${thing.id}`;
}

/** The state of something in words. */
export function stateWords(thing: BoardObject): string[] {
  const kind = cards.of(thing.card)?.kind ?? "";
  const words: Record<string, string> = { gear: "rb-gear-exhausted", legend: "rb-legend-exhausted" }; // they agree
  return FLAGS.filter((flag) => thing.flags.includes(flag)).map((flag) =>
    t((flag === "exhausted" && words[kind]) || `rb-${flag}`),
  );
}

/** What lasts for something, as sentences: what waits names its card. */
export const lastingWords = (view: RealmView, id: number): string[] =>
  notesOf(view, id).map((note) => (note.card ? pair(cards.label(note.card), note.text) : note.text));

/** What a reader hears of a unit or gear. */
export function describe(context: BoardContext, thing: BoardObject, where: string): string {
  const face = cards.of(thing.card);
  const parts = [cards.label(thing.card)];
  if (thing.seat !== context.mySeat && context.names[thing.seat]) parts.push(context.names[thing.seat]!);
  if (face?.kind === "unit") parts.push(t("rb-might-n", { n: thing.might }));
  if (face?.kind === "gear") parts.push(t("rb-gear"));
  if (thing.damage) parts.push(t("rb-damage-n", { n: thing.damage }));
  parts.push(...(face?.keywords ?? []), ...stateWords(thing));
  parts.push(...lastingWords(context.view, thing.id));
  if (where) parts.push(where);
  if (isLegal(context, `unit:${thing.id}`)) parts.push(t("may-pick"));
  const badges = context.play?.badges(`unit:${thing.id}`) ?? [];
  const ticked = context.play?.isTicked(`unit:${thing.id}`);
  if (badges.length) parts.push(ticked ? t("picked") : badges.map((n) => t("picked-as", { n })).join(", "));
  return parts.join(", ");
}

/** What a card on the chain has chosen, in words. */
export function pickWords(context: BoardContext, pick: number | string): string {
  if (typeof pick === "number") {
    const thing = pick < 0 ? undefined : objectById(context.view, pick);
    return thing ? cards.label(thing.card) : t("rb-left");
  }
  if (pick.startsWith("rune:")) return t(`rb-rune-${pick.slice(5)}`);
  const seat = /^seat(\d+)$/.exec(pick);
  if (seat) return nameOf(context, Number(seat[1]));
  const item = /^item(\d+)$/.exec(pick);
  return cards.label(item ? (itemsOf(context.view).find(({ index }) => index === Number(item[1]))?.card ?? "") : pick);
}
