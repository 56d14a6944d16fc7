// The colors of the cards.
import type { Color } from "./views";

/** The same in every theme, because cards are always of paper. */
export const CARD_COLORS: Record<Color, string> = {
  red: "#e8603c",
  blue: "#4fa9e6",
  green: "#1fb58a",
  yellow: "#f0e442",
  purple: "#d58bc0",
};
