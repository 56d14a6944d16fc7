// Shows what happens at a table one action after another, at a speed that can be followed. What the server tells
// faster than that waits here. The reader may pause, step, go on at once, or see the last turn again.
import { settings } from "../shell/settings.svelte";
import type { Stage } from "./stage.svelte";
import { scenesOf, type Scene } from "./scenes";
import type { Update } from "../wire";

const CARD_MS = 800; // a card that another player plays is shown large
const MAX_OWN_ACTION_MS = 1200; // what follows from my own actions is shown faster if it takes longer
const MAX_SCENE_MS = 1600;
const READING_MS = { start: 650, letter: 26, most: 2600 }; // of the words for an action
const LINGER_MS = 350; // on what has changed
const QUIET_READING_MS = { start: 400, letter: 14, most: 1200 }; // where nothing on the table changes to be seen
const CROWD = 30; // scenes that may wait before all are shown faster
const CROWD_FOR_SPECTATORS = 8; // the players do not wait for them
const CROWD_RATE = 4;

/** Scenes in order, how many of them have begun, and what the table looked like before each of those. */
interface Reel<V> {
  scenes: Scene[];
  begun: number;
  views: V[];
}

/** What happened from a position on, as it was told. */
export interface Passage {
  from: Update;
  updates: Update[];
}

/** A sentence about what others have done. */
export interface SummaryLine {
  text: string;
  affectsMe: boolean; // it was done to the one that looks on
}

/** What the page does as the table is shown. */
export interface PlaybackHooks {
  /** The last thing told has been shown: its question may be answered. */
  shown: (update: Update) => void;
  /** It will be shown later: until then there is no question. */
  deferred: (update: Update) => void;
  /** Whether it asks me to react in the middle of another player's turn. */
  isReaction: (update: Update) => boolean;
}

export class Playback<V> {
  scene = $state.raw<Scene | null>(null); // that is shown, or was shown last while others go on acting
  card = $state(""); // shown large just now
  running = $state(false);
  showsOwn = $state(false); // an action of mine is shown just now
  paused = $state(false);
  waiting = $state(false); // after another player's turn, for the reader to go on
  intermission = $state(false); // a part of the game is over: the board shows what it came to until `resume`
  replaying = $state(false); // what was seen before
  lastTurn = $state.raw<Passage | null>(null); // since my last decision, or the one before if no one else has acted
  seat = -1; // that looks on

  pendingBeats = $state(0); // told, but not shown yet
  nextActor = $state(-1); // of the others, among what is not shown yet
  turnLines = $state.raw<string[]>([]); // of the turn that is shown: what could be seen of it, in words

  #live: Reel<V> = reel();
  #replay: Reel<V> | null = null;
  #passage = $state.raw<Passage | null>(null); // since my last decision
  #now: V | null = null; // what the table looks like, as far as it was shown
  #heldBack = false;
  #steps = 0; // that the reader wants to see though all is paused
  #hurried = false; // the scene that is shown ends at once
  #run = 0;
  #wake: () => void = () => {};

  constructor(
    readonly stage: Stage<V>,
    readonly hooks: PlaybackHooks,
  ) {}

  /** What the others have done since my last decision, in words, in its order. */
  summary = $derived.by((): SummaryLine[] => {
    const scenes = this.#passage?.updates.flatMap((update) => this.#scenesOf(update)) ?? [];
    const others = scenes.filter((scene) => scene.other && scene.lines.length);
    const vivid = others.filter((scene) => scene.vivid);
    return (vivid.length ? vivid : others).flatMap(({ lines, events }) => {
      const affectsMe = events.some((event) => this.stage.motion?.affects?.(event, this.seat));
      return lines.map((text) => ({ text, affectsMe }));
    });
  });

  /** Shows an update once all before it has been shown; without a position before it, at once. */
  add(update: Update, before: Update | null): void {
    this.#remember(update, before);
    if (!before) return this.#startFrom(update);
    const scenes = this.#scenesOf(update);
    this.#live.scenes.push(...scenes);
    this.#countPending();
    if (this.#isUrgent(update)) return this.#catchUp();
    if (document.hidden) this.#catchUpToIntermission();
    if (this.#live.scenes.slice(this.#live.begun).some((scene) => scene.other) || this.replaying)
      this.hooks.deferred(update);
    else this.#tell(update);
    if (!this.running) void this.#perform();
  }

  /** Shows a passage that has been seen already. Nothing can be played meanwhile. */
  show({ from, updates }: Passage): void {
    if (this.running && !this.replaying) this.skip();
    this.#replay = { ...reel<V>(), scenes: updates.flatMap((update) => this.#scenesOf(update)) };
    this.#now ??= this.stage.view;
    this.replaying = true;
    this.paused = settings.rate === 0; // to be stepped through
    this.#steps = this.paused ? 1 : 0;
    this.scene = null;
    this.stage.show(from.view as V);
    void this.#perform();
  }

  /** Goes to the end: of what has happened, up to the next intermission, or of what is seen again. */
  skip(): void {
    if (this.replaying) this.#endReplay();
    else if (this.running) this.#catchUpToIntermission();
  }

  /** Ends an intermission: shows what happened after it. */
  resume(): void {
    this.intermission = this.paused = false;
    if (this.running) this.#wake();
    else if (this.#live.scenes.length > this.#live.begun) void this.#perform();
  }

  togglePause(): void {
    this.paused = !this.paused;
    this.#wake();
  }

  /** Goes on after a turn. */
  goOn(): void {
    this.waiting = false;
    this.#wake();
  }

  /** Shows the next action, then pauses. */
  step(): void {
    if (this.waiting) return this.goOn();
    this.paused = true;
    this.#steps = 1;
    this.#hurried = true;
    this.#wake();
  }

  /** Shows how it was before the last action that was shown, and pauses. */
  stepBack(): void {
    const active = this.#replay ?? this.#live;
    let at = active.begun - 1;
    while (at > 0 && !active.scenes[at]?.lines.length) at--;
    if (at < 0) return;
    this.paused = true;
    this.waiting = false;
    this.#steps = 0;
    this.#begin(active, at);
    this.scene = active.scenes.slice(0, at).findLast((scene) => scene.lines.length) ?? null;
    this.card = "";
    this.stage.show(active.views[at]!);
    void this.#perform();
  }

  /** Holds what is told back while the page shows something else. */
  hold(on: boolean): void {
    this.#heldBack = on;
    if (!on) this.#wake();
  }

  // What happens in which order.

  async #perform(): Promise<void> {
    const run = ++this.#run;
    this.running = true;
    for (;;) {
      const active = this.#replay ?? this.#live;
      const blocked = (this.paused && !this.#steps) || ((this.#heldBack || this.intermission) && !this.#replay);
      const scene = active.scenes[active.begun];
      if (blocked && (scene || this.#replay)) await this.#sleep(Infinity);
      else if (!scene) break;
      else await this.#performScene(scene, active, run);
      if (run !== this.#run) return;
    }
    if (this.#replay) return this.#endReplay();
    this.#clearLive();
    this.running = this.paused = this.showsOwn = false;
  }

  async #performScene(scene: Scene, active: Reel<V>, run: number): Promise<void> {
    const { stage } = this;
    const told = scene.lines.length > 0 && (scene.other || this.replaying);
    const begunAt = performance.now();
    active.views[active.begun] = stage.view!;
    this.#begin(active, active.begun + 1);
    this.#hurried = false;
    if (scene.lines.length) this.#steps = 0;
    this.showsOwn = scene.actor >= 0 && scene.actor === this.seat && !this.replaying;
    this.#announce(scene, told);
    if (told && scene.card) {
      this.card = scene.card;
      await this.#pause(CARD_MS / this.#readingRate);
      if (run !== this.#run) return;
      this.card = "";
    }
    const whole = stage.durationMs(scene.events);
    const hurry = Math.max(1, told ? whole / MAX_SCENE_MS : scene.ownMs / MAX_OWN_ACTION_MS);
    const done = await stage.perform(scene.events, (ms) => this.#pause(ms / hurry));
    if (!done || run !== this.#run) return;
    if (scene.last) stage.show(scene.update.view as V);
    const read = (performance.now() - begunAt) * settings.rate;
    if (told) await this.#pause(Math.max(scene.vivid ? LINGER_MS : 0, this.#readingMs(scene) - read));
    if (run !== this.#run) return;
    if (!this.replaying && scene.endsPart) this.#beginIntermission();
    else if (!this.replaying && this.#endsTurn(scene)) {
      this.waiting = true;
      while (this.waiting && run === this.#run) await this.#sleep(Infinity);
      if (run !== this.#run) return;
      this.turnLines = [];
    }
    if (!this.replaying && scene.last) this.#tell(scene.update);
  }

  /** Waits, by the speed that was set. */
  #pause(ms: number): Promise<void> {
    const left = this.#live.scenes.length - this.#live.begun;
    const crowded = !this.replaying && left > (this.seat < 0 ? CROWD_FOR_SPECTATORS : CROWD);
    const rate = settings.rate * (crowded ? CROWD_RATE : 1);
    return rate && ms > 0 && !this.#hurried ? this.#sleep(ms / rate) : Promise.resolve();
  }

  /** Sleeps so long, or until `#wake`. */
  #sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = Number.isFinite(ms) ? setTimeout(done, ms) : undefined;
      this.#wake = () => (clearTimeout(timer), done());
    });
  }

  #begin(active: Reel<V>, begun: number): void {
    active.begun = begun;
    this.#countPending();
  }

  #countPending(): void {
    const { scenes, begun } = this.#live;
    const left = scenes.slice(begun);
    this.pendingBeats = left.reduce((sum, scene) => sum + scene.beats, 0);
    this.nextActor = left.find((scene) => scene.other)?.actor ?? -1;
  }

  #clearLive(): void {
    this.#live = reel();
    this.#countPending();
  }

  /** The words for a scene; those before stay if it has none. */
  #announce(scene: Scene, told: boolean): void {
    if (!scene.lines.length) return;
    if (!told || scene.actor !== this.scene?.actor) this.turnLines = [];
    if (told && scene.vivid) this.turnLines = [...this.turnLines, ...scene.lines];
    this.scene = told ? scene : null;
  }

  #beginIntermission(): void {
    this.intermission = true;
    this.showsOwn = false;
    this.#now = this.stage.view;
    this.scene = null;
    this.turnLines = [];
  }

  /** Shows what was told at once, up to where a part of the game is over. */
  #catchUpToIntermission(): void {
    if (this.intermission) return;
    const { scenes, begun, views } = this.#live;
    const current = Math.max(0, begun - 1); // may be in the middle
    const end = scenes.findIndex((scene, at) => at >= current && scene.endsPart);
    if (end < 0 || this.replaying) return this.#catchUp();
    const ended = scenes[end]!;
    const shown = scenes.slice(current, end + 1);
    const before = views[current] ?? this.stage.view!;
    this.#stop();
    this.#live = { ...reel<V>(), scenes: scenes.slice(end + 1) };
    this.#countPending();
    this.stage.show(
      shown.reduce<V>(
        (view, scene) => (scene.last ? (scene.update.view as V) : this.stage.after(view, scene.events)),
        before,
      ),
    );
    this.#beginIntermission();
    if (ended.last) this.#tell(ended.update);
    if (this.#live.scenes.length) void this.#perform();
  }

  /** Shows the last position that was told, at once, or after what is seen again. */
  #catchUp(): void {
    this.intermission = false;
    const last = this.#live.scenes.at(-1)?.update;
    this.#clearLive();
    if (!this.replaying) {
      this.#stop();
      this.scene = null;
      if (last) this.stage.show(last.view as V);
    }
    if (last) this.#tell(last);
  }

  #startFrom(update: Update): void {
    this.#stop();
    this.#clearLive();
    this.#replay = null;
    this.replaying = this.intermission = false;
    this.scene = null;
    this.stage.show(update.view as V);
    this.#tell(update);
  }

  #endReplay(): void {
    this.#stop();
    this.#replay = null;
    this.replaying = false;
    this.scene = null;
    if (this.#now !== null) this.stage.show(this.#now);
    if (this.#live.scenes.length > this.#live.begun) void this.#perform();
  }

  #stop(): void {
    this.#run++;
    this.#wake();
    this.card = "";
    this.turnLines = [];
    this.#steps = 0;
    this.running = this.paused = this.waiting = this.showsOwn = false;
  }

  #told: Update | null = null;

  #tell(update: Update): void {
    this.#now = update.view as V;
    if ((update.result || update.ask) && !this.replaying) this.scene = null;
    if (this.#told === update) return;
    this.#told = update;
    this.hooks.shown(update);
  }

  // What things mean.

  #scenesOf(update: Update): Scene[] {
    return scenesOf(update, this.seat, this.stage.motion);
  }

  #readingMs(scene: Scene): number {
    const { start, letter, most } = scene.vivid ? READING_MS : QUIET_READING_MS;
    const whole = Math.min(most, start + letter * scene.lines.join(" ").length);
    return whole / this.#readingRate;
  }

  get #readingRate(): number {
    return this.stage.motion?.readingRate ?? 1;
  }

  /** Whether nothing may keep the reader from seeing this at once. */
  #isUrgent(update: Update): boolean {
    const { clocks, ask } = update;
    const timed = clocks.running.includes(this.seat) && clocks.left[this.seat] != null;
    const ticking = timed && ask?.seat === this.seat && clocks.setting.kind !== "days";
    const instant = settings.rate === 0 && !settings.values.waits;
    return ticking || instant || !this.stage.motion || !this.stage.view;
  }

  /** Whether another player's turn is over, and the reader wants to be waited for. */
  #endsTurn(scene: Scene): boolean {
    const { update } = scene;
    if (!settings.values.waits || !scene.last || this.paused || !this.scene || !this.turnLines.length) return false;
    const acted = this.scene.actor;
    const passes = update.waiting.includes(this.seat) && !update.ask; // for me, automatically
    return acted !== this.seat && !update.waiting.includes(acted) && !passes && !this.hooks.isReaction(update);
  }

  #remember(update: Update, before: Update | null): void {
    if (!before) {
      this.#passage = this.lastTurn = null;
      return;
    }
    const scenes = this.#scenesOf(update);
    const decided = this.seat < 0 ? this.#nextActor(scenes) : before.ask?.seat === this.seat;
    this.#passage =
      decided || !this.#passage
        ? { from: before, updates: [update] }
        : { ...this.#passage, updates: [...this.#passage.updates, update] };
    const seen = this.#passage.updates.some((one) =>
      this.#scenesOf(one).some((scene) => scene.other && scene.lines.length),
    );
    if (seen) this.lastTurn = this.#passage;
  }

  /** For spectators: whether another player acts than did so far. */
  #nextActor(scenes: Scene[]): boolean {
    const actors = this.#passage?.updates.flatMap((update) => this.#scenesOf(update).map((scene) => scene.actor)) ?? [];
    const first = scenes.find((scene) => scene.lines.length)?.actor;
    return first !== undefined && actors.findLast((actor) => actor >= 0) !== first;
  }
}

const reel = <V>(): Reel<V> => ({ scenes: [], begun: 0, views: [] });
