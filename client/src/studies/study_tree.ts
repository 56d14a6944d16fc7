// The tree of a study: the game that is studied, and variations that start from it or from each other. A place is a
// number, as in `Study`: of moves made in the game, or of a variation.
import type { Replay, ReplayStep, Study, StudyStep } from "../wire";

type Step = ReplayStep | StudyStep;

/** One place: where it comes from, what led to it, and what may follow, the game or the oldest variation first. */
export interface Stop {
  place: number;
  parent: number | null;
  step: Step;
  children: number[];
  number: number; // steps from the beginning
  inGame: boolean;
}

export class StudyTree {
  readonly first: number;
  readonly last: number; // of the game; variations have greater numbers
  #stops = new Map<number, Stop>();

  constructor(replay: Replay, study: Pick<Study, "variations">) {
    let before: Stop | null = null;
    for (const step of replay.steps) before = this.#add(step.at, before, step, true);
    for (const step of study.variations) {
      const parent = this.#stops.get(step.parent);
      if (parent) this.#add(step.place, parent, step, false);
    }
    this.first = replay.steps[0]?.at ?? 0;
    this.last = replay.steps.at(-1)?.at ?? 0;
  }

  #add(place: number, parent: Stop | null, step: Step, inGame: boolean): Stop {
    const number = parent ? parent.number + 1 : 0;
    const stop: Stop = { place, parent: parent?.place ?? null, step, children: [], number, inGame };
    this.#stops.set(place, stop);
    parent?.children.push(place);
    return stop;
  }

  has(place: number): boolean {
    return this.#stops.has(place);
  }

  /** The stop of a place; for one that is not there, the last of the game before it. */
  at(place: number): Stop {
    const found = this.#stops.get(place);
    if (found) return found;
    const before = [...this.#stops.values()].filter((stop) => stop.inGame && stop.place <= place);
    return before.at(-1) ?? this.#stops.get(this.first)!;
  }

  /** From the beginning to a place, and on along what comes first. */
  line(place: number): Stop[] {
    const found: Stop[] = [];
    for (let stop: Stop | undefined = this.at(place); stop; stop = this.#parent(stop)) found.unshift(stop);
    for (let next = found.at(-1)!.children[0]; next !== undefined; next = found.at(-1)!.children[0])
      found.push(this.#stops.get(next)!);
    return found;
  }

  /** The game's step and the variations that start where this place does, itself included. */
  siblings(place: number): number[] {
    const parent = this.#parent(this.at(place));
    return parent?.children ?? [place];
  }

  /** The place so many siblings further; the same if there is none. */
  sibling(place: number, by: number): number {
    const all = this.siblings(place);
    return all[all.indexOf(this.at(place).place) + by] ?? place;
  }

  #parent(stop: Stop): Stop | undefined {
    return stop.parent === null ? undefined : this.#stops.get(stop.parent);
  }
}

/** A line of a study to be listed: its stops, each with the variations that compete with it. */
export interface ListedStop {
  stop: Stop;
  variations: ListedStop[][];
}

/** The tree as nested lists: a line follows what comes first; other ways stand behind the stop they replace. */
export function listed(tree: StudyTree, from = tree.first): ListedStop[] {
  const found: ListedStop[] = [{ stop: tree.at(from), variations: [] }];
  let { children } = tree.at(from);
  while (children.length) {
    const [next, ...others] = children;
    found.push({ stop: tree.at(next!), variations: others.map((one) => listed(tree, one)) });
    children = tree.at(next!).children;
  }
  return found;
}

/** What a step is called in a list: the lines that tell of it. */
export const wordsOf = (step: Step): string => step.beats.flatMap((beat) => beat.lines).join(" ");
