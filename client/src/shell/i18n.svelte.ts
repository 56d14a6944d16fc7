// The interface in three languages: Fluent files, one language loaded at a time. Game text comes from the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../wire";

export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "Français", uk: "Українська" };

// All texts, by part and language. This is the one place that knows where they are. A part is "guide", "puzzles",
// "review", "statistics", "study", "playing" (what the first page does not say), or, of a game, "<game>/browser":
// what is needed once the game is loaded; "<game>/menu": what menus of all pages say.
const COMMON_FOLDER = "../../../src/riftable/language/locales";
const common = import.meta.glob<string>(
  "../../../src/riftable/language/locales/{table,playing,guide,puzzles,review,statistics,study}.*.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
const GAMES_FOLDER = "../../../src/riftable/games";
const games = import.meta.glob<string>(
  ["../../../src/riftable/games/*/locales/*.*.ftl", "!**/locales/lessons.*.ftl"], // the server says what coaches say
  {
    query: "?raw",
    import: "default",
  },
);
const COMMON = "table"; // the part that every page needs

class Texts {
  lang = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Map<string, Promise<void>>(); // what is wanted beside the common texts

  /** The text of a key; a gap shows as the key, and a test finds it. */
  t(key: string, values?: Record<string, FluentVariable>): string {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return `⟨${key}⟩`;
    return this.#bundle.formatPattern(message.value, values, []);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  async setLanguage(lang: Language): Promise<void> {
    const source = await sourceOf(COMMON, lang);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    for (const part of this.#parts.keys()) bundle.addResource(new FluentResource(await sourceOf(part, lang)));
    this.#bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** Loads more texts, which stay. A game may have none of a kind, and one that only the server knows has none. */
  load(part: string): Promise<void> {
    const known = this.#parts.get(part);
    if (known) return known;
    const opening = Promise.resolve().then(() => this.setLanguage(this.lang));
    this.#parts.set(part, opening);
    opening.catch(() => this.#parts.delete(part));
    return opening;
  }
}

async function sourceOf(part: string, lang: Language): Promise<string> {
  const [game, kind] = part.split("/");
  if (kind) return games[`${GAMES_FOLDER}/${game}/locales/${kind}.${lang}.ftl`]?.() ?? "";
  const load = common[`${COMMON_FOLDER}/${part}.${lang}.ftl`];
  if (!load) throw new Error(`no texts ${part} in ${lang}`);
  return load();
}

export const texts = new Texts();
export const t = (key: string, values?: Record<string, FluentVariable>): string => texts.t(key, values);
/** A label and what it says, with a colon between them as the language writes it. */
export const pair = (what: string, how: string | number): string => t("label-value", { what, how: String(how) });

/** The language to begin with: as chosen before, else what the browser prefers, else English. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem("riftable.lang"), ...navigator.languages].map((name) =>
    (name ?? "").slice(0, 2),
  );
  return (wanted.find((name) => (LANGUAGES as readonly string[]).includes(name)) as Language | undefined) ?? "en";
}
