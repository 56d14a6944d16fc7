// The texts of the button that takes a step back.
import { t } from "../shell/i18n.svelte";
import type { Play } from "./play.svelte";

/** What the button says, and how far it goes back or why it cannot. */
export function undoLabel({ walker, table }: Play): { label: string; title: string } {
  if (walker.depth > 0) return { label: t("back"), title: t("back-step") };
  const undo = table.update?.undo;
  return { label: t("undo"), title: undo?.steps ? t("undo-reach", { n: undo.steps }) : (undo?.why ?? "") };
}
