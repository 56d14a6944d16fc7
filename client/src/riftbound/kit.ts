// All that a table of Riftbound is made of, loaded when one is opened.
import { t, texts } from "../lib/i18n.svelte";
import { cards } from "./cards.svelte";
import { bringSigns } from "./look";
import { askedIn, thingOf, type RealmView } from "./view";

export { default as Actions } from "./Actions.svelte";
export { default as Art } from "./Art.svelte";
export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Head } from "./Head.svelte";
export { default as Inspector } from "./Inspector.svelte";
export { NO_YIELDS, settle, yieldOrStop, yields } from "./habits";
export { aim, clip, tell } from "./tell";
export { asRealm, goalOf, thingOf } from "./view";
export { cards };

/** Signs, colors and words. */
export async function unpack(): Promise<void> {
  bringSigns();
  await texts.open("bound");
}

/** Whom the table waits for, and why. */
export function meanwhile(view: RealmView, names: string[]): string {
  const seat = askedIn(view)[0];
  if (seat === undefined) return "";
  const name = names[seat] ?? "";
  const top = view.chain.at(-1);
  if (top && view.priority === seat) return t("rb-wait-priority", { name, card: cards.label(top[0]) });
  if (!top && view.stage === 1 && view.focus === seat) return t("rb-wait-focus", { name, field: cards.label(thingOf(view, view.showdown)?.card ?? "") });
  return !top && !view.stage && view.turn === seat && view.phase === "main" ? t("rb-wait-main", { name }) : t("rb-wait-choice", { name });
}
