// Games that the user has removed from the lists of the first page. They go on, and their links still work.
const KEY = "riftable.removed";
const MAX_GAMES = 300; // the oldest are forgotten first

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** A list that is kept in the browser. */
export class RemovedGames {
  ids = $state.raw<string[]>(load());

  has(id: string): boolean {
    return this.ids.includes(id);
  }

  add(id: string): void {
    this.#keep([...this.ids.filter((other) => other !== id), id]);
  }

  /** Lists these games again. */
  bringBack(ids: string[]): void {
    this.#keep(this.ids.filter((id) => !ids.includes(id)));
  }

  #keep(ids: string[]): void {
    this.ids = ids.slice(-MAX_GAMES);
    localStorage.setItem(KEY, JSON.stringify(this.ids));
  }
}

export const removedGames = new RemovedGames();
