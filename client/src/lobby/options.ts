// Options of the rules and bots, as the catalogue describes them.
import { t } from "../shell/i18n.svelte";
import type { BotInfo, Catalogue, OptionInfo } from "../wire";

const BETWEEN_SEATS = " / "; // in the value of an option that holds something for each seat

const optionsOf = (catalogue: Catalogue | null, game: string, mode: string): OptionInfo[] =>
  catalogue?.games.find((one) => one.game === game)?.modes.find((one) => one.mode === mode)?.options ?? [];

/** Whether an option says what each seat brings. */
export const isSeatOption = (option: OptionInfo): boolean => option.kind === "decks";

/** The option of a mode that says what each seat brings, such as a deck; undefined if seats bring nothing. */
export const seatOption = (catalogue: Catalogue | null, game: string, mode: string): OptionInfo | undefined =>
  optionsOf(catalogue, game, mode).find(isSeatOption);

/** What each seat brings, of the value of such an option. */
export const splitSeats = (value: string): string[] => value.split(BETWEEN_SEATS);

/** The value of an option that says what each seat brings. */
export const joinSeats = (values: string[]): string => values.join(BETWEEN_SEATS);

/** What an option means at a table whose settings do not mention it. */
export const optionDefault = (catalogue: Catalogue | null, at: { game: string; mode: string }, name: string): string =>
  optionsOf(catalogue, at.game, at.mode).find((option) => option.name === name)?.default ?? "";

/** What a bot is called where one is chosen: by its strength, if that is known. */
export const botChoice = (bot: BotInfo): string =>
  bot.strength ? t("bot-choice", { strength: bot.strength, name: bot.label }) : bot.label;

/** The bots that play a mode, weakest first. */
export const botsFor = (catalogue: Catalogue | null, game: string, mode: string): BotInfo[] =>
  catalogue?.bots.filter((bot) => bot.modes.includes(`${game}/${mode}`)) ?? [];
