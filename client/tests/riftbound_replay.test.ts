import { expect, test } from "vitest";
import { statisticsOf } from "../src/games/riftbound/game_statistics";
import { highlight } from "../src/games/riftbound/highlight";
import type { Beat, Json, Replay, ReplayStep } from "../src/wire";

// Two bases, then two battlefields, whose ids are their places; a strong and a weak unit at the first.
const VIEW = {
  hands: [5, 5],
  places: [[], [], [11, 10, 12], []],
  objects: [
    { id: 2, card: "zaun-warrens", seat: 0, might: 0 },
    { id: 3, card: "the-arena", seat: -1, might: 0 },
    { id: 10, card: "jinx", seat: 0, might: 5 },
    { id: 11, card: "poro", seat: 0, might: 1 },
    { id: 12, card: "yasuo", seat: 1, might: 9 },
  ],
};
const beat = (line: string, ...events: Json[]): Beat => ({ at: 1, turn: 1, seat: 0, events, lines: [line] });
const step = (...beats: Beat[]): ReplayStep => ({
  at: 1,
  seat: 0,
  scores: [0, 0],
  names: "",
  beats,
  view: VIEW,
  hands: [],
});
const conquered = (seat: number, place: number): Json => ({ t: "Conquered", seat, place });

test("points are told by their own lines and the strongest unit of the player that is there", () => {
  const found = highlight(
    step(beat("A card.", { t: "Declared", seat: 0, kind: "gust" }), beat("Conquered.", conquered(0, 2))),
    0,
  );
  expect(found).toEqual({ card: "jinx", line: "Conquered." });
});

test("an empty battlefield stands for itself", () => {
  expect(highlight(step(beat("Conquered.", conquered(0, 3))), 0).card).toBe("the-arena");
});

test("without points, what was played last is told", () => {
  const played = step(beat("One."), beat("Two.", { t: "Declared", seat: 0, kind: "gust" }), beat("Three."));
  expect(highlight(played, 0)).toEqual({ card: "gust", line: "Two. Three." });
});

test("statistics count by side, mine first, and losses for the side the unit came from", () => {
  const replay = {
    steps: [
      step(beat("", { t: "Declared", seat: 0, kind: "jinx" }, { t: "Entered", seat: 0, unit: 10 })),
      step(beat("", { t: "Declared", seat: 1, kind: "gust" }, { t: "Died", unit: 10 }, { t: "Died", unit: 99 })),
      step(
        beat("", conquered(1, 2)),
        beat("", { t: "Held", seat: 1, place: 2 }, { t: "Declared", seat: 1, kind: "gust" }),
      ),
    ],
  } as unknown as Replay;
  const [mine, theirs] = statisticsOf(replay, [0, 1], 1);
  expect(mine).toMatchObject({ side: 1, seats: [1], conquered: 1, held: 1, lost: 0 });
  expect([...mine!.fields]).toEqual([["zaun-warrens", 2]]);
  expect([...mine!.played]).toEqual([["gust", 2]]);
  expect(theirs).toMatchObject({ side: 0, seats: [0], conquered: 0, held: 0, lost: 1 });
});

test("a unit that was there from the first position on is lost by its side", () => {
  const replay = { steps: [step(), step(beat("", { t: "Died", unit: 12 }))] } as unknown as Replay;
  expect(statisticsOf(replay, [0, 1], 0).map(({ lost }) => lost)).toEqual([0, 1]);
});

test("partners share one row", () => {
  const replay = { steps: [step(beat("", conquered(2, 2)))] } as unknown as Replay;
  expect(statisticsOf(replay, [0, 1, 0, 1], 0)[0]).toMatchObject({ seats: [0, 2], conquered: 1 });
});
