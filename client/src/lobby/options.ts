// Options of the rules, as the catalogue describes them.
import type { Catalogue, OptionInfo } from "../wire";

const optionsOf = (catalogue: Catalogue | null, game: string, mode: string): OptionInfo[] =>
  catalogue?.games.find((one) => one.game === game)?.modes.find((one) => one.mode === mode)?.options ?? [];

/** The option of a mode that says what each seat brings, such as a deck; undefined if seats bring nothing. */
export const seatOption = (catalogue: Catalogue | null, game: string, mode: string): OptionInfo | undefined =>
  optionsOf(catalogue, game, mode).find((option) => option.kind === "decks");

/** What an option means at a table whose settings do not mention it. */
export const optionDefault = (catalogue: Catalogue | null, at: { game: string; mode: string }, name: string): string =>
  optionsOf(catalogue, at.game, at.mode).find((option) => option.name === name)?.default ?? "";
