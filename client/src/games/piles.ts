// What lies beside the board, by player: decks, discards, lists. Games say what there is, `PileList` shows it.

/** Cards of one kind in a pile. */
export interface PileCard {
  card: string;
  label: string;
  n: number;
}

export interface Pile {
  title: string;
  count: number;
  cards: PileCard[]; // that this player may look at; it may be fewer than there are
  note?: string;
}

/** The same cards together, by label. */
export function countCards(cards: string[], label: (card: string) => string): PileCard[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts]
    .map(([card, n]) => ({ card, label: label(card), n }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
