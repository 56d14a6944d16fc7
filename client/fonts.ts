// The letters we ship: of two typefaces, what our three languages need, and no more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FROM = "node_modules/@fontsource";
export const FONTS = "node_modules/.fonts"; // where they are made; `@fonts` in style sheets

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
// What every page shows; letters with accents come in files of their own, and only where there are any.
const BASIC = `${range(0x20, 0x7e)}\u00a0«·»×\u2009–—‘’‚“”„•…\u202f‹›←↑→↓−`;
const ACCENTED = `${range(0xa1, 0xff).replace(/[«·»×]/g, "")}ŒœŸ€™`;
const CYRILLIC = `${range(0x400, 0x45f)}Ґґʼ№`;
const FILES: [name: string, from: string, text: string][] = [
  ["fira-sans-condensed-basic-500", "fira-sans-condensed-latin-500", BASIC],
  ["fira-sans-condensed-basic-700", "fira-sans-condensed-latin-700", BASIC],
  ["fira-sans-condensed-accented-500", "fira-sans-condensed-latin-500", ACCENTED],
  ["fira-sans-condensed-accented-700", "fira-sans-condensed-latin-700", ACCENTED],
  ["fira-sans-condensed-cyrillic-500", "fira-sans-condensed-cyrillic-500", CYRILLIC],
  ["fira-sans-condensed-cyrillic-700", "fira-sans-condensed-cyrillic-700", CYRILLIC],
  ["philosopher-basic-700", "philosopher-latin-700", BASIC.replace(/\d/g, "")],
  ["philosopher-accented-700", "philosopher-latin-700", ACCENTED],
  ["philosopher-cyrillic-700", "philosopher-cyrillic-700", CYRILLIC],
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
      for (const [name, from, text] of FILES) {
        const family = from.replace(/-(latin|cyrillic)-\d+$/, "");
        const whole = readFileSync(`${FROM}/${family}/files/${from}-normal.woff2`);
        writeFileSync(
          `${FONTS}/${name}.woff2`,
          await subsetFont(whole, text, { ...KEPT, keepFeatures: [...KEPT.keepFeatures] }),
        );
      }
    },
  };
}
