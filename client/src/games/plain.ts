// A game without a folder of its own here: what the server tells of it, as lists and buttons. Everything can be
// played with mouse, keyboard and screen reader; nothing is drawn.
import { pair } from "../shell/i18n.svelte";
import type { Json } from "../wire";
import PlainBoard from "./PlainBoard.svelte";
import PlainHead from "./PlainHead.svelte";
import PlainInspector from "./PlainInspector.svelte";
import { defineGame } from "./module";

export default defineGame<Json>({
  applyEvent: () => null,
  animationOf: () => null,
  arrowOf: () => null,
  Board: PlainBoard,
  Head: PlainHead,
  Inspector: PlainInspector,
  notation: "",
  scoreWords: (view, { names }) => {
    const scores = Array.isArray(view["scores"]) ? (view["scores"] as unknown[]) : [];
    return scores.map((n, i) => pair(names[i] ?? String(i + 1), String(n))).join(", ");
  },
  playerWords: () => [],
});
