// The story of a finished game: how the lead went, and where it turned.
import { asRealm, thingOf, thingsAt } from "../riftbound/view";
import type { Frame, Replay } from "../wire";

export interface Turn {
  at: number; // moves before it: where one may play on
  frame: number;
  swing: number; // for my side
  scores: number[];
  card: string;
  line: string;
  seat: number;
}

/** How many points win. */
export function goalOf(game: string, mode: string): number {
  return game === "riftbound" ? (mode === "match" ? 2 : mode === "magma" ? 11 : 8) : 12;
}

/** My lead after each frame: against one other side, or against the best of the others. */
export function leads(replay: Replay, side: number): number[] {
  return replay.frames.map((frame) => {
    const points = totals(replay, frame);
    const others = points.filter((_, i) => i !== side);
    return (points[side] ?? 0) - Math.max(...others, 0);
  });
}

/** The points of each side: what is scored, and in Riffifi the tokens of the hand under way. */
export function totals(replay: Replay, frame: Frame): number[] {
  // Once the game is over, the last hand has been counted.
  if (replay.game !== "riffifi" || frame.view["over"]) return frame.scores;
  const tokens = (frame.view["tokens"] ?? []) as number[][];
  return frame.scores.map((n, i) => n + (tokens[i] ?? []).reduce((a, b) => a + b, 0));
}

/** The frames after which most had changed, in the order they came. */
export function turningPoints(replay: Replay, side: number, most = 3): Turn[] {
  const lead = leads(replay, side);
  const found: Turn[] = [];
  for (let i = 1; i < replay.frames.length; i++) {
    const frame = replay.frames[i]!;
    const swing = lead[i]! - lead[i - 1]!;
    if (frame.seat < 0 && replay.mode !== "solo") continue;
    if (swing === 0) continue;
    const seat = replay.mode === "solo" ? Number(swing < 0) : gainer(replay, frame, swing > 0 ? side : -1);
    const [card, line] = replay.game === "riftbound" ? [scorer(frame, seat), scoring(frame)] : [cardOf(frame), telling(frame)];
    found.push({ at: replay.frames[i - 1]!.at, frame: i, swing, scores: totals(replay, frame), card, line, seat });
  }
  return found
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing) || b.frame - a.frame)
    .slice(0, most)
    .sort((a, b) => a.frame - b.frame);
}

function cardOf(frame: Frame): string {
  const events = frame.beats.flatMap((beat) => beat.events);
  const named = events.filter((event) => typeof event["card"] === "string" && event["t"] !== "Reveal");
  return String((named.find((event) => event["t"] === "Discarded" || event["t"] === "Played") ?? named[0])?.["card"] ?? "");
}

/** Whose points they were, where events say so; else whoever acted. Of several it is one of this side, if there is one. */
function gainer(replay: Replay, frame: Frame, side: number): number {
  const told = frame.beats.flatMap((beat) => beat.events).filter((event) => GAINS.has(String(event["t"]))).map((event) => Number(event["seat"]));
  return told.findLast((seat) => replay.sides[seat] === side) ?? told.at(-1) ?? frame.seat;
}
const GAINS = new Set(["Took", "Stole", "Scored"]);

// Riftbound: points come from battlefields, often long after the cards that won them were played.

const SCORING = new Set(["Conquered", "Held", "Scored", "Denied", "BurntOut", "GameWon"]);

/** The lines that tell of points, and of the battlefields they came from. */
function scoring(frame: Frame): string {
  const told = frame.beats.filter((beat) => beat.events.some((event) => SCORING.has(String(event["t"])))).flatMap((beat) => beat.lines);
  return told.length ? told.join(" ") : telling(frame);
}

/** Who stands where the points came from, the strongest; else the battlefield, or what was played last. */
function scorer(frame: Frame, seat: number): string {
  const view = asRealm(frame.view);
  const events = frame.beats.flatMap((beat) => beat.events);
  const taken = events.findLast((event) => (event["t"] === "Conquered" || event["t"] === "Held") && event["seat"] === seat);
  const place = taken ? Number(taken["place"]) : -1;
  const there = thingsAt(view, place).filter((thing) => thing.seat === seat).sort((a, b) => b.might - a.might);
  const played = events.findLast((event) => event["t"] === "Declared" || event["t"] === "Entered");
  return there[0]?.card ?? thingOf(view, place)?.card ?? String(played?.["kind"] ?? "");
}

/** The line that says most: the last one of the frame that tells of points, else the last. */
function telling(frame: Frame): string {
  const lines = frame.beats.flatMap((beat) => beat.lines);
  return lines.slice(-2).join(" ");
}
