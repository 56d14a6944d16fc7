// The filters of the history: kept in the query of the address, so that a reload and the way back keep them.

/** What the history can be filtered by; "" is everything. `days` is how far back, counted from today. */
export interface HistoryQuery {
  game: string;
  mode: string;
  against: string;
  outcome: string;
  days: string;
  text: string;
  page: number;
}

export const OPPONENTS = ["bots", "people", "mixed", "self", "none"] as const;
export const OUTCOMES = ["won", "drawn", "lost"] as const;
export const PERIODS = ["7", "30", "365"] as const; // days
const DAY_MS = 86_400_000;
const FIELDS = ["game", "mode", "against", "outcome", "days", "text"] as const;

/** Reads the filters from the query of the address. */
export function readQuery(search: string): HistoryQuery {
  const params = new URLSearchParams(search);
  const get = (key: string): string => params.get(key) ?? "";
  return {
    game: get("game"),
    mode: get("game") ? get("mode") : "",
    against: oneOf(OPPONENTS, get("against")),
    outcome: oneOf(OUTCOMES, get("outcome")),
    days: oneOf(PERIODS, get("days")),
    text: get("text"),
    page: Math.max(1, Math.trunc(Number(get("page"))) || 1),
  };
}

const oneOf = (known: readonly string[], value: string): string => (known.includes(value) ? value : "");

/** The query of the address for these filters, with a question mark; "" if nothing is filtered. */
export function writeQuery(query: HistoryQuery): string {
  const params = new URLSearchParams(FIELDS.filter((field) => query[field]).map((field) => [field, query[field]]));
  if (query.page > 1) params.set("page", String(query.page));
  const text = params.toString();
  return text && `?${text}`;
}

/** The query of the request for these filters, at this time. */
export function requestQuery(query: HistoryQuery, now: number): string {
  const { days, page, ...filters } = query;
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  if (days) params.set("since", String(Math.floor(now / DAY_MS) - Number(days) + 1));
  params.set("page", String(page));
  return params.toString();
}

/** Whether anything is filtered. */
export const isFiltered = (query: HistoryQuery): boolean => FIELDS.some((field) => query[field] !== "");
