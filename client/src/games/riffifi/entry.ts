// Riffifi, before it is loaded.
import type { GameEntry } from "../module";

export default {
  picture: () => import("./Picture.svelte"),
  rules: ["ri-idea", "ri-start", "ri-turn", "ri-down", "ri-pay", "ri-end", "ri-variants"],
  lesson: true,
} satisfies GameEntry;
