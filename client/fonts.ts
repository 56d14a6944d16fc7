// The letters we ship: of two typefaces, what our three languages need, and no more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FROM = "node_modules/@fontsource";
export const FONTS = "node_modules/.fonts"; // where they are made; `@fonts` in style sheets

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™←↑→↓−\u2009\u202f`;
const CYRILLIC = `${range(0x400, 0x45f)}Ґґʼ№`;
const FILES: [name: string, text: string][] = [
  ["fira-sans-condensed-latin-500", LATIN],
  ["fira-sans-condensed-latin-700", LATIN],
  ["fira-sans-condensed-cyrillic-500", CYRILLIC],
  ["fira-sans-condensed-cyrillic-700", CYRILLIC],
  ["philosopher-latin-700", LATIN.replace(/\d/g, "")],
  ["philosopher-cyrillic-700", CYRILLIC],
];
// Kerning, figures of one width, accents in their places. Hints for screens of the last century are half of a font.
const KEPT = {
  targetFormat: "woff2",
  keepFeatures: ["kern", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"],
  noHinting: true,
} as const;

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      mkdirSync(FONTS, { recursive: true });
      for (const [name, text] of FILES) {
        const family = name.replace(/-(latin|cyrillic)-\d+$/, "");
        const whole = readFileSync(`${FROM}/${family}/files/${name}-normal.woff2`);
        writeFileSync(
          `${FONTS}/${name}.woff2`,
          await subsetFont(whole, text, { ...KEPT, keepFeatures: [...KEPT.keepFeatures] }),
        );
      }
    },
  };
}
