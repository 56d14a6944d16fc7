// The colors of the domains and how their land is drawn: four tones each, and a kind of ridge.
import type { Tone } from "../../ui/art";
import type { Domain } from "./views";

export const DOMAIN_TONES: Record<string, Tone> = {
  fury: {
    ink: "#F57055",
    mid: "#8B3D2D",
    face: "#4A1F16",
    deep: "#230C07",
    ridge: "spike",
    hue: 33,
    chroma: 0.17,
  },
  calm: {
    ink: "#53C48E",
    mid: "#006A42",
    face: "#003822",
    deep: "#00190D",
    ridge: "wave",
    hue: 160,
    chroma: 0.13,
  },
  mind: {
    ink: "#63ADF6",
    mid: "#1D5B92",
    face: "#0E2F4E",
    deep: "#041526",
    ridge: "facet",
    hue: 250,
    chroma: 0.13,
  },
  body: {
    ink: "#EEA244",
    mid: "#7F4A00",
    face: "#442600",
    deep: "#201000",
    ridge: "claw",
    hue: 68,
    chroma: 0.14,
  },
  chaos: {
    ink: "#B68DEC",
    mid: "#65478A",
    face: "#35244A",
    deep: "#180F23",
    ridge: "drip",
    hue: 303,
    chroma: 0.14,
  },
  order: {
    ink: "#E8D66B",
    mid: "#675800",
    face: "#362E00",
    deep: "#181400",
    ridge: "step",
    hue: 100,
    chroma: 0.13,
  },
} satisfies Record<Domain, Tone>;

/** The domains on the picture of the game, which has the same dark ground in every theme: stronger than `ink`. */
export const PICTURE_COLORS: Record<Domain, string> = {
  fury: "#f0603f",
  calm: "#3fc48e",
  mind: "#5aa9f0",
  body: "#f2a23a",
  chaos: "#b98cf0",
  order: "#ebd95a",
};

/** Cards of no domain: stone. */
export const NO_DOMAIN: Tone = {
  ink: "#B9C0CC",
  mid: "#555D6B",
  face: "#2C313B",
  deep: "#14171D",
  ridge: "facet",
  hue: 260,
  chroma: 0.02,
};
