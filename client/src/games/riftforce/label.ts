// What the gold button says of what is picked.
import type { Play } from "../../choosing/play.svelte";
import { t } from "../../shell/i18n.svelte";

export function label(play: Play): string | null {
  const { path } = play.walker;
  const [first, last] = [path[0], path.at(-1)];
  if (!first || !last) return null;
  const cards = path.filter((node) => node.target.on === "card").length;
  const units = path.filter((node) => node.target.on === "unit");
  if (first.name === "play") return cards ? t("do-play", { n: cards }) : t("choose-first");
  if (first.name === "activate") {
    const activated = units.filter((node) => ["activate", ""].includes(node.kind ?? "")).length;
    if (units.length) return t("do-activate", { n: Math.max(1, activated) });
    return play.ready ? t("do-activate-none") : t("choose-first"); // the rules let one discard for nothing
  }
  return first.target.on === "guild" ? t("do-take", { what: last.say }) : null;
}
