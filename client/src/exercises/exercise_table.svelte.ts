// An exercise (a puzzle, a step of a lesson) as this device follows it: the position, the answers given so far, the
// verdict. The server keeps no attempt: every request brings the answers along.
import type {
  Advice,
  Beat,
  Commands,
  Looked,
  Messages,
  ExercisePosition,
  ExerciseAnswer,
  ExerciseQuestion,
  ExerciseVerdict,
  ReadAs,
  Reasons,
  TableInfo,
  Update,
} from "../wire";
import type { PlayedTable } from "../choosing/play.svelte";
import { t } from "../shell/i18n.svelte";

type Query = ExerciseQuestion["query"];
type Kind = Extract<Commands, { n: number; v: number }>["t"];

/** What is known of every exercise. */
export interface ExerciseSheet {
  game: string;
  title: string;
  table: TableInfo;
  position: ExercisePosition;
}

/** The requests about an exercise. */
export interface ExerciseSource<Sheet extends ExerciseSheet> {
  load: (done: number[]) => Promise<Sheet>;
  ask: (body: ExerciseQuestion) => Promise<Messages>;
  answer: (body: ExerciseAnswer) => Promise<ExercisePosition>;
  solve: (done: number[]) => Promise<ExercisePosition>;
}

export class ExerciseTable<Sheet extends ExerciseSheet> implements PlayedTable {
  sheet = $state.raw<Sheet | null>(null);
  position = $state.raw<ExercisePosition | null>(null);
  beats = $state.raw<Beat[]>([]); // since the first position
  error = $state(""); // why there is nothing to see

  /** Whether a line of the engine is shown instead of the attempt. */
  isRetelling: () => boolean = () => false;

  /** Called for each position, with what had been shown before; null: it is to be shown at once. */
  onupdate: (update: Update, before: Update | null) => void = () => {};

  #queries = 0;
  #run = 0; // counts changes of the position, to drop answers that come too late

  constructor(readonly source: ExerciseSource<Sheet>) {}

  get info(): TableInfo | null {
    return this.sheet?.table ?? null;
  }

  get update(): Update | null {
    return this.position?.update ?? null;
  }

  get seat(): number {
    return this.update?.seat ?? -1;
  }

  get verdict(): ExerciseVerdict | null {
    return this.position?.verdict ?? null;
  }

  get done(): number[] {
    return this.position?.done ?? [];
  }

  get locked(): string {
    return this.isRetelling() ? t("exercise-locked") : "";
  }

  /** Loads the exercise, after these answers: none, to start again; or those given so far, in another language. */
  async load(done: number[] = []): Promise<void> {
    const run = ++this.#run;
    try {
      const sheet = await this.source.load(done);
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
    const next = await this.source.answer({ done: this.done, moves });
    if (run === this.#run) this.#take(next, this.update);
    return next.update.v;
  }

  /** Gives up: the verdict holds a solution. */
  async giveUp(): Promise<void> {
    const run = ++this.#run;
    const next = await this.source.solve(this.done);
    if (run !== this.#run) return;
    this.beats = [];
    this.#take(next, null);
  }

  undo(): Promise<number> {
    return Promise.reject(new Error(this.update?.undo.why ?? ""));
  }

  hint(): Promise<Advice[]> {
    return Promise.reject(new Error(t("exercise-no-hints")));
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
    return (await this.source.ask({ done: this.done, query })) as T;
  }

  #take(next: ExercisePosition, before: Update | null): void {
    this.position = next;
    this.beats = [...this.beats, ...next.update.beats];
    this.onupdate(next.update, before);
  }
}

/** A position in another language: what was noted about the attempt stays as it was. */
function withReturn(position: ExercisePosition, judged: ExerciseVerdict): ExercisePosition {
  const { verdict } = position;
  return verdict ? { ...position, verdict: { ...verdict, returns_in: judged.returns_in } } : position;
}
