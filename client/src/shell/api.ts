// The HTTP API: lobby, tables, glossaries, replays. What happens at a table comes over the socket of `table/`.
import type {
  Catalogue,
  Commands,
  Events,
  Example,
  ExerciseAnswer,
  ExercisePosition,
  ExerciseQuestion,
  Fill,
  Fork,
  GameReview,
  GlossaryPage,
  InviteInfo,
  Invites,
  Join,
  LessonCatalogue,
  LessonSheet,
  Lobby,
  Me,
  Messages,
  MyData,
  MyHistory,
  MyLessons,
  MyPuzzles,
  MyResults,
  MyStudies,
  Name,
  NewGame,
  NewVariation,
  NextPuzzle,
  Opened,
  PuzzleCatalogue,
  PuzzleSheet,
  Quick,
  Refused,
  Replay,
  Sessions,
  Shuffled,
  Study,
  StudyChanges,
  StudyFork,
  StudyPosition,
  StudyQuestion,
  TableInfo,
  Update,
  TriedPosition,
  TryPrivately,
  VariedStudy,
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

/** Sends a request to the API; throws a `Refusal` if the server refuses it. */
export async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
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
  me: () => request<Me>("GET", "me"),
  callMe: (body: Name) => request<Me>("POST", "me", body),
  register: (name: string, password: string) => request<Me>("POST", "register", { name, password }),
  login: (name: string, password: string) => request<Me>("POST", "login", { name, password }),
  logout: () => request<Me>("POST", "logout"),
  sessions: () => request<Sessions>("GET", "sessions"),
  endSession: (id: string) => request<Sessions>("POST", "sessions/end", { id }), // "": all others
  changePassword: (old: string, fresh: string) => request<Sessions>("POST", "me/password", { old, new: fresh }),
  myData: () => request<MyData>("GET", "me/data"),
  myHistory: (query: string) => request<MyHistory>("GET", `me/history?${query}`),
  myResults: () => request<MyResults>("GET", "me/results"),
  forgetMe: (password: string) => request<Me>("POST", "me/forget", { password }),
  catalogue: () => request<Catalogue>("GET", "catalogue"),
  book: (game: string, mode: string) => request<GlossaryPage>("GET", `book?game=${game}&mode=${mode}`),
  examples: (game: string) => request<Example[]>("GET", `examples?game=${game}`),
  lobby: () => request<Lobby>("GET", "lobby"),
  quick: async (body: Quick) => request<Opened>("POST", "quick", { ...body, promise: await newPromise() }),
  open: async (body: NewGame) => request<Opened>("POST", "games", { ...body, promise: await newPromise() }),
  table: (id: string) => request<TableInfo>("GET", `games/${id}`),
  join: async (id: string, body: Join) =>
    request<TableInfo>("POST", `games/${id}/join`, { ...body, promise: await newPromise() }),
  leave: (id: string) => request<TableInfo>("POST", `games/${id}/leave`),
  invites: (id: string) => request<Invites>("GET", `games/${id}/invites`),
  invite: (id: string) => request<InviteInfo>("POST", `games/${id}/invites`, {}),
  endInvite: (id: string, which: string) => request<Invites>("POST", `games/${id}/invites/end`, { id: which }),
  fill: (id: string, body: Fill) => request<TableInfo>("POST", `games/${id}/seats`, body),
  start: (id: string) => request<TableInfo>("POST", `games/${id}/start`),
  command: (id: string, body: Commands) => request<Messages>("POST", `games/${id}/command`, body),
  events: (id: string, after: number, chat: number, seat: number, wait: number) =>
    request<Events>("GET", `games/${id}/events?after=${after}&chat=${chat}&seat=${seat}&wait=${wait}`),
  past: (id: string, at: number, seat: number) => request<Update>("GET", `games/${id}/past?at=${at}&seat=${seat}`),
  record: (id: string) => request<string>("GET", `games/${id}/record`),
  shuffled: (record: string) => request<Shuffled>("POST", "shuffles", record),
  upload: (record: string) => request<Opened>("POST", "replays", record),
  replay: (id: string, seat: number) => request<Replay>("GET", `games/${id}/replay?seat=${seat}`),
  puzzles: () => request<PuzzleCatalogue>("GET", "puzzles"),
  myPuzzles: () => request<MyPuzzles>("GET", "puzzles/mine"),
  nextPuzzle: (query: string) => request<NextPuzzle>("GET", `puzzles/next?${query}`),
  puzzle: (id: string, done: number[]) => request<PuzzleSheet>("GET", `puzzles/${id}?done=${done.join()}`),
  askPuzzle: (id: string, body: ExerciseQuestion) => request<Messages>("POST", `puzzles/${id}/query`, body),
  answerPuzzle: (id: string, body: ExerciseAnswer) => request<ExercisePosition>("POST", `puzzles/${id}/answer`, body),
  solvePuzzle: (id: string, done: number[]) => request<ExercisePosition>("POST", `puzzles/${id}/solution`, { done }),
  lessons: () => request<LessonCatalogue>("GET", "lessons"),
  mergeLessons: (steps: string[]) => request<MyLessons>("POST", "lessons/mine", { steps }),
  firstGame: (game: string) => request<Opened>("POST", `lessons/${game}/first`),
  lesson: (step: string, done: number[]) => request<LessonSheet>("GET", `lessons/${step}?done=${done.join()}`),
  askLesson: (step: string, body: ExerciseQuestion) => request<Messages>("POST", `lessons/${step}/query`, body),
  answerLesson: (step: string, body: ExerciseAnswer) =>
    request<ExercisePosition>("POST", `lessons/${step}/answer`, body),
  solveLesson: (step: string, done: number[]) =>
    request<ExercisePosition>("POST", `lessons/${step}/solution`, { done }),
  review: (id: string) => request<GameReview>("GET", `games/${id}/review`),
  startReview: (id: string) => request<GameReview>("POST", `games/${id}/review`),
  cancelReview: (id: string) => request<GameReview>("POST", `games/${id}/review/cancel`),
  studies: () => request<MyStudies>("GET", "studies"),
  makeStudy: (game: string) => request<Opened>("POST", `games/${game}/study`, {}),
  openStudy: (id: string, key: string) => request<Opened>("POST", `studies/${id}/open`, { key }),
  study: (id: string, seat: number) => request<Study>("GET", `studies/${id}?seat=${seat}`),
  studyReplay: (id: string, seat: number) => request<Replay>("GET", `studies/${id}/replay?seat=${seat}`),
  tryStudy: (id: string, body: TryPrivately, seat: number) =>
    request<TriedPosition>("POST", `studies/${id}/try?seat=${seat}`, body),
  studyPosition: (id: string, place: number) => request<StudyPosition>("GET", `studies/${id}/position?place=${place}`),
  askStudy: (id: string, body: StudyQuestion) => request<Messages>("POST", `studies/${id}/query`, body),
  vary: (id: string, body: NewVariation, seat: number) =>
    request<VariedStudy>("POST", `studies/${id}/vary?seat=${seat}`, body),
  changeStudy: (id: string, body: StudyChanges, seat: number) =>
    request<Study>("POST", `studies/${id}/change?seat=${seat}`, body),
  playOnStudy: (id: string, body: StudyFork) => request<Opened>("POST", `studies/${id}/play`, body),
  deleteStudy: (id: string) => request<MyStudies>("POST", `studies/${id}/delete`),
  fork: (id: string, body: Fork) => request<Opened>("POST", `games/${id}/fork`, body),
};

const books = new Map<string, Promise<GlossaryPage>>();

/** The words of a game in the present language, asked for once. */
export function book(game: string, mode: string): Promise<GlossaryPage> {
  const key = `${game} ${mode} ${texts.lang}`;
  let made = books.get(key);
  if (!made) {
    made = api.book(game, mode);
    made.catch(() => books.delete(key));
    books.set(key, made);
  }
  return made;
}
