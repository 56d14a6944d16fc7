// A puzzle as this device follows it: the position, the answers given so far, the verdict. The server keeps no attempt:
// every request brings the answers along.
import type {
  Advice,
  Beat,
  Commands,
  Looked,
  PuzzlePosition,
  PuzzleQuestion,
  PuzzleSheet,
  PuzzleVerdict,
  ReadAs,
  Reasons,
  TableInfo,
  Update,
} from "../wire";
import type { PlayedTable } from "../choosing/play.svelte";
import { api } from "../shell/api";
import { t } from "../shell/i18n.svelte";

type Query = PuzzleQuestion["query"];
type Kind = Extract<Commands, { n: number; v: number }>["t"];

export class PuzzleTable implements PlayedTable {
  sheet = $state.raw<PuzzleSheet | null>(null);
  position = $state.raw<PuzzlePosition | null>(null);
  beats = $state.raw<Beat[]>([]); // since the position of the puzzle
  error = $state(""); // why there is no puzzle to see

  /** Whether a line of the engine is shown instead of the attempt. */
  isRetelling: () => boolean = () => false;

  /** Called for each position, with what had been shown before; null: it is to be shown at once. */
  onupdate: (update: Update, before: Update | null) => void = () => {};

  #queries = 0;
  #run = 0; // counts changes of the position, to drop answers that come too late

  constructor(readonly id: string) {}

  get info(): TableInfo | null {
    return this.sheet?.table ?? null;
  }

  get update(): Update | null {
    return this.position?.update ?? null;
  }

  get seat(): number {
    return this.update?.seat ?? -1;
  }

  get verdict(): PuzzleVerdict | null {
    return this.position?.verdict ?? null;
  }

  get done(): number[] {
    return this.position?.done ?? [];
  }

  get locked(): string {
    return this.isRetelling() ? t("puzzle-locked") : "";
  }

  /** Loads the puzzle, after these answers: none, to start again; or those given so far, in another language. */
  async load(done: number[] = []): Promise<void> {
    const run = ++this.#run;
    try {
      const sheet = await api.puzzle(this.id, done);
      if (run !== this.#run) return;
      const judged = this.verdict;
      this.sheet = sheet;
      this.beats = [];
      this.error = "";
      this.#take(judged && done.length ? withReturn(sheet.position, judged) : sheet.position, null);
    } catch (error) {
      if (run === this.#run) this.error = (error as Error).message;
    }
  }

  /** Loads the same position once more, in another language. */
  async reload(): Promise<void> {
    const gaveUp = this.verdict?.gave_up ?? false;
    await this.load(this.done);
    if (gaveUp && !this.error) await this.giveUp();
  }

  async move(moves: number[]): Promise<number> {
    if (this.locked) throw new Error(this.locked);
    const run = ++this.#run;
    const next = await api.answerPuzzle(this.id, { done: this.done, moves });
    if (run === this.#run) this.#take(next, this.update);
    return next.update.v;
  }

  /** Gives up: the verdict holds a solution. */
  async giveUp(): Promise<void> {
    const run = ++this.#run;
    const next = await api.solvePuzzle(this.id, this.done);
    if (run !== this.#run) return;
    this.beats = [];
    this.#take(next, null);
  }

  undo(): Promise<number> {
    return Promise.reject(new Error(this.update?.undo.why ?? ""));
  }

  hint(): Promise<Advice[]> {
    return Promise.reject(new Error(t("puzzle-no-hints")));
  }

  look(moves: number[]): Promise<Looked> {
    return this.#ask<Looked>("look", { moves });
  }

  why(moves: number[], name: string): Promise<Reasons> {
    return this.#ask<Reasons>("why", { moves, name });
  }

  read(text: string): Promise<ReadAs> {
    return this.#ask<ReadAs>("read", { text });
  }

  async #ask<T>(kind: Kind, more: object): Promise<T> {
    const query = { t: kind, n: ++this.#queries, v: this.update?.v ?? 0, seat: this.seat, ...more } as Query;
    return (await api.askPuzzle(this.id, { done: this.done, query })) as T;
  }

  #take(next: PuzzlePosition, before: Update | null): void {
    this.position = next;
    this.beats = [...this.beats, ...next.update.beats];
    this.onupdate(next.update, before);
  }
}

/** A position in another language: what was noted about the attempt stays as it was. */
function withReturn(position: PuzzlePosition, judged: PuzzleVerdict): PuzzlePosition {
  const { verdict } = position;
  return verdict ? { ...position, verdict: { ...verdict, returns_in: judged.returns_in } } : position;
}
