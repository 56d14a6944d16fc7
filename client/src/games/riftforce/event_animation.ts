// How views of Riftforce change with each event, and what moves. The next view of the server replaces them.
import type { Arrow } from "../../animation/arrows";
import { unitFx } from "../../animation/fx";
import type { EventAnimation } from "../../animation/stage.svelte";
import type { GameEvent, Placed, Played, Stole } from "./events";
import { laneFx, scoreFx } from "./fx";
import { addAt, changeAt } from "../lists";
import { CARDS_PER_GUILD, type RiftView, type Unit } from "./views";

export function applyEvent(view: RiftView, e: GameEvent, sides: number[]): RiftView | null {
  switch (e.t) {
    case "Took":
      return {
        ...view,
        guilds: appendAt(view.guilds, e.seat, e.guild),
        offer: view.offer.filter((guild) => guild !== e.guild),
      };
    case "Played":
      return withCard(
        {
          ...view,
          hand: e.seat === view.seat ? without(view.hand, e.card ?? "") : view.hand,
          hands: addAt(view.hands, e.seat, -1),
        },
        e,
        sides,
      );
    case "Placed":
      return withCard(fromDeck(view, e.seat), e, sides);
    case "Stole":
      return withCard({ ...view, discards: withoutTop(view.discards, e.card, sides, e.seat) }, e, sides);
    case "Hit":
      return withUnit(view, e.unit, (unit) => ({ ...unit, damage: unit.damage + e.n }));
    case "Healed":
      return withUnit(view, e.unit, (unit) => ({ ...unit, damage: Math.max(0, unit.damage - e.n) }));
    case "Destroyed": {
      const card = view.board.flat().find(({ id }) => id === e.unit)?.card;
      return withUnit({ ...view, discards: appendAt(view.discards, e.pile, card) }, e.unit, () => null);
    }
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
        discards: appendAt(view.discards, e.seat, e.card),
      };
    case "Reveal":
      return e.seat === view.seat && e.card ? { ...view, hand: [...view.hand, e.card] } : null;
    case "Drew":
      return { ...fromDeck(view, e.seat), hands: addAt(view.hands, e.seat, 1) };
    case "Recycled":
      return {
        ...view,
        decks: addAt(view.decks, e.seat, view.discards[e.seat]?.length ?? 0),
        discards: changeAt(view.discards, e.seat, () => []),
      };
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

/** The view after a card was put on the board. */
function withCard(view: RiftView, e: Played | Placed | Stole, sides: number[]): RiftView {
  const row = (sides[e.seat] ?? 0) * (view.board.length / 2) + e.lane;
  const unit = { id: e.unit, card: e.card ?? "", damage: 0, seat: e.seat };
  return { ...view, board: view.board.map((line, i) => (i === row ? [...line, unit] : line)) };
}

/** The view after a card was taken from a deck. The first one says that the draft is over and decks are made. */
function fromDeck(view: RiftView, seat: number): RiftView {
  const shown = view.decks[seat] ? view : withDecks(view);
  return { ...shown, decks: addAt(shown.decks, seat, -1) };
}

/** The view in which the guilds that were taken are decks. */
function withDecks(view: RiftView): RiftView {
  const decks = view.decks.map((n, seat) => n || (view.guilds[seat]?.length ?? 0) * CARDS_PER_GUILD);
  const next = { ...view, offer: [], decks };
  delete next.picks;
  delete next.quotas;
  return next;
}

/** Lists by player, with something added to one of them. */
const appendAt = (lists: string[][], seat: number, one: string | null | undefined): string[][] =>
  changeAt(lists, seat, (list) => (one ? [...list, one] : list));

/** The discard piles without a card that lay on top of an enemy's. */
function withoutTop(piles: string[][], card: string | null, sides: number[], seat: number): string[][] {
  const from = piles.findIndex((pile, i) => sides[i] !== sides[seat] && pile.at(-1) === card);
  return changeAt(piles, from, (pile) => pile.slice(0, -1));
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
