// The plain requests: lobby, tables, books, replays. What happens at a table comes over `socket`.
import type {
  Book,
  Catalogue,
  Commands,
  DeckSheet,
  DeckWish,
  Events,
  Example,
  Fill,
  Fork,
  InviteInfo,
  Invites,
  Join,
  Lobby,
  Me,
  Messages,
  MyData,
  MyDecks,
  Name,
  NewGame,
  Opened,
  Pool,
  Quick,
  Refused,
  Replay,
  Sessions,
  Shuffled,
  TableInfo,
  Update,
} from "../wire";
import { newPromise } from "./fair";
import { texts } from "./i18n.svelte";

/** The server said no; the message is its sentence in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

async function ask<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const [route = "", query = ""] = path.split("?");
  const search = new URLSearchParams(query);
  search.set("lang", texts.lang);
  const headers: Record<string, string> = method === "POST" ? { "X-Riftable": "1" } : {};
  const init: RequestInit = { method, headers };
  if (typeof body === "string") {
    headers["Content-Type"] = "text/plain; charset=utf-8";
    init.body = body;
  } else if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const answer = await fetch(`/api/${route}?${search}`, init).catch(() => {
    throw new Error(texts.t("error-slow")); // the browser's own words are in no language of ours
  });
  if (!answer.ok) {
    const refused = (await answer.json().catch(() => null)) as Refused | null;
    throw new Refusal(refused?.key ?? "broken", refused?.text ?? texts.t("error-server"), answer.status);
  }
  return (answer.headers.get("content-type")?.includes("json") ? answer.json() : answer.text()) as Promise<T>;
}

export const api = {
  me: () => ask<Me>("GET", "me"),
  callMe: (body: Name) => ask<Me>("POST", "me", body),
  register: (name: string, password: string) => ask<Me>("POST", "register", { name, password }),
  login: (name: string, password: string) => ask<Me>("POST", "login", { name, password }),
  logout: () => ask<Me>("POST", "logout"),
  sessions: () => ask<Sessions>("GET", "sessions"),
  endSession: (id: string) => ask<Sessions>("POST", "sessions/end", { id }), // "": all others
  changePassword: (old: string, fresh: string) => ask<Sessions>("POST", "me/password", { old, new: fresh }),
  myData: () => ask<MyData>("GET", "me/data"),
  forgetMe: (password: string) => ask<Me>("POST", "me/forget", { password }),
  catalogue: () => ask<Catalogue>("GET", "catalogue"),
  book: (game: string, mode: string) => ask<Book>("GET", `book?game=${game}&mode=${mode}`),
  examples: (game: string) => ask<Example[]>("GET", `examples?game=${game}`),
  pool: () => ask<Pool>("GET", "decks/pool"),
  checkDeck: (text: string) => ask<DeckSheet>("POST", "decks/check", { text }),
  decks: () => ask<MyDecks>("GET", "decks"),
  keepDeck: (body: DeckWish) => ask<MyDecks>("POST", "decks", body),
  dropDeck: (id: string) => ask<MyDecks>("POST", "decks/drop", { id }),
  lobby: () => ask<Lobby>("GET", "lobby"),
  quick: async (body: Quick) => ask<Opened>("POST", "quick", { ...body, promise: await newPromise() }),
  open: async (body: NewGame) => ask<Opened>("POST", "games", { ...body, promise: await newPromise() }),
  table: (id: string) => ask<TableInfo>("GET", `games/${id}`),
  join: async (id: string, body: Join) =>
    ask<TableInfo>("POST", `games/${id}/join`, { ...body, promise: await newPromise() }),
  leave: (id: string) => ask<TableInfo>("POST", `games/${id}/leave`),
  invites: (id: string) => ask<Invites>("GET", `games/${id}/invites`),
  invite: (id: string) => ask<InviteInfo>("POST", `games/${id}/invites`, {}),
  endInvite: (id: string, which: string) => ask<Invites>("POST", `games/${id}/invites/end`, { id: which }),
  fill: (id: string, body: Fill) => ask<TableInfo>("POST", `games/${id}/seats`, body),
  start: (id: string) => ask<TableInfo>("POST", `games/${id}/start`),
  command: (id: string, body: Commands) => ask<Messages>("POST", `games/${id}/command`, body),
  events: (id: string, after: number, chat: number, seat: number, wait: number) =>
    ask<Events>("GET", `games/${id}/events?after=${after}&chat=${chat}&seat=${seat}&wait=${wait}`),
  past: (id: string, at: number, seat: number) => ask<Update>("GET", `games/${id}/past?at=${at}&seat=${seat}`),
  record: (id: string) => ask<string>("GET", `games/${id}/record`),
  shuffled: (record: string) => ask<Shuffled>("POST", "shuffles", record),
  upload: (record: string) => ask<Opened>("POST", "replays", record),
  replay: (id: string, seat: number) => ask<Replay>("GET", `games/${id}/replay?seat=${seat}`),
  fork: (id: string, body: Fork) => ask<Opened>("POST", `games/${id}/fork`, body),
};

const books = new Map<string, Promise<Book>>();

/** The words of a game in the present language, asked for once. */
export function book(game: string, mode: string): Promise<Book> {
  const key = `${game} ${mode} ${texts.lang}`;
  let made = books.get(key);
  if (!made) {
    made = api.book(game, mode);
    made.catch(() => books.delete(key));
    books.set(key, made);
  }
  return made;
}
