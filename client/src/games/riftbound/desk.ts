// What every part of the board needs to know: the position, what is asked, who looks, and what a press does.
import type { Play } from "../../choosing/play.svelte";
import { t } from "../../shell/i18n.svelte";
import { cards } from "./cards.svelte";
import { paintOf, objectById } from "./position";
import type { RealmView, BoardObject } from "./views";

export interface Desk {
  view: RealmView;
  after: RealmView | null; // what would come of what is picked or pointed at
  play: Play | null;
  names: string[];
  sides: number[];
  mySeat: number;
  inspect: (card: string, pressed?: boolean, unit?: number) => void;
}

export const mineOf = (desk: Desk, seat: number): boolean => desk.sides[seat] === desk.sides[Math.max(0, desk.mySeat)];
export const paint = (desk: Desk, seat: number): string => (seat < 0 ? "" : paintOf(seat, desk.mySeat, desk.sides));
export const legal = (desk: Desk, ...keys: string[]): boolean => keys.some((key) => desk.play?.can(key));
export const nameOf = (desk: Desk, seat: number): string =>
  seat === desk.mySeat ? t("rb-you") : (desk.names[seat] ?? "");

/** Picks the first of these things that may be picked; else says why not, and shows the card. */
export function press(desk: Desk, keys: string[], why: string, card: string, unit = -1): void {
  const { play } = desk;
  const key = keys.find((one) => play?.can(one));
  if (play && key) return play.act(key, why);
  if (play?.asked) play.act(keys[0] ?? "", why);
  if (card) desk.inspect(card, true, unit);
}

/** What notation calls something on the board when it is asked why it cannot be chosen. */
export function whyNot(desk: Desk, thing: BoardObject): string {
  const kind = desk.play?.walker.lead?.kind ?? "";
  const own = thing.seat === desk.mySeat && ["main", "showdown", "react"].includes(kind);
  return `${own ? "move:" : ""}${thing.card}.${thing.id}`;
}

/** The state of something in words. */
export function stateWords(thing: BoardObject): string[] {
  return ["exhausted", "stunned", "buffed", "temporary", "attacker", "defender"]
    .filter((flag) => thing.flags.includes(flag))
    .map((flag) => t(`rb-${flag}`));
}

/** What a reader hears of a unit or gear. */
export function describe(desk: Desk, thing: BoardObject, where: string): string {
  const face = cards.of(thing.card);
  const parts = [cards.label(thing.card)];
  if (thing.seat !== desk.mySeat && desk.names[thing.seat]) parts.push(desk.names[thing.seat]!);
  if (face?.kind === "unit") parts.push(t("rb-might-n", { n: thing.might }));
  if (face?.kind === "gear") parts.push(t("rb-gear"));
  if (thing.damage) parts.push(t("rb-damage-n", { n: thing.damage }));
  parts.push(...(face?.keywords ?? []), ...stateWords(thing));
  if (where) parts.push(where);
  if (legal(desk, `unit:${thing.id}`)) parts.push(t("may-pick"));
  const badge = desk.play?.badge(`unit:${thing.id}`) ?? 0;
  if (badge) parts.push(t("picked-as", { n: badge }));
  return parts.join(", ");
}

/** What a card on the chain has chosen, in words. */
export function pickWords(desk: Desk, pick: number | string): string {
  if (typeof pick === "number") {
    const thing = pick < 0 ? undefined : objectById(desk.view, pick);
    return thing ? cards.label(thing.card) : t("rb-left");
  }
  if (pick.startsWith("rune:")) return t("rb-rune-of", { domain: t(`rb-${pick.slice(5)}`) });
  const item = /^item(\d+)$/.exec(pick);
  return cards.label(item ? (desk.view.chain[Number(item[1])]?.[0] ?? "") : pick);
}
