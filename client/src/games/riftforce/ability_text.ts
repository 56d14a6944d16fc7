// The text of a guild's ability.
import type { GroupText } from "../../wire";

const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;

/** What the cards of a guild do, sentence by sentence; empty if the guild is unknown. */
export function abilitySentences(group: GroupText | undefined): string[] {
  if (!group) return [];
  return [group.on_play, group.active, group.destroyed]
    .filter(Boolean)
    .flatMap((text) => text.split(BETWEEN_SENTENCES));
}
