// The requests about decks.
import { request } from "../../../shell/api";
import type { DeckSheet, SaveDeck, MyDecks, Pool } from "../http";

export const deckApi = {
  pool: () => request<Pool>("GET", "decks/pool"),
  check: (text: string) => request<DeckSheet>("POST", "decks/check", { text }),
  list: () => request<MyDecks>("GET", "decks"),
  keep: (body: SaveDeck) => request<MyDecks>("POST", "decks", body),
  drop: (id: string) => request<MyDecks>("POST", "decks/drop", { id }),
};
