import { expect, test } from "vitest";
import { botsFor, joinSeats, optionDefault, seatOption, splitSeats } from "../src/lobby/options";
import type { BotInfo, Catalogue, ModeInfo, OptionInfo } from "../src/wire";

const option = (name: string, kind: OptionInfo["kind"], standard: string): OptionInfo => ({
  name,
  kind,
  label: name,
  help: "",
  default: standard,
  choices: [],
  sizes: [],
  low: 0,
  high: 0,
  advanced: false,
});
const mode = (name: string, options: OptionInfo[]): ModeInfo => ({
  mode: name,
  label: name,
  help: "",
  seats: [2],
  sized_by: "",
  sides: [0, 1],
  options,
});
const bot = (name: string, modes: string[]): BotInfo => ({
  bot: name,
  label: name,
  strength: "",
  help: "",
  games: [],
  modes,
});
const DECKS = option("decks", "decks", "annie / garen");
const CATALOGUE = {
  games: [
    {
      game: "realm",
      label: "",
      help: "",
      modes: [mode("duel", [option("first", "choice", "random"), DECKS]), mode("plain", [])],
      summary: "",
    },
  ],
  bots: [bot("weak", ["realm/duel", "realm/plain"]), bot("strong", ["realm/duel"])],
} as unknown as Catalogue;

test("a mode whose seats bring something has an option for it", () => {
  expect(seatOption(CATALOGUE, "realm", "duel")).toBe(DECKS);
  expect(seatOption(CATALOGUE, "realm", "plain")).toBeUndefined();
  expect(seatOption(null, "realm", "duel")).toBeUndefined();
});

test("its value holds something for each seat", () => {
  expect(splitSeats(DECKS.default)).toEqual(["annie", "garen"]);
  expect(joinSeats(splitSeats(DECKS.default))).toBe(DECKS.default);
});

test("an option that a table does not mention has its default", () => {
  expect(optionDefault(CATALOGUE, { game: "realm", mode: "duel" }, "first")).toBe("random");
  expect(optionDefault(CATALOGUE, { game: "realm", mode: "duel" }, "unknown")).toBe("");
  expect(optionDefault(CATALOGUE, { game: "unknown", mode: "duel" }, "first")).toBe("");
});

test("only bots that play the mode are offered", () => {
  expect(botsFor(CATALOGUE, "realm", "duel").map((one) => one.bot)).toEqual(["weak", "strong"]);
  expect(botsFor(CATALOGUE, "realm", "plain").map((one) => one.bot)).toEqual(["weak"]);
  expect(botsFor(null, "realm", "duel")).toEqual([]);
});
