// Written by tools/wire.py from the models of the game's routes (`make wire`). Do not edit by hand.
import type { CardFace } from "../../wire";

/** A list of cards as people write it, a line of notation, or a deck code. */
export interface DeckText { text: string }

/** Keep this deck in my account, in place of the one with this id if there is one. */
export interface SaveDeck {
  name: string
  text: string
  id?: string // ""
}

/** What goes with a legend, by place in `Pool.cards`: in its Main Deck, and as its Chosen Champion.
 *  
 *  There is one for each legend, also for those that cannot be played yet. */
export interface LegendFit { legend: string; cards: number[]; champions: number[] }

/** A deck that comes along. */
export interface PoolDeck { name: string; label: string; domains: string[]; text: string }

/** A set of cards, by what its numbers begin with. */
export interface CardSet { key: string; label: string }

/** All cards that can be played, with their text, and the decks that come along. */
export interface Pool {
  cards: CardFace[]
  numbers: string[]
  sets: CardSet[]
  banned: string[]
  ban_date: string
  fits: LegendFit[]
  decks: PoolDeck[]
}

/** So many of a card, or of the runes of a domain. */
export interface DeckCount { name: string; n: number }

/** So many of something that cannot be in a deck, as it was written; "" is no part in particular. */
export interface ListedEntry { part: string; text: string; n: number }

/** Something that is wrong with a deck. A `word` that is no card has the title that is nearest to it. */
export interface DeckProblem { key: string; text: string; word: string; guess: string }

/** All there is to say of a deck: what is in it, and what is wrong. Cards by their names in notation. */
export interface DeckSheet {
  known: string
  legend: string
  champion: string
  main: DeckCount[]
  runes: DeckCount[]
  fields: string[]
  side: DeckCount[]
  apart: ListedEntry[]
  unplayable: CardFace[]
  total: number
  legal: boolean
  supported: boolean
  playable: boolean
  problems: DeckProblem[]
  value: string
  text: string
  code: string
}

/** A deck kept in an account. */
export interface SavedDeck {
  id: string
  name: string
  text: string
  legend: string
  playable: boolean
  touched: number
}

/** All decks kept in my account. */
export interface MyDecks { decks: SavedDeck[] }
