// What the gold button says of what is picked.
import type { Play } from "../../choosing/play.svelte";
import { t } from "../../shell/i18n.svelte";

export function label(play: Play): string | null {
  const { path } = play.walker;
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const cards = path.filter((node) => node.target.on === "card").length;
  if (first.name === "play") {
    if (!cards) return t("choose-first");
    if (last.target.on === "card") return t("choose-place");
    const open = !play.ready && !play.walker.busy; // something must be chosen before it can be sent
    if (open) return t(last.kind === "play" ? "fill-gap" : "choose-first");
    return t("do-play", { n: cards });
  }
  if (first.name === "activate") {
    // Other units among the answers are aimed at, or move along.
    const activated = path.filter((node, i) => node.target.on === "unit" && path[i - 1]?.kind === "activate").length;
    if (activated) return t("do-activate", { n: activated });
    return play.ready ? t("do-activate-none") : t("choose-first"); // the rules let one discard for nothing
  }
  return first.target.on === "guild" ? t("do-take", { what: last.say }) : null;
}
