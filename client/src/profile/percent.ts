// Shares of games, in words.
import type { Language } from "../wire";

const NARROW_SPACE = "\u202f"; // before the sign, in all languages but English

/** A share as whole percents, spaced as in all other texts; browsers leave the space out in Ukrainian. */
export const percentText = (share: number, lang: Language): string =>
  `${Math.round(100 * share)}${lang === "en" ? "" : NARROW_SPACE}%`;
