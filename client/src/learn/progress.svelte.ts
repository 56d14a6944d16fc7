// Which steps of lessons were done in this browser.
const KEY = "riftable.lessons";

/** The steps that were stored, by lesson; nothing if there is nothing that can be read. */
function read(): Record<string, number[]> {
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

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export class LessonProgress {
  #done = $state.raw(read());

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
    const all = read(); // another tab may have added some
    all[name] = [...new Set([...(all[name] ?? []), step])].sort((a, b) => a - b);
    this.#done = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // It is known until the page is left.
    }
  }
}

export const lessonProgress = new LessonProgress();
