// How views of Riffifi change with each event, and what moves. The next view of the server replaces them.
import type { Arrow } from "../../animation/arrows";
import type { EventAnimation } from "../../animation/stage.svelte";
import type { GameEvent, Played, Stole, Took } from "./events";
import { bankFx, faceFx, tokensFx } from "./fx";
import { addAt, changeAt } from "../lists";
import { COLORS, type RiffifiView } from "./views";

export function applyEvent(view: RiffifiView, e: GameEvent): RiffifiView | null {
  const color = "colour" in e ? COLORS.indexOf(e.colour as (typeof COLORS)[number]) : -1;
  switch (e.t) {
    case "Played":
      return {
        ...view,
        turn: e.seat,
        face: changeAt(view.face, e.seat, () => e.card),
        piles: changeAt(view.piles, e.seat, (pile) => [...pile, e.card]),
        hands: addAt(view.hands, e.seat, -1),
        hand: e.seat === view.seat ? view.hand.filter((card) => card !== e.card) : view.hand,
      };
    case "Hid":
      return {
        ...view,
        turn: e.seat,
        unseen: changeAt(view.unseen, e.seat, (places) => [...places, view.piles[e.seat]?.length ?? 0]),
        piles: changeAt(view.piles, e.seat, (pile) => [...pile, null]),
        hands: addAt(view.hands, e.seat, -1),
      };
    case "TurnedDown":
      return { ...view, face: changeAt(view.face, e.seat, () => null) };
    case "Took":
      return {
        ...view,
        bank: addAt(view.bank, color, -e.n),
        tokens: changeAt(view.tokens, e.seat, (own) => addAt(own, color, e.n)),
      };
    case "Stole":
      return {
        ...view,
        tokens: changeAt(
          changeAt(view.tokens, e.victim, (own) => addAt(own, color, -e.n)),
          e.seat,
          (own) => addAt(own, color, e.n),
        ),
      };
    case "Counted":
      return { ...view, scores: addAt(view.scores, e.seat, e.n) };
    case "Ticked":
      return { ...view, ticks: changeAt(view.ticks, e.seat, (colors) => [...colors, e.colour ?? ""]) };
    case "Began":
      return {
        ...view,
        hand_number: e.n,
        bank: view.bank.map((n, i) => view.tokens.reduce((sum, own) => sum + (own[i] ?? 0), n)),
        tokens: view.tokens.map((own) => own.map(() => 0)),
        face: view.face.map(() => null),
        piles: view.piles.map(() => []),
        unseen: view.unseen.map(() => []),
      };
    case "Dealt":
    case "Passed":
      return { ...view, hands: view.hands.map(() => e.n) };
    default:
      return null;
  }
}

/** How the table would look after some events, up to the end of the hand: what is counted then lies there still. */
export function applyEvents(view: RiffifiView, events: GameEvent[]): RiffifiView {
  const end = events.findIndex((event) => event.t === "Counted");
  return (end < 0 ? events : events.slice(0, end)).reduce((now, event) => applyEvent(now, event) ?? now, view);
}

export function animationOf(e: GameEvent): EventAnimation | null {
  switch (e.t) {
    case "Played":
    case "Hid":
      return { pauseMs: 320, sound: "play", pulse: [faceFx(e.seat)] };
    case "TurnedDown":
      return { pauseMs: 300, sound: "break", shake: [faceFx(e.seat)] };
    case "Took":
      return { pauseMs: 300, sound: "score", pulse: [bankFx(e.colour), tokensFx(e.seat, e.colour)] };
    case "Stole":
      return {
        pauseMs: 320,
        sound: "theirs",
        shake: [tokensFx(e.victim, e.colour)],
        pulse: [tokensFx(e.seat, e.colour)],
      };
    case "Missed":
      return { pauseMs: 200, shake: [faceFx(e.seat)] };
    case "Counted":
      return { pauseMs: 120 };
    default:
      return null;
  }
}

export const isConsequence = (e: GameEvent): boolean => e.t === "TurnedDown"; // by the card of another

export const affects = (e: GameEvent, seat: number): boolean =>
  (e.t === "TurnedDown" && e.seat === seat) || (e.t === "Stole" && e.victim === seat);

export const endsPart = (e: GameEvent): boolean => e.t === "Began" && e.n > 1; // the hand before is counted

export function shownCard(e: GameEvent): string | null {
  return e.t === "Played" ? e.card : null;
}

/** Few words, always the same, for what the cards and tokens show as well. */
export const READING_RATE = 2;

export function arrowOf(e: GameEvent, before: GameEvent[]): Arrow | null {
  const tokens = (one: Took | Stole): Partial<Arrow> => ({
    sign: `riffifi-${one.colour}`,
    color: `var(--riffifi-${one.colour})`,
    n: one.n,
  });
  switch (e.t) {
    case "Took":
      return { from: bankFx(e.colour), to: tokensFx(e.seat, e.colour), kind: "take", ...tokens(e) };
    case "Stole":
      return { from: tokensFx(e.victim, e.colour), to: tokensFx(e.seat, e.colour), kind: "hit", ...tokens(e) };
    case "TurnedDown": {
      const by = before.findLast((event): event is Played => event.t === "Played");
      return by && by.seat !== e.seat ? { from: faceFx(by.seat), to: faceFx(e.seat), kind: "hit" } : null;
    }
    default:
      return null;
  }
}

/** What on the board an event is about: the card before a seat, the bank and the tokens of a color. */
export function concerns(e: GameEvent): string[] {
  if (!("seat" in e)) return [];
  const card = "card" in e ? [faceFx(e.seat)] : [];
  return "colour" in e ? [...card, bankFx(e.colour), tokensFx(e.seat, e.colour)] : card;
}
