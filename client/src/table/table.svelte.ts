// A table as this device follows it: the connection, what was said, what is asked. It shows nothing.
import type {
  Advice,
  Beat,
  Commands,
  Hinted,
  Language,
  Looked,
  Messages,
  ReadAs,
  Reasons,
  Refused,
  Said,
  TableInfo,
  Update,
} from "../wire";
import { Refusal, api } from "../shell/api";
import { saltsToReveal } from "../shell/fair";
import { t, texts } from "../shell/i18n.svelte";

type Answer = Looked | Reasons | ReadAs | Hinted;
type Tracked = Extract<Commands, { id: string }>;
type Query = Extract<Commands, { n: number; v: number }>;

// Omit on a union keeps only what all have in common; this keeps each.
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;

interface Waiting<T> {
  give: (value: T) => void;
  fail: (error: Error) => void;
}

export type Link = "live" | "connecting" | "sending" | "lost" | "closed";

const RESEND_AFTER_MS = 2000; // without an answer to a command
const PING_INTERVAL_MS = 15000;
const FIRST_RETRY_MS = 250; // until a lost connection is tried again, twice as long each time
const MAX_RETRY_MS = 8000;
const ANSWER_TIMEOUT_MS = 8000;
const HINT_TIMEOUT_MS = 30_000; // bots think
// Refusals: what I saw is not mine to see any more.
const LOST = new Set(["foreign_seat", "unknown_seat", "unknown_table"]);

/** Whether the server has this table, but cannot read it. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Refusal && ["unreadable_table", "game_not_served"].includes(error.key);

export class Table {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  beats = $state.raw<Beat[]>([]);
  chat = $state.raw<Said[]>([]);
  seat = $state(-1);
  link = $state<Link>("connecting");
  error = $state(""); // why there is no table to see
  missing = $state(false); // it is nowhere: asking again will not help
  damaged = $state(false); // it cannot be opened: asking again will not help either
  past = $state.raw<Update | null>(null); // an earlier position, while that is shown instead of the present one

  /** Whether what was seen before is shown once more. */
  isRetelling: () => boolean = () => false;

  /** Called for each update, with what had been shown before. */
  onupdate: (update: Update, before: Update | null) => void = () => {};

  #socket: WebSocket | null = null;
  #failures = 0;
  #polling = false;
  #stopped = false;
  #nextQuery = 1;
  #retryTimer = 0;
  #ticker = 0;
  #unacknowledged = new Map<string, { command: Tracked; since: number; wait: Waiting<number> }>();
  #unanswered = new Map<number, Waiting<Answer>>();
  #saltsRevealed = new Set<number>();
  #unseated = false; // the server ended this line because of the seat

  constructor(readonly id: string) {}

  /** Loads the seats, then follows the table as `seat` sees it, or as my first seat does. */
  async start(seat?: number): Promise<void> {
    try {
      this.info = await api.table(this.id);
    } catch (error) {
      this.#close(error as Error);
      return;
    }
    this.link = "connecting";
    this.#revealSalts(this.info);
    this.seat = seat ?? this.info.seats.find((s) => s.mine)?.seat ?? -1;
    this.#ticker = window.setInterval(() => this.#tick(), 1000);
    addEventListener("online", this.#onOnline);
    addEventListener("offline", this.#onOffline);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#retryTimer);
    removeEventListener("online", this.#onOnline);
    removeEventListener("offline", this.#onOffline);
    this.#socket?.close();
  }

  // Looking back.

  /** Shows the position after so many moves. Until `returnToNow`, nothing can be played. */
  async lookBack(at: number): Promise<void> {
    this.past = await api.past(this.id, at, this.seat);
  }

  returnToNow(): void {
    this.past = null;
  }

  /** Why nothing can be played now, in words; "" if that depends on the rules alone. */
  get locked(): string {
    return this.past || this.isRetelling() ? t("locked-past") : "";
  }

  // Commands. Each has an id of its own, and is sent until it is answered.

  move(moves: number[]): Promise<number> {
    if (this.locked) return Promise.reject(new Error(this.locked));
    return this.command({ t: "move", v: this.update?.v ?? 0, seat: this.seat, moves });
  }

  undo(steps = 1): Promise<number> {
    if (this.locked) return Promise.reject(new Error(this.locked));
    return this.command({ t: "undo", v: this.update?.v ?? 0, seat: this.seat, steps });
  }

  command(command: Without<Tracked, "id">): Promise<number> {
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
    const full = { ...command, id } as Tracked;
    return new Promise((give, fail) => {
      this.#unacknowledged.set(id, { command: full, since: Date.now(), wait: { give, fail } });
      this.#send(full);
    });
  }

  // Queries. They change nothing; an answer that does not come is forgotten.

  look(moves: number[]): Promise<Looked> {
    return this.ask({ t: "look", v: this.update?.v ?? 0, seat: this.seat, moves }) as Promise<Looked>;
  }

  why(moves: number[], name: string): Promise<Reasons> {
    return this.ask({ t: "why", v: this.update?.v ?? 0, seat: this.seat, moves, name }) as Promise<Reasons>;
  }

  read(text: string): Promise<ReadAs> {
    return this.ask({ t: "read", v: this.update?.v ?? 0, seat: this.seat, text }) as Promise<ReadAs>;
  }

  async hint(): Promise<Advice[]> {
    const answer = await this.ask({ t: "hint", v: this.update?.v ?? 0, seat: this.seat }, HINT_TIMEOUT_MS);
    return answer.t === "hinted" ? answer.advice : [];
  }

  ask(query: Without<Query, "n">, timeoutMs = ANSWER_TIMEOUT_MS): Promise<Answer> {
    const n = this.#nextQuery++;
    return new Promise((give, fail) => {
      this.#unanswered.set(n, { give, fail });
      this.#send({ ...query, n } as Query);
      setTimeout(() => {
        if (this.#unanswered.delete(n)) fail(new Error(texts.t("error-slow")));
      }, timeoutMs);
    });
  }

  watch(seat: number): void {
    this.past = null;
    this.seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ t: "watch", seat });
    else this.#reconnect();
  }

  /** Takes or leaves a seat. Connects anew, because the server may not have known this spectator. */
  sit(seat: number): void {
    this.seat = seat;
    this.#reload();
  }

  speak(lang: Language): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ t: "speak", lang });
    else this.#reload();
  }

  // The connection.

  /** There is nothing to see here, and asking again will not help. */
  #close(error: Error): void {
    this.error = error.message;
    this.missing = error instanceof Refusal && error.status === 404;
    this.damaged = isUnreadable(error);
    this.link = "closed";
  }

  /** My seat is another's now: loads the seats, and goes on from a seat of mine or as a spectator. */
  async #reseat(): Promise<void> {
    const { seat } = this;
    try {
      const info = await api.table(this.id);
      if (this.#stopped || this.seat !== seat) return; // gone, or seated already
      this.info = info;
      this.sit(info.seats.find((s) => s.mine)?.seat ?? -1);
    } catch (error) {
      const shut = error instanceof Refusal && (error.status === 404 || isUnreadable(error));
      if (!shut) throw error; // too much at once, or a table that is being read anew: later
      this.stop();
      this.#stopped = false; // an invitation may open it again
      this.update = null;
      this.beats = [];
      this.info = null;
      this.#close(error);
    }
  }

  #connect(): void {
    if (this.#stopped) return;
    this.#unseated = false;
    const query = new URLSearchParams({
      after: String(this.update?.v ?? 0),
      chat: String(this.chat.at(-1)?.c ?? 0),
      seat: String(this.seat),
      lang: texts.lang,
    });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.id}/socket?${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "live";
      for (const { command } of this.#unacknowledged.values()) this.#send(command);
      this.#send({ t: "ping", n: 0 });
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return; // messages of an old socket are sent again on the new one
      const message = JSON.parse(String(event.data)) as Messages;
      if (message.t === "refused" && !message.id && !message.n && LOST.has(message.key)) {
        this.#unseated = true; // the line ends now
        return;
      }
      if (message.t !== "refused") this.#failures = 0; // a server that only refuses is asked ever more seldom
      this.#onMessage(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#stopped || this.link === "closed") return;
      this.#failures++;
      this.link = "lost";
      if (this.#unseated) {
        void this.#reseat().catch(() => this.#retryLater());
        return;
      }
      if (this.#failures >= 3 && !this.#polling) void this.#poll();
      this.#retryLater();
    };
  }

  /** Tries again after a while. */
  #retryLater(): void {
    const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (this.#failures - 1));
    this.#retryTimer = window.setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2)); // not all at once
  }

  #onOnline = (): void => this.#reconnect();
  #onOffline = (): void => this.#socket?.close(); // the system knows sooner than the socket

  #reconnect(): void {
    clearTimeout(this.#retryTimer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** Starts from nothing: everything is told anew. */
  #reload(): void {
    this.update = null;
    this.beats = [];
    this.#reconnect();
  }

  /** Where sockets do not get through, plain requests do, more slowly. */
  async #poll(): Promise<void> {
    this.#polling = true;
    while (!this.#stopped && this.link !== "closed" && this.#socket?.readyState !== WebSocket.OPEN) {
      try {
        const { messages } = await api.events(this.id, this.update?.v ?? 0, this.chat.at(-1)?.c ?? 0, this.seat, 20);
        this.link = "live";
        for (const message of messages) this.#onMessage(message);
      } catch (error) {
        this.link = "lost";
        if (error instanceof Refusal && LOST.has(error.key)) {
          this.#polling = false;
          await this.#reseat().catch(() => this.#retryLater());
          return;
        }
        await new Promise((wake) => setTimeout(wake, 2000));
      }
    }
    this.#polling = false;
  }

  #send(command: Commands): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
    else if (this.#polling)
      void api.command(this.id, command).then(
        (m) => this.#onMessage(m),
        (e) => this.#reportRefusal(command, e),
      );
  }

  #reportRefusal(command: Commands, error: unknown): void {
    if (!(error instanceof Refusal)) return; // not refused: not heard, so it will be sent again
    const id = "id" in command ? command.id : "";
    const n = "n" in command ? (command.n ?? 0) : 0;
    this.#onMessage({ t: "refused", key: error.key, text: error.message, id, n, v: 0 });
  }

  #tick(): void {
    const now = Date.now();
    let late = false;
    for (const open of this.#unacknowledged.values()) {
      if (now - open.since > RESEND_AFTER_MS) {
        late = true;
        open.since = now;
        this.#send(open.command);
      }
    }
    if (this.link === "live" && late) this.link = "sending";
    if (Math.floor(now / 1000) % (PING_INTERVAL_MS / 1000) === 0 && this.#socket?.readyState === WebSocket.OPEN)
      this.#send({ t: "ping", n: 0 });
  }

  #onMessage(message: Messages): void {
    switch (message.t) {
      case "table":
        this.info = message;
        this.#revealSalts(message);
        this.#takeOwnSeat(message);
        break;
      case "update":
        this.#applyUpdate(message);
        break;
      case "said":
        if (message.c > (this.chat.at(-1)?.c ?? 0)) this.chat = [...this.chat, message];
        break;
      case "ack": {
        const open = this.#unacknowledged.get(message.id);
        this.#unacknowledged.delete(message.id);
        if (this.link === "sending") this.link = "live";
        open?.wait.give(message.v);
        break;
      }
      case "refused":
        this.#onRefused(message);
        break;
      case "bye":
        if (message.retry < 0) {
          this.link = "closed";
          this.error = message.text;
        }
        break;
      case "pong":
        this.#send({ t: "heard", now: message.now }); // lets the server measure latency
        break;
      default:
        this.#unanswered.get(message.n)?.give(message);
        this.#unanswered.delete(message.n);
    }
  }

  /** A seat taken in another window is taken here, too. */
  #takeOwnSeat(info: TableInfo): void {
    const mine = info.seats.find((seat) => seat.mine)?.seat ?? -1;
    if (this.seat < 0 && mine >= 0) this.sit(mine);
  }

  /** Shows the salts I promised, once everybody has promised theirs; a refusal means that it began without. */
  #revealSalts(info: TableInfo): void {
    const mine = info.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
    for (const [seat, salt] of saltsToReveal(info.id, info.fair, mine)) {
      if (this.#saltsRevealed.has(seat)) continue;
      this.#saltsRevealed.add(seat);
      void this.command({ t: "salt", seat, salt }).catch(() => {});
    }
  }

  #applyUpdate(update: Update): void {
    const before = this.update;
    if (before && !update.reset && update.seat === before.seat && update.v < before.v) return; // heard before
    if (update.seat !== this.seat) return; // of a seat I do not look through any more
    const fresh = update.reset || !before || update.seat !== before.seat;
    if (fresh) this.past = null; // it may have been taken back
    if (fresh) this.beats = [...update.beats, ...this.#takebackOf(update)];
    else {
      // Told again after a reconnect: only what is new counts.
      const last = this.beats.at(-1)?.at ?? -1;
      const news = update.since < before.v ? update.beats.filter((beat) => beat.at > last) : update.beats;
      this.beats = [...this.beats, ...news];
      update = { ...update, beats: news };
    }
    this.update = update;
    this.onupdate(update, fresh ? null : before);
  }

  /** A line of the log about what another player took back: the server's log goes on as if it had never been. */
  #takebackOf({ at, taken_back: by, beats }: Update): Beat[] {
    const taker = this.info?.seats[by];
    if (!taker || taker.mine) return [];
    const line = t("took-back", { name: taker.name });
    return [{ at, turn: beats.at(-1)?.turn ?? 0, seat: by, events: [], lines: [line] }];
  }

  #onRefused(message: Refused): void {
    const error = new Refusal(message.key, message.text, 400);
    const open = this.#unacknowledged.get(message.id);
    this.#unacknowledged.delete(message.id);
    open?.wait.fail(error);
    this.#unanswered.get(message.n)?.fail(error);
    this.#unanswered.delete(message.n);
    if (!message.id && !message.n && !this.update) this.error = message.text;
  }
}
