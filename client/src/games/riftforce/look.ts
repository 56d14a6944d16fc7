// How Riftforce is painted: the signs and colors of its guilds, and a picture for every card.
import { ground, ridge, seededRandom } from "../../ui/art";
import { addColors, addIcons } from "../../ui/icons";
import { GUILD_ICONS } from "./guild_icons";
import { TONES, guildOf, numberOf } from "./colors";

const ACTION_ICONS: Record<string, string> = {
  draw: '<path class="stroke" d="M8 3h11v15H8zM5 6v15h11"/><path class="stroke" d="M13.5 7v7M10.5 11l3 3 3-3"/>',
  swap: '<path class="stroke" d="M4 8h14l-4-4.5M20 16H6l4 4.5"/>',
  control: '<path d="M12 1.5l9.5 5.5v10L12 22.5 2.5 17V7z"/><path class="cut" d="M9 18V6h8.5l-2.7 3 2.7 3H11v6z"/>',
  eq: '<path d="M3 7h18v3.5H3zM3 13.5h18V17H3z"/>',
};

let prepared = false;

/** Puts the icons and colors of this game on the page, once. */
export function addGuildIcons(): void {
  if (prepared) return;
  prepared = true;
  addIcons("riftforce", { ...GUILD_ICONS, ...ACTION_ICONS });
  addColors("riftforce", TONES);
}

const pictures = new Map<string, string>();

/** The land of a card: its sign as the celestial body, as many ridges as its number. Markup, made once. */
export function land(card: string, w: number, h: number): string {
  const key = `${card} ${w} ${h}`;
  const made = pictures.get(key);
  if (made !== undefined) return made;
  const guild = guildOf(card);
  const tone = TONES[guild];
  if (!tone) return "";
  const n = numberOf(card) || 5;
  const rnd = seededRandom(key);
  const id = `a-${key.replaceAll(" ", "-")}`;
  const [cx, cy, r] = [w * 0.5, h * 0.42, h * 0.27];
  let s =
    `<defs><radialGradient id="${id}" cx=".5" cy=".45" r=".75">` +
    `<stop offset="0" stop-color="${tone.ink}" stop-opacity=".75"/>` +
    `<stop offset=".32" stop-color="${tone.mid}"/><stop offset="1" stop-color="${tone.deep}"/>` +
    "</radialGradient></defs>" +
    `<rect width="${w}" height="${h}" fill="${tone.deep}"/><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
  for (let k = 0; k < 10; k++) {
    const [x, y, q, o] = [rnd() * w, rnd() * h * 0.6, 0.4 + rnd() * 1.1, 0.25 + rnd() * 0.5];
    s +=
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${q.toFixed(1)}" fill="${tone.ink}"` +
      ` opacity="${o.toFixed(2)}"/>`;
  }
  s +=
    `<use href="#riftforce-${guild}" x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}"` +
    ` fill="${tone.ink}" color="${tone.ink}"/>`;
  for (let k = 0; k < n; k++) {
    const t = k / (n - 1);
    const line = ridge(tone.ridge, rnd, w, h * (0.64 + 0.34 * t), h * (0.15 - 0.07 * t));
    s += ground(tone, line, w, h, t, 0.44, 0.31);
  }
  pictures.set(key, s);
  return s;
}
