// All that a table of Riftbound is made of, loaded when one is opened.
import { t, texts } from "../lib/i18n.svelte";
import { cards } from "./cards.svelte";
import { bringSigns } from "./look";
import { asRealm, askedIn, fieldsOf, thingOf, thingsAt, type RealmView } from "./view";
import type { Example } from "../wire";

export { default as Actions } from "./Actions.svelte";
export { default as Art } from "./Art.svelte";
export { default as Board } from "./Board.svelte";
export { default as Card } from "./Card.svelte";
export { default as Deeds } from "./Deeds.svelte";
export { default as Field } from "./Field.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Head } from "./Head.svelte";
export { default as Inspector } from "./Inspector.svelte";
export { default as Text } from "./Text.svelte";
export { NO_YIELDS, bringHabits, settle, yieldOrStop, yields } from "./habits";
export { aim, clip, tell } from "./tell";
export { asRealm, goalOf, thingOf } from "./view";
export { cards };

/** Signs, colors and words. */
export async function unpack(): Promise<void> {
  bringSigns();
  await texts.open("bound");
}

/** The battlefields of an example that anybody comes to or leaves. */
export function foughtOver(example: Example): number[] {
  const [before, after] = [asRealm(example.before), asRealm(example.after)];
  return fieldsOf(before).filter((place) => thingsAt(before, place).length + thingsAt(after, place).length > 0);
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
