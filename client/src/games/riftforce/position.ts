// How a position of Riftforce is read and laid out on the table. No rules.
import { numberOf } from "./colors";
import { AREAS, SEAT_AREAS, type RiftView, type Unit } from "./views";

/** A card on the board as it is shown: as it is, and as the path under way would leave it. */
export interface Shown extends Unit {
  after: number; // damage afterwards
  fate: "" | "dead" | "new" | "moved" | "gone";
}

/** The mode: the second word of `rules`. */
const modeOf = (view: RiftView): string => view.rules.split(" ")[1] ?? "";
const seatAreas = (view: RiftView): number[][] | undefined => SEAT_AREAS[modeOf(view)];
export const isSolo = (view: RiftView): boolean => modeOf(view) === "solo";
export const isTeam = (view: RiftView): boolean => seatAreas(view) !== undefined;

/** The area of a location in a team game: "green" or "gray". */
export const areaOfLane = (lane: number): string =>
  Object.keys(AREAS).find((area) => AREAS[area]?.includes(lane)) ?? "";

/** The number that a location bears: from 1, in a team game within its area. */
export const laneNumber = (view: RiftView, lane: number): number =>
  (isTeam(view) ? (AREAS[areaOfLane(lane)]?.indexOf(lane) ?? lane) : lane) + 1;

/** The area that a seat checks in a team game: "green", "gray" or "both"; "" in other games. */
export function areaOfSeat(view: RiftView, seat: number): string {
  const areas = new Set(seatAreas(view)?.[seat]?.map(areaOfLane));
  return areas.size > 1 ? "both" : ([...areas][0] ?? "");
}

export const lanesOf = (view: RiftView): number => view.board.length / 2;
/** What is left of a unit; damage beyond its life does not count. */
export const lifeOf = (unit: Unit): number => Math.max(0, numberOf(unit.card) - unit.damage);

export function rowOf<T>(board: T[][], side: number, lane: number): T[] {
  return board[side * (board.length / 2) + lane] ?? [];
}

/** The board with what would become of it: the fallen stay where they stood, newcomers and movers where they go. */
export function layout(base: RiftView, after: RiftView | null): Shown[][] {
  if (!after) return base.board.map((row) => row.map((unit) => ({ ...unit, after: unit.damage, fate: "" })));
  const before = new Map<number, { unit: Unit; row: number; place: number }>();
  base.board.forEach((row, i) => row.forEach((unit, place) => before.set(unit.id, { unit, row: i, place })));
  const shown: Shown[][] = after.board.map((row, i) =>
    row.map((unit) => {
      const was = before.get(unit.id);
      // An id may be given anew once its card has fallen: another card or another owner is another unit.
      const same = was && was.unit.card === unit.card && was.unit.seat === unit.seat;
      const known = same ? was : undefined;
      return {
        ...unit,
        damage: known ? known.unit.damage : unit.damage,
        after: unit.damage,
        fate: known ? (known.row === i ? "" : "moved") : "new",
      };
    }),
  );
  const alive = new Set(
    shown
      .flat()
      .filter((unit) => unit.fate !== "new")
      .map((unit) => unit.id),
  );
  for (const { unit, row, place } of before.values()) {
    if (alive.has(unit.id)) continue;
    shown[row]!.splice(place, 0, { ...unit, after: numberOf(unit.card), fate: "dead" });
  }
  return shown;
}

/** A further step, all cards in their places: nothing moves away from under the pointer that asks. */
export function forecast(shown: Shown[][], after: RiftView): Shown[][] {
  const then = new Map(after.board.flatMap((row, i) => row.map((unit) => [unit.id, { unit, row: i }] as const)));
  return shown.map((row, i) =>
    row.map((unit) => {
      const found = then.get(unit.id);
      if (unit.fate === "dead") return unit;
      if (!found || found.unit.card !== unit.card || found.unit.seat !== unit.seat)
        return { ...unit, after: numberOf(unit.card), fate: "dead" };
      return { ...unit, after: found.unit.damage, fate: found.row === i ? unit.fate : "moved" };
    }),
  );
}

/** The life on one side of a location. */
export const strength = (row: Unit[]): number => row.reduce((sum, unit) => sum + lifeOf(unit), 0);
