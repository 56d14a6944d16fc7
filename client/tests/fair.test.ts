// The browser's arithmetic against Node's own cryptography, written down a second time as the documents have it.
import { createHash, createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { commitment, hex, saltsToReveal, movesOf, newPromise, notedOf, promise, serversSalt } from "../src/shell/fair";
import { stream, unhex, verify, type ShuffleRecord } from "../src/shell/fair";

const SEED = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const SALTS = ["0102030405060708090a0b0c0d0e0f10", "f0e0d0c0b0a090807060504030201000"];
const GAME = "riftable-test";

function expected(at: number, n: number): number {
  const place = Buffer.alloc(8);
  place.writeBigUInt64BE(BigInt(at));
  const fair = 2 ** 32 - (2 ** 32 % n);
  for (let block = 0; ; block++) {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(block);
    const head = Buffer.from(`riftable shuffle 1\0${GAME}\0`);
    const salts = SALTS.map((salt) => Buffer.from(salt, "hex"));
    const text = Buffer.concat([head, place, number, ...salts]);
    const found = createHmac("sha256", Buffer.from(SEED, "hex")).update(text).digest();
    for (let i = 0; i < found.length; i += 4) if (found.readUInt32BE(i) < fair) return found.readUInt32BE(i) % n;
  }
}

beforeEach(() => localStorage.clear());

test("bytes are written in hex and read back", () => {
  expect(hex(unhex(SEED))).toBe(SEED);
});

test("a seed is committed to under the name of its game", async () => {
  const text = Buffer.concat([Buffer.from(`riftable commit 1\0${GAME}\0`), Buffer.from(SEED, "hex")]);
  expect(await commitment(GAME, unhex(SEED))).toBe(createHash("sha256").update(text).digest("hex"));
});

test("draws are those of the shuffle, at every place and of every size", async () => {
  const draw = await stream(GAME, unhex(SEED), SALTS.map(unhex));
  for (const [at, n] of [
    [0, 1],
    [0, 36],
    [1, 36],
    [257, 7],
    [70_000, 3_000_000_000],
  ] as const) {
    expect(await draw(at, n)).toBe(expected(at, n));
  }
});

test("moves of a record are its numbered lines", () => {
  expect(movesOf("[Game x]\nseed 7\n1. !fire5 play\n2. @1  stop\n")).toEqual(["!fire5", "play", "@1", "stop"]);
});

describe("verifying a game", () => {
  const bag = { names: ["!a", "!b"], counts: [2, 3] };
  const all = ["!a", "!a", "!b", "!b", "!b"];

  async function told(): Promise<{ told: ShuffleRecord; record: string }> {
    const drawn = all[expected(0, 5)]!;
    const seed = unhex(SEED);
    const shuffled = {
      id: GAME,
      start: 0,
      seed: SEED,
      commitment: await commitment(GAME, seed),
      salts: SALTS,
      own: [true, true],
      draws: [{ at: 0, ...bag, drawn }],
    };
    return { told: shuffled, record: `1. ${drawn} play\n` };
  }

  test("an honest one is fair", async () => {
    const { told: honest, record } = await told();
    expect(await verify(honest, record)).toMatchObject({ fair: true, wrong: [], noted: "none", uncovered: 0 });
  });

  test("a card that was not due is found", async () => {
    const { told: honest, record } = await told();
    const [one] = honest.draws;
    const other = one!.drawn === "!a" ? "!b" : "!a";
    const verdict = await verify({ ...honest, draws: [{ ...one!, drawn: other }] }, record.replace(one!.drawn, other));
    expect(verdict.fair).toBe(false);
    expect(verdict.wrong).toEqual([{ at: 0, drawn: other, due: one!.drawn }]);
  });

  test("an answer of chance that the server is silent about is found", async () => {
    const { told: honest, record } = await told();
    const verdict = await verify(honest, `${record}2. !b\n`);
    expect([verdict.fair, verdict.uncovered]).toEqual([false, 1]);
  });

  test("a salt of nobody's is found", async () => {
    const { told: honest, record } = await told();
    expect((await verify({ ...honest, own: [true, false] }, record)).seats[1]).toBe("foreign");
    const server = await serversSalt(GAME, unhex(SEED), 1);
    const verdict = await verify({ ...honest, own: [true, false], salts: [SALTS[0]!, server] }, record);
    expect(verdict.seats).toEqual(["own", "server"]);
  });

  test("another promise than the one noted before the game is found", async () => {
    const { told: honest, record } = await told();
    saltsToReveal(GAME, { commitment: "another", promises: [], salting: [] }, []);
    expect(await verify(honest, record)).toMatchObject({ fair: false, noted: "other" });
  });
});

test("a salt of mine is shown only at the seat it was promised for, and noted", async () => {
  const made = await newPromise();
  const fair = { commitment: "c", promises: ["", made], salting: [1] };
  expect(saltsToReveal("table", fair, [0])).toEqual([]);
  const [[seat, salt]] = saltsToReveal("table", fair, [0, 1]) as [[number, string]];
  expect(seat).toBe(1);
  expect(await promise(unhex(salt))).toBe(made);
  expect(notedOf("table")).toEqual({ commitment: "c", salts: { 1: salt } });
});
