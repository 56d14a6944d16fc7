// Letters of names and sentences.

/** A text with a capital first letter. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The initial of a name, for a plate; "?" without one. */
export const initialOf = (name: string | undefined): string => (name ?? "?").slice(0, 1).toUpperCase();

/** How many letters the longest word of a text has; a plate makes them smaller until it fits. */
export const longestWord = (text: string): number => Math.max(...text.split(/\s+/u).map((word) => [...word].length));
