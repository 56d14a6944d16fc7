// A seat at a table: what is asked, what was picked, what is inspected, which hints were given.
import type { Advice, Looked, Node, ReadAs, Reasons, TableInfo, Update } from "../wire";
import { settings } from "../shell/settings.svelte";
import { t } from "../shell/i18n.svelte";
import type { Table } from "../table/table.svelte";
import { sound } from "../animation/sound";
import { targetKey, type Choosing } from "./choosing";
import { PressGuard } from "./press_guard.svelte";
import { turnText } from "./question_text";
import { whyNoUndo } from "./undo_label";
import { Walker, isEnd, type Cursor, type Lookahead } from "./walker.svelte";

/** What `Play` needs of where it sits: at a table, or before a puzzle. */
export interface PlayedTable extends Lookahead {
  readonly seat: number;
  readonly info: TableInfo | null;
  readonly update: Update | null;
  readonly locked: string; // why nothing can be played now, in words; "": it can
  move(moves: number[]): Promise<number>; // resolves to the version of the position after them
  undo(): Promise<number>;
  why(moves: number[], name: string): Promise<Reasons>;
  read(text: string): Promise<ReadAs>;
  hint(): Promise<Advice[]>;
  readonly command?: Table["command"]; // missing where nothing can be set
}

/** Something to look at closely. */
export interface Inspected {
  card: string; // in notation; or the name of a group of cards
  unit?: number;
}

/** An answer that is a word. */
export interface Word {
  node: Node;
  picked: boolean; // it is the last answer of the path
}

export class Play {
  walker: Walker;
  inspected = $state.raw<Inspected | null>(null);
  notice = $state(""); // why something cannot be done, until the next step
  urgent = $state(""); // said aloud at once: my turn, a refusal
  advice = $state.raw<Advice[] | null>(null);
  sending = $state(false);
  covered = $state(false); // something over the board is to be read first: nothing can be chosen or sent
  withheld = $state.raw<string[]>([]); // answers that a lesson does not offer as a word yet, by name
  readonly guard = new PressGuard(); // of the gold button
  #led: Node | null = null; // the last answer that the gold button has picked
  #handDepth = 0; // how deep the path was when the player began to choose by hand

  constructor(readonly table: PlayedTable) {
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
    this.sending = false;
    if (mine && !was) {
      this.urgent = turnText(update.prompt);
      sound.play("turn");
      if (settings.values.buzz) navigator.vibrate?.(60);
    }
  }

  get asked(): boolean {
    return this.walker.asked && !this.sending && !this.table.locked && !this.covered;
  }

  /** Whether nothing can be played though something is asked; then it says why. */
  #refuseWhileLocked(): boolean {
    const why = this.table.locked || (this.covered ? t("go-on-when-ready") : "");
    if (why) this.notice = this.urgent = why;
    return Boolean(why);
  }

  /** What the table would look like: of the path, or of what is pointed at. */
  get preview(): Looked | null {
    return this.walker.pointedPreview ?? this.walker.preview;
  }

  can(key: string): boolean {
    return this.asked && this.walker.reach.has(key);
  }

  /** Whether a thing cannot be picked in addition, but in place of the last pick. */
  canReplace(key: string): boolean {
    return this.asked && !this.walker.reach.has(key) && this.walker.alternatives.has(key);
  }

  /** The place of a picked thing in the path: its badge, from 1; 0 if it is not picked. */
  badge(key: string): number {
    return this.#picked.indexOf(key) + 1;
  }

  /** All places of a picked thing in the path, from 1: some things may be picked more than once. */
  badges(key: string): number[] {
    return this.#picked.flatMap((picked, i) => (picked === key ? [i + 1] : []));
  }

  #picked = $derived.by(() =>
    this.walker.path
      .filter((node) => node.target.on === "unit" && (node.kind !== undefined || node.end))
      .map((node) => `unit:${node.target.unit}`),
  );

  /** The last pick of a thing, if it is picked. */
  #pickOf(key: string): Node | undefined {
    return this.walker.path.findLast(({ target }) => targetKey(target, this.choosing) === key);
  }

  /** Whether a thing is picked as one of several whose order does not matter: it has a tick, not a number. */
  isTicked(key: string): boolean {
    return this.#pickOf(key)?.free ?? false;
  }

  /** Picks a thing on the table; if it cannot be picked, says why. `name` is what notation calls it. */
  act(key: string, name: string): void {
    this.notice = "";
    if (this.#refuseWhileLocked()) return;
    if (!this.asked) return;
    const { walker } = this;
    if (walker.busy) return this.#later(() => this.act(key, name));
    if (walker.pick(key)) return this.#settle();
    void this.table.why(walker.moves, name).then(
      ({ reasons }) => {
        this.notice = reasons.find((reason) => reason.name === name)?.text ?? reasons[0]?.text ?? t("not-now");
      },
      () => {},
    );
  }

  /** Picks a thing on the table in place of the last pick, where it cannot be picked in addition; else as `act`. */
  actInstead(key: string, name: string): void {
    if (this.#refuseWhileLocked()) return;
    if (this.walker.busy) return this.#later(() => this.actInstead(key, name));
    if (!this.canReplace(key)) return this.act(key, name);
    this.notice = "";
    this.walker.replace(key);
    this.#settle();
  }

  /** Takes a pick back: alone, if the order of the others does not matter; else with all that came after it. */
  unpick(key: string): void {
    this.notice = "";
    if (this.#refuseWhileLocked()) return;
    const { walker } = this;
    if (walker.busy) return this.#later(() => this.unpick(key));
    const node = this.#pickOf(key);
    if (node) this.unpickNode(node);
  }

  /** The same for an answer of the path. */
  unpickNode(node: Node): void {
    this.notice = "";
    if (this.#refuseWhileLocked()) return;
    const { walker } = this;
    if (walker.busy) return this.#later(() => this.unpickNode(node));
    if (node.free) return void walker.drop(node);
    while (walker.path.includes(node)) walker.back();
  }

  /** Does something as soon as it is known what can be picked, unless the question is another by then. */
  #later(act: () => void): void {
    const v = this.table.update?.v;
    void this.walker.settled().then(() => {
      if (v === this.table.update?.v && this.asked && !this.walker.busy) act();
    });
  }

  /** Picks what notation calls `name`, or says why that cannot be picked. */
  actOn(name: string): void {
    this.act(this.walker.keyOf(name), name);
  }

  choose(node: Node): void {
    this.notice = "";
    if (this.#refuseWhileLocked()) return;
    this.walker.choose(node);
    this.#settle();
  }

  /** Picks a word, another one instead of it, or none. */
  toggle({ node, picked }: Word): void {
    if (this.#refuseWhileLocked()) return;
    if (this.walker.words.includes(node)) return this.choose(node);
    this.walker.back();
    if (!picked) this.choose(node);
  }

  /**
   * The answers that are words. Once one of them completes the path, the others can still be picked instead, unless it
   * asks to choose something itself.
   */
  words = $derived.by((): Word[] => {
    if (!this.asked) return [];
    const { completion, path, before, selection } = this.walker;
    const implied = [...(completion ?? []), this.lastAnswer];
    const open = this.walker.words
      .filter((node) => !implied.includes(node) && !this.withheld.includes(node.name))
      .map((node) => ({ node, picked: false }));
    const last = path.at(-1);
    if (open.length || !last || completion === null || selection || !before.includes(last)) return open;
    return before.map((node) => ({ node, picked: node === last }));
  });

  /** Of several meanings of what was picked, this one. */
  mean(cursor: Cursor): void {
    if (this.#refuseWhileLocked()) return;
    this.walker.narrow(cursor);
    this.#settle();
  }

  /** Whether the rest of the choices would be left to the rules. */
  get endsAutomatically(): boolean {
    const { automatic } = this.choosing;
    return automatic !== undefined && this.walker.completion?.at(-1)?.name === automatic.answer;
  }

  /** Makes these choices one by one instead. */
  chooseByHand(): void {
    if (this.#refuseWhileLocked()) return;
    const { walker } = this;
    const nodes = walker.completion ?? [];
    walker.byHand = true;
    for (const node of nodes) if (node.name !== this.choosing.automatic?.answer) walker.choose(node);
    this.#handDepth = walker.depth;
  }

  /** The answer that ends a series of choices, where something was chosen. */
  get lastAnswer(): Node | null {
    const { lastAnswer } = this.choosing;
    return this.walker.path.length ? (this.walker.words.find((node) => node.name === lastAnswer) ?? null) : null;
  }

  /** The picked card laid the other way, face down or face up, where that is legal too. */
  get otherFace(): Node | null {
    const target = this.walker.path[0]?.target;
    if (!target?.card || !this.asked) return null;
    const tree = this.table.update?.ask?.tree ?? [];
    const isOther = ({ target: other }: Node): boolean =>
      other.on === target.on && other.card === target.card && (other.down ?? false) !== (target.down ?? false);
    return tree.find(isOther) ?? null;
  }

  /** Picks the answer of `otherFace` instead. */
  turnOver(node: Node): void {
    if (this.#refuseWhileLocked()) return;
    this.walker.restart();
    this.act(targetKey(node.target, this.choosing), node.name);
  }

  get ready(): boolean {
    const { walker } = this;
    return this.asked && !walker.busy && (walker.completion !== null || this.lastAnswer !== null);
  }

  /** The answer that passes, where there is one and nothing else was picked. */
  get pass(): Node | null {
    const { passing } = this.choosing;
    return passing?.questions.includes(this.walker.first?.kind ?? "") && this.asked && this.walker.depth === 0
      ? (this.walker.words.find((node) => node.name === passing.answer) ?? null)
      : null;
  }

  /** The answer that goes on without a pick, which the gold button gives while nothing is ready to be sent. */
  get lead(): Node | null {
    if (!this.asked || this.ready || this.walker.busy) return null;
    const { words } = this.walker;
    const found = this.choosing.leads?.flatMap((name) => words.find((node) => node.name === name) ?? []);
    return found?.[0] ?? null;
  }

  /** Notes what the gold button does now. */
  watchGold(): void {
    const { ready, lead, walker } = this;
    const does = ready ? `send ${walker.path[0]?.name ?? ""}` : lead ? `${lead.name} ${walker.depth}` : "";
    const own = ready && walker.depth > 0 && walker.path.at(-1) !== this.#led;
    this.guard.change(does ? `${this.table.update?.v} ${does}` : "", own);
  }

  /** Presses the gold button, the only one that sends. An answer after which something is asked is only picked. */
  pressGold(): void {
    const { lead } = this;
    if (this.#refuseWhileLocked()) return;
    if (this.guard.closed) return;
    if (this.ready) this.confirm();
    else if (lead && isEnd(lead)) void this.send([...this.walker.moves, lead.m]);
    else if (lead) this.choose((this.#led = lead));
  }

  /** Sends what was picked. */
  confirm(): void {
    if (this.#refuseWhileLocked()) return;
    if (!this.ready) return;
    const { path, completion } = this.walker;
    const last = this.lastAnswer;
    void this.send([...path, ...(completion ?? (last ? [last] : []))].map((node) => node.m));
  }

  /** Sends moves. Until the position after them is there, the question is answered and cannot be answered again. */
  async send(moves: number[]): Promise<void> {
    this.sending = true;
    try {
      const v = await this.table.move(moves);
      if ((this.table.update?.v ?? 0) >= v) this.sending = false;
    } catch (error) {
      this.notice = this.urgent = (error as Error).message;
      this.walker.restart();
      this.sending = false;
    }
  }

  /** One step back: of the path, else of what was sent, as far as that goes. */
  back(): void {
    this.notice = "";
    if (this.#refuseWhileLocked()) return;
    const { walker } = this;
    if (walker.byHand && walker.depth <= this.#handDepth) return void (walker.byHand = false);
    if (walker.back()) return;
    const undo = this.table.update?.undo;
    if (undo?.steps) void this.table.undo().catch((error: Error) => (this.notice = error.message));
    else if (undo?.why) this.notice = whyNoUndo(undo);
  }

  get canUndo(): boolean {
    return !this.covered && (this.walker.depth > 0 || (this.table.update?.undo.steps ?? 0) > 0);
  }

  /** A line of notation. */
  async type(text: string): Promise<boolean> {
    if (this.#refuseWhileLocked()) return false;
    const read = await this.table.read(text);
    if (!read.moves.length) {
      this.notice = this.urgent = read.text;
      return false;
    }
    await this.send(read.moves);
    return true;
  }

  /** Shows a hint; asked for again, hides it. */
  async hint(): Promise<void> {
    if (this.#refuseWhileLocked()) return;
    if (this.advice) return void (this.advice = null);
    try {
      this.advice = await this.table.hint();
    } catch (error) {
      this.notice = (error as Error).message;
    }
  }

  /** What a hint marks: everything on the table that its best line names. */
  hinted = $derived.by(() => {
    const [best] = this.advice ?? [];
    if (!best) return new Set<string>();
    const line = this.walker.trace(best.moves);
    const keys = line.map((node) => targetKey(node.target, this.choosing)).filter(Boolean);
    return new Set([...keys, ...(this.choosing.hintTargets?.(line) ?? [])]);
  });

  /** Sends an action that is one pick at once, if the player wants that. */
  #settle(): void {
    const { walker, choosing, table } = this;
    if (!settings.sendsAtOnce(table.info?.hints ?? false)) return;
    if (choosing.confirmedQuestions?.includes(table.update?.ask?.kind ?? "")) return;
    if (walker.busy) return this.#later(() => this.#settle());
    if (walker.depth === 1 && walker.done && walker.cursors.every(({ options }) => !options.length)) this.confirm();
  }
}
