// The keyboard of a table: what each key does, and what is read aloud on request.
import type { Playback } from "../animation/playback.svelte";
import type { Play } from "../choosing/play.svelte";
import { digit, keys, type Action } from "../shell/keys.svelte";
import { pair, t } from "../shell/i18n.svelte";
import type { Update } from "../wire";
import { clockOf } from "./clock";
import { focusRegion, nextRegion, pressItem } from "../ui/region";

/** What the keys need of the table they are at. */
export interface KeyboardTarget {
  play: Play;
  playback: Playback<unknown>;
  again: () => void; // shows the last turn once more
  busy: boolean; // something lies over the table
  hints: boolean;
  escape: () => void;
  open: (what: "help" | "line") => void;
  last: () => string; // the words for what is asked for
  score: () => string;
  clock: () => string;
  opponent: () => string;
  asked: () => string;
  yield: (() => void) | null; // passes until the turn is over, or no longer
}

/** What can be done while the turns of others are shown. Any other key goes on to the end of them. */
const WHILE_SHOWN = new Set<Action | undefined>([
  ...(["board", "hand", "last", "score", "clock", "opponent", "asked", "help"] as const),
  ...(["again", "pause", "previous", "next"] as const),
]);
const MOVES_FOCUS = /^(Tab|Arrow\w+|F\d+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead)$/;

/** Whether a key goes on to the end of what is shown, instead of what it does otherwise. */
function catchesUp(event: KeyboardEvent, playback: Playback<unknown>): boolean {
  if (!playback.running || playback.replaying || WHILE_SHOWN.has(keys.action(event))) return false;
  const presses = event.key === "Enter" || event.key === " ";
  const onButton = presses && !event.ctrlKey && (event.target as HTMLElement).closest("button, a, summary");
  return !MOVES_FOCUS.test(event.key) && !onButton;
}

export function onKey(event: KeyboardEvent, target: KeyboardTarget): void {
  const { play, playback } = target;
  if (event.key === "F6") {
    event.preventDefault();
    return nextRegion(event.shiftKey);
  }
  if (target.busy || (event.target as HTMLElement).closest("input, textarea, select, dialog")) return;
  if (catchesUp(event, playback)) {
    event.preventDefault();
    return playback.waiting ? playback.goOn() : playback.skip();
  }
  const n = event.ctrlKey || event.metaKey ? 0 : digit(event);
  const action = keys.action(event);
  const acts: Record<Action, () => void> = {
    board: () => focusRegion("board"),
    hand: () => focusRegion("hand"),
    last: () => say(play, target.last()),
    score: () => say(play, target.score()),
    clock: () => say(play, target.clock()),
    opponent: () => say(play, target.opponent()),
    asked: () => say(play, target.asked()),
    yield: () => target.yield?.(),
    again: target.again,
    pause: () => playback.running && playback.togglePause(),
    previous: () => playback.running && playback.stepBack(),
    next: () => playback.running && playback.step(),
    hint: () => target.hints && play.asked && void play.hint(),
    line: () => target.open("line"),
    help: () => target.open("help"),
    confirm: () => play.pressGold(),
    undo: () => play.back(),
  };
  let act: (() => void) | undefined;
  if (event.key === "Escape") act = target.escape;
  else if (event.altKey) act = n && n <= 6 ? () => play.actOn(`@${n}`) : undefined;
  else if (n) act = () => pressItem("hand", n);
  else if (action) act = acts[action];
  if (!act) return;
  event.preventDefault();
  act();
}

/** Says something aloud, though it may be the same as before. */
function say(play: Play, text: string): void {
  play.urgent = "";
  queueMicrotask(() => (play.urgent = text));
}

/** All clocks in words. */
export function clockWords(update: Update | null, names: string[], now: number): string {
  const words = names.flatMap((name, seat) => {
    const left = update ? clockOf(update.clocks, seat, now) : "";
    return left ? [pair(name, left)] : [];
  });
  return words.join(", ") || t("no-clock");
}
