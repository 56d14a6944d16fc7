// What the table shows: the last view or, on the way to it, the view before with one event after another applied.
// Whatever the animations do, in the end the view is shown as it came from the server.
import { tick } from "svelte";
import { settings } from "../shell/settings.svelte";
import type { Beat, Json } from "../wire";
import type { Arrow, ArrowOf } from "./arrows";
import { DURATION_MS, EASING } from "./durations";
import { UNITS, fxSelector } from "./fx";
import { sound, type Sound } from "./sound";

/** An event of any game; each game has a type for its own. */
export type AnyEvent = Json & { t: string };

/** What moves for an event, once it is on the table, by `data-fx`. */
export interface EventAnimation {
  pauseMs: number; // before the next event is shown
  lean?: string[]; // strikes
  shake?: string[]; // is struck
  pulse?: string[]; // changes
  sound?: Sound;
}

/** How a game shows what happens: `V` is the type of its views, `E` of its events. */
export interface Motion<V, E = AnyEvent> {
  /** The view after an event; null: it changes nothing that is shown. */
  applyEvent: (view: V, event: E, sides: number[]) => V | null;
  /** What moves; null: the event is passed over. */
  animationOf: (event: E) => EventAnimation | null;
  arrowOf: ArrowOf<E>;
  /** Whether an event only follows from an action, so that its `seat` is not the one who acts. */
  isConsequence?: (event: E) => boolean;
  /** Whether what another player does is done to this seat. It comes first where there is room for one line. */
  affects?: (event: E, seat: number) => boolean;
  /** The card that an event shows to everyone. When others play one, it is seen large for a moment. */
  shownCard?: (event: E) => string | null;
  /**
   * How fast the words for an action, and a card that is shown large, can be read: 1 where this is missing, 2 where
   * half the time is enough.
   */
  readingRate?: number;
  /** Whether a part of the game is over: the board shows what it came to, and what follows waits for the reader. */
  endsPart?: (event: E) => boolean;
}

const STILL_EVENT_MS = 90; // where nothing moves
const MAX_ACTION_MS = 1200; // longer ones are played faster
const MAX_WAITING_ACTIONS = 3; // before all are played faster

/** An action to be shown: its events, and how much faster than usual. */
interface QueuedAction {
  events: AnyEvent[];
  hurry: number;
}

/** Waits so many milliseconds, or as long as whoever shows the events thinks right. */
export type Wait = (ms: number) => Promise<void>;

export class Stage<V> {
  view = $state.raw<V | null>(null);
  running = $state(false);
  arrows = $state.raw<Arrow[]>([]); // of what happens just now
  root: HTMLElement | null = null;
  #goal: V | null = null;
  #queue: QueuedAction[] = [];
  #run = 0;

  /** The game that is shown; until it is there, views are shown without what led to them. */
  motion: Motion<V> | null = null;
  sides: number[] = []; // by player

  /** Shows a view at once. */
  show(view: V): void {
    this.#run++;
    this.#queue = [];
    this.#goal = this.view = view;
    this.arrows = [];
    this.running = false;
  }

  /** Shows what happened, then the view it led to. */
  play(beats: Beat[], view: V): void {
    this.#goal = view;
    const { motion } = this;
    if (!motion || !this.view || settings.values.speed === "none" || document.hidden) return this.show(view);
    for (const events of actions(beats))
      this.#queue.push({ events, hurry: Math.max(1, this.durationMs(events) / MAX_ACTION_MS) });
    if (!this.running) void this.#performQueue();
  }

  /** Shows the last view at once. */
  skip(): void {
    if (this.running && this.#goal) this.show(this.#goal);
  }

  /** How long some events take at the usual speed. */
  durationMs(events: AnyEvent[]): number {
    return events.reduce((sum, event) => sum + (this.motion?.animationOf(event)?.pauseMs ?? 0), 0);
  }

  /** A view with some events applied. */
  after(view: V, events: AnyEvent[]): V {
    return events.reduce((now, event) => this.motion?.applyEvent(now, event, this.sides) ?? now, view);
  }

  async #performQueue(): Promise<void> {
    this.running = true;
    for (let action = this.#queue.shift(); action; action = this.#queue.shift()) {
      const faster = action.hurry * settings.rate * (this.#queue.length > MAX_WAITING_ACTIONS ? 4 : 1);
      if (!(await this.perform(action.events, (ms) => sleep(ms / faster)))) return;
    }
    if (this.#goal) this.show(this.#goal);
  }

  /** Shows events one after another, as `wait` says; resolves to false if something else was shown meanwhile. */
  async perform(events: AnyEvent[], wait: Wait): Promise<boolean> {
    const run = ++this.#run;
    const shown: AnyEvent[] = [];
    const { motion } = this;
    for (const event of motion ? events : []) {
      const animation = motion!.animationOf(event);
      const next = this.view && motion!.applyEvent(this.view, event, this.sides);
      const before = next && !settings.still ? this.#places() : null;
      if (animation?.sound) sound.play(animation.sound);
      if (animation && !settings.still) this.#animate(animation);
      if (next) {
        this.view = next;
        await tick();
        if (run !== this.#run) return false;
        if (before) this.#travel(before);
      }
      if (animation) {
        const arrow = motion!.arrowOf(event, shown);
        this.arrows = arrow && arrow.kind !== "move" ? [arrow] : []; // what moves is seen to move
        await wait(settings.still ? STILL_EVENT_MS : animation.pauseMs);
        if (run !== this.#run) return false;
      }
      shown.push(event);
    }
    this.arrows = [];
    return true;
  }

  #find(fx: string): HTMLElement | null {
    return this.root?.querySelector<HTMLElement>(fxSelector(fx)) ?? null;
  }

  #animate(animation: EventAnimation): void {
    for (const id of animation.lean ?? []) {
      const foe = this.#find(id)?.dataset["foe"] === "true";
      this.#find(id)?.animate([{}, { transform: `translateY(${foe ? 10 : -10}px)` }, {}], {
        duration: DURATION_MS.lean,
        easing: "ease-out",
      });
    }
    for (const id of animation.shake ?? []) {
      this.#find(id)?.animate(
        [{ filter: "brightness(2.2)" }, { transform: "translateX(-6px)" }, { transform: "translateX(4px)" }, {}],
        { duration: DURATION_MS.shake, delay: DURATION_MS.shakeDelay, easing: EASING.overshoot },
      );
    }
    for (const id of animation.pulse ?? []) {
      this.#find(id)?.animate([{ transform: "scale(1.3)" }, {}], {
        duration: DURATION_MS.pulse,
        easing: EASING.overshoot,
      });
    }
  }

  #places(): Map<string, { rect: DOMRect; node: HTMLElement }> {
    const found = new Map<string, { rect: DOMRect; node: HTMLElement }>();
    for (const node of this.root?.querySelectorAll<HTMLElement>(UNITS) ?? []) {
      found.set(node.dataset["fx"]!, { rect: node.getBoundingClientRect(), node });
    }
    return found;
  }

  /** Whatever stands elsewhere now goes there; what is gone falls; what is new lands. */
  #travel(before: Map<string, { rect: DOMRect; node: HTMLElement }>): void {
    const now = this.#places();
    for (const [id, { rect, node }] of now) {
      const was = before.get(id);
      if (!was) {
        node.animate([{ transform: "scale(1.12)", opacity: 0, filter: "brightness(1.8)" }, {}], {
          duration: DURATION_MS.land,
          easing: EASING.out,
        });
        continue;
      }
      const [dx, dy] = [was.rect.left - rect.left, was.rect.top - rect.top];
      if (Math.abs(dx) + Math.abs(dy) < 2) continue;
      const lift = Math.abs(dx) > 20 ? -24 : 0;
      node.animate(
        [
          { transform: `translate(${dx}px,${dy}px)`, zIndex: 20 },
          { transform: `translate(${dx / 2}px,${dy / 2 + lift}px)`, zIndex: 20 },
          {},
        ],
        { duration: DURATION_MS.move, easing: EASING.out },
      );
    }
    for (const [id, { rect, node }] of before) if (!now.has(id)) this.#fall(node, rect);
  }

  /** A face splits along a crack, and its halves slide apart. */
  #fall(node: HTMLElement, rect: DOMRect): void {
    for (const half of [-1, 1]) {
      const ghost = node.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-fx");
      ghost.setAttribute("aria-hidden", "true");
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: "fixed",
        left: `${rect.left}px`,
        top: `${rect.top}px`,
        width: `${rect.width}px`,
        height: `${rect.height}px`,
        margin: "0",
        zIndex: "30",
        pointerEvents: "none",
        clipPath:
          half < 0
            ? "polygon(0 0,58% 0,44% 40%,60% 62%,48% 100%,0 100%)"
            : "polygon(58% 0,100% 0,100% 100%,48% 100%,60% 62%,44% 40%)",
      });
      document.body.append(ghost);
      ghost
        .animate(
          [
            { filter: "brightness(1.6)" },
            { transform: `translate(${half * 14}px,8px) rotate(${half * 4}deg)`, opacity: 0 },
          ],
          { duration: DURATION_MS.fall, easing: EASING.in },
        )
        .finished.finally(() => ghost.remove());
    }
  }
}

/** The events of each action: what one seat did in one turn. */
function actions(beats: Beat[]): AnyEvent[][] {
  const found: { key: string; events: AnyEvent[] }[] = [];
  for (const beat of beats) {
    const key = `${beat.turn} ${beat.seat}`;
    if (found.at(-1)?.key !== key) found.push({ key, events: [] });
    found.at(-1)!.events.push(...(beat.events as AnyEvent[]));
  }
  return found.map((action) => action.events);
}

const sleep: Wait = (ms) => new Promise((wake) => setTimeout(wake, ms));
