// How Riffifi is painted: the shapes and colors of its cards. Nothing depends on hue alone.
import { addColors, addIcons } from "../../ui/icons";
import type { Color } from "./views";

/** The same in every theme, because cards are always of paper. */
const PAINT: Record<Color, string> = {
  red: "#e8603c",
  blue: "#4fa9e6",
  green: "#1fb58a",
  yellow: "#f0e442",
  purple: "#d58bc0",
};

const SHAPES: Record<Color, string> = {
  red: '<circle cx="12" cy="12" r="10"/>',
  blue: '<path d="M3 3h18v18H3z"/>',
  green: '<path d="M12 1.5L23 21H1z"/>',
  yellow: '<path d="M12 .5L23.5 12 12 23.5.5 12z"/>',
  purple: '<path d="M8 1.5h8v6.5h6.5v8H16v6.5H8V16H1.5V8H8z"/>',
};

const OFFICER =
  '<path d="M12 1.5l9 3v7c0 5.5-4 9-9 11-5-2-9-5.5-9-11v-7z"/>' +
  '<path class="cut" d="M5.5 11.5c3.5-4.5 9.5-4.5 13 0-3.5 4.5-9.5 4.5-13 0z"/>' +
  '<circle cx="12" cy="11.5" r="2"/>';

let prepared = false;

/** Puts the signs and colors of this game on the page, once. */
export function addPaperIcons(): void {
  if (prepared) return;
  prepared = true;
  const signs = Object.entries({ ...SHAPES, officer: OFFICER }).map(([name, body]) => [`g-${name}`, body]);
  addIcons(Object.fromEntries(signs));
  addColors("g", Object.fromEntries(Object.entries(PAINT).map(([name, ink]) => [name, { ink, mid: ink }])));
}
