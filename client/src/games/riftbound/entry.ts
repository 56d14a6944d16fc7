// Riftbound, before it is loaded.
import type { GameEntry } from "../module";

export default {
  picture: () => import("./Picture.svelte"),
  setup: () => import("./setup"),
  rules: [
    "bd-idea",
    "bd-start",
    "bd-turn",
    "bd-runes",
    "bd-play",
    "bd-move",
    "bd-showdown",
    "bd-combat",
    "bd-chain",
    "bd-passing",
    "bd-score",
    "bd-modes",
  ],
  lesson: true,
  autopass: true,
  links: [{ page: "decks", text: "nav-decks" }],
  pages: { decks: () => import("./decks/Decks.svelte") },
} satisfies GameEntry;
