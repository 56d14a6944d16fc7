// Riftforce, before it is loaded.
import type { GameEntry } from "../module";

export default {
  picture: () => import("./Picture.svelte"),
  setup: () => import("./setup"),
  rules: [
    "rf-idea",
    "rf-start",
    "rf-turn",
    "rf-play",
    "rf-activate",
    "rf-first",
    "rf-draw",
    "rf-end",
    "rf-dead",
    "rf-team",
    "rf-team-start",
    "rf-solo",
    "rf-plan",
  ],
  lesson: true,
} satisfies GameEntry;
