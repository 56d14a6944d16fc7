// The keys of the table: which one does what, as set on this device. Keys that mean a place (arrows, digits) stay.
import { t } from "./i18n.svelte";

/** What can be given another key, with the key it has at first. */
export const DEFAULTS = {
  board: "b",
  hand: "h",
  last: "l",
  score: "s",
  clock: "c",
  opponent: "o",
  asked: "a",
  hint: "i",
  yield: "p",
  again: "r",
  pause: "k",
  previous: ",",
  next: ".",
  line: "/",
  help: "?",
  confirm: "Ctrl+Enter",
  undo: "Ctrl+z",
} as const;
export type Action = keyof typeof DEFAULTS;
export const ACTIONS = Object.keys(DEFAULTS) as Action[];

const KEY = "riftable.keys";
/** Of the browser or of the table itself: nothing else may be put on them. */
const FIXED = new Set([
  "Enter",
  " ",
  "Tab",
  "Escape",
  "F6",
  "Backspace",
  "Delete",
  "Ctrl+r",
  "Ctrl+t",
  "Ctrl+w",
  "Ctrl+n",
  "Ctrl+l",
  "Ctrl+c",
  "Ctrl+v",
  "Ctrl+x",
  "Ctrl+a",
  "Ctrl+f",
  "Ctrl+p",
]);
const MODIFIERS = new Set(["Control", "Shift", "Alt", "Meta", "AltGraph", "Dead", "CapsLock"]);

/** A press as text: `b`, `?`, `Ctrl+Enter`; "" for what cannot be a key of the table. */
export function keyOf(event: KeyboardEvent): string {
  if (event.altKey || event.metaKey || MODIFIERS.has(event.key)) return "";
  let key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  // A letter of another alphabet: what the key bears in Latin.
  const latin = /^Key([A-Z])$/.exec(event.code)?.[1];
  if (latin && key.length === 1 && key > "\u024f") key = latin.toLowerCase();
  return event.ctrlKey ? `Ctrl+${key}` : key;
}

/** A key for people: letters large, as they stand on the keys. */
export function keyLabel(key: string): string {
  return key
    .replace("Enter", t("key-enter"))
    .replace(/(^|\+)([a-z])$/, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** The digit of a press, with or without Shift on the keyboards that want it; 0 for none. */
export function digit(event: KeyboardEvent): number {
  return Number(/^[1-9]$/.exec(event.key)?.[0] ?? (event.shiftKey ? "" : /^Digit([1-9])$/.exec(event.code)?.[1]) ?? 0);
}

function stored(): Record<Action, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    return Object.fromEntries(
      ACTIONS.map((action) => [action, typeof kept[action] === "string" ? kept[action] : DEFAULTS[action]]),
    ) as Record<Action, string>;
  } catch {
    return { ...DEFAULTS };
  }
}

class Keys {
  bindings = $state<Record<Action, string>>(stored());

  /** What a press does; nothing, for most. */
  action(event: KeyboardEvent): Action | undefined {
    const key = keyOf(event);
    return key ? ACTIONS.find((action) => this.bindings[action] === key) : undefined;
  }

  /** Why a key cannot be given to an action: it is needed otherwise (""), or another action has it. */
  taken(action: Action, key: string): Action | "" | null {
    if (FIXED.has(key) || /^\d$|^Arrow/.test(key)) return "";
    return ACTIONS.find((other) => other !== action && this.bindings[other] === key) ?? null;
  }

  /** Gives an action a key, or none (""); an action that had this key gets the old one in exchange. */
  set(action: Action, key: string): void {
    const other = key ? this.taken(action, key) : null;
    if (other === "") return;
    if (other) this.bindings[other] = this.bindings[action];
    this.bindings[action] = key;
    localStorage.setItem(KEY, JSON.stringify(this.bindings));
  }

  reset(): void {
    Object.assign(this.bindings, DEFAULTS);
    localStorage.removeItem(KEY);
  }
}

export const keys = new Keys();
