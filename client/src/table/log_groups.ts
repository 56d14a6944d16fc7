// The log as it is read: lines grouped by turn and player, in the order in which they happened; passes fold together.
import type { AnyEvent } from "../animation/stage.svelte";
import type { Beat } from "../wire";

export interface LogLine {
  text: string; // "" for passes of several players
  things: string[]; // what it is about, by `data-fx`
  passers: number[]; // the players that pass, one after the other; empty: it is no pass
}

/** What a player did, without a break by another; `seat` is -1 for what belongs to no player. */
export interface LogGroup {
  key: string;
  at: number; // moves made at its end
  seat: number;
  turn: number;
  lines: LogLine[];
}

/** What a game says about its events. */
export interface LogReader {
  concerns(event: AnyEvent): string[];
  passes?: ((event: AnyEvent) => number | null) | undefined;
}

export function groupLog(beats: Beat[], { concerns, passes }: LogReader): LogGroup[] {
  const found: LogGroup[] = [];
  for (const beat of beats) {
    if (!beat.lines.length) continue;
    const events = beat.events as AnyEvent[];
    const passer = events.map((event) => passes?.(event) ?? null).find((seat) => seat !== null) ?? null;
    const last = found.at(-1);
    if (passer !== null && last && last.turn === beat.turn) {
      last.at = beat.at;
      addPass(last, passer, beat.lines.join(" "));
      continue;
    }
    const things = events.flatMap(concerns);
    const passers = passer === null ? [] : [passer];
    const lines = beat.lines.map((text) => ({ text, things, passers }));
    if (last && last.turn === beat.turn && last.seat === beat.seat) {
      last.at = beat.at;
      last.lines.push(...lines);
    } else found.push({ key: `${beat.at}-${found.length}`, at: beat.at, seat: beat.seat, turn: beat.turn, lines });
  }
  return found;
}

/** Passes do not end what a player does: the others only let it happen. */
function addPass(group: LogGroup, seat: number, text: string): void {
  const last = group.lines.at(-1);
  if (!last?.passers.length) group.lines.push({ text, things: [], passers: [seat] });
  else if (!last.passers.includes(seat)) {
    last.passers = [...last.passers, seat];
    last.text = "";
  }
}

/** How a player is marked, by color and shape: me, my partners, each opponent in turn order; "none": no player. */
export function markOf(player: number, me: number, sides: number[]): string {
  if (player < 0) return "none";
  const self = Math.max(0, me);
  if (player === self) return "you";
  if (sides[player] === sides[self]) return "mate";
  const after = (seat: number): number => (seat - self + sides.length) % sides.length;
  const foes = sides.map((_, seat) => seat).filter((seat) => sides[seat] !== sides[self]);
  return `foe${foes.sort((a, b) => after(a) - after(b)).indexOf(player) + 1}`;
}
