// Walks the tree of legal answers that the server sent, for mouse, touch, keyboard and text alike. It knows no rules.
// Something on the board may mean several answers (a card in hand can be played, or discarded to pay for something),
// so it walks with several cursors at once until only one meaning is left.
import type { AskTree, Looked, Node, Selection } from "../wire";
import { targetKey, type Choosing } from "./choosing";

/** A place in the tree: the answers given so far, and those that may follow. */
export interface Cursor {
  path: Node[];
  kind: string; // of the question that is open now
  prompt: string;
  about: number;
  num: number;
  options: Node[];
  selection: Selection | null; // how many things are chosen, where their order does not matter
}

/** Whether nothing has to be chosen after an answer, though something may be added to it. */
export const isEnd = (node: Node): boolean => (node.end ? node.end !== "cut" : !node.to?.length);

/** What `Walker` needs of a table: what some answers would come to. */
export interface Lookahead {
  look(moves: number[]): Promise<Looked>;
}

const PEEK_DELAY_MS = 120; // from pointing at something to asking the server about it
const ASK_AGAIN_MS = 500; // after an answer did not come that is needed to go on
const MAX_TRIES = 5;

export class Walker {
  /** The cursors, one list for each step; the last is where we are. */
  #steps = $state.raw<Cursor[][]>([]);
  #v = 0;
  /** What the present path comes to, as soon as it is known. */
  preview = $state.raw<Looked | null>(null);
  /** What pointing at something would come to. */
  pointedPreview = $state.raw<Looked | null>(null);
  byHand = $state(false); // what could be left to the rules is chosen by hand this time
  #growing = $state(false); // waiting for more of the tree
  #walking = $state(false); // on a path that was chosen before
  #peek = 0;
  #turn = 0; // counts the steps, to drop answers that come too late
  #complete = new WeakSet<Node>(); // answers after which the server has shown everything
  #looks = new Map<string, Promise<Looked>>(); // by moves

  #choosing = $state.raw<Choosing>({});

  constructor(readonly table: Lookahead) {}

  /** What the game says about its questions. It may come after the first question. */
  get choosing(): Choosing {
    return this.#choosing;
  }

  set choosing(choosing: Choosing) {
    this.#choosing = choosing;
    if (this.asked) this.#explore();
  }

  /** A new question, or none. The old path is forgotten. */
  begin(ask: AskTree | null, v: number): void {
    this.#v = v;
    this.#turn++;
    this.#growing = this.#walking = this.byHand = false;
    this.#looks.clear();
    this.preview = this.pointedPreview = null;
    this.#steps = ask ? [[{ ...ask, path: [], options: ask.tree }]] : [];
    if (ask) this.#explore();
  }

  get asked(): boolean {
    return this.#steps.length > 0;
  }

  /** Whether nothing can be picked yet, because it is not known what can be. */
  get busy(): boolean {
    return this.#growing || this.#walking;
  }

  /** Resolves once it is known what can be picked. */
  async settled(): Promise<void> {
    for (let last; last !== this.#grown;) {
      await (last = this.#grown);
      await this.#walk;
    }
  }

  get cursors(): Cursor[] {
    return this.#steps.at(-1) ?? [];
  }

  /** The cursor if there is one meaning, else none. */
  get only(): Cursor | null {
    return this.cursors.length === 1 ? (this.cursors[0] ?? null) : null;
  }

  /** The cursor if what is done is clear, though the rules may have several names for it; else none. */
  get agreed(): Cursor | null {
    const first = this.first;
    return first && this.cursors.every((c) => c.path[0] === first.path[0]) ? first : null;
  }

  /** The first meaning: what the button would do. */
  get first(): Cursor | null {
    return this.cursors[0] ?? null;
  }

  get depth(): number {
    return this.#steps.length - 1;
  }

  get path(): Node[] {
    return this.first?.path ?? [];
  }

  get moves(): number[] {
    return this.path.map((node) => node.m);
  }

  /** Nothing more to choose: the path may be sent as it is. */
  get done(): boolean {
    return this.path.length > 0 && this.cursors.every((c) => isEnd(c.path.at(-1)!));
  }

  /** The answers that complete the path without a pick; null if something must be picked. */
  completion = $derived.by((): Node[] | null => {
    const here = this.agreed;
    if (!here) return null;
    if (this.done) return [];
    const { nodes, complete } = this.#closing(here);
    return complete ? nodes : null;
  });

  prompt = $derived(this.agreed?.prompt ?? "");
  selection = $derived(this.agreed?.selection ?? null);

  /** Everything on the board that can be picked now, by key, with the paths that each pick leads to. */
  reach = $derived.by(() => this.#reachFrom(this.cursors));

  /** What can be picked instead of the last pick: things of its kind. Picks in any order are dropped one by one. */
  alternatives = $derived.by(() => {
    const last = this.path.at(-1);
    const before = this.#steps.at(-2);
    if (!before || !last || last.free || last.target.on === "button") return new Map<string, Node[][]>();
    const found = [...this.#reachFrom(before)].filter(
      ([key, paths]) =>
        key !== targetKey(last.target, this.choosing) &&
        paths.some((path) => path.at(-1)!.target.on === last.target.on),
    );
    return new Map(found);
  });

  #reachFrom(cursors: Cursor[]): Map<string, Node[][]> {
    const found = new Map<string, Node[][]>();
    for (const cursor of cursors) {
      for (const path of this.#through(cursor.kind, cursor.options)) {
        const key = targetKey(path.at(-1)!.target, this.choosing);
        if (!key) continue;
        const list = found.get(key) ?? [];
        list.push([...cursor.path, ...path]);
        found.set(key, list);
      }
    }
    return found;
  }

  /** The key of what notation calls `name`; "" if it cannot be picked now. */
  keyOf(name: string): string {
    return [...this.reach].find(([, paths]) => paths.some((path) => path.at(-1)?.name === name))?.[0] ?? "";
  }

  /** The answers that are words: for buttons. */
  words = $derived.by(() => this.agreed?.options.filter((node) => node.target.on === "button") ?? []);

  /** The words of the question before this one. */
  before = $derived.by(() => {
    const [cursor, other] = this.#steps.at(-2) ?? [];
    return cursor && !other ? cursor.options.filter((node) => node.target.on === "button") : [];
  });

  /** Picks something on the board; false if that is not possible. */
  pick(key: string): boolean {
    const paths = this.reach.get(key);
    if (!paths || this.busy) return false;
    this.#step(paths);
    return true;
  }

  /** Picks something in place of the last pick; false if that is not possible. */
  replace(key: string): boolean {
    if (this.busy || !this.alternatives.has(key)) return false;
    this.#steps = this.#steps.slice(0, -1);
    return this.pick(key);
  }

  /** Gives one answer of the present question. */
  choose(node: Node): void {
    const from = this.cursors.find((c) => c.options.includes(node));
    if (from && !this.busy) this.#step([[...from.path, node]]);
  }

  /** Of several meanings of what was picked, this one. */
  narrow(cursor: Cursor): void {
    if (this.cursors.includes(cursor) && !this.busy) this.#step([cursor.path]);
  }

  /** Walks a whole path of move numbers, as read from text or from a hint; false if it is not in the tree. */
  async follow(moves: number[]): Promise<boolean> {
    this.restart();
    for (const move of moves) {
      const node = this.only?.options.find((option) => option.m === move);
      if (!node) return false;
      this.#step([[...this.path, node]]);
      await this.#grown;
    }
    return true;
  }

  /** Takes back one pick of several and keeps the others, as far as they can be made without it. */
  drop(node: Node): Promise<void> {
    return (this.#walk = this.#without(node));
  }

  async #without(node: Node): Promise<void> {
    const v = this.#v;
    const left = this.path.filter((one) => one !== node).map(({ m }) => m);
    this.restart();
    this.#walking = true;
    for (let i = 0; i < left.length;) {
      await this.#grown;
      if (v !== this.#v) return;
      const next = this.only?.options.find(({ m }) => m === left[i]);
      if (!next) {
        i++; // it may be possible after another one
        continue;
      }
      left.splice(i, 1);
      i = 0;
      this.#step([[...this.path, next]]);
    }
    await this.#grown;
    if (v === this.#v) this.#walking = false;
  }

  /** The answers that some moves are, from the first question on, as far as the tree is known. */
  trace(moves: number[]): Node[] {
    const found: Node[] = [];
    let options = this.#steps[0]?.[0]?.options ?? [];
    for (const move of moves) {
      const node = options.find((option) => option.m === move);
      if (!node) break;
      found.push(node);
      options = node.to ?? [];
    }
    return found;
  }

  back(): boolean {
    if (this.depth < 1) return false;
    this.#steps = this.#steps.slice(0, -1);
    this.#explore();
    return true;
  }

  restart(): void {
    if (this.depth > 0) {
      this.#turn++; // whatever was to be known of the path is not wanted any more
      this.#growing = false;
    }
    this.byHand = false;
    this.#steps = this.#steps.slice(0, 1);
    this.preview = this.pointedPreview = null;
  }

  /** Pointing at something that may be picked shows what it would come to. */
  peek(key: string | null): void {
    const turn = ++this.#peek;
    this.pointedPreview = null;
    const paths = key === null ? undefined : this.reach.get(key);
    if (paths?.length !== 1) return;
    setTimeout(() => {
      if (turn !== this.#peek) return;
      void this.#look(paths[0]!).then((preview) => {
        if (turn === this.#peek) this.pointedPreview = preview;
      }, ignore);
    }, PEEK_DELAY_MS);
  }

  #grown: Promise<void> = Promise.resolve();
  #walk: Promise<void> = Promise.resolve();

  #step(paths: Node[][]): void {
    this.peek(null);
    const cursors = paths.map((path) => after(path));
    this.#steps = [...this.#steps, cursors];
    this.#explore();
  }

  #look(path: Node[]): Promise<Looked> {
    const moves = path.map(({ m }) => m);
    const key = moves.join();
    const known = this.#looks.get(key);
    if (known) return known;
    const asked = this.table.look(moves);
    this.#looks.set(key, asked);
    asked.catch(() => this.#looks.delete(key));
    return asked;
  }

  /** Asks again for what is needed to go on, while the path is wanted: an answer may be lost or late. */
  async #lookPatiently(path: Node[], turn: number): Promise<Looked> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#look(path);
      } catch (error) {
        if (turn !== this.#turn || tries === MAX_TRIES) throw error;
        await new Promise((wake) => setTimeout(wake, ASK_AGAIN_MS));
      }
    }
  }

  /** Asks what the path comes to; where the tree was cut, the answer also says how it goes on. */
  #explore(): void {
    this.preview = null;
    const turn = ++this.#turn;
    const cut = this.cursors.flatMap((cursor) => this.#cuts(cursor));
    this.#growing = cut.length > 0;
    this.#grown = this.#grow(cut, turn)
      .catch(ignore)
      .then(() => {
        if (turn === this.#turn) this.#growing = false;
      });
  }

  async #grow(cut: Node[][], turn: number): Promise<void> {
    if (cut.length) {
      await Promise.allSettled(cut.map(async (path) => this.#extend(path, await this.#lookPatiently(path, turn))));
      if (turn !== this.#turn) return;
      if (this.depth && this.cursors.every(({ path }) => path.at(-1)?.end === "cut")) return void this.back();
      this.#refresh();
    }
    await this.#growCompletion(turn);
    if (turn !== this.#turn) return;
    this.#growing = false;
    const here = this.agreed;
    const path = here ? [...here.path, ...(this.completion ?? [])] : [];
    if (!path.length) return;
    void this.#look(path).then((preview) => {
      if (turn === this.#turn) this.preview = preview;
    }, ignore);
  }

  /** What completes the path may have been cut, too. */
  async #growCompletion(turn: number): Promise<void> {
    for (;;) {
      const here = this.agreed;
      const { nodes, complete } = here ? this.#closing(here) : { nodes: [], complete: true };
      if (!here || complete || nodes.at(-1)?.end !== "cut") return;
      this.#growing = true;
      const path = [...here.path, ...nodes];
      this.#extend(path, await this.#lookPatiently(path, turn));
      if (turn !== this.#turn) return;
      this.#refresh();
    }
  }

  /** Adds to an answer what the server says may follow it. */
  #extend(path: Node[], preview: Looked): void {
    const last = path.at(-1)!;
    if (!this.#isOpen(last)) return;
    this.#complete.add(last);
    const next = preview.ask;
    last.end = preview.end;
    last.to = next?.tree ?? [];
    if (next) {
      const { kind, prompt, about, num, selection } = next;
      Object.assign(last, { kind, prompt, about, num, selection });
    }
  }

  /** Makes what was added to the tree known to those who look at it. */
  #refresh(): void {
    const here = this.cursors.map((cursor) => (cursor.path.length ? after(cursor.path) : { ...cursor }));
    this.#steps = [...this.#steps.slice(0, -1), here];
  }

  /** Whether the server may know more answers that follow this one than it has sent. */
  #isOpen(node: Node): boolean {
    return node.end === "cut" || ((node.free || Boolean(node.selection)) && !this.#complete.has(node));
  }

  /** The answers that end a selection and leave the rest to the rules, as far as they are known. */
  #closing(cursor: Cursor): { nodes: Node[]; complete: boolean } {
    const { closing = [], automatic } = this.choosing;
    const nodes: Node[] = [];
    let { kind, options } = cursor;
    const close = cursor.selection && cursor.path.length && options.find(({ name }) => closing.includes(name));
    if (close) nodes.push(close);
    for (;;) {
      const last = nodes.at(-1);
      if (last && isEnd(last)) return { nodes, complete: true };
      if (last?.end === "cut") return { nodes, complete: false };
      if (last) [kind, options] = [last.kind ?? "", last.to ?? []];
      const next =
        automatic && !this.byHand && kind === automatic.question
          ? options.find(({ name }) => name === automatic.answer)
          : undefined;
      if (!next) return { nodes, complete: false };
      nodes.push(next);
    }
  }

  /** Whether the answers of a question are words that the next pick on the board implies. */
  #isWords(kind: string): boolean {
    return this.choosing.wordQuestions?.includes(kind) ?? false;
  }

  /** The paths whose continuation the server has not sent: a cursor's own, or behind words. */
  #cuts(cursor: Cursor): Node[][] {
    const last = cursor.path.at(-1);
    if (last && this.#isOpen(last)) return [cursor.path];
    if (!this.#isWords(cursor.kind)) return [];
    return cursor.options.filter((node) => node.end === "cut").map((node) => [...cursor.path, node]);
  }

  /** All ways from a question to something on the board, through questions that are words only. */
  #through(kind: string, options: Node[]): Node[][] {
    const found: Node[][] = [];
    for (const node of options) {
      if (node.target.on !== "button") found.push([node]);
      else if (this.#isWords(kind))
        for (const rest of this.#through(node.kind ?? "", node.to ?? [])) found.push([node, ...rest]);
    }
    return found;
  }
}

function after(path: Node[]): Cursor {
  const last = path.at(-1)!;
  return {
    path,
    kind: last.kind ?? "",
    prompt: last.prompt ?? "",
    about: last.about ?? -1,
    num: last.num ?? 0,
    options: last.to ?? [],
    selection: last.selection ?? null,
  };
}

function ignore(): void {}
