// The values of `data-fx` on a table of Riftbound, besides units.

/** A base or a battlefield. */
export const placeFx = (place: number): string => `place-${place}`;

/** The runes of a seat. */
export const runesFx = (seat: number): string => `runes-${seat}`;
