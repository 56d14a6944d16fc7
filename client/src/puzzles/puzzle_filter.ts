// Which puzzles are wanted. It is part of the address, so that the next puzzle is of the same kind.

export interface PuzzleFilter {
  game?: string;
  theme?: string;
  level?: string;
  tag?: string;
  due?: string; // "1": only those that come back
}

const KEYS = ["game", "theme", "level", "tag", "due"] as const;

/** The filter in the query of an address. */
export function filterOf(query: string): PuzzleFilter {
  const search = new URLSearchParams(query);
  return Object.fromEntries(KEYS.flatMap((key) => (search.get(key) ? [[key, search.get(key)!]] : [])));
}

/** The query of a filter, without a question mark; `after` is the puzzle that was shown last. */
export function queryOf(filter: PuzzleFilter, after = ""): string {
  const search = new URLSearchParams();
  for (const key of KEYS) if (filter[key]) search.set(key, filter[key]);
  if (after) search.set("after", after);
  return search.toString();
}

/** The address of a puzzle, with the filter that led there. */
export function puzzlePath(id: string, filter: PuzzleFilter = {}): string {
  const query = queryOf(filter);
  return `/puzzles/${id}${query && `?${query}`}`;
}
