import { beforeAll, expect, test } from "vitest";
import { highlight as riffifiHighlight } from "../src/games/riffifi/highlight";
import { pointsAfter } from "../src/games/riffifi/points";
import { highlight as riftforceHighlight } from "../src/games/riftforce/highlight";
import { cardOf, deciderAfter, lastDecision, leads, linesOf, signed, turningPoints } from "../src/replay/story";
import { texts } from "../src/shell/i18n.svelte";
import type { Json, Replay, ReplayStep } from "../src/wire";

beforeAll(() => texts.setLanguage("en"));

const step = (at: number, seat: number, scores: number[], events: Json[] = [], view: Json = {}): ReplayStep => ({
  at,
  seat,
  scores,
  names: "",
  beats: [{ at, turn: at, seat, events, lines: [`line ${at}`] }],
  view,
  hands: [],
});
const replay = (steps: ReplayStep[], seats: string[], sides: number[]): Replay => ({
  id: "x",
  game: "some",
  mode: "some",
  options: {},
  seats,
  sides,
  goal: 12,
  seat: -1,
  steps,
  result: null,
  record: "",
});

test("the lead is that over the best of the others", () => {
  const told = replay([step(0, 0, [0, 0, 0]), step(1, 1, [1, 4, 2])], ["a", "b", "c"], [0, 1, 2]);
  expect(leads(told, {}, 0)).toEqual([0, -3]);
  expect(leads(told, {}, 1)).toEqual([0, 2]);
});

test("turning points are the greatest swings, in the order they came", () => {
  const scores = [
    [0, 0],
    [1, 0],
    [1, 3],
    [5, 3],
    [5, 4],
  ];
  const told = replay(
    scores.map((score, i) => step(i, i % 2, score)),
    ["a", "b"],
    [0, 1],
  );
  const found = turningPoints(told, {}, 0, 2);
  expect(found.map((turn) => [turn.step, turn.swing, turn.line])).toEqual([
    [2, -3, "line 2"],
    [3, 4, "line 3"],
  ]);
});

test("play goes on from a decision of the player's own", () => {
  const seats = [-1, 0, 1, 1, -1, 0, 1];
  const told = replay(
    seats.map((seat, i) => step(i, seat, [0, 0])),
    ["a", "b"],
    [0, 1],
  );
  expect(lastDecision(told, 2, 0)).toBe(0); // the other player was asked at 1 and 2
  expect(lastDecision(told, 4, 0)).toBe(4);
  expect(lastDecision(told, 5, 0)).toBe(4);
  expect(lastDecision(told, 3, 1)).toBe(2);
  expect(lastDecision(told, 1, 2)).toBe(1); // never asked
});

test("who decides next is told over moves of chance", () => {
  const told = replay([step(0, -1, [0, 0]), step(1, -1, [0, 0]), step(2, 1, [0, 0])], ["a", "b"], [0, 1]);
  expect(deciderAfter(told, 0)).toBe(1);
  expect(deciderAfter(told, 2)).toBe(-1);
});

test("events say whose points they were", () => {
  const events = [{ t: "Scored", seat: 0 }];
  const told = replay([step(0, 0, [0, 0]), step(1, 1, [2, 0], events)], ["a", "b"], [0, 1]);
  expect(turningPoints(told, { gains: ["Scored"] }, 0)[0]?.seat).toBe(0);
  expect(turningPoints(told, {}, 0)[0]?.seat).toBe(1); // else whoever acted
});

test("a player without a seat is never asked, and still turns games", () => {
  const told = replay([step(0, -1, [0, 0]), step(1, -1, [0, 2]), step(2, 0, [3, 2])], ["a"], [0, 1]);
  expect(turningPoints(told, {}, 0).map((turn) => turn.seat)).toEqual([1, 0]);
  const seated = replay(told.steps, ["a", "b"], [0, 1]);
  expect(turningPoints(seated, {}, 0).map((turn) => turn.step)).toEqual([2]);
});

test("a game says which card and which line tell most", () => {
  const told = replay([step(0, 0, [0, 0]), step(1, 0, [2, 0])], ["a", "b"], [0, 1]);
  const highlight = (_: ReplayStep, player: number): { card: string; line: string } => ({
    card: "c",
    line: `of ${player}`,
  });
  expect(turningPoints(told, { highlight }, 0)[0]).toMatchObject({ card: "c", line: "of 0" });
});

test("the card of a step is that of a preferred event, else the first that is named to all", () => {
  const events = [{ t: "Reveal", card: "a" }, { t: "Drew" }, { t: "Showed", card: "b" }, { t: "Played", card: "c" }];
  expect(cardOf(step(0, 0, [0, 0], events), "Discarded", "Played")).toBe("c");
  expect(cardOf(step(0, 0, [0, 0], events))).toBe("b");
  expect(cardOf(step(0, 0, [0, 0]))).toBe("");
});

test("the lines of a step are those of what a player gained, not of what came after it", () => {
  const beat = (line: string, ...events: Json[]): ReplayStep["beats"][number] => ({
    at: 1,
    turn: 1,
    seat: 0,
    events,
    lines: [line],
  });
  const beats = [
    beat("a takes 3", { t: "Took", seat: 0 }),
    beat("b takes 1", { t: "Took", seat: 1 }),
    beat("hand 2 begins", { t: "Began" }),
    beat("b deals", { t: "Deals", seat: 1 }),
  ];
  const told = { ...step(1, 0, [0, 0]), beats };
  expect(linesOf(told, 0, ["Took", "Stole"])).toBe("a takes 3");
  expect(linesOf(told, 0, ["Stole"])).toBe("hand 2 begins b deals");
});

test("tokens of the hand under way count in Riffifi until the hand does", () => {
  const tokens = [
    [1, 2],
    [0, 0],
  ];
  const after = (view: Json, options: Record<string, string> = {}): number[] => {
    const scores = [5, 5];
    const one = step(0, 0, scores, [], { tokens, scores, ticks: [["red"], []], ...view });
    return pointsAfter(one, { ...replay([one], ["a", "b"], [0, 1]), options });
  };
  expect(after({ over: false })).toEqual([8, 5]);
  expect(after({ over: true })).toEqual([5, 5]);
  expect(after({ over: false }, { scoring: "ticks" })).toEqual([1, 0]);
});

test("in Riffifi the card is the one that paid, not the one that was played after it", () => {
  const took = { t: "Took", seat: 0, colour: "red", n: 3 };
  const played = { t: "Played", seat: 0, card: "blue2" };
  const before = step(0, 1, [0, 0], [], { face: ["red1", "green4"] });
  expect(riffifiHighlight(step(1, 0, [3, 0], [took, played]), 0, before).card).toBe("red1");
  expect(riffifiHighlight(step(1, 0, [3, 0], [played, took]), 0, before).card).toBe("blue2"); // the last of a hand
  expect(riffifiHighlight(step(1, 0, [0, 0], [played]), 0, before).card).toBe("blue2");
});

test("in Riftforce an action that gains several times says how much in all", () => {
  const gained = (n: number, side = 0): Json => ({ t: "Gained", side, n });
  const lineOf = (...events: Json[]): string =>
    riftforceHighlight(step(1, 0, [0, 0], events), 0, step(0, 0, [0, 0])).line;
  expect(lineOf(gained(1, 1), gained(2))).toBe("line 1");
  expect(lineOf(gained(1), gained(1), gained(1, 1), gained(2))).toBe(`line 1 ${texts.t("gains-in-all", { n: 4 })}`);
});

test("in Riftforce picture and words are those of the gain, not of what was paid or came after it", () => {
  const beat = (line: string, ...events: Json[]): ReplayStep["beats"][number] => ({
    ...{ at: 1, turn: 1, seat: 0 },
    ...{ events, lines: [line] },
  });
  const before = step(0, 0, [0, 0], [], { board: [[{ id: 3, card: "fire5" }], [{ id: 7, card: "ice6" }]] });
  const beats = [
    beat("discards", { t: "Discarded", seat: 0, card: "fire7" }),
    beat("activates", { t: "Activated", unit: 3 }),
    beat("ice is destroyed", { t: "Destroyed", unit: 7, pile: 1 }),
    beat("gains 1", { t: "Gained", side: 0, n: 1 }),
    beat("hits", { t: "Hit", unit: 8, by: 3, n: 1 }),
    beat("ends"),
  ];
  const told = riftforceHighlight({ ...step(1, 0, [1, 0]), beats }, 0, before);
  expect(told).toEqual({ card: "ice6", line: "ice is destroyed gains 1" });
  const check = [beat("controls 2", { t: "Controlled", seat: 0, n: 2 }), beat("draws", { t: "Drew", seat: 0 })];
  expect(riftforceHighlight({ ...step(1, 0, [2, 0]), beats: check }, 0, before)).toEqual({
    card: "",
    line: "controls 2",
  });
});

test("in Riffifi a step in which several players gain tells of all of them", () => {
  const beat = (line: string, t: string, seat: number): ReplayStep["beats"][number] => ({
    ...{ at: 1, turn: 1, seat },
    ...{ events: [{ t, seat }], lines: [line] },
  });
  const before = step(0, 0, [0, 0], [], { face: ["blue7", "red4"] });
  const played = beat("a plays", "Played", 0);
  const several = [played, beat("b takes 4", "Took", 1), beat("b misses", "Missed", 1), beat("a takes 7", "Took", 0)];
  const line = (beats: ReplayStep["beats"]): string =>
    riffifiHighlight({ ...step(1, 0, [0, 0]), beats }, 1, before).line;
  expect(line(several)).toBe("b takes 4 a takes 7");
  expect(line(several.slice(0, 3))).toBe("b takes 4");
});

test("a negative number has a minus, no hyphen", () => {
  expect([-2, 0, 3].map(signed)).toEqual(["−2", "0", "3"]);
});
