// What is asked while an answer is being chosen, with how many things are chosen for it.
import { t } from "../shell/i18n.svelte";
import type { Walker } from "./walker.svelte";

/** How many things are chosen while more can be, where their order does not matter; "" otherwise. */
export function countText({ selection }: Pick<Walker, "selection">): string {
  if (!selection || selection.chosen >= selection.most) return "";
  const { chosen, least, most } = selection;
  return t(least === most ? "chosen-of" : "chosen-up-to", { n: chosen, most });
}

/** The question that is open with its count; what was chosen so far may be sent where the rules ask no more. */
export function questionText(walker: Pick<Walker, "prompt" | "selection">): string {
  const count = countText(walker);
  const asked = walker.prompt || t("confirm-now");
  return count ? `${asked.replace(/\.$/, "")} · ${count}` : walker.prompt;
}

/** What a reader hears when something is asked of them. Some questions say themselves that it is their turn. */
export const turnText = (prompt: string): string =>
  prompt.startsWith(t("your-turn-short")) ? prompt : t("your-turn", { prompt });
