// What each side has done in a finished game: battlefields taken and held, cards played, units lost.
import type { Replay } from "../../wire";
import { eventsOf, viewOf } from "../module";
import type { GameEvent } from "./events";
import { objectById } from "./position";
import type { RealmView } from "./views";

export interface SideStatistics {
  side: number;
  seats: number[];
  conquered: number;
  held: number;
  lost: number;
  fields: Map<string, number>; // card of a battlefield: points it gave, or cards instead of the last one
  played: Map<string, number>; // card: how often, in the order of the first time
}

const count = (into: Map<string, number>, name: string): unknown => into.set(name, (into.get(name) ?? 0) + 1);

/** By side, this one first. */
export function statisticsOf(replay: Replay, sides: number[], mySide: number): SideStatistics[] {
  const all = [...new Set(sides)].sort((a, b) => Number(b === mySide) - Number(a === mySide) || a - b);
  const found = all.map((side): SideStatistics => ({
    side,
    seats: sides.flatMap((own, seat) => (own === side ? [seat] : [])),
    conquered: 0,
    held: 0,
    lost: 0,
    fields: new Map(),
    played: new Map(),
  }));
  const of = (seat: number): SideStatistics | undefined => found.find((one) => one.side === sides[seat]);
  const owners = new Map<number, number>();
  for (const step of replay.steps) {
    const view = viewOf<RealmView>(step.view);
    for (const event of eventsOf<GameEvent>(step.beats)) {
      switch (event.t) {
        case "Conquered":
        case "Held": {
          const winner = of(event.seat);
          if (!winner) break;
          winner[event.t === "Held" ? "held" : "conquered"]++;
          count(winner.fields, objectById(view, event.place)?.card ?? "");
          break;
        }
        case "Declared": {
          const player = of(event.seat);
          if (player) count(player.played, event.kind ?? "");
          break;
        }
        case "Entered":
          owners.set(event.unit, event.seat);
          break;
        case "Died": {
          const loser = of(owners.get(event.unit) ?? -1);
          if (loser) loser.lost++;
          break;
        }
      }
    }
    for (const thing of view.objects) owners.set(thing.id, thing.seat); // some were there from the first position on
  }
  return found;
}
