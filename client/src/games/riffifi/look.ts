// How Riffifi is painted: the shapes of its cards. Nothing depends on hue alone. Colors are in `colors.ts`.
import { addColors, addIcons } from "../../ui/icons";
import { CARD_COLORS } from "./colors";
import type { Color } from "./views";

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

const TURNED = '<path class="stroke" d="M5 3h14v18H5z"/><path d="M8 9.5h8l-4 6z"/>';

const UNSEEN = '<path class="stroke" d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0zM4 20L20 4"/>';

let prepared = false;

/** Puts the icons and colors of this game on the page, once. */
export function addPaperIcons(): void {
  if (prepared) return;
  prepared = true;
  addIcons("riffifi", { ...SHAPES, officer: OFFICER, turned: TURNED, unseen: UNSEEN });
  addColors("riffifi", Object.fromEntries(Object.entries(CARD_COLORS).map(([name, ink]) => [name, { ink, mid: ink }])));
}
