// Which steps of lessons were done: noted in this browser, and by the server for users with a session.
import type { Me } from "../wire";
import { api } from "../shell/api";

const KEY = "riftable.lessons";

type StepsByLesson = Record<string, number[]>;

/** The steps that were stored, by lesson; nothing if there is nothing that can be read. */
function read(): StepsByLesson {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).flatMap(([name, steps]) =>
        Array.isArray(steps) ? [[name, steps.filter((step) => Number.isInteger(step)) as number[]]] : [],
      ),
    );
  } catch {
    return {};
  }
}

function write(steps: StepsByLesson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(steps));
  } catch {
    // They are known until the page is left.
  }
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

const withStep = (all: StepsByLesson, name: string, step: number): StepsByLesson => ({
  ...all,
  [name]: [...new Set([...(all[name] ?? []), step])].sort((a, b) => a - b),
});

/** The steps in a list of names such as "toy/fire/2", added to others. */
const withNames = (all: StepsByLesson, names: string[]): StepsByLesson =>
  names.reduce((known, name) => {
    const cut = name.lastIndexOf("/");
    return withStep(known, name.slice(0, cut), Number(name.slice(cut + 1)));
  }, all);

const namesOf = (all: StepsByLesson): string[] =>
  Object.entries(all).flatMap(([name, steps]) => steps.map((step) => `${name}/${step}`));

export class LessonProgress {
  #done = $state.raw(read());
  #account = ""; // whose steps the server keeps; "": those of this browser

  /** Which steps of a lesson were done, counted from 1. */
  steps(game: string, lesson: string): number[] {
    return this.#done[nameOf(game, lesson)] ?? [];
  }

  /** Whether all steps were done. Steps that a lesson no longer has do not count. */
  isDone(game: string, lesson: string, steps: number): boolean {
    return this.steps(game, lesson).filter((step) => step <= steps).length >= steps;
  }

  add(game: string, lesson: string, step: number): void {
    const name = nameOf(game, lesson);
    this.#done = withStep(this.#done, name, step);
    if (!this.#account) write(withStep(read(), name, step)); // another tab may have added some
  }

  /**
   * Shows what a user has done. The server takes over what was noted in this browser. Once it is kept with an
   * account it is no longer kept here, where somebody else may sign in; that of a guest is.
   */
  async load(me: Me | null): Promise<void> {
    const noted = read();
    const account = me?.account ? me.id : "";
    if (!account || account !== this.#account) this.#done = noted;
    this.#account = account;
    if (!me?.id) return;
    const { steps } = await api.mergeLessons(namesOf(noted));
    if (me.account && this.#account !== me.id) return; // signed out meanwhile
    this.#done = withNames(read(), steps);
    if (me.account) write({});
  }
}

export const lessonProgress = new LessonProgress();
