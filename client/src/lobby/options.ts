// Options of a table that are more than a choice for all.
import type { Catalogue, OptionInfo } from "../wire";

/** The option of a mode that says what each seat brings, such as a deck; none where nobody brings anything. */
export const seatOption = (catalogue: Catalogue | null, game: string, mode: string): OptionInfo | undefined =>
  catalogue?.games
    .find((one) => one.game === game)
    ?.modes.find((one) => one.mode === mode)
    ?.options.find((option) => option.kind === "decks");
