// The texts of the button that takes a step back.
import { t } from "../shell/i18n.svelte";
import type { UndoReach } from "../wire";
import type { Play } from "./play.svelte";

/** Why nothing can be taken back, and what the reader can do instead: ask the others. */
export function whyNoUndo({ why, can_ask }: UndoReach): string {
  return can_ask ? `${why} ${t("undo-ask", { item: t("ask-takeback") })}` : why;
}

/** What the button says, and how far it goes back or why it cannot. */
export function undoLabel({ walker, table }: Play): { label: string; title: string } {
  if (walker.depth > 0) return { label: t("back"), title: t("back-step") };
  const undo = table.update?.undo;
  if (!undo) return { label: t("undo"), title: "" };
  return { label: t("undo"), title: undo.steps ? t("undo-reach", { n: undo.steps }) : whyNoUndo(undo) };
}
