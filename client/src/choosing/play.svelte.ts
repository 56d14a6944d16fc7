// A seat at a table: what is asked, what was picked, what is inspected, which hints were given.
import type { Advice, Looked, Node, Update } from "../wire";
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/i18n.svelte";
import type { Table } from "../table/table.svelte";
import { sound } from "../animation/sound";
import { targetKey, type Choosing } from "./choosing";
import { Walker, type Cursor } from "./walker.svelte";

/** Something to look at closely. */
export interface Inspected {
  card: string; // in notation; or the name of a group of cards
  unit?: number;
}

const MAX_HINTS = 3; // what to think of, where to look, what to do

export class Play {
  walker: Walker;
  inspected = $state.raw<Inspected | null>(null);
  notice = $state(""); // why something cannot be done, until the next step
  urgent = $state(""); // said aloud at once: my turn, a refusal
  advice = $state.raw<Advice[] | null>(null);
  hintsGiven = $state(0); // on this question; each says more
  sending = $state(false);
  byHand = $state(false); // what could be left to the rules is chosen by hand this time

  constructor(readonly table: Table) {
    this.walker = new Walker(table);
  }

  /** What the game says about its questions; until it is set, none has a special meaning. */
  get choosing(): Choosing {
    return this.walker.choosing;
  }

  set choosing(choosing: Choosing) {
    this.walker.choosing = choosing;
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
  get preview(): Looked | null {
    return this.walker.pointedPreview ?? this.walker.preview;
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

  /** Picks what notation calls `name`, or says why that cannot be picked. */
  actOn(name: string): void {
    this.act(this.walker.keyOf(name), name);
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

  /** The answer that leaves the pending choices to the rules, where there is one and it is wanted. */
  get automaticAnswer(): Node | null {
    const { agreed, busy } = this.walker;
    const { automatic } = this.choosing;
    return automatic && !busy && !this.byHand && this.asked && agreed?.kind === automatic.question
      ? (agreed.options.find((node) => node.name === automatic.answer) ?? null)
      : null;
  }

  /** Whether the path ends with leaving choices to the rules. */
  get endsAutomatically(): boolean {
    const { automatic } = this.choosing;
    return automatic !== undefined && this.walker.path.at(-1)?.name === automatic.answer;
  }

  /** Makes these choices one by one instead. */
  chooseByHand(): void {
    this.byHand = true;
    this.walker.back();
  }

  /** The answer that ends a series of choices, where something was chosen. */
  get lastAnswer(): Node | null {
    const { lastAnswer } = this.choosing;
    return this.walker.path.length ? (this.walker.words.find((node) => node.name === lastAnswer) ?? null) : null;
  }

  /** The picked card laid the other way, face down or face up, where that is legal too. */
  get otherFace(): Node | null {
    const target = this.walker.path[0]?.target;
    if (target?.on !== "card" || !this.asked) return null;
    const tree = this.table.update?.ask?.tree ?? [];
    const isOther = ({ target: other }: Node): boolean =>
      other.on === "card" && other.card === target.card && (other.down ?? false) !== (target.down ?? false);
    return tree.find(isOther) ?? null;
  }

  /** Picks the answer of `otherFace` instead. */
  turnOver(node: Node): void {
    this.walker.restart();
    this.act(targetKey(node.target), node.name);
  }

  get ready(): boolean {
    return this.asked && !this.walker.busy && (this.walker.done || this.lastAnswer !== null);
  }

  /** The answer that passes, where there is one and nothing else was picked. */
  get pass(): Node | null {
    const { passing } = this.choosing;
    return passing?.questions.includes(this.walker.first?.kind ?? "") && this.asked && this.walker.depth === 0
      ? (this.walker.words.find((node) => node.name === passing.answer) ?? null)
      : null;
  }

  /** Sends what was picked. */
  confirm(): void {
    if (!this.ready) return;
    const moves = [...this.walker.moves];
    const last = this.walker.done ? null : this.lastAnswer;
    if (last) moves.push(last.m);
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
    if (this.endsAutomatically && !this.byHand) {
      if (this.walker.depth === 1) return this.chooseByHand();
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
      this.hintsGiven = Math.min(MAX_HINTS, this.hintsGiven + 1);
      return;
    }
    try {
      this.advice = await this.table.hint();
      this.hintsGiven = 1;
    } catch (error) {
      this.notice = (error as Error).message;
    }
  }

  /** What the second hint marks: what the game names of the best line, else what the two best lines begin with. */
  hinted = $derived.by(() => {
    const [best, second] = this.advice ?? [];
    if (!best || this.hintsGiven < 2) return new Set<string>();
    const line = this.walker.trace(best.moves);
    const named = this.choosing.hintTargets?.(line) ?? [];
    if (named.length) return new Set(named);
    if (line[0]?.target.on === "button")
      return new Set(line.map((node) => targetKey(node.target, this.choosing)).filter(Boolean));
    return new Set(
      [best, second]
        .flatMap((one) => (one ? this.walker.trace(one.moves).slice(0, 1) : []))
        .map((node) => targetKey(node.target, this.choosing)),
    );
  });

  /** A finished path goes out by itself, unless it waits for the button. */
  #settle(): void {
    const { walker } = this;
    const waits =
      this.choosing.confirmedQuestions?.includes(this.table.update?.ask?.kind ?? "") ||
      (this.choosing.confirmsAll && settings.values.confirm !== "never") ||
      this.endsAutomatically;
    if (walker.done && !walker.busy && !settings.confirms && !waits) this.confirm();
  }
}
