// An exercise with what is needed to answer it: the choices under way, what is played on the board.
import type { ExerciseVerdict } from "../wire";
import { Playback } from "../animation/playback.svelte";
import { Stage } from "../animation/stage.svelte";
import { Play } from "../choosing/play.svelte";
import type { ExerciseSheet, ExerciseTable } from "./exercise_table.svelte";

export class ExerciseDesk<Sheet extends ExerciseSheet = ExerciseSheet> {
  readonly play: Play;
  readonly stage = new Stage<unknown>();
  readonly playback: Playback<unknown>;
  lineSeen = $state(false);
  busy = $state(false); // something is asked of the server

  constructor(readonly table: ExerciseTable<Sheet>) {
    const play = new Play(table);
    this.play = play;
    this.playback = new Playback(this.stage, {
      shown: (next) => play.hear(next),
      deferred: (next) => play.hear({ ...next, ask: null }),
      isReaction: () => false,
    });
    table.isRetelling = () => this.playback.replaying;
    table.onupdate = (next, before) => {
      this.stage.sides = table.info?.sides ?? [];
      this.playback.seat = next.seat;
      this.playback.add(next, before);
    };
  }

  /** The verdict, once what led to it has been shown. */
  get verdict(): ExerciseVerdict | null {
    return this.playback.running ? null : this.table.verdict;
  }

  /** Does something that the server must answer; says why if that does not work. */
  async ask(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.play.notice = "";
    try {
      await work();
      if (this.table.error) this.play.notice = this.table.error;
    } catch (error) {
      this.play.notice = this.play.urgent = (error as Error).message;
    }
    this.busy = false;
  }

  again(): void {
    this.lineSeen = false;
    void this.ask(() => this.table.load());
  }

  giveUp(): void {
    void this.ask(async () => {
      await this.table.giveUp();
      this.showLine();
    });
  }

  /** Plays the line of the verdict on the board. */
  showLine(): void {
    const line = this.table.verdict?.line;
    if (!line) return;
    this.lineSeen = true;
    this.play.notice = "";
    this.playback.show({ from: line.before, updates: line.steps });
  }
}
