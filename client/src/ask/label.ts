// What the button that goes on says: what has been laid out so far, in the words of the table.
import { t } from "../lib/i18n.svelte";
import type { Play } from "./play.svelte";

export function labelOf(play: Play, game: string): string {
  const { walker } = play;
  const path = walker.path;
  if (!path.length) return t("choose-first");
  const first = path[0]!;
  const units = path.filter((node) => node.target.on === "unit" && ["activate", ""].includes(node.kind ?? "")).length;
  const cards = path.filter((node) => node.target.on === "card").length;
  if (game === "riftforce" && walker.clear) {
    if (first.name === "play") return cards ? t("do-play", { n: cards }) : t("choose-first");
    if (first.name === "activate") return path.some((node) => node.target.on === "unit") ? t("do-activate", { n: Math.max(1, units) }) : t("choose-first");
    if (first.target.on === "guild") return t("do-take", { what: path.at(-1)!.say });
  }
  return !walker.clear ? t("choose-place") : path.at(-1)!.say;
}
