// The values of `data-fx` on a table of Riftforce, besides units.

/** A location, on either side of the rift. */
export const laneFx = (lane: number): string => `lane-${lane}`;

/** The score of a side. */
export const scoreFx = (side: number): string => `score-${side}`;
