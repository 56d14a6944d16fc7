// The values of `data-fx` on a table of Riffifi.

/** The card face up before a seat. */
export const faceFx = (seat: number): string => `face-${seat}`;

/** The tokens of a color in the bank. */
export const bankFx = (color: string | null): string => `bank-${color}`;

/** The tokens of a color that a seat has. */
export const tokensFx = (seat: number, color: string | null): string => `tokens-${seat}-${color}`;
