// The values of `data-fx`, by which animations, arrows and the log find things on the page. Games add their own.

export const unitFx = (id: number): string => `unit-${id}`;

/** A unit in a preview that is not on the board yet. */
export const pendingUnitFx = (id: number): string => `pending-${unitFx(id)}`;

/** The same thing in a preview. */
export const pendingFx = (fx: string): string => `pending-${fx}`;

/** All units on the board, as a selector. */
export const UNITS = "[data-fx^='unit-']";

/** One thing, as a selector. */
export const fxSelector = (fx: string): string => `[data-fx="${fx}"]`;
