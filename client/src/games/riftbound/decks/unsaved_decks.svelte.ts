// Decks that were changed in the editor and not kept yet. They stay in this browser until they are kept or discarded.
const KEY = "riftable.unsaved-decks";
const MAX_DECKS = 30; // the oldest are forgotten first

/** What the editor held when it was left. */
export interface UnsavedDeck {
  place: string; // where it is edited, as in the address after /decks: "new", "from/garen", "mine/3"
  name: string;
  text: string;
}

function load(): UnsavedDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(found)) return [];
    return (found as (UnsavedDeck | null)[]).filter(
      (deck): deck is UnsavedDeck =>
        typeof deck?.place === "string" && typeof deck.name === "string" && typeof deck.text === "string",
    );
  } catch {
    return [];
  }
}

/** A list that is kept in the browser. */
export class UnsavedDecks {
  #decks = $state.raw<UnsavedDeck[]>(load());

  at(place: string): UnsavedDeck | undefined {
    return this.#decks.find((deck) => deck.place === place);
  }

  keep(deck: UnsavedDeck): void {
    this.#change(deck.place, [deck]);
  }

  drop(place: string): void {
    if (this.at(place)) this.#change(place, []);
  }

  /** Another tab may have changed other decks meanwhile. */
  #change(place: string, now: UnsavedDeck[]): void {
    this.#decks = [...load().filter((deck) => deck.place !== place), ...now].slice(-MAX_DECKS);
    localStorage.setItem(KEY, JSON.stringify(this.#decks));
  }
}

export const unsavedDecks = new UnsavedDecks();
