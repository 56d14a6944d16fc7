// The connection to a study: who is here, who leads and where to. Whoever follows goes where the leader goes; walking
// by oneself breaks free, until one catches up.
import type { Refused, StudyCommands, StudyPerson, StudyRoom } from "../wire";
import { texts } from "../shell/i18n.svelte";

const FIRST_RETRY_MS = 250; // until a lost connection is tried again, twice as long each time
const MAX_RETRY_MS = 8000;
const PING_INTERVAL_MS = 15_000;
const FINAL = new Set(["unknown_study", "study_not_over", "unreadable_study"]); // asking again will not help

export class StudyConnection {
  room = $state.raw<StudyRoom | null>(null);
  live = $state(false);
  following = $state(true); // whoever leads, if it is someone else
  problem = $state(""); // what was refused last

  /** Called when the leader goes somewhere and I follow. */
  onled: (place: number) => void = () => {};
  /** Called when the study has another version than before. */
  onchanged: () => void = () => {};
  /** Called with a sentence when the study may not be read any more. */
  onclosed: (text: string) => void = () => {};

  #socket: WebSocket | null = null;
  #failures = 0;
  #timer = 0;
  #ticker = 0;
  #stopped = false;
  #place: number | null = null; // where I am, to be told after a reconnect

  constructor(readonly id: string) {}

  get me(): StudyPerson | null {
    return this.room?.people.find((one) => one.you) ?? null;
  }

  get leads(): boolean {
    return this.me !== null && this.me.n === this.room?.leader;
  }

  /** The one who leads me, or would if I followed; null: no one but me. */
  get leader(): StudyPerson | null {
    return this.room?.people.find((one) => one.n === this.room?.leader && !one.you) ?? null;
  }

  start(): void {
    this.#ticker = window.setInterval(() => this.#send({ t: "ping" }), PING_INTERVAL_MS);
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** I walked to a place; `byMyself`: not because someone leads. */
  go(place: number, byMyself: boolean): void {
    if (byMyself && this.leader) this.following = false;
    if (place === this.#place) return;
    this.#place = place;
    this.#send({ t: "at", place });
  }

  lead(): void {
    this.following = true;
    this.#send({ t: "lead" });
  }

  handOn(to: number): void {
    this.following = true;
    this.#send({ t: "handon", to });
  }

  catchUp(): void {
    this.following = true;
    if (this.room) this.onled(this.room.place);
  }

  #send(command: StudyCommands): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #connect(): void {
    if (this.#stopped) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/studies/${this.id}/socket?lang=${texts.lang}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.live = true;
      if (this.#place !== null) this.#send({ t: "at", place: this.#place });
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as StudyRoom | Refused);
    socket.onclose = () => {
      this.live = false;
      if (this.#stopped) return;
      this.room = null;
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#failures++);
      this.#timer = window.setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
      this.onchanged(); // it may have been deleted, or the link revoked
    };
  }

  #receive(message: StudyRoom | Refused): void {
    if (message.t === "refused") {
      if (FINAL.has(message.key)) {
        this.stop();
        this.onclosed(message.text);
      } else this.problem = message.text;
      return;
    }
    this.#failures = 0;
    this.problem = "";
    const before = this.room;
    this.room = message;
    if (before && before.v !== message.v) this.onchanged();
    if (this.leader && this.following && (message.place !== before?.place || message.leader !== before.leader))
      this.onled(message.place);
  }
}
