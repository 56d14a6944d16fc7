// The keyboard of a table: what each key does, and what is read aloud on request.
import type { Play } from "../choosing/play.svelte";
import { digit, keys, type Action } from "../shell/keys.svelte";
import { pair, t } from "../shell/i18n.svelte";
import type { Update } from "../wire";
import { clockOf } from "./clock";
import { focusRegion, nextRegion, pressItem } from "../ui/region";

/** What the keys need of the table they are at. */
export interface KeyboardTarget {
  play: Play;
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

export function onKey(event: KeyboardEvent, target: KeyboardTarget): void {
  const { play } = target;
  if (event.key === "F6") {
    event.preventDefault();
    return nextRegion(event.shiftKey);
  }
  if (target.busy || (event.target as HTMLElement).closest("input, textarea, select, dialog")) return;
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
    hint: () => target.hints && play.asked && void play.hint(),
    line: () => target.open("line"),
    help: () => target.open("help"),
    confirm: () => (play.pass ? play.say(play.pass) : play.confirm()),
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
