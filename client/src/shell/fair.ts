// Fair shuffles: the arithmetic of `riftable/server/match/commit_reveal.py` with the browser's own cryptography, and
// what this browser noted before a game. Nothing here asks the server whether it is right.
import type { Shuffled } from "../wire";

const WORD = 2 ** 32;
const KEPT = 60; // salts and promises noted, newest last
const encoder = new TextEncoder();

/** Browsers give cryptography to https and to this very machine only. */
export function hasCrypto(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

function joined(...parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A number in so many bytes, highest first. */
function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = size - 1; i >= 0; i--) {
    bytes[i] = value % 256;
    value = Math.floor(value / 256);
  }
  return bytes;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function hmacKey(seed: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function hmac(key: CryptoKey, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

/** What the server publishes of its seed before the game. */
export function commitment(game: string, seed: Uint8Array): Promise<string> {
  return sha256(joined("riftable commit 1\0", game, "\0", seed));
}

/** What a seat publishes of its salt. */
export function promise(salt: Uint8Array): Promise<string> {
  return sha256(joined("riftable salt 1\0", salt));
}

/** The salt of a bot, or of a player that showed none. */
export async function serversSalt(game: string, seed: Uint8Array<ArrayBuffer>, seat: number): Promise<string> {
  const found = await hmac(await hmacKey(seed), joined("riftable salt 1\0", game, "\0", bigEndian(seat, 1)));
  return hex(found.slice(0, 16));
}

/** The draws of one game: after `at` moves, a fair number below `n`. */
export async function stream(
  game: string,
  seed: Uint8Array<ArrayBuffer>,
  salts: Uint8Array[],
): Promise<(at: number, n: number) => Promise<number>> {
  const key = await hmacKey(seed);
  return async (at, n) => {
    const fair = WORD - (WORD % n);
    for (let block = 0; ; block++) {
      const found = await hmac(
        key,
        joined("riftable shuffle 1\0", game, "\0", bigEndian(at, 8), bigEndian(block, 4), ...salts),
      );
      const words = new DataView(found.buffer);
      for (let i = 0; i < found.length; i += 4) {
        const word = words.getUint32(i);
        if (word < fair) return word % n;
      }
    }
  };
}

/** The moves of a record by name. */
export function movesOf(record: string): string[] {
  return record
    .split("\n")
    .filter((line) => /^\d+\./.test(line))
    .flatMap((line) => line.trim().split(/\s+/).slice(1));
}

/** What the server says of the shuffles of a game; its own verdict is not believed. */
export type ShuffleRecord = Omit<Shuffled, "fair">;

export interface Verdict {
  commitment: string; // that of the seed
  noted: "same" | "other" | "none"; // what this browser had noted before the game
  seats: ("mine" | "own" | "server" | "missed" | "foreign" | "exchanged")[];
  draws: number;
  wrong: { at: number; drawn: string; due: string }[];
  uncovered: number; // answers of chance in the record that the server says nothing of
  fair: boolean;
}

/** Draws everything again. What could have been drawn is the server's word; `riftable verify` checks that too. */
export async function verify(told: ShuffleRecord, record: string): Promise<Verdict> {
  const seed = unhex(told.seed);
  const made = await commitment(told.id, seed);
  const before = noted()[told.id];
  const seats = await Promise.all(
    told.salts.map(async (salt, seat): Promise<Verdict["seats"][number]> => {
      const mine = before?.salts[seat];
      if (told.own[seat]) return mine === undefined ? "own" : mine === salt ? "mine" : "exchanged";
      if (salt !== (await serversSalt(told.id, seed, seat))) return "foreign";
      return mine === undefined ? "server" : "missed";
    }),
  );
  const draw = await stream(told.id, seed, told.salts.map(unhex));
  const moves = movesOf(record);
  const covered = new Set<number>();
  const wrong: Verdict["wrong"] = [];
  for (const one of told.draws) {
    const bag = one.names.flatMap((name, i) => Array<string>(one.counts[i] ?? 0).fill(name));
    const due = bag[await draw(one.at, bag.length)] ?? "";
    covered.add(one.at);
    if (due !== one.drawn || moves[one.at] !== one.drawn) wrong.push({ at: one.at, drawn: moves[one.at] ?? "", due });
  }
  const uncovered = moves.filter((name, at) => at >= told.start && name.startsWith("!") && !covered.has(at)).length;
  const kept = before === undefined ? "none" : before.commitment === made ? "same" : "other";
  const fair =
    kept !== "other" &&
    !wrong.length &&
    !uncovered &&
    !seats.some((seat) => seat === "foreign" || seat === "exchanged");
  return { commitment: made, noted: kept, seats, draws: told.draws.length, wrong, uncovered, fair };
}

// What this browser notes before a game, as evidence afterwards.

interface Noted {
  commitment: string;
  salts: Record<number, string>; // mine, by seat
}

function read<T>(name: string): Record<string, T> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Record<string, T>;
  } catch {
    return {};
  }
}

function write<T>(name: string, all: Record<string, T>): void {
  localStorage.setItem(name, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-KEPT))));
}

function noted(): Record<string, Noted> {
  return typeof localStorage === "undefined" ? {} : read<Noted>("riftable.shuffles");
}

/** A salt of my own; its promise may be sent, the salt itself stays here until it is asked for. */
export async function newPromise(): Promise<string> {
  if (!hasCrypto()) return "";
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const made = await promise(salt);
  write("riftable.salts", { ...read<string>("riftable.salts"), [made]: hex(salt) });
  return made;
}

/** Notes what a table promised, the first time it is seen; the salts to show now, by seat. */
export function saltsToReveal(
  id: string,
  fair: { commitment: string; promises: string[]; salting: number[] },
  mine: number[],
): [number, string][] {
  if (!fair.commitment) return [];
  const all = noted();
  const salts = read<string>("riftable.salts");
  const known = all[id] ?? { commitment: fair.commitment, salts: {} };
  const own = mine.filter((seat) => salts[fair.promises[seat] ?? ""]);
  const news = own.filter((seat) => known.salts[seat] !== salts[fair.promises[seat]!]);
  for (const seat of news) known.salts[seat] = salts[fair.promises[seat]!]!;
  if (news.length || !all[id]) write("riftable.shuffles", { ...all, [id]: known });
  return own.filter((seat) => fair.salting.includes(seat)).map((seat) => [seat, known.salts[seat]!]);
}

/** What this browser noted of a table. */
export function notedOf(id: string): { commitment: string; salts: Record<number, string> } | undefined {
  return noted()[id];
}
