// Walks the tree of legal answers that the server sent, for mouse, touch, keyboard and text alike. It knows no rules.
// Something on the board may mean several answers (a card in hand can be played, or discarded to pay for something),
// so it walks with several cursors at once until only one meaning is left.
import type { AskTree, Looked, Node } from "../wire";
import { targetKey, type Choosing } from "./choosing";

/** A place in the tree: the answers given so far, and those that may follow. */
export interface Cursor {
  path: Node[];
  kind: string; // of the question that is open now
  prompt: string;
  about: number;
  num: number;
  options: Node[];
}

/** What `Walker` needs of a table: what some answers would come to. */
export interface Lookahead {
  look(moves: number[]): Promise<Looked>;
}

const PEEK_DELAY_MS = 120; // from pointing at something to asking the server about it

export class Walker {
  /** The cursors, one list for each step; the last is where we are. */
  #steps = $state.raw<Cursor[][]>([]);
  #v = 0;
  /** What the present path comes to, as soon as it is known. */
  preview = $state.raw<Looked | null>(null);
  /** What pointing at something would come to. */
  pointedPreview = $state.raw<Looked | null>(null);
  busy = $state(false); // waiting for more of the tree
  #peek = 0;

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
    this.busy = false;
    this.preview = this.pointedPreview = null;
    this.#steps = ask
      ? [[{ path: [], kind: ask.kind, prompt: ask.prompt, about: ask.about, num: ask.num, options: ask.tree }]]
      : [];
    if (ask) this.#explore();
  }

  get asked(): boolean {
    return this.#steps.length > 0;
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
    return this.path.length > 0 && this.cursors.every((c) => c.options.length === 0);
  }

  prompt = $derived(this.agreed?.prompt ?? "");

  /** Everything on the board that can be picked now, by key, with the paths that each pick leads to. */
  reach = $derived.by(() => {
    const found = new Map<string, Node[][]>();
    for (const cursor of this.cursors) {
      for (const path of this.#through(cursor.kind, cursor.options)) {
        const key = targetKey(path.at(-1)!.target, this.choosing);
        if (!key) continue;
        const list = found.get(key) ?? [];
        list.push([...cursor.path, ...path]);
        found.set(key, list);
      }
    }
    return found;
  });

  /** The key of what notation calls `name`; "" if it cannot be picked now. */
  keyOf(name: string): string {
    return [...this.reach].find(([, paths]) => paths.some((path) => path.at(-1)?.name === name))?.[0] ?? "";
  }

  /** The answers that are words: for buttons. */
  words = $derived.by(() => this.agreed?.options.filter((node) => node.target.on === "button") ?? []);

  /** Picks something on the board; false if that is not possible. */
  pick(key: string): boolean {
    const paths = this.reach.get(key);
    if (!paths || this.busy) return false;
    this.#step(paths);
    return true;
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
      await this.#growing;
    }
    return true;
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
    if (this.depth > 0) this.busy = false; // whatever was to be known of the path is not wanted any more
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
      void this.table.look(paths[0]!.map((node) => node.m)).then((preview) => {
        if (turn === this.#peek) this.pointedPreview = preview;
      }, ignore);
    }, PEEK_DELAY_MS);
  }

  #growing: Promise<void> = Promise.resolve();

  #step(paths: Node[][]): void {
    this.peek(null);
    const cursors = paths.map((path) => after(path));
    this.#steps = [...this.#steps, cursors];
    this.#explore();
  }

  /** Asks what the path comes to; where the tree was cut, the answer also says how it goes on. */
  #explore(): void {
    this.preview = null;
    const here = this.cursors;
    const v = this.#v;
    const current = (): boolean => v === this.#v && this.cursors === here;
    const cut = here.flatMap((cursor) => this.#cuts(cursor));
    const asked: Promise<void>[] = [];
    const agreed = this.agreed;
    if (agreed?.path.length) {
      const { path } = agreed;
      asked.push(
        this.table.look(numbers(path)).then((preview) => {
          if (!current()) return;
          grow(path, preview);
          this.preview = preview;
        }),
      );
    }
    for (const path of cut) {
      if (path === agreed?.path) continue; // asked for already
      asked.push(this.table.look(numbers(path)).then((preview) => grow(path, preview)));
    }
    this.busy = cut.length > 0;
    this.#growing = Promise.allSettled(asked).then(() => {
      if (!current() || !cut.length) return;
      this.busy = false;
      this.#steps = [
        ...this.#steps.slice(0, -1),
        here.map((cursor) => (cursor.path.length ? after(cursor.path) : { ...cursor })),
      ];
    });
  }

  /** Whether the answers of a question are words that the next pick on the board implies. */
  #isWords(kind: string): boolean {
    return this.choosing.wordQuestions?.includes(kind) ?? false;
  }

  /** The paths whose continuation the server has not sent: a cursor's own, or behind words. */
  #cuts(cursor: Cursor): Node[][] {
    if (cursor.path.at(-1)?.end === "cut") return [cursor.path];
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

function grow(path: Node[], preview: Looked): void {
  const last = path.at(-1)!;
  if (last.end !== "cut") return;
  const next = preview.ask;
  last.to = next?.tree ?? [];
  last.end = next ? "" : "over";
  if (next) Object.assign(last, { kind: next.kind, prompt: next.prompt, about: next.about, num: next.num });
}

function numbers(path: Node[]): number[] {
  return path.map((node) => node.m);
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
  };
}

function ignore(): void {}
