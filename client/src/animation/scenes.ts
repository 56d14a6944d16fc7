// The scenes of an update: what is shown together, whose action it is, in which words.
import type { AnyEvent, Motion } from "./stage.svelte";
import type { Update } from "../wire";

/** What is shown together. */
export interface Scene {
  events: AnyEvent[];
  lines: string[];
  actor: number; // the player whose action it is; -1: of no player
  other: boolean; // of another player than the one that looks on, or played by the rules for that one
  vivid: boolean; // something on the table is seen to change
  card: string; // that is played for all to see
  endsPart: boolean; // of the game
  beats: number; // of the update
  ownMs: number; // how long all of my own scenes of the update take
  update: Update;
  last: boolean; // of its update: then the table is as the update says
}

/** The scenes of an update, at least one. `seat` looks on; -1: a spectator. */
export function scenesOf<V>(update: Update, seat: number, motion: Motion<V> | null): Scene[] {
  let actor = -1;
  const scenes = update.beats.map((beat): Scene => {
    const events = beat.events as AnyEvent[];
    actor = actorOf(events, motion) ?? (actor < 0 ? beat.seat : actor);
    return {
      events,
      lines: beat.lines,
      actor,
      other: actor >= 0 && (actor !== seat || (beat.automatic ?? false)),
      vivid: events.some((event) => motion?.animationOf(event)),
      card: events.map((event) => motion?.shownCard?.(event) ?? "").find(Boolean) ?? "",
      endsPart: events.some((event) => motion?.endsPart?.(event)),
      beats: 1,
      ownMs: 0,
      update,
      last: false,
    };
  });
  const none = { events: [], lines: [], card: "", beats: 0, ownMs: 0 };
  if (!scenes.length) return [{ ...none, actor, other: false, vivid: false, endsPart: false, update, last: true }];
  const own = scenes.filter((scene) => !scene.other).flatMap((scene) => scene.events);
  const ownMs = own.reduce((sum, event) => sum + (motion?.animationOf(event)?.pauseMs ?? 0), 0);
  for (const scene of scenes) scene.ownMs = ownMs;
  scenes.at(-1)!.last = true;
  return scenes;
}

/** The player that events name as the one who acts. What follows from an action may name none. */
function actorOf<V>(events: AnyEvent[], motion: Motion<V> | null): number | undefined {
  const acts = (event: AnyEvent): boolean => event.t !== "Reveal" && !motion?.isConsequence?.(event);
  const named = events.find((event) => acts(event) && typeof event["seat"] === "number");
  return named?.["seat"] as number | undefined;
}
