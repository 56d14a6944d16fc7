// How the picture of a Riftforce table changes with each event, and what moves. The view has the last word.
import type { Aim } from "../../animation/aims";
import type { Clip, Event } from "../../animation/stage.svelte";
import type { GameEvent } from "./events";
import type { RiftView, Unit } from "./views";

export function tell(view: RiftView, told: Event, sides: number[]): RiftView | null {
  const e = told as unknown as GameEvent;
  switch (e.t) {
    case "Played":
    case "Placed":
    case "Stole": {
      const row = (sides[e.seat] ?? 0) * (view.board.length / 2) + e.lane;
      const unit = { id: e.unit, card: e.card ?? "", damage: 0, seat: e.seat };
      const board = view.board.map((line, i) => (i === row ? [...line, unit] : line));
      const mine = e.t === "Played" && e.seat === view.seat;
      return {
        ...view,
        board,
        hand: mine ? without(view.hand, e.card ?? "") : view.hand,
        hands: e.t === "Played" ? bump(view.hands, e.seat, -1) : view.hands,
      };
    }
    case "Hit":
      return withUnit(view, e.unit, (unit) => ({ ...unit, damage: unit.damage + e.n }));
    case "Healed":
      return withUnit(view, e.unit, (unit) => ({ ...unit, damage: Math.max(0, unit.damage - e.n) }));
    case "Destroyed":
      return withUnit(view, e.unit, () => null);
    case "Moved":
    case "Pulled":
    case "Dragged":
    case "Pushed":
      return moved(view, e.unit, e.lane);
    case "Gained":
      return { ...view, scores: bump(view.scores, e.side, e.n) };
    case "Controlled":
      return { ...view, scores: bump(view.scores, sides[e.seat] ?? 0, e.n) };
    case "Discarded":
      return {
        ...view,
        hand: e.seat === view.seat ? without(view.hand, e.card ?? "") : view.hand,
        hands: bump(view.hands, e.seat, -1),
      };
    case "Reveal":
      return e.seat === view.seat && e.card ? { ...view, hand: [...view.hand, e.card] } : null;
    case "Drew":
      return { ...view, hands: bump(view.hands, e.seat, 1), decks: bump(view.decks, e.seat, -1) };
    default:
      return null;
  }
}

export function clip(told: Event): Clip | null {
  const e = told as unknown as GameEvent;
  const u = (id: number): string => `u${id}`;
  switch (e.t) {
    case "Played":
    case "Placed":
    case "Stole":
      return { pauseMs: 240, sound: "play" };
    case "Hit":
      return { pauseMs: 210, lean: [u(e.by)], shake: [u(e.unit)], sound: "hit" };
    case "Healed":
      return { pauseMs: 160, pulse: [u(e.unit)] };
    case "Destroyed":
      return { pauseMs: 250, sound: "break" };
    case "Moved":
    case "Pulled":
    case "Dragged":
    case "Pushed":
      return { pauseMs: 240 };
    case "Activated":
      return { pauseMs: 180, pulse: [u(e.unit)] };
    case "Gained":
      return { pauseMs: 250, pulse: [`s${e.side}`], sound: "score" };
    case "Controlled":
      return { pauseMs: 250, pulse: ["s0", "s1"], sound: "score" };
    case "Discarded":
      return { pauseMs: 160 };
    case "Drew":
      return { pauseMs: 40 };
    default:
      return null;
  }
}

export function aim(told: Event): Aim | null {
  const e = told as unknown as GameEvent;
  switch (e.t) {
    case "Hit":
      return { from: `u${e.by}`, to: `u${e.unit}`, kind: "hit" };
    case "Healed":
      return { from: `u${e.by}`, to: `u${e.unit}`, kind: "heal" };
    case "Moved":
    case "Pulled":
    case "Dragged":
    case "Pushed":
      return { from: `u${e.unit}`, to: `@${e.lane}`, kind: "move", origin: "origin" in e ? `@${e.origin}` : "@" };
    default:
      return null;
  }
}

function bump(list: number[], at: number, n: number): number[] {
  return list.map((value, i) => (i === at ? value + n : value));
}

function without(hand: string[], card: string): string[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand : hand.filter((_, i) => i !== at);
}

function withUnit(view: RiftView, id: number, change: (unit: Unit) => Unit | null): RiftView {
  const board = view.board.map((row) =>
    row.some((unit) => unit.id === id)
      ? row.map((unit) => (unit.id === id ? change(unit) : unit)).filter((unit) => unit !== null)
      : row,
  );
  return { ...view, board };
}

function moved(view: RiftView, id: number, lane: number): RiftView {
  const lanes = view.board.length / 2;
  const from = view.board.findIndex((row) => row.some((unit) => unit.id === id));
  if (from < 0) return view;
  const unit = view.board[from]!.find((u) => u.id === id)!;
  const to = Math.floor(from / lanes) * lanes + lane;
  const board = view.board.map((row, i) => {
    const rest = row.filter((u) => u.id !== id);
    return i === to ? [...rest, unit] : i === from ? rest : row;
  });
  return { ...view, board };
}
