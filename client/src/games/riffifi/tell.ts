// How the picture of a Riffifi table changes with each event, and what moves. The view has the last word.
import type { Aim } from "../../animation/aims";
import type { Clip, Event } from "../../animation/stage.svelte";
import type { GameEvent, Played, Stole, Took } from "./events";
import { COLORS, type RiffifiView } from "./views";

export function tell(view: RiffifiView, told: Event): RiffifiView | null {
  const e = told as unknown as GameEvent;
  const color = "colour" in e ? COLORS.indexOf(e.colour as (typeof COLORS)[number]) : -1;
  const put = <T>(list: T[], at: number, change: (value: T) => T): T[] =>
    list.map((value, i) => (i === at ? change(value) : value));
  switch (e.t) {
    case "Played":
      return {
        ...view,
        face: put(view.face, e.seat, () => e.card),
        piles: put(view.piles, e.seat, (pile) => [...pile, e.card]),
        hands: put(view.hands, e.seat, (n) => n - 1),
        hand: e.seat === view.seat ? view.hand.filter((card) => card !== e.card) : view.hand,
      };
    case "Hid":
      return {
        ...view,
        piles: put(view.piles, e.seat, (pile) => [...pile, null]),
        hands: put(view.hands, e.seat, (n) => n - 1),
      };
    case "TurnedDown":
      return { ...view, face: put(view.face, e.seat, () => null) };
    case "Took":
      return {
        ...view,
        bank: put(view.bank, color, (n) => n - e.n),
        tokens: put(view.tokens, e.seat, (own) => put(own, color, (n) => n + e.n)),
      };
    case "Stole":
      return {
        ...view,
        tokens: put(
          put(view.tokens, e.victim, (own) => put(own, color, (n) => n - e.n)),
          e.seat,
          (own) => put(own, color, (n) => n + e.n),
        ),
      };
    default:
      return null;
  }
}

export function clip(told: Event): Clip | null {
  const e = told as unknown as GameEvent;
  switch (e.t) {
    case "Played":
    case "Hid":
      return { pauseMs: 320, sound: "play", pulse: [`f${e.seat}`] };
    case "TurnedDown":
      return { pauseMs: 300, sound: "break", shake: [`f${e.seat}`] };
    case "Took":
      return { pauseMs: 300, sound: "score", pulse: [`b${e.colour}`, `t${e.seat}${e.colour}`] };
    case "Stole":
      return { pauseMs: 320, sound: "theirs", shake: [`t${e.victim}${e.colour}`], pulse: [`t${e.seat}${e.colour}`] };
    case "Missed":
      return { pauseMs: 200, shake: [`f${e.seat}`] };
    case "Counted":
      return { pauseMs: 120 };
    default:
      return null;
  }
}

export function aim(told: Event, before: Event[]): Aim | null {
  const e = told as unknown as GameEvent;
  const tokens = (one: Took | Stole): Partial<Aim> => ({
    sign: `riffifi-${one.colour}`,
    color: `var(--riffifi-${one.colour})`,
    n: one.n,
  });
  switch (e.t) {
    case "Took":
      return { from: `b${e.colour}`, to: `t${e.seat}${e.colour}`, kind: "take", ...tokens(e) };
    case "Stole":
      return { from: `t${e.victim}${e.colour}`, to: `t${e.seat}${e.colour}`, kind: "hit", ...tokens(e) };
    case "TurnedDown": {
      const by = before.findLast((event) => event.t === "Played") as unknown as Played | undefined;
      return by && by.seat !== e.seat ? { from: `f${by.seat}`, to: `f${e.seat}`, kind: "hit" } : null;
    }
    default:
      return null;
  }
}

/** What on the board an event is about: the card before a seat, the bank and the tokens of a color. */
export function concerns(told: Event): string[] {
  const e = told as unknown as GameEvent;
  if (!("seat" in e)) return [];
  const card = "card" in e ? [`f${e.seat}`] : [];
  return "colour" in e ? [...card, `b${e.colour}`, `t${e.seat}${e.colour}`] : card;
}
