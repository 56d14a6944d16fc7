// Which player the table waits for.
import { t } from "../../shell/i18n.svelte";
import { cards } from "./cards.svelte";
import { itemsOf, objectById } from "./position";
import type { RealmView } from "./views";

/** The player that the table waits for, and why. */
export function waiting(view: RealmView, names: string[], asked: number[]): string {
  const seat = asked[0];
  if (seat === undefined) return "";
  const name = names[seat] ?? "";
  const top = itemsOf(view)[0];
  if (top && view.priority === seat) return t("rb-wait-priority", { name, card: cards.label(top.card) });
  if (!top && view.stage === 1 && view.focus === seat)
    return t("rb-wait-focus", { name, field: cards.label(objectById(view, view.showdown)?.card ?? "") });
  return !top && !view.stage && view.turn === seat && view.phase === "main"
    ? t("rb-wait-main", { name })
    : t("rb-wait-choice", { name });
}
