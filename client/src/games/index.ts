// The games: one folder each. Of games that the server does not offer, nothing is loaded. Of the others, `entry.ts` is
// loaded at first, and `index.ts` when the game is shown.
import { t, texts } from "../shell/i18n.svelte";
import { ACTIONS, type Action } from "../shell/keys.svelte";
import type { Catalogue } from "../wire";
import type { GameEntry, GameModule, GameSetup } from "./module";

const entryFiles = import.meta.glob<{ default: GameEntry }>("./*/entry.ts");
const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const entries = new Map<string, GameEntry>();
const NO_ENTRY: GameEntry = {};

/** Loads the entries of the games in the catalogue. Pages are shown afterwards. */
export async function loadEntries(catalogue: Catalogue | null): Promise<void> {
  await Promise.all(
    (catalogue?.games ?? []).map(async ({ game }) => {
      const found = (await entryFiles[`./${game}/entry.ts`]?.())?.default;
      if (found?.links) await texts.load(`${game}/menu`);
      if (found) entries.set(game, found);
    }),
  );
}

/** What is known of a game before it is loaded; an empty entry for a game that has no folder here. */
export function entryOf(game: string): GameEntry {
  return entries.get(game) ?? NO_ENTRY;
}

/** The games in the catalogue with their entries. */
export function entriesOf(catalogue: Catalogue | null): { game: string; entry: GameEntry }[] {
  return catalogue?.games.map(({ game }) => ({ game, entry: entryOf(game) })) ?? [];
}

const loading = new Map<string, Promise<GameModule>>();

/** Loads a game and prepares it; a game that only the server knows gets the plain board. */
export function loadGame(game: string): Promise<GameModule> {
  let made = loading.get(game);
  if (!made) {
    made = load(game);
    made.catch(() => loading.delete(game));
    loading.set(game, made);
  }
  return made;
}

async function load(game: string): Promise<GameModule> {
  const [{ default: found }] = await Promise.all([
    modules[`./${game}/index.ts`]?.() ?? import("./plain"),
    texts.load(`${game}/browser`),
    texts.load("playing"),
  ]);
  await found.prepare?.();
  return found;
}

/** Loads what a game adds to the pages where a table is set and joined; for most options that is nothing. */
export async function loadSetup(game: string): Promise<GameSetup> {
  const setup = entryOf(game).setup;
  if (!setup) return {};
  const [{ default: found }] = await Promise.all([setup(), texts.load(`${game}/browser`)]);
  return found;
}

/** The names of all players: those of the seats, then of players without a seat, as their game calls them. */
export function playerNames(seats: string[], sides: number[], game: GameModule | null): string[] {
  return sides.map((_, player) => seats[player] ?? (game?.unseated ? t(game.unseated) : ""));
}

/** The games that have a lesson, in the order of the catalogue. */
export function lessonsOf(catalogue: Catalogue | null): string[] {
  return entriesOf(catalogue)
    .filter(({ entry }) => entry.lesson)
    .map(({ game }) => game);
}

/** The address of a game's lesson; "" if it has none. */
export function lessonPath(catalogue: Catalogue | null, game: string): string {
  const at = lessonsOf(catalogue).indexOf(game);
  return at < 0 ? "" : at === 0 ? "/learn" : `/learn/${game}`;
}

/** The keys that do something, here or in a game: yielding is of use only where a seat may pass by itself. */
export function actionsOf(catalogue: Catalogue | null, game = ""): Action[] {
  const yields = game ? entryOf(game).autopass : yielding(catalogue).length;
  return ACTIONS.filter((action) => action !== "yield" || yields);
}

/** What a key does. */
export function actionText(catalogue: Catalogue | null, action: Action): string {
  return t(`key-${action}-does`, { games: yielding(catalogue).join(", ") });
}

function yielding(catalogue: Catalogue | null): string[] {
  return catalogue?.games.filter((one) => entryOf(one.game).autopass).map((one) => one.label) ?? [];
}
