// A place in a study at which moves are tried: its question, asked of whoever's turn it is there.
import type {
  Advice,
  Beat,
  Commands,
  Looked,
  ReadAs,
  Reasons,
  StudyPosition,
  StudyQuestion,
  TableInfo,
  Update,
  VariedStudy,
} from "../wire";
import type { PlayedTable } from "../choosing/play.svelte";
import { api } from "../shell/api";
import { t } from "../shell/i18n.svelte";

type Query = StudyQuestion["query"];
interface Tried {
  moves: number[]; // a path, as it was answered
  names: string; // labels of it and of what followed
  beats: Beat[];
}
type Kind = Extract<Commands, { n: number; v: number }>["t"];

export class StudyTable implements PlayedTable {
  position = $state.raw<StudyPosition | null>(null);
  error = $state("");
  tried = $state.raw<Tried[]>([]); // privately, since the place
  readonly locked = "";

  /** Called with each position. */
  onupdate: (update: Update) => void = () => {};
  /** Called with where moves led. */
  onvaried: (varied: VariedStudy) => void = () => {};

  #queries = 0;
  #run = 0; // counts positions, to drop answers that come too late

  /** `eyes`: the seat through which the study is seen; `alone`: no one else sees what is tried. */
  constructor(
    readonly id: string,
    readonly eyes: number,
    readonly alone = false,
  ) {}

  get info(): TableInfo | null {
    return this.position?.table ?? null;
  }

  get update(): Update | null {
    return this.position?.update ?? null;
  }

  get seat(): number {
    return this.update?.seat ?? -1;
  }

  /** Goes to a place. */
  async load(place: number): Promise<void> {
    const run = ++this.#run;
    try {
      const found = await api.studyPosition(this.id, place);
      if (run !== this.#run) return;
      this.tried = [];
      this.#show(found);
    } catch (error) {
      if (run === this.#run) this.error = (error as Error).message;
    }
  }

  #show(found: StudyPosition): void {
    this.position = found;
    this.error = "";
    this.onupdate(found.update);
  }

  get #line(): string[] {
    return this.tried.map((one) => one.names);
  }

  async #try(place: number, moves: number[]): Promise<void> {
    const run = ++this.#run;
    const { line, beats, position } = await api.tryStudy(this.id, { place, line: this.#line, moves }, this.eyes);
    if (run !== this.#run) return;
    this.tried = [...this.tried, { moves, names: line.at(-1) ?? "", beats }];
    this.#show(position);
  }

  /** Takes back what was tried last. */
  async takeBack(): Promise<void> {
    const run = ++this.#run;
    const [place, line] = [this.position?.place ?? 0, this.#line.slice(0, -1)];
    const { position } = await api.tryStudy(this.id, { place, line }, this.eyes);
    if (run !== this.#run) return;
    this.tried = this.tried.slice(0, -1);
    this.#show(position);
  }

  /** Adds what was tried to the study, where all see it. */
  async offer(): Promise<void> {
    let place = this.position?.place ?? 0;
    for (const { moves } of this.tried) {
      const varied = await api.vary(this.id, { place, moves }, this.eyes);
      place = varied.place;
      this.onvaried(varied);
    }
  }

  async move(moves: number[]): Promise<number> {
    const { position } = this;
    if (!position) throw new Error(t("error-slow"));
    if (this.alone) {
      await this.#try(position.place, moves);
      return this.update?.v ?? 0;
    }
    const varied = await api.vary(this.id, { place: position.place, moves }, this.eyes);
    this.onvaried(varied);
    await this.load(varied.place);
    return this.update?.v ?? 0;
  }

  undo(): Promise<number> {
    return Promise.reject(new Error(this.update?.undo.why ?? ""));
  }

  hint(): Promise<Advice[]> {
    return Promise.reject(new Error(t("study-no-hints")));
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
    return (await api.askStudy(this.id, { place: this.position?.place ?? 0, line: this.#line, query })) as T;
  }
}
