// Swaps between Main Deck and sideboard, as plain data; the server says whether they are legal.

/** By card: how many copies go out; below 0, how many come in. */
export type Swap = Record<string, number>;

/** Cards with their copies after the swaps, in the order of their names; `sign` is -1 for the Main Deck. */
export function counted(names: string[], moved: Swap, sign: 1 | -1): { card: string; n: number }[] {
  const found = new Map<string, number>();
  for (const name of names) found.set(name, (found.get(name) ?? 0) + 1);
  for (const [name, n] of Object.entries(moved)) found.set(name, (found.get(name) ?? 0) + sign * n);
  return [...found]
    .filter(([, n]) => n > 0)
    .map(([card, n]) => ({ card, n }))
    .sort((a, b) => a.card.localeCompare(b.card));
}

/** One copy more that goes out (1), or comes in (-1); what goes and comes back has not moved. */
export function move(moved: Swap, card: string, by: 1 | -1): Swap {
  const { [card]: before = 0, ...rest } = moved;
  return before + by ? { ...rest, [card]: before + by } : rest;
}

/** The swaps as notation, one for one; with fewer than could be made, the last word says that it is enough. */
export function swapLine(moved: Swap, left: number): string {
  const copies = (sign: 1 | -1): string[] =>
    Object.entries(moved).flatMap(([card, n]) => Array.from({ length: Math.max(0, sign * n) }, () => card));
  const back = copies(-1);
  const words = copies(1).flatMap((card, i) => [`out:${card}`, `in:${back[i]}`]);
  return (back.length < left ? [...words, "none"] : words).join(" ");
}
