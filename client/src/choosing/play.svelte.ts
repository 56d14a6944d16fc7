// A seat at a table: what is shown, what is asked, what was picked, what is being looked at.
import type { Advice, Looked, Node, Update } from "../wire";
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/i18n.svelte";
import type { Table } from "../table/table.svelte";
import { sound } from "../animation/sound";
import { Walker, keyOf, type Cursor } from "./walker.svelte";

/** Something to look at closely. */
export interface Inspected {
  card: string; // fire5, red3; or a guild
  unit?: number;
}

/** Questions that are always confirmed: what is taken there is for the whole game. */
const SOLEMN = new Set(["guild", "keep"]);
const RUNGS = 3; // of the ladder of hints: what to think of, where to look, what to do
const [PAYING, AUTO] = ["pay", "auto"]; // how to pay, and the answer that leaves it to the rules
const WINDOWS = new Set(["react", "showdown", "invited"]); // questions that passing answers

export class Play {
  walker: Walker;
  inspected = $state.raw<Inspected | null>(null);
  notice = $state(""); // why something cannot be done, until the next step
  urgent = $state(""); // said aloud at once: my turn, a refusal
  advice = $state.raw<Advice[] | null>(null);
  rung = $state(0); // of the ladder of hints
  sending = $state(false);
  confirmsAll = false; // one choice is a whole turn in this game: it waits for the button unless that is off
  byHand = $state(false); // what a card costs is not paid by itself this time

  constructor(readonly table: Table) {
    this.walker = new Walker(table);
  }

  /** A new position: its question, if it is mine. */
  hear(update: Update): void {
    const mine = update.ask !== null && update.ask.seat === this.table.seat;
    const was = this.walker.asked;
    this.walker.begin(mine ? update.ask : null, update.v);
    this.notice = "";
    this.advice = null;
    this.sending = this.byHand = false;
    if (mine && !was) {
      this.urgent = t("your-turn", { prompt: update.prompt });
      sound.play("turn");
      if (settings.values.buzz) navigator.vibrate?.(60);
    }
  }

  get asked(): boolean {
    return this.walker.asked && !this.sending;
  }

  /** What the table would look like: of the path, or of what is pointed at. */
  get looked(): Looked | null {
    return this.walker.peeked ?? this.walker.looked;
  }

  can(key: string): boolean {
    return this.asked && this.walker.reach.has(key);
  }

  /** The place of a picked thing in the path: its badge, from 1; 0 if it is not picked. */
  badge(key: string): number {
    return this.#picked.indexOf(key) + 1;
  }

  #picked = $derived.by(() =>
    this.walker.path
      .filter((node) => node.target.on === "unit" && (node.kind !== undefined || node.end))
      .map((node) => `unit:${node.target.unit}`),
  );

  /** Picks a thing on the table; if it cannot be picked, says why. `name` is what notation calls it. */
  act(key: string, name: string): void {
    this.notice = "";
    if (!this.asked) return;
    if (this.walker.pick(key)) return this.#settle();
    void this.table.why(this.walker.moves, name).then(
      ({ reasons }) => {
        this.notice = reasons.find((reason) => reason.name === name)?.text ?? reasons[0]?.text ?? t("not-now");
      },
      () => {},
    );
  }

  choose(node: Node): void {
    this.notice = "";
    this.walker.choose(node);
    this.#settle();
  }

  /** Gives an answer that is a word; if that is all, it goes out: the button said what it does. */
  say(node: Node): void {
    this.choose(node);
    if (this.walker.done) this.confirm();
  }

  /** Of several meanings of what was picked, this one. */
  mean(cursor: Cursor): void {
    this.walker.narrow(cursor);
    this.#settle();
  }

  /** How what is picked would be paid by itself, where that is asked; else none. */
  get selfPay(): Node | null {
    const { clear, busy } = this.walker;
    return !busy && !this.byHand && this.asked && clear?.kind === PAYING
      ? (clear.options.find((node) => node.name === AUTO) ?? null)
      : null;
  }

  /** Whether the path ends with paying by itself. */
  get paysItself(): boolean {
    return this.walker.path.at(-1)?.name === AUTO;
  }

  /** The runes are chosen one by one instead. */
  payByHand(): void {
    this.byHand = true;
    this.walker.back();
  }

  /** The word that ends a play of several cards. */
  get stop(): Node | null {
    return this.walker.path.length ? (this.walker.words.find((node) => node.name === "stop") ?? null) : null;
  }

  get ready(): boolean {
    return this.asked && !this.walker.busy && (this.walker.done || this.stop !== null);
  }

  /** Passing, where that is one of the answers and nothing else was picked. */
  get pass(): Node | null {
    const asks = WINDOWS.has(this.walker.lead?.kind ?? "");
    return asks && this.asked && this.walker.depth === 0
      ? (this.walker.words.find((node) => node.name === "pass") ?? null)
      : null;
  }

  /** Sends what was picked. */
  confirm(): void {
    if (!this.ready) return;
    const moves = [...this.walker.moves];
    const stop = this.walker.done ? null : this.stop;
    if (stop) moves.push(stop.m);
    void this.send(moves);
  }

  async send(moves: number[]): Promise<void> {
    this.sending = true;
    try {
      await this.table.move(moves);
    } catch (error) {
      this.notice = this.urgent = (error as Error).message;
      this.walker.restart();
    } finally {
      this.sending = false;
    }
  }

  /** One step back: of the path, else of what was sent, as far as that goes. */
  back(): void {
    this.notice = "";
    if (this.paysItself && !this.byHand) {
      if (this.walker.depth === 1) return this.payByHand();
      this.walker.back();
    }
    if (this.walker.depth === 1) this.byHand = false;
    if (this.walker.back()) return;
    const undo = this.table.update?.undo;
    if (undo?.steps) void this.table.undo().catch((error: Error) => (this.notice = error.message));
    else if (undo?.why) this.notice = undo.why;
  }

  get canUndo(): boolean {
    return this.walker.depth > 0 || (this.table.update?.undo.steps ?? 0) > 0;
  }

  /** A line of notation. */
  async type(text: string): Promise<boolean> {
    const read = await this.table.read(text);
    if (!read.moves.length) {
      this.notice = this.urgent = read.text;
      return false;
    }
    await this.send(read.moves);
    return true;
  }

  /** A hint; asked for again, it says more. */
  async hint(): Promise<void> {
    if (this.advice) {
      this.rung = Math.min(RUNGS, this.rung + 1);
      return;
    }
    try {
      this.advice = await this.table.hint();
      this.rung = 1;
    } catch (error) {
      this.notice = (error as Error).message;
    }
  }

  /** Where the second rung points: the locations of the best line, else the two best things there are. */
  hinted = $derived.by(() => {
    const [best, second] = this.advice ?? [];
    if (!best || this.rung < 2) return new Set<string>();
    const line = this.walker.trace(best.moves);
    const lanes = line.flatMap(({ target }) =>
      target.on === "lane" || target.on === "unit" ? [`lane:${target.lane ?? 0}`] : [],
    );
    if (lanes.length) return new Set(lanes);
    if (line[0]?.target.on === "button") return new Set(line.map((node) => keyOf(node.target)).filter(Boolean));
    return new Set(
      [best, second]
        .flatMap((one) => (one ? this.walker.trace(one.moves).slice(0, 1) : []))
        .map((node) => keyOf(node.target)),
    );
  });

  /** A finished path goes out by itself, unless it waits for the button. */
  #settle(): void {
    const { walker } = this;
    const solemn =
      SOLEMN.has(this.table.update?.ask?.kind ?? "") ||
      (this.confirmsAll && settings.values.confirm !== "never") ||
      this.paysItself;
    if (walker.done && !walker.busy && !settings.confirms && !solemn) this.confirm();
  }
}
