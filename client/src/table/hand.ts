/** Cards held in a hand, in which two may be alike. */

/** How many cards before this one are the same. */
export function nth(cards: string[], i: number): number {
  return cards.slice(0, i).filter((other) => other === cards[i]).length;
}

/** The place of a card in what was picked, from 1; of two that are alike, the first is picked first. */
export function badge(cards: string[], i: number, picked: string[]): number {
  let left = nth(cards, i);
  return picked.findIndex((name) => name === cards[i] && left-- === 0) + 1;
}
