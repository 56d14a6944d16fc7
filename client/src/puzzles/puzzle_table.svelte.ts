// A puzzle as this device follows it.
import type { PuzzleSheet } from "../wire";
import { ExerciseTable } from "../exercises/exercise_table.svelte";
import { api } from "../shell/api";

export class PuzzleTable extends ExerciseTable<PuzzleSheet> {
  constructor(id: string) {
    super({
      load: (done) => api.puzzle(id, done),
      ask: (body) => api.askPuzzle(id, body),
      answer: (body) => api.answerPuzzle(id, body),
      solve: (done) => api.solvePuzzle(id, done),
    });
  }
}
