// What the button that goes on says: what has been laid out so far, in the words of the table.
import { t } from "../shell/i18n.svelte";
import type { Play } from "./play.svelte";

/** `own` are the words of the game, where it has some. */
export function buttonLabel(play: Play, own?: (play: Play) => string | null): string {
  const { walker } = play;
  const last = walker.path.at(-1);
  if (!last) return t("choose-first");
  if (!walker.agreed) return t("choose-place");
  return own?.(play) ?? last.say;
}
