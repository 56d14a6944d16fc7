// Labels of cards and groups of cards, as the glossary of a game has them.
import type { GlossaryPage, GroupText } from "../wire";

/** The label of a card, by its name in notation; without a glossary, that name. */
export const cardLabel = (book: GlossaryPage | null, card: string): string =>
  book?.cards.find((one) => one.name === card)?.label ?? card;

/** The entry of a group of cards. */
export const groupOf = (book: GlossaryPage | null, group: string): GroupText | undefined =>
  book?.groups.find((one) => one.name === group);

/** The letters of a group of cards, where its label is too long; without a glossary, those of its name. */
export const groupCode = (book: GlossaryPage | null, group: string): string =>
  groupOf(book, group)?.code ?? group.slice(0, 2).toUpperCase();

/** The label of a group of cards; without a glossary, its name. */
export const groupLabel = (book: GlossaryPage | null, group: string): string => groupOf(book, group)?.label ?? group;
