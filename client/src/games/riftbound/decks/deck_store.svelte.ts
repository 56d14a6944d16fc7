// The decks of the user: built-in ones, and their own, kept in the account or else in this browser.
import type { DeckSheet, Pool, SavedDeck } from "../http";
import { deckApi } from "./api";
import { appState } from "../../../shell/app_state.svelte";
import { texts } from "../../../shell/i18n.svelte";
import { LIMITS } from "../../../wire";

const KEY = "riftable.decks";

export interface OwnDeck extends SavedDeck {
  here: boolean; // in this browser only
}

function stored(): SavedDeck[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found)
      ? (found as SavedDeck[]).filter((deck) => typeof deck?.text === "string" && typeof deck.name === "string")
      : [];
  } catch {
    return [];
  }
}

class DeckStore {
  #here = $state.raw<SavedDeck[]>(stored());
  #account = $state.raw<SavedDeck[]>([]);

  /** My decks, the last one changed first. */
  get mine(): OwnDeck[] {
    const all = [
      ...this.#account.map((deck) => ({ ...deck, here: false })),
      ...this.#here.map((deck) => ({ ...deck, here: true })),
    ];
    return all.sort((a, b) => b.touched - a.touched);
  }

  find(id: string): OwnDeck | undefined {
    return this.mine.find((deck) => deck.id === id);
  }

  async load(): Promise<void> {
    this.#account = appState.me?.account ? (await deckApi.list()).decks : [];
  }

  /** Keeps a deck, in place of the one with this id; its id. */
  async keep(id: string, name: string, sheet: DeckSheet, legend: string): Promise<string> {
    const old = this.find(id);
    if (appState.me?.account && !old?.here) {
      const before = new Set(this.#account.map((deck) => deck.id));
      this.#account = (await deckApi.keep({ id, name, text: sheet.text })).decks;
      return id || (this.#account.find((deck) => !before.has(deck.id))?.id ?? "");
    }
    const own = old ? id : `here-${Date.now().toString(36)}`;
    const deck: SavedDeck = { id: own, name, text: sheet.text, legend, playable: sheet.playable, touched: Date.now() };
    this.#write([deck, ...this.#here.filter((one) => one.id !== own)].slice(0, LIMITS.decks));
    return own;
  }

  async drop(id: string): Promise<void> {
    if (this.find(id)?.here) this.#write(this.#here.filter((deck) => deck.id !== id));
    else this.#account = (await deckApi.drop(id)).decks;
  }

  #write(decks: SavedDeck[]): void {
    this.#here = decks;
    localStorage.setItem(KEY, JSON.stringify(decks));
  }
}

export const deckStore = new DeckStore();

const pools = new Map<string, Promise<Pool>>();

/** All cards and the decks that come along, in the present language, asked for once. */
export function pool(): Promise<Pool> {
  const lang = texts.lang;
  let made = pools.get(lang);
  if (!made) {
    made = deckApi.pool();
    made.catch(() => pools.delete(lang));
    pools.set(lang, made);
  }
  return made;
}
