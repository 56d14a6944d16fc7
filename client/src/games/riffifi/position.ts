// How a position of Riffifi is read. No rules.
import type { Beat } from "../../wire";
import type { GameEvent } from "./events";
import { COLORS, type RiffifiView } from "./views";

export const colorOf = (card: string): string => card.replace(/\d+$/, "");
export const valueOf = (card: string): string => /\d+$/.exec(card)?.[0] ?? "";

/** The card that events lay before a seat; its `card` is null if it lies face down. */
export function laidBy(events: GameEvent[], seat: number): { card: string | null } | null {
  for (const event of events) {
    if (event.t === "Played" && event.seat === seat) return { card: event.card };
    if (event.t === "Hid" && event.seat === seat) return { card: null };
  }
  return null;
}

/** The beats until another player acts: a preview goes on to what they take, which is not what a card of mine does. */
export function ownBeats(beats: Beat[], seat: number): Beat[] {
  const end = beats.findIndex((beat) => beat.seat !== seat);
  return end < 0 ? beats : beats.slice(0, end);
}

type Laid = Pick<RiffifiView, "face" | "piles" | "turn" | "unseen">;

/** How the last card of a seat lies: face up, turned down, played unseen; "": no one waits for it to pay. */
export function lastCard(view: Laid, seat: number): "" | "up" | "turned" | "unseen" {
  const played = view.piles[seat]?.length ?? 0;
  if (view.face[seat]) return "up";
  if (!played || view.turn === seat) return "";
  return view.unseen[seat]?.at(-1) === played - 1 ? "unseen" : "turned";
}

/** How many cards lie face down before a seat, besides its last one while that waits to pay. */
export const pileUnder = (view: Laid, seat: number): number =>
  (view.piles[seat]?.length ?? 0) - (lastCard(view, seat) ? 1 : 0);

/** Whether a card that lies face up would pay more tokens than the bank has of its color. */
export const bankIsShort = (view: RiffifiView): boolean =>
  view.face.some((card) => {
    const left = card ? view.bank[COLORS.findIndex((color) => color === colorOf(card))] : undefined;
    return card !== null && left !== undefined && left < Number(valueOf(card));
  });

/** The seats that are shown above the bank: the others in turn order, from my left; for a spectator all. */
export function seatsAbove(view: RiffifiView, seat: number): number[] {
  const n = view.hands.length;
  if (seat < 0) return Array.from({ length: n }, (_, i) => i);
  return Array.from({ length: n - 1 }, (_, i) => (seat + 1 + i) % n);
}
