// How views of Riftforce change with each event, and what moves. The next view of the server replaces them.
import type { Arrow } from "../../animation/arrows";
import { unitFx } from "../../animation/fx";
import type { EventAnimation } from "../../animation/stage.svelte";
import type { GameEvent } from "./events";
import { laneFx, scoreFx } from "./fx";
import { addAt } from "../lists";
import type { RiftView, Unit } from "./views";

export function applyEvent(view: RiftView, e: GameEvent, sides: number[]): RiftView | null {
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
        hands: e.t === "Played" ? addAt(view.hands, e.seat, -1) : view.hands,
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
      return { ...view, scores: addAt(view.scores, e.side, e.n) };
    case "Controlled":
      return { ...view, scores: addAt(view.scores, sides[e.seat] ?? 0, e.n) };
    case "Discarded":
      return {
        ...view,
        hand: e.seat === view.seat ? without(view.hand, e.card ?? "") : view.hand,
        hands: addAt(view.hands, e.seat, -1),
      };
    case "Reveal":
      return e.seat === view.seat && e.card ? { ...view, hand: [...view.hand, e.card] } : null;
    case "Drew":
      return { ...view, hands: addAt(view.hands, e.seat, 1), decks: addAt(view.decks, e.seat, -1) };
    default:
      return null;
  }
}

export function animationOf(e: GameEvent): EventAnimation | null {
  switch (e.t) {
    case "Played":
    case "Placed":
    case "Stole":
      return { pauseMs: 240, sound: "play" };
    case "Hit":
      return { pauseMs: 210, lean: [unitFx(e.by)], shake: [unitFx(e.unit)], sound: "hit" };
    case "Healed":
      return { pauseMs: 160, pulse: [unitFx(e.unit)] };
    case "Destroyed":
      return { pauseMs: 250, sound: "break" };
    case "Moved":
    case "Pulled":
    case "Dragged":
    case "Pushed":
      return { pauseMs: 240 };
    case "Activated":
      return { pauseMs: 180, pulse: [unitFx(e.unit)] };
    case "Gained":
      return { pauseMs: 250, pulse: [scoreFx(e.side)], sound: "score" };
    case "Controlled":
      return { pauseMs: 250, pulse: [scoreFx(0), scoreFx(1)], sound: "score" };
    case "Discarded":
      return { pauseMs: 160 };
    case "Drew":
      return { pauseMs: 40 };
    default:
      return null;
  }
}

/** Cards that come from a hand or a plan, and those that are spent to activate others. */
export function shownCard(e: GameEvent): string | null {
  return e.t === "Played" || e.t === "Placed" || e.t === "Discarded" ? e.card : null;
}

export function arrowOf(e: GameEvent): Arrow | null {
  switch (e.t) {
    case "Hit":
      return { from: unitFx(e.by), to: unitFx(e.unit), kind: "hit" };
    case "Healed":
      return { from: unitFx(e.by), to: unitFx(e.unit), kind: "heal" };
    case "Moved":
    case "Pulled":
    case "Dragged":
    case "Pushed":
      return { from: unitFx(e.unit), to: laneFx(e.lane), kind: "move", origin: "origin" in e ? laneFx(e.origin) : "" };
    default:
      return null;
  }
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
