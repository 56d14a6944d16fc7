// How Riftbound is painted: its icons, and a picture for every card. Colors are in `colors.ts`.
import type { ChampionPlace } from "./position";
import { ground, ridge, seededRandom, toneProperties, type Tone } from "../../ui/art";
import { addColors, addIcons } from "../../ui/icons";
import type { CardFace } from "../../wire";
import { DOMAIN_TONES, NO_DOMAIN } from "./colors";
import { symbolOf } from "./domain_icons";
import { DOMAINS } from "./views";

const ICONS: Record<string, string> = {
  ...Object.fromEntries(DOMAINS.map((domain) => [domain, symbolOf(domain)])),
  none: '<path d="M12 3l9 9-9 9-9-9z"/>',
  buff: '<path d="M12 2l10 10h-5.500v10h-9V12H2z"/>',
  shield: '<path d="M12 1.500l9 3v7c0 5.500-4 9-9 11-5-2-9-5.500-9-11v-7z"/>',
  stun:
    '<path d="M12 1l2.400 6.200L21 4.500l-2.600 6.300L23 15l-6.400.800L16 23l-4.500-5-5 4.500.6-7L1' +
    ' 14l4.800-4L3.500 4l6 2.800z"/>',
  sword:
    '<path d="M21.500 2.500l-1.200 5.300-8.800 8.800-4.100-4.100 8.800-8.800z"/>' +
    '<path class="stroke" d="M4.500 11.500l8 8M7.800 16.200L3 21"/>',
  turned: '<path class="stroke" d="M4 20V9a6 6 0 0 1 6-6h5"/><path d="M13-1.500L22 4l-9 5.500z"/>',
  worn: '<path d="M1 4h22v5c-4 0-7 2-7 5.500 0 2 3 2 3 4V21H5v-2.500c0-2 3-2 3-4C8 11 5 9 1 9z"/>',
  rune: '<path d="M12 1l9.500 5.500v11L12 23l-9.500-5.500v-11z"/>',
  fade: '<path d="M5 2h14v3l-5 7 5 7v3H5v-3l5-7-5-7z"/>',
  focus: '<path d="M12 1l11 11-11 11L1 12z"/><path class="cut-stroke" d="M6 12l4-2.5 3.5 4L18 11"/>',
  target: '<circle class="stroke" cx="12" cy="12" r="8"/><path class="stroke" d="M12 1v5M12 18v5M1 12h5M18 12h5"/>',
  bin: '<path class="stroke" d="M4 6h16M7 6l1 15h8l1-15M9.5 6V3h5v3"/>',
};

/** The icon of where a Chosen Champion is. */
export const CHAMPION_ICONS: Record<ChampionPlace, string> = {
  play: "u-check",
  chain: "u-check",
  hidden: "u-help",
  hand: "u-hand",
  trash: "riftbound-bin",
  banished: "u-x",
  deck: "u-deck",
  unseen: "u-help",
};

let prepared = false;

/** Puts the icons and colors of this game on the page, once. */
export function addDomainIcons(): void {
  if (prepared) return;
  prepared = true;
  addIcons("riftbound", ICONS);
  addColors("riftbound", DOMAIN_TONES);
}

export const toneOf = (face: CardFace | undefined): Tone => DOMAIN_TONES[face?.domains[0] ?? ""] ?? NO_DOMAIN;

/** The tones of a card as custom properties; a card of two domains has both. */
export function toneStyle(face: CardFace | undefined): string {
  const tone = toneOf(face);
  const other = DOMAIN_TONES[face?.domains[1] ?? ""] ?? tone;
  return `${toneProperties(tone)};--tone-ink-2:${other.ink};--tone-mid-2:${other.mid}`;
}

const pictures = new Map<string, string>();

/** What stands in the land: stones for a unit, a gate for a legend, a crack in the sky for a spell. */
function figure(face: CardFace | undefined, rnd: () => number, w: number, h: number, rim: string): string {
  const stone = (x: number, base: number, tall: number, wide: number): string => {
    const lean = (rnd() - 0.5) * wide * 0.3;
    const points =
      `M${x - wide / 2} ${base}L${x - wide / 2 + lean} ${base - tall * 0.68}L${x - wide / 4 + lean}` +
      ` ${base - tall * 0.92}L${x + lean} ${base - tall}L${x + wide / 3 + lean}` +
      ` ${base - tall * 0.88}L${x + wide / 2 + lean * 0.6} ${base - tall * 0.5}L${x + wide / 2} ${base}z`;
    return (
      `<path d="${points}" fill="#0b0d12" fill-opacity=".88" stroke="${rim}" stroke-width="1.1"` +
      ' stroke-opacity=".85"/>'
    );
  };
  const x = w * (0.42 + rnd() * 0.2);
  const base = h * 0.93;
  switch (face?.kind) {
    case "spell": {
      let [cx, cy] = [w * (0.3 + rnd() * 0.25), -4];
      let line = `M${cx.toFixed(1)} ${cy}`;
      while (cy < h * 0.7) {
        cx += (rnd() - 0.42) * w * 0.2;
        cy += h * (0.1 + rnd() * 0.08);
        line += `L${cx.toFixed(1)} ${cy.toFixed(1)}`;
      }
      return (
        `<path d="${line}" fill="none" stroke="${rim}" stroke-width="5" stroke-opacity=".25"/>` +
        `<path d="${line}" fill="none" stroke="#fff7e6" stroke-width="1.8"/>`
      );
    }
    case "gear":
      return (
        `<path d="M${x - w * 0.13} ${base}l${w * 0.03} ${-h * 0.2}h${w * 0.2}l${w * 0.03} ${h * 0.2}z"` +
        ` fill="#0b0d12" fill-opacity=".88" stroke="${rim}" stroke-opacity=".85"/>` +
        `<path d="M${x} ${base - h * 0.62}l${w * 0.11} ${h * 0.17}l${-w * 0.11} ${h * 0.17}l${-w * 0.11}` +
        ` ${-h * 0.17}z" fill="${rim}" fill-opacity=".3" stroke="${rim}" stroke-width="1.4"/>`
      );
    case "legend":
      return (
        stone(w * 0.3, base, h * 0.6, w * 0.13) +
        stone(w * 0.7, base, h * 0.6, w * 0.13) +
        `<path d="M${w * 0.2} ${base - h * 0.6}h${w * 0.6}v${h * 0.1}h${-w * 0.6}z" fill="#0b0d12"` +
        ` stroke="${rim}" stroke-opacity=".85"/>`
      );
    case "battlefield":
      return "";
    default:
      return face?.supertype === "champion"
        ? stone(x - w * 0.15, base, h * 0.4, w * 0.1) +
            stone(x + w * 0.15, base, h * 0.36, w * 0.1) +
            stone(x, base, h * 0.66, w * 0.15)
        : stone(x, base, h * (0.34 + 0.02 * Math.min(8, face?.might ?? 3)), w * 0.13);
  }
}

/** The picture of a card; the same card always has the same. Markup, made once. */
export function picture(face: CardFace | undefined, name: string, w: number, h: number): string {
  const key = `${name} ${w} ${h} ${face ? 1 : 0}`;
  const made = pictures.get(key);
  if (made !== undefined) return made;
  const tone = toneOf(face);
  const other = DOMAIN_TONES[face?.domains[1] ?? ""] ?? tone;
  const rnd = seededRandom(name);
  const id = `rb-${key.replaceAll(/[^a-z0-9]+/g, "-")}`;
  const [cx, cy, r] = [w * (0.3 + rnd() * 0.4), h * 0.36, h * 0.22];
  let s =
    `<defs><radialGradient id="${id}" cx="${(cx / w).toFixed(2)}" cy=".36" r=".85">` +
    `<stop offset="0" stop-color="${tone.ink}" stop-opacity=".8"/>` +
    `<stop offset=".35" stop-color="${tone.mid}"/>` +
    `<stop offset="1" stop-color="${other === tone ? tone.deep : other.mid}"/></radialGradient></defs>` +
    `<rect width="${w}" height="${h}" fill="${tone.deep}"/><rect width="${w}" height="${h}" fill="url(#${id})"/>`;
  for (let k = 0; k < 10; k++) {
    s +=
      `<circle cx="${(rnd() * w).toFixed(0)}" cy="${(rnd() * h * 0.6).toFixed(0)}"` +
      ` r="${(0.4 + rnd()).toFixed(1)}" fill="${tone.ink}" opacity="${(0.3 + rnd() * 0.4).toFixed(2)}"/>`;
  }
  const sign = face?.domains[0] ?? "none";
  s +=
    `<use href="#riftbound-${sign}" x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}"` +
    ` fill="${tone.ink}" color="${tone.ink}" opacity=".9"/>`;
  const land = (k: number, n: number): string => {
    const t = k / (n - 1);
    const layer = k % 2 ? other : tone;
    const line = ridge(layer.ridge, rnd, w, h * (0.62 + 0.36 * t), h * (0.16 - 0.07 * t));
    return ground(layer, line, w, h, t, 0.42, 0.3);
  };
  const n = face?.kind === "battlefield" ? 6 : 4;
  for (let k = 0; k < n - 1; k++) s += land(k, n);
  s += figure(face, rnd, w, h, tone.ink) + land(n - 1, n);
  pictures.set(key, s);
  return s;
}
