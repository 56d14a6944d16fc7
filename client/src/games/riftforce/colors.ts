// The colors of the guilds and how their land is drawn: four tones each, and a kind of ridge.

import { toneProperties, type Tone } from "../../ui/art";
import type { Guild } from "./views";

export const TONES: Record<string, Tone> = {
  fire: {
    ink: "#FF8B44",
    mid: "#884117",
    face: "#48220B",
    deep: "#230D03",
    ridge: "spike",
    hue: 48,
    chroma: 0.17,
  },
  earth: {
    ink: "#C1946F",
    mid: "#774D2A",
    face: "#43260A",
    deep: "#210E01",
    ridge: "step",
    hue: 60,
    chroma: 0.075,
  },
  light: {
    ink: "#FAEA89",
    mid: "#675800",
    face: "#362E00",
    deep: "#181400",
    ridge: "dune",
    hue: 100,
    chroma: 0.12,
  },
  plant: {
    ink: "#71D268",
    mid: "#2F672A",
    face: "#173615",
    deep: "#081806",
    ridge: "wave",
    hue: 142,
    chroma: 0.17,
  },
  water: {
    ink: "#5AACFF",
    mid: "#225A93",
    face: "#112F4F",
    deep: "#051426",
    ridge: "wave",
    hue: 252,
    chroma: 0.15,
  },
  ice: {
    ink: "#A4EBFD",
    mid: "#146272",
    face: "#003540",
    deep: "#00181F",
    ridge: "facet",
    hue: 215,
    chroma: 0.075,
  },
  shadow: {
    ink: "#A28ACD",
    mid: "#614A87",
    face: "#33254B",
    deep: "#170F24",
    ridge: "dune",
    hue: 300,
    chroma: 0.1,
  },
  crystal: {
    ink: "#EEAFFF",
    mid: "#71427F",
    face: "#3C2244",
    deep: "#1B0D20",
    ridge: "facet",
    hue: 318,
    chroma: 0.13,
  },
  thunderbolt: {
    ink: "#FFC921",
    mid: "#715300",
    face: "#3C2B00",
    deep: "#1C1200",
    ridge: "spike",
    hue: 88,
    chroma: 0.17,
  },
  air: {
    ink: "#C8E5E4",
    mid: "#445E5D",
    face: "#1F3231",
    deep: "#081717",
    ridge: "wave",
    hue: 195,
    chroma: 0.03,
  },
  acid: {
    ink: "#C2EB32",
    mid: "#4E6103",
    face: "#283304",
    deep: "#111701",
    ridge: "drip",
    hue: 122,
    chroma: 0.2,
  },
  beast: {
    ink: "#E1AD63",
    mid: "#7C4C00",
    face: "#422700",
    deep: "#1F1000",
    ridge: "claw",
    hue: 74,
    chroma: 0.11,
  },
  lava: {
    ink: "#FA6961",
    mid: "#8B3B36",
    face: "#4A1E1B",
    deep: "#240B0A",
    ridge: "claw",
    hue: 26,
    chroma: 0.18,
  },
  love: {
    ink: "#FF89B4",
    mid: "#873A58",
    face: "#481D2E",
    deep: "#220B14",
    ridge: "wave",
    hue: 358,
    chroma: 0.15,
  },
  magnet: {
    ink: "#8D9DF5",
    mid: "#475195",
    face: "#242A4F",
    deep: "#0E1226",
    ridge: "step",
    hue: 275,
    chroma: 0.13,
  },
  music: {
    ink: "#52D7C1",
    mid: "#006B5A",
    face: "#00382F",
    deep: "#001A14",
    ridge: "wave",
    hue: 180,
    chroma: 0.12,
  },
  sand: {
    ink: "#DFCC99",
    mid: "#675626",
    face: "#392C06",
    deep: "#1B1300",
    ridge: "dune",
    hue: 90,
    chroma: 0.07,
  },
  star: {
    ink: "#D4E5FF",
    mid: "#4A5874",
    face: "#242D42",
    deep: "#0C1323",
    ridge: "facet",
    hue: 265,
    chroma: 0.05,
  },
} satisfies Record<Guild, Tone>;

/** The tones of a guild as custom properties. */
export function tones(guild: string): string {
  const tone = TONES[guild];
  return tone ? toneProperties(tone) : "";
}

/** A card's name is its guild and its number: fire5. */
export function guildOf(card: string): string {
  return card.replace(/\d+$/, "");
}

export function numberOf(card: string): number {
  return Number(/\d+$/.exec(card)?.[0] ?? 0);
}
