// Letters of names and sentences.

/** A text with a capital first letter. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The initial of a name, for a plate; "?" without one. */
export const initialOf = (name: string | undefined): string => (name ?? "?").slice(0, 1).toUpperCase();
